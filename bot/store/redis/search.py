"""Search through everything in the store, in small steps that do not block other requests."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from bot.identity import TableId
from bot.store.port import Mentions, StoredGame
from bot.store.redis.retry import Caller
from bot.store.redis.scripts import FIND
from bot.store.redis.servers import Page, Servers

_TYPES: Final = frozenset({"table", "game", "settings"})
"""The types of keys that are searched."""


async def search(servers: Servers, caller: Caller, word: str) -> Mentions:
    """Return everything that mentions a word."""
    found: dict[str, bytes] = {}
    page = Page()
    while not page.last:
        page = await caller.with_retry(lambda at=page: servers.next_page(at))  # type: ignore[misc]
        for keys in _by_bucket(key for key in page.keys if _split(key)[0] in _TYPES):
            hits = await caller.with_retry(lambda keys=keys: servers.run(FIND, keys, word))  # type: ignore[misc]
            # SCAN may return a key twice while others are being added; here it is found once.
            found.update((key.decode(), body) for key, body in hits)
    return Mentions(
        tuple(TableId(name) for name, _ in _of_type("table", found)),
        tuple(StoredGame(key, found[key]) for _, key in _of_type("game", found)),
        {owner: found[key] for owner, key in _of_type("settings", found)},
    )


def _by_bucket(keys: Iterable[str]) -> Iterator[list[str]]:
    """Group keys so that one script can take each group on a cluster."""
    for _, group in groupby(sorted(keys), key=lambda key: key.partition("}")[0]):
        yield list(group)


def _of_type(key_type: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the name and the whole key of each key of a type."""
    for key in keys:
        found, name = _split(key)
        if found == key_type:
            yield name, key


def _split(key: str) -> tuple[str, str]:
    """Split `parlour:{17}:table:telegram:1` into its type and its name."""
    key_type, _, name = key.partition("}:")[2].partition(":")
    return key_type, name
