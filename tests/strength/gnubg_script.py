"""Runs inside GNU Backgammon: reads dice and checkers, and prints the play it finds best."""

import sys

ANSWER = "play: "
PLIES = 2
_SPACES = 25
_PLACES = {25: "bar", 0: "off"}


def _name(place: int) -> str:
    return _PLACES.get(place, str(place))


def _answer() -> None:
    import gnubg  # type: ignore[import-not-found]  # noqa: PLC0415 - only GNU Backgammon's own Python has it

    cubeful, prune, deterministic, noise = 0, 1, 1, 0.0
    context = gnubg.evalcontext(cubeful, PLIES, prune, deterministic, noise)
    cube = gnubg.cubeinfo(1, -1, 1, 1, (0, 0), 0, 0)
    for command in ("set automatic roll off", "set automatic game off", "new match 1"):
        gnubg.command(command)
    gnubg.command("set player 0 human")
    gnubg.command("set player 1 human")
    gnubg.command("set turn 1")
    for line in sys.stdin:
        high, low, *counts = map(int, line.split())
        gnubg.command(f"set dice {high} {low}")
        board = counts[:_SPACES], counts[_SPACES:]
        places = gnubg.findbestmove(board, cube, context)
        steps = zip(places[::2], places[1::2], strict=True)
        play = " ".join(f"{_name(start)}/{_name(end)}" for start, end in steps if start)
        print(f"\n{ANSWER}{play}", flush=True)


if "gnubg" in sys.modules or __name__ == "__main__":
    _answer()
