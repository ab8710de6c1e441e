"""The gate of the Mini App, which is our page inside Telegram."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

import structlog
from telegram import Bot, User
from telegram.error import TelegramError

from bot.chat.telegram_chat.init_data import LEEWAY, MAX_AGE, Why, read_init_data
from bot.chat.telegram_chat.members import is_member
from bot.chat.telegram_chat.people import known_as, player
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import ForgedToken, TableTokens
from bot.desk.desk import Desk
from bot.desk.visitors import NotAdmitted, Visitor
from bot.recent import RecentCache

_EXCHANGED: Final = 10_000
"""How many hashes this process remembers by itself."""
_REMEMBERED: Final = 1_000 * (MAX_AGE + 2 * LEEWAY)
"""Milliseconds for which the store remembers a hash: longer than its init data is valid."""

_log: Final = structlog.get_logger("telegram")


@dataclass(frozen=True, slots=True)
class MiniApp:
    """Where the page is, and the short name that BotFather knows it by."""

    url: str
    name: str = ""
    """Without one, groups have no link to it."""


class MiniAppGate:
    """Admits people whom Telegram sends to the page.

    The proof has `init_data`, as Telegram has signed it, and perhaps `table`, the table token in
    the page's address: a button in a private chat has no other way to say it. The token only says
    which table is meant. The visitor must sit there or be in its chat, as with any other link.

    Init data is exchanged once. Whoever brings it again within the hour in which it is valid is
    refused, by every process that shares the store. A page that is loaded again goes on with the
    session that it was given.
    """

    def __init__(self, bot: Bot, desk: Desk, token: str) -> None:
        self._bot = bot
        self._desk = desk
        self._token = token
        self._tokens = TableTokens(token)
        self._exchanged = RecentCache[str, bool](_EXCHANGED)

    async def admit(self, proof: dict[str, Any]) -> Visitor:
        """Return the visitor; raise NotAdmitted."""
        shown = read_init_data(proof.get("init_data"), self._token, self._desk.clock() / 1_000)
        place = await self._place(shown.start_param or proof.get("table"))
        if not await self._may_see(place, shown.user):
            raise NotAdmitted(Why.NOT_A_MEMBER)
        await self._use_up(shown.hash)
        return Visitor(
            player(shown.user),
            place.table,
            shown.user.language_code or "",
            chat=place.whole_chat,
            known_as=known_as(shown.user),
            alone=not place.is_group and not place.is_shared,
        )

    async def _place(self, token: object) -> Place:
        """Return the place of a table token, also after its chat has been given another id."""
        try:
            table = self._tokens.open(token if isinstance(token, str) else "")
        except ForgedToken:
            raise NotAdmitted(Why.FORGED_TABLE) from None
        return Place.of_table(await self._desk.current_id(table))

    async def _may_see(self, place: Place, user: User) -> bool:
        """Return whether a user sits at the table, or is in its chat."""
        if not place.is_group and not place.is_shared:
            return place.chat == user.id
        if self._desk.sits_at(place.table, player(user).id):
            return True
        if place.is_shared:
            return False
        try:
            return await is_member(self._bot, place.chat, user.id)
        except TelegramError as error:
            _log.warning("membership check failed", table=place.table, why=error.message)
            raise NotAdmitted(Why.UNKNOWN_MEMBER) from None

    async def _use_up(self, exchanged: str) -> None:
        """Note that init data was exchanged; raise NotAdmitted if it had been before."""
        name = f"init-data:{hashlib.sha256(exchanged.encode()).hexdigest()}"
        known = name in self._exchanged
        self._exchanged.put(name, value=True)
        if known or await self._desk.notes.load(name):
            raise NotAdmitted(Why.REPLAYED)
        await self._desk.notes.save(name, "exchanged", _REMEMBERED)
