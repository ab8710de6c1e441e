"""Looking through everything that is kept, without keeping the others waiting."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from bot.identity import TableId
from bot.store.port import Mentions, StoredGame
from bot.store.redis.retry import Caller
from bot.store.redis.scripts import FIND
from bot.store.redis.servers import Page, Servers

_KINDS: Final = frozenset({"table", "game", "settings"})


async def search(servers: Servers, caller: Caller, word: str) -> Mentions:
    """Return where a word stands. A key may come twice while others are being added."""
    found: dict[str, bytes] = {}
    page = Page()
    while not page.last:
        page = await caller.with_retry(lambda at=page: servers.next_page(at))  # type: ignore[misc]
        for keys in _by_bucket(key for key in page.keys if _read(key)[0] in _KINDS):
            hits = await caller.with_retry(lambda keys=keys: servers.run(FIND, keys, word))  # type: ignore[misc]
            found.update((key.decode(), kept) for key, kept in hits)
    return Mentions(
        tuple(TableId(name) for name, _ in _all("table", found)),
        tuple(StoredGame(key, found[key]) for _, key in _all("game", found)),
        {owner: found[key] for owner, key in _all("settings", found)},
    )


def _by_bucket(keys: Iterable[str]) -> Iterator[list[str]]:
    """Put together what one script may take on a cluster."""
    for _, some in groupby(sorted(keys), key=lambda key: key.partition("}")[0]):
        yield list(some)


def _all(kind: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Return what is kept of a kind, and under which key."""
    for key in keys:
        found, name = _read(key)
        if found == kind:
            yield name, key


def _read(key: str) -> tuple[str, str]:
    """Split `parlour:{17}:table:telegram:1` into a kind and a name."""
    kind, _, name = key.partition("}:")[2].partition(":")
    return kind, name
