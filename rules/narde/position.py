"""A narde position: checkers, whose turn, dice. A frozen value, and its text.

`------------o-----------O-:1:00` is board, turn and dice. The board is in White's numbering (seat
0, upper case); Black starts on White's 12 and walks 12 to 1, then 24 to 13. `;opening` stands
behind it until somebody has won the first throw.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat
from rules.narde.movement import begin_turn, forbidden_block, legal_results
from rules.points.board import (
    ALONG,
    CHECKERS,
    HALF_ROUND,
    OFF,
    Route,
    count_checkers,
    read_board,
    read_dice,
    write_board,
)
from rules.points.position import Race
from rules.points.turn import Results, Turn

ROUTES: Final[tuple[Route, Route]] = (ALONG, HALF_ROUND)
START: Final = "------------o-----------O-"
_OPENING: Final = "opening"
_PARTS: Final[Mapping[str, str]] = {
    "board": r"-[-A-Oa-o]{24}-",
    "turn": r"1|-1",
    "dice": r"00|[1-6]{2}",
    "suffix": rf"|{_OPENING}",
}


@dataclass(frozen=True, slots=True)
class StandingBlock(Flaw):
    """A seat holds six points in a row with no opposing checker past them."""

    seat: int
    points: tuple[int, ...]


class Phase(Enum):
    """What the game is waiting for."""

    OPENING = auto()
    """the throw of one die each that decides who starts"""
    TO_ROLL = auto()
    """the seat to throw"""
    ROLLED = auto()
    """the seat to play the dice"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Race):
    """Everything the rules look at."""

    routes: ClassVar[tuple[Route, Route]] = ROUTES

    phase: Phase = Phase.OPENING

    @property
    def current_turn(self) -> Turn:
        """Return what the seat to play has before it: checkers, dice, and where they may go."""
        return begin_turn(self.sides[self.turn], self.sides[self.other], *self.dice)

    @property
    def results(self) -> Results:
        """Return every state that the turn can legally end in."""
        return legal_results(self.sides[self.turn], self.sides[self.other], *self.dice)


def start_position() -> Position:
    """Return the position before the opening throw."""
    return Position(sides=read_board(START, ROUTES))


def dump(position: Position) -> str:
    """Write a position."""
    board = write_board(position.sides, ROUTES)
    dice = "".join(map(str, position.dice)) or "00"
    suffix = f";{_OPENING}" if position.phase is Phase.OPENING else ""
    return f"{board}:{-1 if position.turn else 1}:{dice}{suffix}"


def load(text: str) -> Position:
    """Read a position, or raise why there can be none like it."""
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
    """Both sides cannot have finished, and the opening throw comes before anything else.

    Nor can a forbidden block stand: the opponent's foremost checker only ever goes on.
    """
    board = parts["board"]
    sides = read_board(board, ROUTES)
    if all(side[OFF] == CHECKERS for side in sides):
        return WrongPart("board", board)
    for seat, side in enumerate(sides):
        if block := forbidden_block(side, sides[1 - seat]):
            return StandingBlock(seat, block)
    if parts["suffix"] and (board, parts["dice"]) != (START, "00"):
        return WrongPart("suffix", parts["suffix"])
    return None
