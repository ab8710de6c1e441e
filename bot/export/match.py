"""What is exported: a match, or a single game."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.table.log import lines
from bot.table.rounds import Round, rounds
from bot.table.table import Table
from bot.table.values import Result, Setup
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Match:
    """The games of a match that are remembered, in order; the last one may be on."""

    games: tuple[Table, ...]

    @property
    def latest(self) -> Table:
        """Return the last game."""
        return self.games[-1]

    @property
    def setup(self) -> Setup:
        """Return what is agreed."""
        return self.latest.setup

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the players are called, in the order of seats."""
        return tuple(player.name for player in self.latest.players)

    @property
    def began(self) -> datetime:
        """Return when the first game began that is remembered."""
        return began(self.games[0])


def began(table: Table) -> datetime:
    """Return when a game began."""
    return datetime.fromtimestamp(table.log[0].at / 1000, UTC)


def number(table: Table) -> int:
    """Return which game of the match it is."""
    return len(table.results) + 1


def score(table: Table) -> tuple[int, ...]:
    """Return the points of each seat before the game."""
    return tuple(points(table.results, Seat(seat)) for seat in range(len(table.players)))


def points(results: tuple[Result, ...], seat: Seat) -> int:
    """Return how many points a seat has won."""
    return sum(result.points for result in results if result.winner == seat)


def rounds_of(table: Table) -> tuple[Round, ...]:
    """Return what was played, without what was taken back."""
    return rounds(lines(table.log))


def result_of(table: Table) -> Result | None:
    """Return how the game ended; None while it is on, and if it was stopped."""
    return table.ending.result if table.ending else None
