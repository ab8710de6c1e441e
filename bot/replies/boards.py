"""The board of a table, from the perspective of a player."""

from dataclasses import dataclass
from typing import Self

from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences, Side
from bot.replies.drawings import Board
from bot.replies.table_texts import TableTexts
from bot.table.positions import read_move
from bot.table.table import Table
from render import Marks
from rules.game import FIRST, Seat
from rules.taps import Taps


@dataclass(frozen=True, slots=True)
class Perspective:
    """From which seat a board is shown, in which theme, and in which language."""

    texts: TableTexts
    seat: Seat = FIRST
    theme: str = PLAYER_DEFAULTS.theme

    @classmethod
    def of(cls, texts: TableTexts, seat: Seat | None, preferences: PlayerPreferences) -> Self:
        """Return the perspective of somebody on a seat, or on none."""
        if seat is None or preferences.side is Side.FIXED:
            seat = FIRST
        return cls(texts, seat, preferences.theme)


def table_board(table: Table, perspective: Perspective) -> Board | None:
    """Return the position with the last move; None before a game."""
    if not table.position:
        return None
    return _board(table, table.board, perspective, last_move=_last_move(table))


def tapped_board(table: Table, taps: Taps[object, object], perspective: Perspective) -> Board:
    """Return the position after the taps so far, with marks on what may be tapped next."""
    marks = Marks(taps.may_move, taps.may_reach, taps.used_dice)
    return _board(table, taps.position, perspective, marks=marks)


def _board(
    table: Table,
    position: object,
    perspective: Perspective,
    *,
    last_move: object = None,
    marks: Marks | None = None,
) -> Board:
    return Board(
        position=position,
        texts=perspective.texts,
        ending=table.ending,
        seat=perspective.seat,
        theme=perspective.theme,
        last_move=last_move,
        marks=marks or Marks(),
    )


def _last_move(table: Table) -> object:
    last = table.last_move
    return last and read_move(table.setup.game, last.before, last.text)
