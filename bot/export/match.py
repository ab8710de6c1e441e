"""A match or a single game to be exported."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.table.log import lines
from bot.table.rounds import Round, rounds
from bot.table.table import Table
from bot.table.values import Result, Setup
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Match:
    """The stored games of a match, in order; the last one may be in progress."""

    games: tuple[Table, ...]

    @property
    def latest(self) -> Table:
        """Return the last game."""
        return self.games[-1]

    @property
    def setup(self) -> Setup:
        """Return the setup."""
        return self.latest.setup

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names, in the order of seats."""
        return tuple(player.name for player in self.latest.players)

    @property
    def began(self) -> datetime:
        """Return when the first stored game began."""
        return began(self.games[0])


def began(table: Table) -> datetime:
    """Return when a game began."""
    return datetime.fromtimestamp(table.log[0].at / 1000, UTC)


def number(table: Table) -> int:
    """Return the number of the game in its match, from 1."""
    return len(table.results) + 1


def score(table: Table) -> tuple[int, ...]:
    """Return the points of each seat before the game."""
    return tuple(points(table.results, Seat(seat)) for seat in range(len(table.players)))


def points(results: tuple[Result, ...], seat: Seat) -> int:
    """Return how many points a seat has won."""
    return sum(result.points for result in results if result.winner == seat)


def rounds_of(table: Table) -> tuple[Round, ...]:
    """Return what was played, without moves that were taken back."""
    return rounds(lines(table.log))


def result_of(table: Table) -> Result | None:
    """Return the result of a game; None if it is in progress or was stopped."""
    return table.ending.result if table.ending else None
