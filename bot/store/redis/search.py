"""Search through everything in the store, in small steps that do not block other requests."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from bot.identity import TableId
from bot.store.port import Mentions, StoredGame, StoredRecord
from bot.store.redis.copying_scripts import READ_ITEMS
from bot.store.redis.keys import is_foreign, record_name
from bot.store.redis.retry import Caller
from bot.store.redis.scripts import FIND, TYPES
from bot.store.redis.servers import Key, Page, Servers

_TYPES: Final = frozenset({"table", "game", "settings"})
"""The types of keys that are searched."""


_AT_ONCE: Final = 200
"""How many records are read in one step."""


async def visit(servers: Servers, caller: Caller, look: Callable[[StoredRecord], None]) -> None:
    """Call `look` with everything that is stored as a string, one page after the other."""
    page = Page()
    while not page.last:
        page = await caller.with_retry(lambda at=page: servers.next_page(at))  # type: ignore[misc]
        for first in range(0, len(page.keys), _AT_ONCE):
            keys = page.keys[first : first + _AT_ONCE]
            bodies = await caller.with_retry(lambda keys=keys: servers.read(keys))  # type: ignore[misc]
            for key, body in zip(keys, bodies, strict=True):
                if body is not None:
                    look(StoredRecord(key, record_name(key), body))


async def visit_foreign(
    servers: Servers, caller: Caller, look: Callable[[StoredRecord], None]
) -> None:
    """Call `look` with what is not of its type, set aside and no string, or has no text as key."""
    page = Page(strings=False)
    while not page.last:
        page = await caller.with_retry(lambda at=page: servers.next_page(at))  # type: ignore[misc]
        for keys in _by_bucket(page.keys):
            types = await caller.with_retry(lambda keys=keys: servers.run(TYPES, keys))  # type: ignore[misc]
            for key, found in zip(keys, types, strict=True):
                if is_foreign(key, found.decode()):
                    look(await _foreign_record(servers, caller, key, record_name(key)))
        for strange in page.no_text:
            name = strange.decode(errors="backslashreplace")
            look(await _foreign_record(servers, caller, strange, name))


async def _foreign_record(servers: Servers, caller: Caller, key: Key, name: str) -> StoredRecord:
    ((_, _, words),) = await caller.with_retry(lambda: servers.run(READ_ITEMS, [key]))
    text = key if isinstance(key, str) else key.decode(errors="surrogateescape")
    return StoredRecord(text, name, b"\n".join(words), foreign=True)


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
