"""GNU Backgammon as a player: a process that is asked for one play at a time."""

import shutil
import subprocess
from pathlib import Path
from typing import Final, Self

from rules.backgammon import Position
from rules.backgammon.position import Move
from rules.points.board import BAR
from tests.strength.backgammon_players import GAME
from tests.strength.gnubg_script import ANSWER, PLIES

_PROGRAM: Final = "gnubg"
_PLACES: Final = "/usr/games:/usr/bin:/usr/local/bin"
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

    def choose(self, position: Position, seed: str) -> Move:  # noqa: ARG002 - it has no noise
        """Return its play."""
        plays = GAME.legal_moves(position)
        if len(plays) == 1:
            return plays[0]
        return GAME.parse(self._ask(position), position)

    def _ask(self, position: Position) -> str:
        """Ask with the dice and both sides, each in its own numbering, the bar last."""
        assert self._process.stdin
        assert self._process.stdout
        sides = position.sides[position.other], position.sides[position.turn]
        numbers = [*position.dice, *sides[0][1 : BAR + 1], *sides[1][1 : BAR + 1]]
        self._process.stdin.write(" ".join(map(str, numbers)) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(ANSWER):
                return line.removeprefix(ANSWER).strip()
        raise EOFError

    def __str__(self) -> str:
        return f"GNU Backgammon {PLIES}-ply, one-point matches"
