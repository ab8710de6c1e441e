"""The kinds of games that have ratings of their own: a game with a number of players."""

from typing import Final, NamedTuple

from rules import GAMES


class GameKind(NamedTuple):
    """A game for a number of players."""

    game: str
    seats: int

    @property
    def key(self) -> str:
        """Return its name in stored scores: `quoridor-4`."""
        return f"{self.game}-{self.seats}"


GAME_KINDS: Final = tuple(
    GameKind(game, seats) for game in GAMES for seats in sorted(GAMES[game].table_sizes)
)
"""Every kind of game, in the order of the catalogue."""
