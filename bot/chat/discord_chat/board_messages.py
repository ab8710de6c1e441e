"""The message that shows the board of a table; only the newest one in a place has buttons."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.chat.discord_chat.audience import Audience
from bot.chat.discord_chat.billboard import Billboard
from bot.chat.discord_chat.in_place import (
    Scene,
    awaited,
    due_again,
    editable,
    shown_message,
    version_of,
)
from bot.chat.discord_chat.lobbies import Lobbies
from bot.chat.discord_chat.messages import Message, with_nonces
from bot.chat.discord_chat.places import shared_number
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import ignore_expired
from bot.chat.discord_chat.shared_boards import SharedBoards
from bot.chat.discord_chat.sight import is_old
from bot.chat.discord_chat.spots import Compose, Spot, note_board
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.delivery import Again
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache
from bot.replies.reply import Announcement

_TABLES: Final = 20_000
"""Of how many tables the newest shown version is remembered."""


class BoardMessages:
    """Shows the boards of all tables, one at a time for each table."""

    def __init__(self, desk: Desk, timeouts: Timeouts) -> None:
        self._desk = desk
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._newest = RecentCache[TableId, int](_TABLES)
        """The newest version that was shown in each place."""
        self._audience = Audience(desk, timeouts.patience)
        self._billboard = Billboard(timeouts.send)
        self.lobbies = Lobbies(desk)
        self.shared = SharedBoards(desk, self._put_up)

    def notice(self, response: Response, table: TableId) -> None:
        """Note that somebody is at a table, and what is below its board."""
        self._audience.notice(response, table)

    async def answer(
        self,
        response: Response,
        reply: Announcement,
        messages: Sequence[Message],
        compose: Compose,
    ) -> None:
        """Show the board that a command or a press has led to, everywhere."""
        spot = Spot.of(response, reply.table)
        if not spot.reader:
            await self._answer(response, spot, reply, messages)
            return
        async with self.shared.told_to_others(response.client, spot, reply, compose):
            await self._answer(response, spot, reply, messages)

    async def _answer(
        self,
        response: Response,
        spot: Spot,
        reply: Announcement,
        messages: Sequence[Message],
    ) -> None:
        """Show a board to whoever asks."""
        reply = spot.view(reply, self._desk.language)
        async with self._turn(spot.place):
            if self._is_outdated(reply, spot.place):
                # Only the text of this one is news.
                texts = [message.without_board() for message in messages]
                await ignore_expired(response.reply_privately(texts))
                return
            before = self._desk.shown_in(reply.table, spot.place)
            shown = before or ShownMessage(spot.place, 0)
            scene = self._scene(response, reply, shown)
            message = await self._billboard.answer(
                response,
                shown,
                self._with_nonce(reply, messages, spot),
                in_place=editable(before, reply, messages, scene),
            )
            if not message:
                return
            at, asker = self._desk.clock(), response.asker
            note = spot.note(shown_message(reply, message, scene, before, asker=asker, at=at))
            await self._save(reply, note, before)
        if before and before.message not in {message, response.pressed}:
            await self._billboard.take_down(response, before.message, before)
        await self.lobbies.update(response.client, reply)

    async def announce(self, client: discord.Client, reply: Announcement, compose: Compose) -> None:
        """Show a board that nobody asked for; where nobody new has to act, in the newest one."""
        if shared_number(reply.table) is None:
            await self._put_up(client, Spot(reply.table), reply, compose)
        else:
            await self.shared.announce(client, reply, compose)

    async def _put_up(
        self, client: discord.Client, spot: Spot, told: Announcement, compose: Compose
    ) -> int:
        """Show a board in one place; return the version with which it has to be shown again."""
        newest, reply = self._newest.get(spot.place), spot.view(told, self._desk.language)
        messages = await compose(reply)
        async with self._turn(spot.place):
            if reply.versions and self._newest.get(spot.place) != newest:
                # Another board was shown meanwhile: this one may be older than that.
                told = await self._desk.catch_up(reply.table, *reply.versions) or told
                reply = spot.view(told, self._desk.language)
                messages = await compose(reply)
            shown = self._desk.shown_in(reply.table, spot.place)
            waits = awaited(reply, shown.awaited if shown else PlayerId(""))
            again = due_again(shown, reply, waits)
            if shown and again and await self._is_too_early(reply.table, shown):
                return shown.quiet
            here, near = self._audience.is_here(reply), self._audience.is_near(shown)
            old = shown is not None and is_old(shown.message, time())
            scene = Scene(waits, here=here, near=near and not old, old=old, asked=False)
            in_place = not again and editable(shown, reply, messages, scene)
            place, sent = (
                shown.message if shown and in_place else 0,
                self._with_nonce(reply, messages, spot),
            )
            message = await self._billboard.put_up(client, spot.place, sent, place)
            at = self._desk.clock()
            note = spot.note(shown_message(reply, message, scene, shown, asker=None, at=at))
            await self._save(reply, note, shown)
        if shown and shown.message != message:
            await self._billboard.retire(client, shown)
        await self.lobbies.update(client, reply)
        return note.quiet

    def _scene(self, response: Response, reply: Announcement, shown: ShownMessage) -> Scene:
        waits, looking = awaited(reply, response.asker), shown.message == response.pressed
        reachable = looking or self._billboard.can_change(response, shown.place)
        return Scene(
            waits,
            here=self._audience.is_here(reply, response.asker),
            near=reachable and self._audience.is_near(shown),
            looking=looking,
        )

    async def _is_too_early(self, table: TableId, shown: ShownMessage) -> bool:
        """Return whether a player who was not alerted may still be there; then look again later."""
        later = self._audience.alert_at(table, shown)
        if self._desk.clock() >= later:
            return False
        await self._desk.shown(table, again=Again(shown.quiet, later))
        return True

    def is_behind(self, response: Response, table: TableId) -> bool:
        """Return whether the pressed message is the newest board, and yet not up to date.

        That is so where the bot may do nothing but answer, once something has happened by itself.
        """
        shown = self._desk.shown_in(table)
        newest = shown is not None and shown.message == response.pressed
        return newest and self._newest_of(table, table) < self._desk.tables.known.version_of(table)

    async def clean_up(self, response: Response, table: TableId) -> None:
        """Remove the buttons of the pressed message if it shows an old board.

        It can still have them if the process was killed before it removed them.
        """
        place = response.place_of(table)
        async with self._turn(place):
            shown = self._desk.shown_in(table, place)
        if response.pressed_in_public and shown and shown.message != response.pressed:
            await self._billboard.take_down(response, response.pressed, shown)

    def _with_nonce(
        self, reply: Announcement, messages: Sequence[Message], spot: Spot
    ) -> Sequence[Message]:
        """Return the messages with nonces: an announcement that is repeated is posted once.

        It is the same if it has the same news, of the same version of the same game.
        """
        if not reply.versions:
            return messages
        known, table = self._desk.tables.known, reply.table
        same = (spot.place, known.game_of(table), known.version_of(table), reply.versions)
        return with_nonces(messages, same)

    def _turn(self, place: TableId) -> asyncio.Lock:
        """Return the lock of a place; it is dropped when nobody waits for it."""
        return self._turns.setdefault(place, asyncio.Lock())

    def _is_outdated(self, reply: Announcement, place: TableId) -> bool:
        """Return whether a newer board is shown already."""
        return 0 < version_of(reply) < self._newest_of(reply.table, place)

    def _newest_of(self, table: TableId, place: TableId) -> int:
        """Return the newest version of a table that was shown; 0 if that is not known.

        The version that the desk knows is lower if the table has begun again since.
        """
        return min(self._newest.get(place) or 0, self._desk.tables.known.version_of(table))

    async def _save(
        self, reply: Announcement, shown: ShownMessage, before: ShownMessage | None
    ) -> None:
        """Save which message shows the board; if that fails, the board is shown again later.

        A player who was not alerted will be, unless another board is shown before. What one reader
        has seen is not announced yet: the others have to see it too.
        """
        if reply.version:
            # Old news that are repeated come with the table as it is now.
            newest = max(reply.version, self._newest_of(reply.table, shown.place))
            self._newest.put(shown.place, newest)
        if shown.reader and (before is None or before.message != shown.message):
            await note_board(self._desk, reply.table, shown)
        overtaken = {before.quiet} - {0, shown.quiet} if before else ()
        later = self._audience.alert_at(reply.table, shown)
        await self._desk.shown(
            reply.table,
            *dict.fromkeys((*(() if shown.reader else reply.versions), *overtaken)),
            message=None if shown == before else shown,
            again=Again(shown.quiet, later) if shown.quiet else None,
        )
