"""A game to step through: how it stood at the opening, and after each of its lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from bot.replies.boards import Perspective, course_board
from bot.replies.course import Course
from bot.replies.drawings import Board
from bot.replies.move_list import heading, tell_turn
from bot.replies.moves import tell_line
from bot.replies.results import tell_end
from bot.replies.table_texts import TableTexts
from bot.table.events import Gone, Rolled
from bot.table.lines import lines
from bot.table.rounds import Part, rounds
from bot.table.table import Table
from bot.texts.names import game_name
from rules.game import FIRST, Seat


@dataclass(frozen=True, slots=True)
class Row:
    """A move in a list of moves, or a departure."""

    line: int
    """How many lines lead to the position after it."""
    round: int
    seat: Seat
    text: str


def follow(table: Table) -> tuple[Course, ...]:
    """Return the course of a game, from the opening to the last line. This is slow."""
    opening = Course(table.setup.game, table.opening)
    return tuple(accumulate(lines(table.log), Course.after, initial=opening))


@dataclass(frozen=True, slots=True)
class Steps:
    """A game and its course; moves that were taken back are not part of it."""

    table: Table
    courses: tuple[Course, ...]

    @property
    def count(self) -> int:
        """Return how many lines there are."""
        return len(self.courses) - 1

    def seat_of(self, written: str) -> Seat:
        """Return the seat that has this number, from 0; the first if none has."""
        seats = {str(seat): Seat(seat) for seat in range(len(self.table.players))}
        return seats.get(written, FIRST)

    def board(self, number: int, perspective: Perspective) -> Board:
        """Return the board after some lines; with the last one the game may have ended."""
        ending = self.table.ending if number == self.count else None
        return course_board(self.courses[number], self.table.players, perspective, ending)

    def title(self, texts: TableTexts) -> str:
        """Return what was played, and by whom."""
        return f"{game_name(self.table.setup.game, texts)} · {heading(self.table, texts)}"

    def result(self, texts: TableTexts) -> str:
        """Return how the game ended; empty while it is played."""
        return " ".join(tell_end(self.table.ending, (), texts)) if self.table.ending else ""

    def told(self, texts: TableTexts) -> tuple[str, ...]:
        """Return what has just happened at the opening and after each line.

        How the game ended is told with the last line.
        """
        *before, last = self._told(texts)
        return (*before, f"{last} {self.result(texts)}".rstrip())

    def _told(self, texts: TableTexts) -> Iterator[str]:
        yield texts.say("news-began", players=texts.seating(self.table.setup.game))
        for line, course in zip(lines(self.table.log), self.courses[:-1], strict=True):
            yield " ".join(tell_line(line, course, texts))

    def rows(self, texts: TableTexts) -> Iterator[Row]:
        """Yield the moves and departures. A roll has no row of its own."""
        game = lines(self.table.log)
        ends = [at for at, line in enumerate(game, start=1) if not isinstance(line, Rolled)]
        parts = [(each.number, part) for each in rounds(game) for part in each.parts]
        earlier: list[str] = []
        for end, (number, part) in zip(ends, parts, strict=True):
            yield Row(end, number, part.seat, self._row_text(part, texts, earlier))
            if not isinstance(part, Gone):
                earlier.append(part.text)

    def _row_text(self, part: Part, texts: TableTexts, earlier: list[str]) -> str:
        if isinstance(part, Gone):
            return texts.say(f"news-gone-{part.cause}", player=texts.name(part.seat))
        return tell_turn(part, texts, self.table.game, earlier)
