"""The table as a page shows it: a board to touch, who sits around it, and what can be done.

A chat that shows a picture and some lines has no use for it, so it is only written when asked for.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import render
from bot.identity import Moment, PlayerId
from bot.replies.boards import Perspective, course_board, table_board
from bot.replies.buttons import Buttons
from bot.replies.choice import Choices
from bot.replies.drawings import Board
from bot.replies.moves import tell_line
from bot.replies.plates import Plate, plates
from bot.replies.scenes import PlayedLine, Scene, turning_points
from bot.replies.status import Status
from bot.replies.touches import Touch, TouchKind
from bot.table.clock import deadline
from bot.table.events import Line, Moved, Rolled
from bot.table.lines import lines
from bot.table.positions import has_dice, load, read_move
from bot.table.table import Table
from bot.table.values import LastMove, Phase
from bot.texts.names import game_name
from render import Area, Marks, Slide
from rules import MOVE_WORDS
from rules.game import PASS, Seat

_MARKED: Final = frozenset({TouchKind.PIECE, TouchKind.TARGET})
_TOLD: Final = 2
"""How many of the latest sentences are shown beside the board, at least."""

_SCENES: Final = 12
"""How many boards before the last one are shown, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pane:
    """A table, for one reader."""

    version: int
    phase: Phase
    game: str
    title: str
    """The name of the game."""
    options: tuple[str, ...]
    """Whatever was agreed beyond what is usual."""
    occasion: str
    """What is special about this game of a match; empty if nothing is."""
    plates: tuple[Plate, ...]
    places: int
    """How many seats are still free."""
    awaited: tuple[str, ...]
    """The names of those who are invited and have not come yet."""
    status: tuple[str, ...]
    """Whose turn it is, or how the game ended."""
    told: tuple[str, ...]
    """What happened last."""
    board: Board | None
    touches: tuple[Touch, ...]
    choices: Choices
    """What can be done besides pressing the board."""
    seal: str
    """The payload that shows the seal of the dice; empty in a game without dice."""
    scenes: tuple[Scene, ...]
    """What was to be seen on the board before it was as it is."""
    slides: tuple[Slide, ...]
    """The way of each piece that the last move carried, in the picture before it."""
    mover: PlayerId | None
    """Who made the last move."""
    dice: tuple[Area, ...]
    """Where the dice lie."""
    rolls: int
    """How many times the dice were rolled in this game."""
    moves: int
    """How many moves led from the opening to the position."""
    seat: Seat
    """The seat at the lower edge of the board."""
    theme: str
    deadline: Moment | None
    """When the time of the player to act runs out."""
    your_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PaneWriter:
    """Writes the pane of a table."""

    table: Table
    at: Moment
    version: int
    perspective: Perspective
    buttons: Buttons
    choices: Choices
    told: tuple[str, ...]
    by_itself: bool
    computers: bool
    offers_computers: bool
    reader: PlayerId | None
    touches: tuple[Touch, ...]
    """What the reader can press on the board."""
    played: tuple[PlayedLine, ...] = ()
    """The lines of the game that are new."""

    def write(self) -> Pane:
        """Return the pane."""
        table, texts = self.table, self.perspective.texts
        board = self._board
        status = Status(
            table,
            self.at,
            texts,
            by_itself=self.by_itself,
            computers=self.computers,
            offers_computers=self.offers_computers,
            reader=self.reader,
            hands_on=True,
        )
        last, said = table.last_move, tuple(dict.fromkeys(status.tell()))
        return Pane(
            version=self.version,
            phase=table.phase,
            game=table.setup.game,
            title=game_name(table.setup.game, texts),
            options=tuple(texts.options(table.setup)),
            occasion=self._occasion,
            plates=plates(table, self.reader, texts),
            places=table.free_places if table.gathering else 0,
            awaited=tuple(guest.name for guest in table.awaited) if table.gathering else (),
            status=said,
            told=self._beside(said) or tuple(self._told(status)),
            board=board,
            touches=self.touches,
            choices=self.choices,
            seal=self.buttons.payload("verify") if has_dice(table.setup.game) else "",
            scenes=tuple(self._scenes())[-_SCENES:],
            slides=self._slides(last),
            mover=self._mover(last),
            dice=self._dice(board),
            rolls=table.rolls,
            moves=self._moves,
            seat=self.perspective.seat,
            theme=self.perspective.theme,
            deadline=deadline(table),
            your_turn=self.reader is not None
            and any(player.id == self.reader for player in table.waited_for),
        )

    @property
    def _board(self) -> Board | None:
        """Return the position, with marks on what can be taken up or reached at once."""
        board = table_board(self.table, self.perspective)
        if board and board.names:
            return replace(board, names=())  # they are around it
        if board is None or not any(touch.kind in _MARKED for touch in self.touches):
            return board
        taps = self.table.taps()
        return replace(board, marks=Marks(taps.may_move, taps.may_reach))

    @property
    def _occasion(self) -> str:
        table = self.table
        found = table.game.occasion(table.board) if table.position else ""
        return self.perspective.texts.say(f"occasion-{found}") if found else ""

    def _beside(self, said: tuple[str, ...]) -> tuple[str, ...]:
        """Return the latest news; of a game that is over, what it meant for the ratings."""
        if self.table.phase is not Phase.FINISHED:
            return self.told[-self._kept :]
        ends = [at for at, sentence in enumerate(self.told) if sentence in said]
        return self.told[ends[-1] + 1 :] if ends else ()

    @property
    def _kept(self) -> int:
        """Return how many sentences are shown: the moves of all others in one round."""
        return max(_TOLD, len(self.table.players) - 1)

    def _told(self, status: Status) -> Iterator[str]:
        if last := status.tell_last_move():
            yield last

    @property
    def _moves(self) -> int:
        return sum(isinstance(line, Moved) for line in lines(self.table.log))

    def _scenes(self) -> Iterator[Scene]:
        """Yield the boards that led here, each with what was told since the one before it."""
        told_from = 0
        for at in turning_points([one.line for one in self.played]):
            since, later = self.played[told_from : at + 1], self.played[at + 1 :]
            yield self._scene(since, [one.line for one in later])
            told_from = at + 1

    def _scene(self, since: Sequence[PlayedLine], later: Sequence[Line]) -> Scene:
        *_, shown = since
        texts, course = self.perspective.texts, shown.after
        board = course_board(course, self.table.players, self.perspective)
        return Scene(
            version=shown.version,
            told=tuple(told for one in since for told in tell_line(one.line, one.before, texts)),
            board=board,
            slides=self._slides(course.last_move),
            mover=self._mover(course.last_move),
            dice=self._dice(board),
            rolls=self.table.rolls - sum(isinstance(line, Rolled) for line in later),
            moves=self._moves - sum(isinstance(line, Moved) for line in later),
        )

    def _mover(self, last: LastMove | None) -> PlayerId | None:
        return self.table.players[last.seat].id if last else None

    def _slides(self, last: LastMove | None) -> tuple[Slide, ...]:
        """Return the ways of the pieces that a move carried."""
        if last is None or last.text in MOVE_WORDS or last.text == PASS:
            return ()
        game = self.table.setup.game
        move = read_move(game, last.before, last.text)
        return render.slides(load(game, last.before), move, seat=self.perspective.seat)

    def _dice(self, board: Board | None) -> tuple[Area, ...]:
        if board is None:
            return ()
        return render.die_areas(board.position, seat=board.seat, dice=board.dice)
