"""Boards that are no longer the newest: they keep their text, and the end of a game its picture.

A card is replaced as a whole, so its text has to be known. Discord tells it with a press. Of other
boards this process remembers it, or reads the message, which needs a permission that we do not ask
for; without that an old board is deleted.
"""

from asyncio import wait_for
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.cards import Card, as_old_board, read_card
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import FAILURES, is_final
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache

_CARDS: Final = 5_000
"""How many boards are remembered."""
_log: Final = structlog.get_logger("discord")


class OldBoards:
    """Remembers what boards show, and takes each down once."""

    def __init__(self, limit: float) -> None:
        """With the seconds after which taking down has failed."""
        self._limit = limit
        self._cards = RecentCache[int, Card](_CARDS)
        self._down = RecentCache[int, bool](_CARDS)
        """Which boards were taken down, or are just being."""

    def note(self, number: int, card: Card) -> None:
        """Remember what a message shows that has just been put up."""
        self._cards.put(number, card.taken_down(keeps_picture=True))
        self._down.put(number, value=False)

    async def take_down_pressed(self, response: Response, *, keeps_picture: bool) -> None:
        """Take down a board whose button was pressed, or delete what only the asker sees."""
        left = response.pressed_card.taken_down(keeps_picture=keeps_picture)
        await self._once(response.pressed or response.number, partial(response.dismiss, left))

    async def retire(
        self, client: discord.Client, shown: ShownMessage, card: Card | None = None
    ) -> None:
        """Take down a board that is no longer the newest; its card is what was seen of it."""
        channel = client.get_partial_messageable(discord_id(shown.place))
        old = channel.get_partial_message(shown.message)
        known = self._cards.get(old.id) or card
        await self._once(old.id, partial(self._retire, old, known, keeps_picture=shown.over))

    async def _once(self, number: int, take_down: Callable[[], Awaitable[None]]) -> None:
        """Take a board down unless that is done; if it fails, it may be done another time."""
        if self._down.get(number):
            return
        self._down.put(number, value=True)
        try:
            await wait_for(take_down(), self._limit)
        except FAILURES as error:
            self._down.put(number, value=False)
            _log.info("board not taken down", message=number, why=repr(error))

    async def _retire(
        self, old: discord.PartialMessage, known: Card | None, *, keeps_picture: bool
    ) -> None:
        try:
            card = known or read_card(await old.fetch())
        except discord.Forbidden as error:
            if not is_final(error):
                raise
            await old.delete()
        else:
            await old.edit(**as_old_board(card.taken_down(keeps_picture=keeps_picture)))
