"""Everything at a table that is left to chance, so that tests can decide it."""

import secrets
from random import SystemRandom
from typing import Final, Protocol

from bot import dice
from bot.table.values import Dice

_SECRET: Final = 32
_GAME_ID: Final = 9
"""Bytes; a game's id is short enough to be typed, and long enough never to come twice."""


class Chance(Protocol):
    """Draws secrets and lots, and throws dice."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return what the throws of a new game are worked out from."""
        ...

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers from 0 in any order."""
        ...

    def throw(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return a game's throw, the same whenever it is asked for."""
        ...


class FairChance(Chance):
    """Chance as it should be."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a new secret that nobody can guess."""
        return Dice(secrets.token_urlsafe(_GAME_ID), secrets.token_bytes(_SECRET), words)

    def draw_lots(self, people: int) -> list[int]:
        """Return the numbers in an order that nobody can guess."""
        return SystemRandom().sample(range(people), people)

    def throw(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Work the throw out from what was drawn before the game."""
        return tuple(dice.throw(drawn.secret, drawn.game_id, number, drawn.words, count))
