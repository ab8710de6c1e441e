"""Notices: what the owner of the bot announces to all chats, and who has still to get it.

A notice has one record for each platform, which is due until everybody was told.
"""

from dataclasses import dataclass, replace
from typing import Final

import msgspec
from msgspec import Struct

from bot.identity import Moment, TableId
from bot.store.errors import UnreadableRecord, reading
from bot.store.port import Record, Save, Store
from bot.table.clock import DAY

_PREFIX: Final = "notices."
"""How the ids of these records begin, so that they have indexes of their own."""
REMEMBERED: Final = 7 * DAY
"""Milliseconds for which it is remembered who has got a notice."""


class Recipient(Struct, frozen=True, array_like=True):
    """A place that has still to get a notice."""

    place: TableId
    chat: str
    """The chat that the place belongs to."""
    tries: int = 0
    """How often it could not be sent."""


class Notice(Struct, frozen=True, omit_defaults=True):
    """A text for all chats of a platform."""

    text: str
    waiting: tuple[Recipient, ...]
    """Those who have still to get it."""
    told: int = 0
    missed: int = 0
    """Chats that have not got it, or of which that is not known: none gets it twice."""


@dataclass(frozen=True, slots=True)
class KeptNotice:
    """A notice as the store has it."""

    record: TableId
    version: int
    notice: Notice

    @property
    def key(self) -> str:
        """Return what the owner calls it."""
        return self.record.partition(":")[2]

    def next(self, notice: Notice) -> "KeptNotice":
        """Return its next version."""
        return replace(self, version=self.version + 1, notice=notice)


def record_of(platform: str, key: str) -> TableId:
    """Return the id of the record of a notice."""
    return TableId(f"{index_of(platform)}:{key}")


def index_of(platform: str) -> str:
    """Return the name under which a platform's notices are due."""
    return f"{_PREFIX}{platform}"


def is_notice(record: str) -> bool:
    """Return whether a record is a notice, and not a table."""
    return record.startswith(_PREFIX)


def read_notice(body: bytes) -> Notice:
    """Return a notice; raise UnreadableRecord if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=Notice)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreadableRecord from error


async def load_notice(store: Store, record: TableId) -> KeptNotice | None:
    """Return a notice; None if there is none."""
    found = (await store.load(record)).record
    if found is None:
        return None
    with reading(f"table:{record}"):
        return KeptNotice(record, found.version, read_notice(found.body))


async def save_notice(store: Store, kept: KeptNotice, due: Moment) -> bool:
    """Save the next version of a notice; return False if somebody was faster."""
    waiting = bool(kept.notice.waiting)
    save = Save(
        Record(kept.version, msgspec.json.encode(kept.notice)),
        due=due if waiting else None,
        table_ttl=None if waiting else REMEMBERED,
    )
    return await store.save(kept.record, save)
