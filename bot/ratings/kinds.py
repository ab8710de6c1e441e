"""What is rated by itself: a game with a number of players."""

from typing import Final, NamedTuple

from rules import GAMES


class Kind(NamedTuple):
    """A game for so many players."""

    game: str
    seats: int

    @property
    def key(self) -> str:
        """Return what it is called where scores are kept."""
        return f"{self.game}-{self.seats}"


KINDS: Final = tuple(
    Kind(game, seats) for game in GAMES for seats in sorted(GAMES[game].table_sizes)
)
"""Every kind there is, in the order of the catalogue."""
