"""Match files as Jellyfish wrote them, and GNU Backgammon, eXtreme Gammon and others read them.

A game has two columns, one for each player. A line is a turn of both; what is done with the cube is
a turn of its own. Names are ASCII in the columns, and as they are in the comments above.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from bot.export.match import Match, number, result_of, rounds_of, score
from bot.export.names import latin, quotable
from bot.table.rounds import Turn
from bot.table.table import Table
from bot.table.values import Result
from rules.game import FIRST

_COLUMN: Final = 36
"""Characters of the left column; the longest play has 31."""
_LONGEST_NAME: Final = 31
"""Characters that GNU Backgammon keeps of a name."""
_PLACES: Final = {"bar": "25", "off": "0"}
_JOURNEY: Final = re.compile(r"(?P<path>[^()]+)(?:\((?P<times>\d)\))?")
_CUBE: Final = {"take": " Takes", "drop": " Drops"}
_VARIATIONS: Final = {"backgammon": "Backgammon", "narde": "Long narde"}
_NOTES: Final = {
    "narde": (
        "; Long narde, written in the manner of a backgammon match: 15 checkers start on each",
        "; player's own point 24, both move the same way round, 24 to 1, and nothing is hit.",
    )
}


def write_mat(match: Match) -> str:
    """Return a match of backgammon, or a game of narde in the same manner."""
    length = match.setup.options.get("match", 0)
    names = _column_names(match)
    lines = [*_head(match), "", f" {length} point match", ""]
    for table in match.games:
        lines += [*_game(table, names), ""]
    return "\n".join(lines)


def _head(match: Match) -> Iterator[str]:
    yield from _NOTES.get(match.setup.game, ())
    tags = {
        "Site": "Parlour",
        **{f"Player {at}": quotable(name) for at, name in enumerate(match.names, start=1)},
        "EventDate": f"{match.began:%Y.%m.%d}",
        "EventTime": f"{match.began:%H.%M}",
        "Variation": _VARIATIONS[match.setup.game],
    }
    if match.setup.game == "backgammon":
        tags["Crawford"] = "On" if match.setup.options.get("match") else "Off"
        tags["Jacoby"] = "On" if match.setup.options.get("jacoby") else "Off"
        tags["UseCube"] = "On" if match.setup.options.get("cube") else "Off"
    for tag, value in tags.items():
        yield f'; [{tag} "{value}"]'


def _column_names(match: Match) -> list[str]:
    """Return the names as they stand above the columns: each another one, without a colon."""
    names = [latin(name.replace(":", " "))[:_LONGEST_NAME].strip() for name in match.names]
    names = [name or f"Player {at}" for at, name in enumerate(names, start=1)]
    if len(set(names)) < len(names):
        names = [f"{name[: _LONGEST_NAME - 2]} {at}" for at, name in enumerate(names, start=1)]
    return names


def _game(table: Table, names: list[str]) -> Iterator[str]:
    left, right = (f"{name} : {points}" for name, points in zip(names, score(table), strict=True))
    yield f" Game {number(table)}"
    yield f" {left:<{_COLUMN + 3}} {right}"
    rows = _rows(table)
    numbers = [f"{at:3})" for at, _ in enumerate(rows, start=1)]
    result = result_of(table)
    if result:
        _add_win(rows, _won(table, result), result)
    for head, (left, right) in zip((*numbers, " " * 4), rows, strict=False):
        # A short line would make GNU Backgammon read the end of the one before it once more.
        yield f"{head} {left:<{_COLUMN}}{right}"


def _rows(table: Table) -> list[list[str]]:
    """Return what stands in the columns, a row for each round."""
    rows: list[list[str]] = []
    cube = 1
    for played in rounds_of(table):
        rows.append(["", ""])
        for turn in played.turns:
            cube *= 2 if turn.text == "double" else 1
            rows[-1][turn.seat] = _turn(turn, cube)
    return rows


def _add_win(rows: list[list[str]], won: str, result: Result) -> None:
    """Write who won into the next free place of his column, beside the other one's drop."""
    winner = result.winner or FIRST
    if winner == FIRST or not rows or rows[-1][winner]:
        rows.append(["", ""])
    rows[-1][winner] = won


def _turn(turn: Turn, cube: int) -> str:
    if turn.text == "double":
        return f" Doubles => {cube}"
    if turn.text in _CUBE:
        return _CUBE[turn.text]
    dice = "".join(map(str, turn.dice))
    return f"{dice}: {'' if turn.text == 'pass' else ' '.join(_steps(turn.text))}".rstrip()


def _steps(play: str) -> Iterator[str]:
    """Yield every step by itself, in numbers: `24/18* 18/13` for `24/18*/13`."""
    for journey in play.split():
        found = _JOURNEY.fullmatch(journey)
        path, times = (found["path"], int(found["times"] or 1)) if found else (journey, 1)
        for _ in range(times):
            for start, end in pairwise(path.split("/")):
                yield f"{_place(start.rstrip('*'))}/{_place(end)}"
            path = path.replace("*", "")


def _place(place: str) -> str:
    return _PLACES.get(place, place)


def _won(table: Table, result: Result) -> str:
    """Return what a game ends with."""
    told = f" Wins {result.points} point{'s' if result.points != 1 else ''}"
    return f"{told} and the match" if _decided(table, result) else told


def _decided(table: Table, result: Result) -> bool:
    length = int(table.setup.options.get("match", 0))
    winner = result.winner or FIRST
    return 0 < length <= score(table)[winner] + result.points
