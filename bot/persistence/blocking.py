"""Who is blocked: a flag beside the preferences, which are read with every request anyway."""

from typing import TypeVar

import msgspec

from bot.persistence.tables import chat_owner
from bot.preferences import (
    CHAT_DEFAULTS,
    PLAYER_DEFAULTS,
    ChatPreferences,
    PlayerPreferences,
    read,
    write,
)
from bot.store.confirmed import confirmed
from bot.store.port import Store

Chosen = TypeVar("Chosen", PlayerPreferences, ChatPreferences)


async def block(store: Store, whom: str, *, blocked: bool) -> None:
    """Block or unblock whoever has an id: a person, a chat, or a chat with one person.

    No person has the id of a chat of others, so nobody else is blocked.
    """
    player, chat = await store.load_preferences(whom, chat_owner(whom))
    await _write(store, whom, read(player, PLAYER_DEFAULTS, whom), blocked=blocked)
    owner = chat_owner(whom)
    await _write(store, owner, read(chat, CHAT_DEFAULTS, owner), blocked=blocked)


async def _write(store: Store, owner: str, chosen: Chosen, *, blocked: bool) -> None:
    after = msgspec.structs.replace(chosen, blocked=blocked)
    if after != chosen:
        await confirmed(store.write_preferences(owner, write(after)))
