"""Runs inside GNU Backgammon: reads positions, and prints plays and decisions with the cube.

A line has the dice (0 0 asks about the cube), the cube and its owner, the length of the match, both
scores, whether it is the Crawford game, and the checkers of both sides, those of the mover last.
The answer about the cube is its verdict, and what taking and dropping are worth to the mover.
"""

import sys

ANSWER = "answer: "
PLIES = 2
_SPACES = 25
_PLACES = {25: "bar", 0: "off"}
_MOVER = 1


def _name(place: int) -> str:
    return _PLACES.get(place, str(place))


def _answer() -> None:
    import gnubg  # type: ignore[import-not-found]  # noqa: PLC0415 - only GNU Backgammon's own Python has it

    cubeful, prune, deterministic, noise = 1, 1, 1, 0.0
    context = gnubg.evalcontext(cubeful, PLIES, prune, deterministic, noise)
    for command in ("set automatic roll off", "set automatic game off", "new match 1"):
        gnubg.command(command)
    gnubg.command("set player 0 human")
    gnubg.command("set player 1 human")
    gnubg.command(f"set turn {_MOVER}")
    for line in sys.stdin:
        high, low, cube, owner, length, other, own, crawford, *counts = map(int, line.split())
        stakes = gnubg.cubeinfo(cube, owner, _MOVER, length, (other, own), crawford, 0)
        board = counts[:_SPACES], counts[_SPACES:]
        if high:
            gnubg.command(f"set dice {high} {low}")
            places = gnubg.findbestmove(board, stakes, context)
            steps = zip(places[::2], places[1::2], strict=True)
            words = [f"{_name(start)}/{_name(end)}" for start, end in steps if start]
        else:
            _, _, take, drop, verdict, _ = gnubg.cfevaluate(board, stakes, context)
            words = [str(verdict), str(take), str(drop)]
        print(f"\n{ANSWER}{' '.join(words)}", flush=True)


if "gnubg" in sys.modules or __name__ == "__main__":
    _answer()
