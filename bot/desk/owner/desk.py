"""Answers what the owner of the bot asks for."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from math import inf
from secrets import token_hex
from typing import TYPE_CHECKING, Final, assert_never

import structlog

from bot.commands.request import Request
from bot.desk.outgoing import NotNow, Presence, Undeliverable
from bot.desk.owner import sentences
from bot.desk.owner.survey import survey
from bot.desk.owner.words import (
    Announce,
    Block,
    Chats,
    Explain,
    Leave,
    Numbers,
    Send,
    Unclear,
    is_owners,
    read_wish,
)
from bot.identity import PlayerId, TableId, platform_of
from bot.language import choose_language
from bot.persistence.blocking import block
from bot.persistence.notices import KeptNotice, Notice, Recipient, record_of, save_notice
from bot.replies.reply import Note
from bot.store.deadline import deadline
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.table.clock import MINUTE
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.desk.desk import Desk

HOME: Final = "local"
"""The platform whose moderators sit at the machine that runs Parlour."""
_DRAFT_LASTS: Final = 60 * MINUTE
"""Milliseconds for which an announcement that was prepared can be sent."""
_KEY: Final = 3
"""Bytes of the name of an announcement."""

_log: Final = structlog.get_logger("owner")


@dataclass(frozen=True, slots=True)
class OwnerDesk:
    """Answers owners, and nobody else."""

    desk: "Desk"
    chats: Mapping[str, Presence]
    owners: Collection[PlayerId] = frozenset()
    workers: Callable[[], int] = field(default=lambda: 0)
    """Returns how many processes computers think in."""

    def is_asked(self, request: Request) -> bool:
        """Return whether an owner gives the command, where nobody else reads the answer."""
        if request.pressed or not is_owners(request.text):
            return False
        at_home = platform_of(request.table) == HOME and request.moderator
        known = request.player.id in self.owners and not request.anonymous
        return at_home or (known and request.alone)

    async def answer(self, request: Request) -> Note:
        """Do what an owner wants, and say what came of it."""
        own = await self.desk.preferences_of(request.player.id)
        chosen = own.language if own else None
        texts = Texts(choose_language(chosen, request.locale, default=self.desk.language))
        try:
            with deadline(inf):  # it may look at everything
                told = await self._carry_out(request.text, texts)
        except StoreUnreachable:
            told = texts.say("trouble-store")
        return Note(table=request.table, text=told)

    async def _carry_out(self, text: str, texts: Texts) -> str:  # noqa: PLR0911 - one for each wish
        match read_wish(text):
            case Numbers():
                return sentences.numbers(await survey(self.desk.store), self.workers(), texts)
            case Chats():
                return sentences.chats(await survey(self.desk.store), self.desk.clock(), texts)
            case Block(whom, blocked):
                return await self._block(whom, texts, blocked=blocked)
            case Leave(chat):
                return await self._leave(chat, texts)
            case Announce(text):
                return await self._announce(text, texts)
            case Send(key):
                return await self._send(key, texts)
            case Explain(table):
                return await self._explain(TableId(table), texts)
            case Unclear():
                return texts.say("owner-help")
            case never:
                assert_never(never)

    async def _block(self, whom: str, texts: Texts, *, blocked: bool) -> str:
        await block(self.desk.store, whom, blocked=blocked)
        _log.info("blocked" if blocked else "unblocked", whom=whom)
        return texts.say("owner-blocked" if blocked else "owner-unblocked", whom=whom)

    async def _leave(self, chat: str, texts: Texts) -> str:
        platform = self.chats.get(chat.partition(":")[0])
        if platform is None:
            return texts.say("owner-cannot-leave", chat=chat)
        try:
            await platform.leave_chat(chat)
        except Undeliverable:
            return texts.say("owner-cannot-leave", chat=chat)
        except NotNow:
            return texts.say("owner-not-left", chat=chat)
        _log.info("left", chat=chat)
        return texts.say("owner-left", chat=chat)

    async def _announce(self, text: str, texts: Texts) -> str:
        """Prepare an announcement: the owner sees it once more before all others do."""
        key = token_hex(_KEY)
        await self.desk.notes.save(_draft(key), text, _DRAFT_LASTS)
        chats = sum(map(len, (await self._recipients()).values()))
        return texts.say("owner-announce", text=text, chats=chats, key=key)

    async def _send(self, key: str, texts: Texts) -> str:
        """Give an announcement to the chats; the same one twice does no harm."""
        text = await self.desk.notes.load(_draft(key))
        if not text:
            return texts.say("owner-no-draft", key=key)
        waiting = await self._recipients()
        for platform, chats in waiting.items():
            kept = KeptNotice(record_of(platform, key), 1, Notice(text, chats))
            await save_notice(self.desk.store, kept, self.desk.clock())
        count = sum(map(len, waiting.values()))
        _log.info("announcing", key=key, chats=count)
        return texts.say("owner-sending", chats=count)

    async def _recipients(self) -> dict[str, tuple[Recipient, ...]]:
        """Return the chats that play, by platform."""
        found = await survey(self.desk.store)
        return {platform: found.recipients(platform) for platform in self.chats}

    async def _explain(self, table: TableId, texts: Texts) -> str:
        """Say what is known of a table, and why it is broken."""
        try:
            found = await self.desk.tables.find(table)
        except UnreadableRecord as error:
            return sentences.broken(table, error, texts)
        return sentences.table(table, found, self.desk.clock(), texts)


def _draft(key: str) -> str:
    return f"notice:{key}"
