"""GNU Backgammon reads our match files, and sees the same match.

It is a program of its own (Debian: `apt install gnubg`). In CI it has to be there.
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bot.export import Match
from bot.export.mat import write_mat
from bot.export.match import rounds_of
from bot.table.rounds import Turn
from bot.table.table import Table
from bot.table.values import Cause, Setup
from tests.bot.export.matches import named, played
from tests.bot.export.readers import read_mat
from tests.effort import often

GNUBG = shutil.which("gnubg", path=f"{os.environ.get('PATH', '')}:/usr/games")
SIDES = "XO"
MARK = "the match: "
SCRIPT = f"""
import gnubg, json
gnubg.command('import mat "match.mat"')
print({MARK!r} + json.dumps(gnubg.match(0, 0, 1, 0)))
"""
CUBE = Setup("backgammon", options={"match": 7, "cube": True})
PLAIN = Setup("backgammon", options={"match": 3})
MONEY = Setup("backgammon", options={"cube": True})


@pytest.fixture(autouse=True)
def program() -> None:
    """Skip the test if the program is missing, unless it is promised to be there."""
    if GNUBG is None and not os.environ.get("CI"):
        pytest.skip("gnubg is not installed here; on Debian: apt install gnubg")
    assert GNUBG, "CI installs gnubg with .ci/run"


def imported(match: Match, folder: Path) -> dict[str, Any]:
    """Return a match as GNU Backgammon reads it from our file."""
    (folder / "match.mat").write_text(write_mat(match))
    told = run(SCRIPT, folder)
    lines = [line for line in told.splitlines() if line.startswith(MARK)]
    assert lines, told
    return dict(json.loads(lines[0].removeprefix(MARK)))


def run(script: str, folder: Path) -> str:
    """Let GNU Backgammon run a script in a folder, and return what it says."""
    (folder / "script.py").write_text(script)
    told = subprocess.run(  # noqa: S603 - the program that was found above
        [str(GNUBG), "-t", "-q", "-p", "script.py"],
        cwd=folder,
        env={**os.environ, "HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return told.stdout + told.stderr


@pytest.mark.parametrize("setup", [CUBE, PLAIN, MONEY], ids=["cube", "plain", "money"])
@pytest.mark.parametrize("seed", range(often(1, 3)))
def test_it_sees_the_match_that_was_played(setup: Setup, seed: int, tmp_path: Path) -> None:
    match = played(setup, seed)
    seen = imported(match, tmp_path)
    assert seen["match-info"]["match-length"] == setup.options.get("match", 0)
    assert seen["match-info"]["date"] == [1, 1, 1970]
    check_games(seen, match)
    for game, table in zip(seen["games"], match.games, strict=True):
        check_end(game["info"], table)


def check_games(seen: dict[str, Any], match: Match) -> None:
    """Check who played, and everything that was done; that our file has it is tested elsewhere."""
    _, written = read_mat(write_mat(match))
    assert len(seen["games"]) == len(written)
    for game, ours in zip(seen["games"], written, strict=True):
        assert tuple(seen["match-info"][side]["name"] for side in SIDES) == ours.names
        actions = [_seen(action) for action in game["game"] if action["action"] != "resign"]
        assert actions == [_done(turn) for turn in ours.turns]


def check_end(info: dict[str, Any], table: Table) -> None:
    """Check the score before a game, and how it ended."""
    result = table.result
    assert result
    assert table.ending
    assert (info["score-X"], info["score-O"]) == table.score
    if not rounds_of(table):
        return  # It does not read the end of a game that was resigned before the first move.
    assert info["winner"] == SIDES[result.winner or 0]
    assert info["points-won"] == result.points
    assert info["resigned"] == (table.ending.cause == Cause.RESIGNED)
    assert info.get("crawford", False) == table.board.match.crawford


@pytest.mark.parametrize(
    "name",
    [
        'Анна: "Ann"; [x]',
        "Game 2",
        "Wins 1 point",
        "3) 31: 8/5 6/5",
        "7 point match",
        "two\nlines",
        "🎲",
        "Ben",
        "x" * 99,
    ],
)
def test_no_name_keeps_it_from_reading(name: str, tmp_path: Path) -> None:
    match = named(played(CUBE), [name, "Ben"])
    check_games(imported(match, tmp_path), match)


def test_it_reads_a_match_in_progress(tmp_path: Path) -> None:
    match = played(CUBE, lines=60)
    seen = imported(match, tmp_path)
    assert match.latest.playing
    check_games(seen, match)
    assert seen["games"][-1]["info"]["winner"] is None


def _seen(action: dict[str, Any]) -> tuple[object, ...]:
    """Return what a side did: the dice, and each step on its own."""
    steps = sorted(map(tuple, action.get("move", ())))
    return action["player"], action["action"], tuple(action.get("dice", ())), steps


def _done(turn: Turn) -> tuple[object, ...]:
    if not turn.dice:
        return SIDES[turn.seat], turn.text, (), []
    steps = re.findall(r"(\d+)/(\d+)", turn.text)
    return SIDES[turn.seat], "move", turn.dice, sorted((int(a), int(b)) for a, b in steps)
