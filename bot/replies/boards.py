"""The board of a table as somebody sees it."""

from dataclasses import dataclass
from typing import Self

from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences, Side
from bot.replies.drawings import Board
from bot.table.positions import read_move
from bot.table.table import Table
from bot.texts import Texts
from render import Marks
from rules.game import FIRST, Seat
from rules.taps import Taps


@dataclass(frozen=True, slots=True)
class Perspective:
    """Somebody who looks at the board: from where, and how he likes it."""

    texts: Texts
    seat: Seat = FIRST
    theme: str = PLAYER_DEFAULTS.theme

    @classmethod
    def of(cls, texts: Texts, seat: Seat | None, wishes: PlayerPreferences) -> Self:
        """Return how somebody on a seat, or on none, looks at the board."""
        if seat is None or wishes.side is Side.FIXED:
            seat = FIRST
        return cls(texts, seat, wishes.theme)


def table_board(table: Table, eye: Perspective) -> Board | None:
    """Return the position with the last move; None before a game."""
    if not table.position:
        return None
    return _board(table, table.board, eye, last_move=_last_move(table))


def tapped_board(table: Table, taps: Taps[object, object], eye: Perspective) -> Board:
    """Return the position as far as a move has been tapped, with what may be tapped next."""
    marks = Marks(taps.may_move, taps.may_reach, taps.used_dice)
    return _board(table, taps.position, eye, marks=marks)


def _board(
    table: Table,
    position: object,
    eye: Perspective,
    *,
    last_move: object = None,
    marks: Marks | None = None,
) -> Board:
    names = tuple(player.name for player in table.players)
    return Board(
        position=position,
        names=names,
        texts=eye.texts,
        ending=table.ending,
        seat=eye.seat,
        theme=eye.theme,
        last_move=last_move,
        marks=marks or Marks(),
    )


def _last_move(table: Table) -> object:
    last = table.last_move
    return last and read_move(table.setup.game, last.before, last.text)
