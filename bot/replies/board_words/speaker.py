"""The speaker of sentences about a board: a language, and players' names that are short enough."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.texts import Names, Texts, Word
from bot.texts.names import side_name
from rules.game import Seat

_LONGEST_NAME: Final = 32
"""The limit of Discord. Longer names would leave no room for the board."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Makes sentences about seats in one language."""

    texts: Texts
    names: Names

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence."""
        return self.texts.say(message, **data)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player, shortened if it is long."""
        name = self.names(seat)
        return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"

    def side(self, seat: Seat) -> str:
        """Return the name of a seat's side in a game for two: White or Black."""
        return side_name(seat, self.texts)


def plain_list(words: Iterable[object]) -> str:
    """Join words with commas, without "and" before the last."""
    return ", ".join(map(str, words))
