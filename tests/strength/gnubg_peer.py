"""GNU Backgammon as a player: a process that is asked for one move at a time."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

from rules.backgammon import Double, Drop, Phase, Position, Take
from rules.backgammon.position import Move
from rules.points.board import BAR
from tests.strength.backgammon_players import GAME
from tests.strength.gnubg_script import ANSWER, PLIES

_PROGRAM: Final = "gnubg"
_PLACES: Final = "/usr/games:/usr/bin:/usr/local/bin"
_DOUBLES: Final = {0, 1, 5, 7, 8}
"""Its verdicts that call for a double: double or redouble, to be taken, dropped or beavered."""
_SCRIPT: Final = Path(__file__).with_name("gnubg_script.py")


def is_installed() -> bool:
    """Return whether GNU Backgammon is on this machine."""
    return shutil.which(_PROGRAM, path=_PLACES) is not None


class Gnubg:
    """GNU Backgammon, as it counts plies: its two are three elsewhere."""

    def __enter__(self) -> Self:
        program = shutil.which(_PROGRAM, path=_PLACES) or _PROGRAM
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [program, "--tty", "--quiet", "--no-rc", "--python", str(_SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    def choose(self, position: Position, seed: str) -> Move | None:  # noqa: ARG002 - it has no noise
        """Return its move; None if it rolls where it might have doubled."""
        moves = GAME.legal_moves(position)
        if position.phase is Phase.ROLLED:
            return moves[0] if len(moves) == 1 else GAME.parse(self._ask(position), position)
        verdict, take, drop = self._ask(position).split()
        if position.phase is Phase.DOUBLED:
            return Take() if float(take) < float(drop) else Drop()
        return Double() if int(verdict) in _DOUBLES else None

    def _ask(self, position: Position) -> str:
        """Ask about a position: see `gnubg_script` for the numbers."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(" ".join(map(str, number_position(position))) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(ANSWER):
                return line.removeprefix(ANSWER).strip()
        raise EOFError

    def __str__(self) -> str:
        return f"GNU Backgammon {PLIES}-ply"


def number_position(position: Position) -> Iterator[int]:
    """Yield what it is told about a position: see `gnubg_script`."""
    turn, other, cube, match = position.turn, position.other, position.cube, position.match
    yield from position.dice if position.phase is Phase.ROLLED else (0, 0)
    yield from (cube.value, -1 if cube.owner is None else int(cube.owner == turn))
    yield from (match.length, match.score[other], match.score[turn], int(match.crawford))
    for seat in (other, turn):
        yield from position.sides[seat][1 : BAR + 1]
