"""Reads the position text, such as `------------o-----------O-:1:00`: board, turn and dice.

The board is in White's numbering (seat 0, upper case); Black starts on White's 12 and moves 12 to
1, then 24 to 13. `;opening` follows until the opening roll has decided who starts.
"""

import re
from collections.abc import Mapping
from typing import Final

from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat
from rules.narde.flaws import StandingBlock
from rules.narde.movement import forbidden_block
from rules.narde.position import OPENING_SUFFIX, ROUTES, START, Phase, Position
from rules.points.board import CHECKERS, OFF, count_checkers, read_board, read_dice

_PARTS: Final[Mapping[str, str]] = {
    "board": r"-[-A-Oa-o]{24}-",
    "turn": r"1|-1",
    "dice": r"00|[1-6]{2}",
    "suffix": "|" + OPENING_SUFFIX.removeprefix(";"),
}


def load(text: str) -> Position:
    """Return the position; raise UnreadablePosition if there is none like it."""
    body, _, suffix = text.strip().partition(";")
    fields = [*body.split(":"), suffix]
    if len(fields) != len(_PARTS):
        raise UnreadablePosition(text, WrongShape("board:turn:dice"))
    parts = dict(zip(_PARTS, fields, strict=True))
    flaw = _unreadable(parts) or count_checkers(parts["board"]) or _impossible(parts)
    if flaw:
        raise UnreadablePosition(text, flaw)
    sides = read_board(parts["board"], ROUTES)
    dice = read_dice(parts["dice"], sides)
    return Position(
        sides=sides,
        turn=Seat(0) if suffix else Seat(int(parts["turn"] == "-1")),
        dice=dice,
        phase=Phase.OPENING if suffix else Phase.ROLLED if dice else Phase.TO_ROLL,
    )


def _unreadable(parts: Mapping[str, str]) -> Flaw | None:
    for name, found in parts.items():
        if not re.fullmatch(_PARTS[name], found):
            return WrongPart(name, found)
    return None


def _impossible(parts: Mapping[str, str]) -> Flaw | None:
    """Return what no game can lead to.

    Both sides have finished; a forbidden block stands, although the opponent's foremost checker
    never moves back; or the opening roll comes after something has been played.
    """
    board = parts["board"]
    sides = read_board(board, ROUTES)
    if all(side[OFF] == CHECKERS for side in sides):
        return WrongPart("board", board)
    for seat, side in enumerate(sides):
        if block := forbidden_block(side, sides[1 - seat]):
            return StandingBlock(Seat(seat), block)
    if parts["suffix"] and (board, parts["dice"]) != (START, "00"):
        return WrongPart("suffix", parts["suffix"])
    return None
