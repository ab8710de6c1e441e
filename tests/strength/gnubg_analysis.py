"""GNU Backgammon's analysis of a recorded game, to be compared with ours."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.export import Match
from bot.export.mat import write_mat
from bot.table.table import Table

PLIES: Final = 2
"""As GNU Backgammon counts them: its two are three elsewhere."""
_SIDES: Final = "XO"
_MARK: Final = "the match: "
_SETTINGS: Final = (
    "set threads 1",
    # Its money games have the Jacoby rule unless it is told otherwise, and ours have not: with it
    # no gammon counts before the first double, so doubles and plays are worth something else.
    "set jacoby off",
    f"set analysis chequerplay evaluation plies {PLIES}",
    "set analysis chequerplay evaluation cubeful on",
    f"set analysis cubedecision evaluation plies {PLIES}",
    "set analysis cubedecision evaluation cubeful on",
)
_SCRIPT: Final = f"""
import gnubg, json
for command in {_SETTINGS!r}:
    gnubg.command(command)
gnubg.command('import mat "match.mat"')
gnubg.command('analyse match')
print({_MARK!r} + json.dumps(gnubg.match(1, 0, 1, 0)))
"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What GNU Backgammon says of one player in one game."""

    moves: int
    move_loss: float
    cube: int
    cube_loss: float


@dataclass(frozen=True, slots=True)
class GnubgAnalysis:
    """A game: what each seat lost, and what each play lost, by its number among all moves."""

    verdicts: tuple[Verdict, Verdict]
    losses: dict[int, float]


def analyse(table: Table) -> GnubgAnalysis:
    """Let GNU Backgammon analyse a game."""
    program = shutil.which("gnubg", path=f"{os.environ.get('PATH', '')}:/usr/games") or "gnubg"
    with TemporaryDirectory() as folder:
        Path(folder, "match.mat").write_text(write_mat(Match((table,))))
        Path(folder, "script.py").write_text(_SCRIPT)
        told = subprocess.run(  # noqa: S603 - our own script
            [program, "-t", "-q", "-r", "-p", "script.py"],
            cwd=folder,
            env={**os.environ, "HOME": folder},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
            text=True,
        )
    (line,) = (line for line in told.stdout.splitlines() if line.startswith(_MARK))
    (game,) = json.loads(line.removeprefix(_MARK))["games"]
    first, second = (_verdict(game["stats"][side]) for side in _SIDES)
    return GnubgAnalysis((first, second), dict(_losses(game["game"])))


def _verdict(stats: dict[str, Any]) -> Verdict:
    moves, cube = stats["moves"], stats["cube"]
    return Verdict(
        moves["unforced-moves"], moves["error-skill"], cube["close-cube"], cube["error-skill"]
    )


def _losses(actions: list[dict[str, Any]]) -> Iterator[tuple[int, float]]:
    """Yield what each play lost beside the best; the list has the best first."""
    for number, action in enumerate(actions):
        found = action.get("analysis", {})
        if action["action"] == "move" and found.get("moves"):
            best, played = found["moves"][0], found["moves"][found.get("imove", 0)]
            yield number, best["score"] - played["score"]
