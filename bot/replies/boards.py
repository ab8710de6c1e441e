"""The board of a table as somebody sees it."""

from bot.alt_text import alt_text
from bot.replies.reply import Board
from bot.replies.voice import Voice
from bot.table.positions import load
from bot.table.table import Table
from bot.texts import Texts
from render import Marks, describe
from rules.game import FIRST, Seat
from rules.taps import Taps


def table_board(table: Table, texts: Texts, seat: Seat | None = None) -> Board | None:
    """Return the position with the last move, seen by a seat or by the one to act."""
    if not table.position:
        return None
    viewer = seat if seat is not None else table.to_act
    return _board(table, table.board, viewer or FIRST, texts, last_move=_last_move(table))


def tapped_board(table: Table, taps: Taps[object, object], seat: Seat, texts: Texts) -> Board:
    """Return the position as far as a move has been tapped, with what may be tapped next."""
    marks = Marks(taps.may_move, taps.may_reach, taps.used_dice)
    return _board(table, taps.position, seat, texts, marks=marks)


def _board(  # noqa: PLR0913 - ...
    table: Table,
    position: object,
    viewer: Seat,
    texts: Texts,
    *,
    last_move: object = None,
    marks: Marks | None = None,
) -> Board:
    described = describe(position, seat=viewer, last_move=last_move)
    words = alt_text(described, texts, Voice(texts, table.players).name, table.ending)
    return Board(position, words, viewer, last_move=last_move, marks=marks or Marks())


def _last_move(table: Table) -> object:
    last = table.last_move
    return last and table.game.parse(last.text, load(table.setup.game, last.before))
