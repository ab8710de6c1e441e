"""Tells the chats what the owner announces: at an even pace, and no chat twice.

Before a chat is told, a turn is taken in the store that only one process gets, only once. So a
process that dies in the middle leaves at most one chat untold, and another goes on.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from bot.desk.desk import Desk
from bot.desk.guarded import again_and_again, guarded
from bot.desk.outgoing import NotNow, Presence, Undeliverable
from bot.identity import Moment, TableId
from bot.persistence.notices import (
    REMEMBERED,
    KeptNotice,
    Notice,
    Recipient,
    index_of,
    load_notice,
    save_notice,
)
from bot.persistence.tables import chat_owner
from bot.preferences import CHAT_DEFAULTS, read

PAUSE: Final = 2.0
"""Seconds between two looks."""
LEASE: Final = 60_000
"""Milliseconds for which a notice belongs to the process that sends it."""
AT_ONCE: Final = 20
"""How many chats are told before that is saved."""
A_SECOND: Final = 10
"""How many chats of a platform are told in a second, by all processes together.

Telegram allows 30 messages a second and Discord 50 requests: games go on meanwhile.
"""
MAX_TRIES: Final = 5

_log: Final = structlog.get_logger("notices")


@dataclass(frozen=True, slots=True)
class NoticePoster:
    """Looks for notices that have still to be sent. Any number of posters may share a store."""

    desk: Desk
    chats: Mapping[str, Presence]

    async def run(self) -> None:
        """Send until cancelled."""
        await again_and_again("notices", self.post_due, PAUSE)

    async def post_due(self) -> None:
        """Send everything that is due, all platforms at the same time."""
        await asyncio.gather(*(self._post_all(*chat) for chat in self.chats.items()))

    async def _post_all(self, platform: str, chat: Presence) -> None:
        at = self.desk.clock()
        due = await self.desk.store.claim_due(index_of(platform), at, Moment(at + LEASE))
        for record in due:
            await guarded("notices", record, self._post(record, platform, chat))

    async def _post(self, record: TableId, platform: str, chat: Presence) -> None:
        """Tell everybody who waits, some at a time, until somebody else does it or all know."""
        kept = await load_notice(self.desk.store, record)
        while kept and kept.notice.waiting:
            now, later = kept.notice.waiting[:AT_ONCE], kept.notice.waiting[AT_ONCE:]
            told = [await self._tell(kept, one, platform, chat) for one in now]
            notice = _after(kept.notice, told, later)
            kept = kept.next(notice)
            resting = notice.waiting and not later
            due = Moment(self.desk.clock() + (LEASE if not resting else int(PAUSE * 1_000)))
            if not await save_notice(self.desk.store, kept, due) or resting:
                return

    async def _tell(
        self, kept: KeptNotice, one: Recipient, platform: str, chat: Presence
    ) -> bool | Recipient:
        """Tell one chat; return whether it was told, or whom to tell later."""
        if await self._is_blocked(one.chat):
            return False
        await self._wait_for_turn(platform)
        turn = f"notice:{kept.key}:{one.place}:{one.tries}"
        if await self.desk.store.take(turn, self.desk.clock(), 1, REMEMBERED):
            return False
        try:
            await chat.notify(one.place, kept.notice.text)
        except Undeliverable:
            return False
        except NotNow as error:
            # Without a pause nobody knows whether it was sent, and nobody gets it twice.
            again = error.pause is not None and one.tries < MAX_TRIES
            return Recipient(one.place, one.chat, one.tries + 1) if again else False
        return True

    async def _is_blocked(self, chat: str) -> bool:
        (stored,) = await self.desk.store.load_preferences(chat_owner(chat))
        return read(stored, CHAT_DEFAULTS, chat_owner(chat)).blocked

    async def _wait_for_turn(self, platform: str) -> None:
        name = index_of(platform)
        clock = self.desk.notes.clock
        while wait := await self.desk.store.take(name, clock(), A_SECOND, 1_000):  # noqa: ASYNC110 - other processes take turns too
            await asyncio.sleep(wait / 1_000)


def _after(notice: Notice, told: list[bool | Recipient], later: tuple[Recipient, ...]) -> Notice:
    again = tuple(one for one in told if isinstance(one, Recipient))
    return msgspec.structs.replace(
        notice,
        waiting=(*later, *again),
        told=notice.told + told.count(True),
        missed=notice.missed + told.count(False),
    )
