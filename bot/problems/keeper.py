"""Reads and saves the problems of chats, each in one record that changes as a whole."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

import msgspec

from bot.identity import Moment, PlayerId, TableId
from bot.problems.chat_problems import REMEMBERED, ChatProblems, without
from bot.store.errors import UnreadableRecord, reading
from bot.store.port import Record, Save, Store

_PREFIX: Final = "problems."
"""How the ids of these records begin, so that they have indexes of their own."""
_LASTS: Final = REMEMBERED // timedelta(milliseconds=1)
"""For how many milliseconds problems are stored that have been switched off."""
_TRIES: Final = 50
"""How often a change is tried while others are faster."""


class TooBusy(Exception):
    """Others were always faster."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The problems of a chat as the store has them; none if it has nothing."""

    chat: str
    version: int = 0
    problems: ChatProblems | None = None


def record_of(chat: str) -> TableId:
    """Return the id of the record of a chat's problems."""
    return TableId(f"{_PREFIX}{chat}")


def index_of(platform: str) -> str:
    """Return the name under which a platform's records are due."""
    return f"{_PREFIX}{platform}"


def is_record_of_problems(record: str) -> bool:
    """Return whether a record is one of a chat's problems, and not of a table."""
    return record.startswith(_PREFIX)


def chat_of(record: TableId) -> str:
    """Return the chat whose problems a record has."""
    return record.removeprefix(_PREFIX)


@dataclass(frozen=True, slots=True)
class ProblemKeeper:
    """Keeps the problems of chats."""

    store: Store

    async def load(self, chat: str) -> Kept:
        """Return a chat's problems; raise UnreadableRecord if they cannot be read."""
        record = (await self.store.load(record_of(chat))).record
        if record is None:
            return Kept(chat)
        with reading(f"table:{record_of(chat)}"):
            return Kept(chat, record.version, read_problems(record.body))

    async def save(self, kept: Kept, announce_by: Moment | None = None) -> bool:
        """Save the next version of a chat's problems; return False if somebody was faster."""
        if kept.problems is None:
            return True
        save = Save(
            Record(kept.version, msgspec.json.encode(kept.problems)),
            due=_due(kept.problems),
            announce_by=announce_by,
            table_ttl=None if kept.problems.schedule else _LASTS,
        )
        return await self.store.save(record_of(kept.chat), save)

    async def change(
        self, chat: str, change: Callable[[ChatProblems | None], ChatProblems | None]
    ) -> ChatProblems | None:
        """Change a chat's problems, again if somebody was faster, and return them."""
        for _ in range(_TRIES):
            kept = await self.load(chat)
            changed = change(kept.problems)
            if changed == kept.problems:
                return changed
            if await self.save(replace(kept, version=kept.version + 1, problems=changed)):
                return changed
        raise TooBusy

    async def forget(self, record: TableId, ids: tuple[PlayerId, ...]) -> bool:
        """Remove a player from a chat's problems; return whether they were there."""
        before = (await self.load(chat_of(record))).problems
        after = await self.change(chat_of(record), lambda old: old and without(old, ids))
        return before != after

    async def move(self, old: TableId, new: TableId) -> None:
        """Move the problems of a chat that got another id, unless it has some there."""
        kept = await self.load(old)
        if kept.problems is None:
            return
        place = TableId(kept.problems.place.replace(old, new, 1))
        moved = msgspec.structs.replace(kept.problems, place=place)
        await self.save(Kept(new, 1, moved))
        await self.store.remove(record_of(old))


def read_problems(body: bytes) -> ChatProblems:
    """Return the problems of a chat; raise UnreadableRecord if they cannot be read."""
    try:
        return msgspec.json.decode(body, type=ChatProblems)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreadableRecord from error


def _due(problems: ChatProblems) -> Moment | None:
    """Return when the next problem is due."""
    if problems.schedule is None:
        return None
    return problems.schedule.due_on(problems.last + timedelta(days=1))
