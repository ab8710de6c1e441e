"""How far a board has scrolled away, from what each interaction says about its channel.

Discord tells with every interaction which message is the last one in the channel, so how far up a
board is can be estimated without reading anybody's messages.
"""

from dataclasses import dataclass
from typing import Final, Self

_SECOND: Final = 1_000
_EPOCH: Final = 1_420_070_400_000
"""When Discord's milliseconds begin, in milliseconds since 1970."""
_PER_MESSAGE: Final = 10 * _SECOND
"""Milliseconds in which people write about one message; more may be there than were seen."""
_NEAR: Final = 4
"""So many messages may be below a board that is still in sight."""
_OLDEST: Final = 55 * 60 * _SECOND
"""Milliseconds after which a board is put up anew: Discord limits edits of messages of an hour."""


def sent_at(number: int) -> int:
    """Return when a message or an interaction was created, in Discord's milliseconds."""
    return number >> 22


def is_old(message: int, now: float) -> bool:
    """Return whether Discord limits edits of a message, at a time in seconds since 1970."""
    return now * _SECOND - _EPOCH - sent_at(message) >= _OLDEST


@dataclass(frozen=True, slots=True)
class Sight:
    """What is known of the messages below a board."""

    board: int = 0
    last: int = 0
    """The last message of the channel when somebody acted there."""
    below: int = 0
    """How many messages are below the board, as far as can be guessed."""
    at: int = 0
    """When somebody acted there, in Discord's milliseconds."""

    def look(self, board: int, last: int, interaction: int) -> Self:
        """Return what is known after an interaction that names the last message of the channel.

        The last message is 0 if the interaction does not say.
        """
        before = self if self.board == board else type(self)(board, board, 0, sent_at(board))
        at = sent_at(interaction)
        if not last:
            return type(self)(board, before.last, before.below, at)
        if last <= board:
            return type(self)(board, last, 0, at)
        if last == before.last:
            return type(self)(board, last, before.below, at)
        unseen = max(at - before.at, 0) // _PER_MESSAGE
        return type(self)(board, last, before.below + 1 + unseen, at)

    @property
    def is_near(self) -> bool:
        """Return whether the board is near the end of its channel, and may still be edited."""
        return self.below <= _NEAR and self.at - sent_at(self.board) < _OLDEST
