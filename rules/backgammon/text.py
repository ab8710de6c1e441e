"""Reads the position text: XGID, with or without `XGID=` before it, or an id of GNU Backgammon.

`-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10` is board, cube, its owner, turn, dice, the two
scores, Crawford or Jacoby, match length, highest cube. Two things that XGID cannot say follow a
semicolon: `;opening` before the opening roll and `;dropped` after a double was dropped.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from rules.backgammon.cube import why_not_double
from rules.backgammon.gnu_id import as_xgid
from rules.backgammon.position import (
    DOUBLED_DICE,
    ROUTES,
    SIGNS,
    START,
    SUFFIXES,
    Cube,
    Match,
    Phase,
    Position,
)
from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat
from rules.points.board import CHECKERS, OFF, count_checkers, read_board, read_dice, write_board

_PARTS: Final[Mapping[str, str]] = {
    "board": r"[-a-o][-A-Oa-o]{24}[-A-O]",
    "cube": r"[0-9]|1[0-9]",
    "cube owner": r"1|-1|0",
    "turn": r"1|-1",
    "dice": rf"00|[1-6]{{2}}|{DOUBLED_DICE}",
    "score of seat 1": r"[0-9]{1,3}",
    "score of seat 2": r"[0-9]{1,3}",
    "crawford or jacoby": r"[0-3]",
    "match length": r"[0-9]{1,3}",
    "highest cube": r"[0-9]|1[0-9]",
}
_OPENING: Final = SUFFIXES[Phase.OPENING].removeprefix(";")
_DROPPED: Final = SUFFIXES[Phase.DROPPED].removeprefix(";")
_BEAVERS: Final = 2
"""XGID's bit for a rule that is not played here; it is ignored."""
_SEATS: Final = {str(sign): seat for seat, sign in SIGNS.items()}
_PHASES: Final = {
    ("", False): Phase.TO_ROLL,
    ("", True): Phase.DOUBLED,
    (_OPENING, False): Phase.OPENING,
    (_DROPPED, True): Phase.DROPPED,
}


def load(text: str) -> Position:
    """Return the position; raise UnreadablePosition if there is none like it."""
    body, _, suffix = _find(text).partition(";")
    fields = body.strip().split(":")
    if len(fields) != len(_PARTS):
        raise UnreadablePosition(text, WrongShape("XGID"))
    parts = dict(zip(_PARTS, fields, strict=True))
    suffix = suffix.strip().lower()
    flaw = _unreadable(parts, suffix) or count_checkers(parts["board"])
    if flaw:
        raise UnreadablePosition(text, flaw)
    position = _position(parts, suffix)
    for wrong, part in _contradictions(position):
        if wrong:
            raise UnreadablePosition(text, WrongPart(part, parts.get(part, suffix)))
    return position


def _find(text: str) -> str:
    """Return the XGID in what was pasted: by itself, after `XGID=`, or as GNU's ids say it."""
    named = re.search(r"XGID\s*=\s*(.*)", text, re.IGNORECASE)
    return named[1].strip() if named else as_xgid(text) or text.strip()


def _unreadable(parts: Mapping[str, str], suffix: str) -> Flaw | None:
    for name, found in parts.items():
        if not re.fullmatch(_PARTS[name], found):
            return WrongPart(name, found)
    if (suffix, parts["dice"]) in {(_OPENING, "00"), (_DROPPED, DOUBLED_DICE)} or not suffix:
        return None
    return WrongPart("suffix", suffix)


def _position(parts: Mapping[str, str], suffix: str) -> Position:
    flag, length = int(parts["crawford or jacoby"]), int(parts["match length"])
    sides = read_board(parts["board"], ROUTES)
    dice = read_dice(parts["dice"], sides)
    return Position(
        sides=sides,
        turn=Seat(0) if suffix == _OPENING else Seat(int(parts["turn"] == "-1")),
        dice=dice,
        phase=Phase.ROLLED if dice else _PHASES[suffix, parts["dice"] == DOUBLED_DICE],
        cube=Cube(int(parts["cube"]), _SEATS[parts["cube owner"]], int(parts["highest cube"])),
        match=Match(
            length,
            (int(parts["score of seat 1"]), int(parts["score of seat 2"])),
            crawford=bool(length and flag),
            jacoby=bool(not length and flag & ~_BEAVERS and int(parts["highest cube"])),
        ),
    )


def _contradictions(position: Position) -> Iterator[tuple[bool, str]]:
    """Yield for each part of the text whether it contradicts the others."""
    cube, match = position.cube, position.match
    near = match.length - 1
    doubled = position.phase in {Phase.DOUBLED, Phase.DROPPED}
    yield all(side[OFF] == CHECKERS for side in position.sides), "board"
    yield cube.log > cube.highest, "cube"
    yield cube.owner is not None and not cube.log, "cube owner"
    for seat, score in enumerate(match.score):
        yield 0 < match.length <= score, f"score of seat {seat + 1}"
    one_away = match.score.count(near)
    crawford = one_away == 1 or (one_away and not near)
    yield match.crawford and (cube.log > 0 or not crawford), "crawford or jacoby"
    finished = any(side[OFF] == CHECKERS for side in position.sides)
    yield doubled and (finished or why_not_double(position) is not None), "dice"
    if position.phase is Phase.OPENING:
        yield cube.log > 0 or write_board(position.sides, ROUTES) != START, "suffix"
