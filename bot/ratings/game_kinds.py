"""The kinds of games that have ratings of their own.

A kind is a game with a number of players, played among people or with computers at the table.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.engines.games import COMPUTER_GAMES
from bot.identity import Player, is_computer
from rules import GAMES


class GameKind(NamedTuple):
    """A game for a number of players, all of them people unless computers sit at the table."""

    game: str
    seats: int
    computer: bool = False

    @property
    def key(self) -> str:
        """Return its name in stored scores: `quoridor-4`, `quoridor-4-computer`."""
        return f"{self.game}-{self.seats}" + ("-computer" if self.computer else "")


def kind_of(game: str, players: Iterable[Player]) -> GameKind:
    """Return the kind of a game that these play."""
    ids = [player.id for player in players]
    return GameKind(game, len(ids), computer=any(map(is_computer, ids)))


def list_kinds() -> tuple[GameKind, ...]:
    """Return every kind of game in the order of the catalogue, those with computers last."""
    people = [GameKind(game, seats) for game in GAMES for seats in sorted(GAMES[game].table_sizes)]
    computers = [kind._replace(computer=True) for kind in people if kind.game in COMPUTER_GAMES]
    return (*people, *computers)


GAME_KINDS: Final = list_kinds()
"""Every kind of game."""
