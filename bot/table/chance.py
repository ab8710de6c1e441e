"""Everything at a table that is left to chance, so that tests can decide it."""

import secrets
from random import SystemRandom
from typing import Final, Protocol

from bot.table import dice
from bot.table.values import Dice

_SECRET: Final = 32
_GAME_ID: Final = 9
"""Bytes; a game's id is short enough to be typed, and long enough never to come twice."""


_NUMBER: Final = "."
"""Stands before the number of a later game in its id."""
_CHAIN: Final = 100
"""How many games may follow a table's first; then a new chain begins."""


class Chance(Protocol):
    """Draws secrets and lots, and throws dice."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return what the throws of a new game are worked out from."""
        ...

    def follow(self, drawn: Dice) -> Dice:
        """Return what the throws of the next game at the same table are worked out from."""
        return self.draw_dice(drawn.words)

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers from 0 in any order."""
        ...

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return a game's throw, the same whenever it is asked for."""
        ...


class FairChance(Chance):
    """Chance as it should be."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the first link of a new chain that nobody can guess."""
        root = secrets.token_bytes(_SECRET)
        game_id = secrets.token_urlsafe(_GAME_ID)
        return Dice(game_id, dice.link(root, _CHAIN), words, root, _CHAIN)

    def follow(self, drawn: Dice) -> Dice:
        """Return the next link; the seal of its secret is the secret of the game before."""
        if not drawn.left:
            return self.draw_dice(drawn.words)
        left = drawn.left - 1
        first_id = drawn.game_id.partition(_NUMBER)[0]
        game_id = f"{first_id}{_NUMBER}{_CHAIN - left + 1}"
        return Dice(game_id, dice.link(drawn.root, left), drawn.words, drawn.root, left)

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers in an order that nobody can guess."""
        return SystemRandom().sample(range(people), people)

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Work the throw out from what was drawn before the game."""
        return tuple(dice.roll(drawn.secret, drawn.game_id, number, drawn.words, count))
