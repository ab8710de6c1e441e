"""The board of a table, from the perspective of a player."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.identity import Player, is_computer, shorten_name
from bot.language import Language
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences, Side
from bot.replies.course import Course
from bot.replies.drawings import Board
from bot.replies.news import LastPosition
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from bot.table.positions import load, read_move
from bot.table.table import Table
from bot.texts.names import short_name
from render import Marks
from rules import GAMES
from rules.game import FIRST, Seat
from rules.taps import Taps

_ROOMY: Final = 2
"""How many whole names have room below a board."""


@dataclass(frozen=True, slots=True)
class Perspective:
    """From which side a board is shown, in which theme, and in which language."""

    texts: TableTexts
    seat: Seat = FIRST
    """The seat at the lower edge of the picture."""
    numbers: Seat = FIRST
    """The seat whose numbers the points have."""
    theme: str = PLAYER_DEFAULTS.theme

    @classmethod
    def of(cls, texts: TableTexts, seat: Seat, preferences: PlayerPreferences) -> Self:
        """Return the perspective of a player on a seat."""
        below = FIRST if preferences.side is Side.FIXED else seat
        return cls(texts, below, seat, preferences.theme)


def computer_seats(players: Iterable[Player]) -> frozenset[Seat]:
    """Return the seats of the computers among players who are given in the order of seats."""
    return frozenset(Seat(at) for at, player in enumerate(players) if is_computer(player.id))


def table_board(table: Table, perspective: Perspective) -> Board | None:
    """Return the position with the last move, named once the game is over; None before it."""
    if not table.position:
        return None
    stands = Course(table.setup.game, table.position, last_move=table.last_move)
    board = course_board(stands, table.players, perspective, table.ending)
    return replace(board, names=_names(table.players, perspective.texts) if table.ending else ())


def opening_board(game: str) -> Board | None:
    """Return how a game begins, for somebody who chooses one; None if there is no such game."""
    if game not in GAMES:
        return None
    rules = GAMES[game]
    opening = rules.opening(min(rules.table_sizes), {})
    return Board(position=opening, texts=TableTexts.of(Language.ENGLISH, ()))


def tapped_board(table: Table, taps: Taps[object, object], perspective: Perspective) -> Board:
    """Return the position after the taps so far, with marks on what may be tapped next.

    The last move is seen until something has moved, and a whole move as the board shows it once it
    is made.
    """
    marks = Marks(taps.may_move, taps.may_reach, taps.used_dice)
    board = table_board(table, perspective)
    if board and board.position == taps.position:
        return replace(board, marks=marks)
    if board and taps.move is not None:
        after, used = table.game.play(table.board, taps.move), taps.used_dice
        return replace(board, position=after, last_move=taps.move, before=table.board, dice=used)
    return Board(
        position=taps.position,
        texts=perspective.texts,
        ending=table.ending,
        seat=perspective.seat,
        numbers=perspective.numbers,
        theme=perspective.theme,
        marks=marks,
        computers=computer_seats(table.players),
    )


def final_board(last: LastPosition, perspective: Perspective) -> Board:
    """Return how a game stood when it ended, with the names of its players."""
    stood = Course(last.game, last.position, last_move=last.last_move)
    board = course_board(stood, last.players, perspective, last.ended)
    return replace(board, names=_names(last.players, perspective.texts))


def _names(players: Sequence[Player], texts: TableTexts) -> tuple[str, ...]:
    """Return the names below a board, where more than two have little room."""
    if len(players) <= _ROOMY:
        return texts.names
    return tuple(shorten_name(short_name(player, texts)) for player in players)


def course_board(
    course: Course,
    players: Iterable[Player],
    perspective: Perspective,
    ending: Ended | None = None,
) -> Board:
    """Return how a game stands, with its last move."""
    last = course.last_move
    return Board(
        position=course.board,
        texts=perspective.texts,
        ending=ending,
        seat=perspective.seat,
        numbers=perspective.numbers,
        theme=perspective.theme,
        last_move=last and read_move(course.game, last.before, last.text),
        before=last and load(course.game, last.before),
        dice=last.dice if last else (),
        computers=computer_seats(players),
    )
