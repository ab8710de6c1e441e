"""What is left to chance at a table: secrets, lots and dice. Tests replace it."""

import secrets
from random import SystemRandom
from typing import Final, Protocol

from bot.table import dice
from bot.table.values import Dice

_SECRET: Final = 32
"""Length of a secret in bytes."""
_GAME_ID: Final = 9
"""Length of a game's id in bytes: short enough to type, long enough never to come twice."""
_NUMBER: Final = "."
"""Separates the id of a table's first game from the number of a later one."""
_CHAIN: Final = 100
"""How many games can follow the first on one chain of secrets; then a new chain begins."""


class Chance(Protocol):
    """Draws secrets and lots, and rolls dice."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return what the rolls of a new game are computed from."""
        ...

    def next_dice(self, drawn: Dice) -> Dice:
        """Return the same for the next game at a table."""
        return self.draw_dice(drawn.words)

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers from 0 to `people` - 1 in random order."""
        ...

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return a roll of a game; the same number always has the same dice."""
        ...


class FairChance(Chance):
    """Chance for real games: nobody can predict it, and everybody can check it afterwards."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the first link of a new chain of secrets."""
        root = secrets.token_bytes(_SECRET)
        game_id = secrets.token_urlsafe(_GAME_ID)
        return Dice(game_id, dice.link(root, _CHAIN), words, root, _CHAIN)

    def next_dice(self, drawn: Dice) -> Dice:
        """Return the next link: its commitment is the secret of the game before."""
        if not drawn.left:
            return self.draw_dice(drawn.words)
        left = drawn.left - 1
        first_id = drawn.game_id.partition(_NUMBER)[0]
        game_id = f"{first_id}{_NUMBER}{_CHAIN - left + 1}"
        return Dice(game_id, dice.link(drawn.root, left), drawn.words, drawn.root, left)

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers in an order from the system's random source."""
        return SystemRandom().sample(range(people), people)

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Compute the roll from the secret that was drawn before the game."""
        return tuple(dice.roll(drawn.secret, drawn.game_id, number, drawn.words, count))
