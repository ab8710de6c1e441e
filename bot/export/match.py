"""A match or a single game to be exported."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.table.lines import lines
from bot.table.rounds import Round, rounds
from bot.table.table import Table
from bot.table.values import Setup


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


def rounds_of(table: Table) -> tuple[Round, ...]:
    """Return what was played, without moves that were taken back."""
    return rounds(lines(table.log))
