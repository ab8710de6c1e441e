"""When people and chats came last: a day beside their preferences, noted once in a while.

Whoever has chosen nothing has no preferences, and nothing to be noted with them.
"""

from typing import Final, TypeVar

import msgspec

from bot.identity import Moment
from bot.preferences import (
    CHAT_DEFAULTS,
    PLAYER_DEFAULTS,
    ChatPreferences,
    PlayerPreferences,
    write,
)
from bot.store.port import StoredRecord
from bot.table.clock import DAY

NOTED_AFTER: Final = 30
"""Days after which it is noted again that somebody has come."""
CHAT: Final = "chat:"
"""How the owners begin that are chats."""
_NOTES: Final = ("note:", "analysis:")
"""How the names of notes begin, which expire by themselves."""

Chosen = TypeVar("Chosen", PlayerPreferences, ChatPreferences)


def day_of(moment: Moment) -> int:
    """Return the number of a day since 1970."""
    return moment // DAY


def seen_again(chosen: Chosen, at: Moment) -> Chosen | None:
    """Return preferences with the present day; None if that need not be noted."""
    unchosen = chosen == type(chosen)()
    if unchosen or chosen.blocked or day_of(at) - chosen.seen < NOTED_AFTER:
        return None
    return msgspec.structs.replace(chosen, seen=day_of(at))


def is_gone(chosen: PlayerPreferences | ChatPreferences, at: Moment, days: int) -> bool:
    """Return whether nobody has come for so many days; who is blocked stays so."""
    if not chosen.seen or chosen.blocked:
        return False
    return day_of(at) - chosen.seen > days + NOTED_AFTER


def usual_of(owner: str) -> PlayerPreferences | ChatPreferences | None:
    """Return the usual preferences of a player or chat; None for a note, which is neither's."""
    if owner.startswith(_NOTES):
        return None
    return CHAT_DEFAULTS if owner.startswith(CHAT) else PLAYER_DEFAULTS


def read_strictly(
    record: StoredRecord, usual: PlayerPreferences | ChatPreferences
) -> PlayerPreferences | ChatPreferences | None:
    """Return preferences as they are stored; None if they cannot be read."""
    try:
        return msgspec.json.decode(record.body, type=type(usual))
    except (ValueError, RecursionError):
        return None


def stamped(chosen: PlayerPreferences | ChatPreferences, at: Moment) -> bytes | None:
    """Return preferences of an earlier version with a day; None if they have one."""
    if chosen.seen:
        return None
    return write(msgspec.structs.replace(chosen, seen=day_of(at)))
