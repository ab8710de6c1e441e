"""Whoever tells of a board: a language, and names that are not too long."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.texts import Names, Texts, Word
from bot.texts.names import side_name
from rules.game import Seat

_LONGEST_NAME: Final = 32
"""What Discord allows. Longer names would leave no room for the board."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says sentences about seats, in one language."""

    texts: Texts
    names: Names

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence."""
        return self.texts.say(message, **data)

    def name(self, seat: Seat) -> str:
        """Return what a seat's player is called, shortened if need be."""
        name = self.names(seat)
        return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"

    def side(self, seat: Seat) -> str:
        """Return what a seat's side is called in a game for two."""
        return side_name(seat, self.texts)


def plain_list(words: Iterable[object]) -> str:
    """Join words with commas alone: on a board nothing is last."""
    return ", ".join(map(str, words))
