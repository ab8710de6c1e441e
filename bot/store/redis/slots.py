"""Which server of a cluster has which slot, and therefore which keys."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from redis.crc import key_slot

from bot.store.address import Host

SLOTS: Final = 16_384
_UNKNOWN: Final = frozenset({None, b"", b"?"})
"""How a server names itself, or another one, if it does not know by which name it is reached."""


def slot_of(key: str | bytes) -> int:
    """Return the slot of a key."""
    return key_slot(key.encode() if isinstance(key, str) else key)


class SlotMap:
    """The owner of every slot, as one server of the cluster sees it."""

    def __init__(self, response: Iterable[Sequence[Any]] = (), asked: Host | None = None) -> None:
        self._owners: list[Host | None] = [None] * SLOTS
        for first, last, primary, *_ in response:
            name, port = primary[0], int(primary[1])
            host = asked.name if asked and name in _UNKNOWN else name.decode()
            self._owners[int(first) : int(last) + 1] = [Host(host, port)] * (last - first + 1)

    def owner(self, slot: int) -> Host | None:
        """Return the server that has a slot; None if nobody has it."""
        return self._owners[slot]

    @property
    def servers(self) -> list[Host]:
        """Return all servers that have slots, always in the same order."""
        known = {host for host in self._owners if host}
        return sorted(known, key=lambda host: (host.name, host.port))
