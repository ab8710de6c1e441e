"""Match files in the format of Jellyfish, read by GNU Backgammon, eXtreme Gammon and others.

A game has two columns, one for each player. A line has one turn of each; a cube action is a turn.
Names above the columns are in ASCII; the comments at the top have the original names.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from bot.export.match import Match, rounds_of
from bot.export.names import latin, quotable
from bot.table.rounds import Turn
from bot.table.table import Table
from bot.table.values import Result
from rules.game import FIRST

_COLUMN: Final = 36
"""Width of the left column in characters; the longest play has 31."""
_MAX_NAME: Final = 31
"""How many characters of a name GNU Backgammon reads."""
_PLACES: Final = {"bar": "25", "off": "0"}
_PATH: Final = re.compile(r"(?P<path>[^()]+)(?:\((?P<times>\d)\))?")
_CUBE: Final = {"take": " Takes", "drop": " Drops"}
_VARIATIONS: Final = {"backgammon": "Backgammon", "narde": "Long narde"}
_NOTES: Final = {
    "narde": (
        "; Long narde, written like a backgammon match: each player's 15 checkers start on",
        "; their own point 24, both move in the same direction, 24 to 1, and nothing is hit.",
    )
}


def write_mat(match: Match) -> str:
    """Return a match of backgammon, or a game of narde in the same format."""
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
    """Return the names above the columns: all different, and without a colon."""
    names = [latin(name.replace(":", " "))[:_MAX_NAME].strip() for name in match.names]
    names = [name or f"Player {at}" for at, name in enumerate(names, start=1)]
    if len(set(names)) < len(names):
        names = [f"{name[: _MAX_NAME - 2]} {at}" for at, name in enumerate(names, start=1)]
    return names


def _game(table: Table, names: list[str]) -> Iterator[str]:
    left, right = (f"{name} : {points}" for name, points in zip(names, table.score, strict=True))
    yield f" Game {table.game_number}"
    yield f" {left:<{_COLUMN + 3}} {right}"
    rows = _rows(table)
    numbers = [f"{at:3})" for at, _ in enumerate(rows, start=1)]
    result = table.result
    if result:
        _add_result(rows, _wins(table, result), result)
    for head, (left, right) in zip((*numbers, " " * 4), rows, strict=False):
        # After a short line GNU Backgammon would read the end of the line before it again.
        yield f"{head} {left:<{_COLUMN}}{right}"


def _rows(table: Table) -> list[list[str]]:
    """Return the text of both columns, a row for each round."""
    rows: list[list[str]] = []
    cube = 1
    for played in rounds_of(table):
        rows.append(["", ""])
        for turn in played.turns:
            cube *= 2 if turn.text == "double" else 1
            rows[-1][turn.seat] = _turn(turn, cube)
    return rows


def _add_result(rows: list[list[str]], text: str, result: Result) -> None:
    """Write the result into the next free row of the winner's column, beside a drop."""
    winner = result.winner or FIRST
    if winner == FIRST or not rows or rows[-1][winner]:
        rows.append(["", ""])
    rows[-1][winner] = text


def _turn(turn: Turn, cube: int) -> str:
    if turn.text == "double":
        return f" Doubles => {cube}"
    if turn.text in _CUBE:
        return _CUBE[turn.text]
    dice = "".join(map(str, turn.dice))
    return f"{dice}: {'' if turn.text == 'pass' else ' '.join(_steps(turn.text))}".rstrip()


def _steps(play: str) -> Iterator[str]:
    """Yield each step of a play on its own, in numbers: `24/18* 18/13` for `24/18*/13`."""
    for word in play.split():
        found = _PATH.fullmatch(word)
        path, times = (found["path"], int(found["times"] or 1)) if found else (word, 1)
        for _ in range(times):
            for start, end in pairwise(path.split("/")):
                yield f"{_place(start.rstrip('*'))}/{_place(end)}"
            path = path.replace("*", "")


def _place(place: str) -> str:
    return _PLACES.get(place, place)


def _wins(table: Table, result: Result) -> str:
    """Return the last entry of a game."""
    text = f" Wins {result.points} point{'s' if result.points != 1 else ''}"
    return f"{text} and the match" if _decides_match(table, result) else text


def _decides_match(table: Table, result: Result) -> bool:
    length = int(table.setup.options.get("match", 0))
    winner = result.winner or FIRST
    return 0 < length <= table.score[winner] + result.points
