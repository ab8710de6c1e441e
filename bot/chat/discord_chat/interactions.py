"""Interactions: commands, presses and forms, each answered whatever goes wrong."""

import asyncio
from asyncio import wait_for
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.chat.discord_chat.about import about
from bot.chat.discord_chat.activities import OPEN_BOARD, Activities
from bot.chat.discord_chat.answering import Answering, defer
from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.buttons import is_too_soon
from bot.chat.discord_chat.forms import PLAY, is_without_game, play_form
from bot.chat.discord_chat.hindrances import can_have_threads, hindrance
from bot.chat.discord_chat.lobbies import JOIN_THREAD
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import channel_of, is_private_chat, player_id, table_at
from bot.chat.discord_chat.requests import request_of
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import ignore_expired, is_outage
from bot.chat.discord_chat.slash_commands import MAX_CHOICES, Invocation
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.desk import Desk
from bot.identity import Player, TableId
from bot.language import Language, choose_language
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]

_MAX_CHOICE_LENGTH: Final = 100
_log: Final = structlog.get_logger("discord")


class Interactions:
    """Answers interactions."""

    def __init__(
        self,
        desk: Desk,
        boards: BoardMessages,
        activities: Activities,
        language: Language,
        timeouts: Timeouts,
    ) -> None:
        self._desk = desk
        self._activities = activities
        self._answering = Answering(desk, boards, activities, timeouts.defer_after)
        self.commands, self.signs = self._answering.commands, self._answering.signs
        self.compose = self._answering.compose
        self.language = language
        self._timeouts = timeouts
        self.source = ""
        """The address at which people can read the source, if there is one."""
        self._running: set[asyncio.Task[Any]] = set()

    async def finish(self) -> None:
        """Wait a little for the interactions that are being answered."""
        if self._running:
            await asyncio.wait(self._running, timeout=self._timeouts.shutdown)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the moves that complete what was typed; none if they would come too late."""
        try:
            async with asyncio.timeout(self._timeouts.defer_after):
                found = await self._desk.suggest(await self._table_of(interaction), typed)
        except Exception:  # noqa: BLE001 - the last resort: an empty list
            _log.warning("suggestions failed", exc_info=True)
            return []
        fitting = [move for move in found if len(move) <= _MAX_CHOICE_LENGTH]
        return [app_commands.Choice(name=move, value=move) for move in fitting[:MAX_CHOICES]]

    async def command(self, interaction: Interaction, invocation: Invocation) -> None:
        """Answer a slash command; one for a new game that does not say which gets a form."""
        computers = bool(self._desk.computer_games)
        without_game = is_without_game(invocation, computers=computers)
        answering = (
            self._ask_for_game(interaction, invocation)
            if without_game and not is_private_chat(interaction)
            else self._respond(interaction, invocation, pressed=False)
        )
        await self._attempt(interaction, answering)

    async def about(self, interaction: Interaction) -> None:
        """Say what Parlour is, to whoever asks."""
        texts = self._texts(interaction)
        told = about(interaction.application_id, texts, self.commands, self.source)
        replying = Response(interaction).reply_privately([told])
        await self._attempt(interaction, ignore_expired(replying))

    async def challenge(
        self, interaction: Interaction, user: discord.Member | discord.User
    ) -> None:
        """Open the form for a game with somebody."""
        await self._attempt(interaction, self._ask_for_game(interaction, Invocation(PLAY, (user,))))

    async def _ask_for_game(self, interaction: Interaction, invocation: Invocation) -> None:
        refusal = hindrance(interaction, invocation, self._texts(interaction))
        if refusal:
            await self._refuse(interaction, refusal)
            return
        preferences = await self._preferences_of(interaction)
        form = play_form(
            choose_language(interaction.locale.value, default=self.language),
            computers=bool(self._desk.computer_games),
            threads=can_have_threads(interaction),
            asked=invocation,
            usual=preferences.computer,
        )
        await ignore_expired(_send_form(interaction, form))

    async def _preferences_of(self, interaction: Interaction) -> PlayerPreferences:
        """Return what a player has chosen in their settings; the usual if that takes long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timeouts.defer_after):
                found = await self._desk.preferences_of(player_id(interaction.user.id))
                return found or PLAYER_DEFAULTS
        return PLAYER_DEFAULTS

    async def press(self, interaction: Interaction, payload: str) -> None:
        """Answer a press of a button, unless it was meant for what was there before."""
        if is_too_soon(interaction, self._timeouts.settle):
            await defer(Response(interaction))
        elif payload == OPEN_BOARD:
            await self.open_board(interaction)
        elif payload == JOIN_THREAD and interaction.message:
            joining = self._answering.join_thread(interaction, interaction.message.id)
            await self._attempt(interaction, joining)
        else:
            responding = self._respond(interaction, Invocation(payload), pressed=True)
            await self._attempt(interaction, responding)

    async def open_board(self, interaction: Interaction) -> None:
        """Open the board inside Discord, for whoever asks."""
        await self._attempt(interaction, ignore_expired(self._open(interaction)))

    async def _open(self, interaction: Interaction) -> None:
        table = await self._table_of(interaction)
        await self._activities.open(interaction, table, self._texts(interaction))

    async def _table_of(self, interaction: Interaction) -> TableId:
        """Return the table of a channel; in a private chat, that of the pressed message."""
        table, message = table_at(channel_of(interaction)), interaction.message
        if not is_private_chat(interaction):
            return table
        return await self._answering.shared.shown(table, message.id if message else 0)

    async def come(
        self, client: discord.Client, player: Player, table: TableId, locale: str
    ) -> bool:
        """Seat somebody who has followed the link of an invitation; return whether they sit."""
        return await self._answering.hosting.come(client, player, table, locale)

    def know(self, application: int) -> None:
        """Note the id of the application, which links to it need."""
        self._answering.application = application

    async def _attempt(self, interaction: Interaction, answering: Awaitable[None]) -> None:
        """Answer, with an apology if anything goes wrong."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - discord.py runs every command in a task
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            await answering
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            await self._apologise(interaction, error)

    async def _respond(
        self, interaction: Interaction, invocation: Invocation, *, pressed: bool
    ) -> None:
        refusal = hindrance(interaction, invocation, self._texts(interaction))
        if refusal:
            await self._refuse(interaction, refusal)
        elif invocation.thread:
            await self._answering.answer_in_thread(interaction, invocation)
        else:
            request = request_of(interaction, invocation, pressed=pressed)
            await self._answering.answer(interaction, request)

    async def _refuse(self, interaction: Interaction, refusal: str) -> None:
        message = Message(escape(refusal, self.commands))
        await ignore_expired(Response(interaction).reply_privately([message]))

    def _texts(self, interaction: Interaction) -> Texts:
        return Texts(choose_language(interaction.locale.value, default=self.language))

    async def _apologise(self, interaction: Interaction, error: Exception) -> None:
        """Log the error, and tell the player that something went wrong if that is possible."""
        table, player = table_at(interaction.channel_id or 0), player_id(interaction.user.id)
        cause = error.__cause__ or error
        outage = repr(cause) if is_outage(cause) else ""
        apology = self._desk.apologise(table, error, interaction.locale.value, player, outage)
        message = Message(escape(apology.text, self.commands))
        try:
            await wait_for(Response(interaction).add_private(message), self._timeouts.send)
        except Exception as failure:  # noqa: BLE001 - there is nobody left to tell
            _log.info("apology not delivered", why=repr(failure))


async def _send_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    await interaction.response.send_modal(form)
