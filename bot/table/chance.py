"""What is left to chance at a table: secrets, lots and dice. Tests replace it."""

import secrets
from typing import Final, Protocol

from msgspec.structs import replace

from bot.table import dice
from bot.table.values import Dice

_SECRET: Final = 32
"""Length of a secret in bytes."""
_GAME_ID: Final = 9
"""Length of a game's id in bytes: short enough to type, long enough never to come twice."""
_CHAIN: Final = 1_000
"""How many games can follow the first on one chain of secrets."""
LONGEST_MATCH: Final = 50
"""More games than any match has; a rematch begins only if its chain has so many left."""


class Chance(Protocol):
    """Draws secrets and lots, and rolls dice."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return what the rolls of a new game are computed from."""
        ...

    def next_dice(self, drawn: Dice) -> Dice:
        """Return the same for the next game at a table."""
        following = self.draw_dice(drawn.words)
        return replace(following, seats=drawn.seats, rematches=drawn.rematches)

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Return the number of the player for each seat, from 0 in the order of arrival."""
        ...

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return a roll of a game; the same number always has the same dice."""
        ...


class FairChance(Chance):
    """Chance for real games: nobody can predict it, and everybody can check it afterwards."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the first link of a new chain of secrets."""
        return begin_chain(secrets.token_urlsafe(_GAME_ID), secrets.token_bytes(_SECRET), words)

    def next_dice(self, drawn: Dice) -> Dice:
        """Return the next link: its commitment is the secret of the game before."""
        number = dice.chain_number(drawn.game_id)
        if not drawn.left or number is None:
            return self.draw_dice(drawn.words)
        left = drawn.left - 1
        game_id = dice.numbered_id(drawn.game_id, number + 1)
        return replace(drawn, game_id=game_id, secret=dice.link(drawn.root, left), left=left)

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Compute the lot from the secret that was drawn before anybody joined."""
        return dice.lot(drawn.secret, drawn.game_id, drawn.words, people)

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Compute the roll from the secret that was drawn before the game."""
        return tuple(dice.roll(drawn.secret, drawn.game_id, number, drawn.words, count))


def begin_chain(game_id: str, root: bytes, words: tuple[str, ...]) -> Dice:
    """Return the first link of the chain with this root."""
    return Dice(game_id, dice.link(root, _CHAIN), words, root, _CHAIN)
