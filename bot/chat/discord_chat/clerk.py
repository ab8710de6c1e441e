"""Takes what people ask to the desk, and brings back the answer in time."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.chat.discord_chat.boards import Boards, Shown
from bot.chat.discord_chat.letter import Letter, write
from bot.chat.discord_chat.markdown import plain
from bot.chat.discord_chat.pace import Pace
from bot.chat.discord_chat.people import (
    discord_id,
    looks_after,
    place_of,
    player_of,
    table_at,
)
from bot.chat.discord_chat.permissions import missing_permissions, name_permissions
from bot.chat.discord_chat.slash import MOST_CHOICES, Asked
from bot.chat.discord_chat.ways import (
    ALREADY_ANSWERED,
    TROUBLES,
    UNKNOWN_INTERACTION,
    Way,
    post,
)
from bot.desk import Desk
from bot.identity import TableId
from bot.replies.reply import Reply
from bot.requests import Request
from bot.settings import Language
from bot.texts import Texts, choose_language

Interaction: TypeAlias = discord.Interaction[Any]

_LONGEST_CHOICE: Final = 100
_LONGEST_NAME: Final = 100
"""Of a thread."""
_log: Final = structlog.get_logger("discord")


class Clerk:
    """Answers interactions."""

    def __init__(self, desk: Desk, language: Language, pace: Pace) -> None:
        self._desk = desk
        self._language = language
        self._pace = pace
        self._at_work: set[asyncio.Task[Any]] = set()
        self.boards = Boards(desk)

    async def finish(self, seconds: float) -> None:
        """Wait a little for those who are being answered."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=seconds)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the moves that somebody may be typing; none rather than late ones."""
        try:
            async with asyncio.timeout(self._pace.thinking):
                found = await self._desk.suggest(table_at(place_of(interaction)), typed)
        except Exception:  # noqa: BLE001 - whatever is wrong, somebody is typing and waits
            _log.warning("no suggestions", exc_info=True)
            return []
        fitting = [move for move in found if len(move) <= _LONGEST_CHOICE]
        return [app_commands.Choice(name=move, value=move) for move in fitting[:MOST_CHOICES]]

    async def command(self, interaction: Interaction, asked: Asked) -> None:
        """Answer a slash command."""
        await self._serve(interaction, asked, pressed=False)

    async def press(self, interaction: Interaction, payload: str) -> None:
        """Answer a press of a button."""
        await self._serve(interaction, Asked(payload), pressed=True)

    async def _serve(self, interaction: Interaction, asked: Asked, *, pressed: bool) -> None:
        """Answer; whatever goes wrong is told too, for a button must not seem to do nothing."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - the library runs every command in a task
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        try:
            refusal = self._refusal(interaction, asked)
            if refusal:
                await _tolerate(Way(interaction).whisper([Letter(plain(refusal))]))
            elif asked.thread:
                await self._open_thread(interaction, asked)
            else:
                await self._answer(interaction, _request(interaction, asked, pressed=pressed))
        except Exception:  # noqa: BLE001 - the last place where it can be told
            _log.exception("interaction failed", interaction=interaction.id)
            await self._apologise(interaction)

    def _refusal(self, interaction: Interaction, asked: Asked) -> str:
        """Say what stands in the way before anything is asked of the desk."""
        texts = self._texts(interaction)
        missing = missing_permissions(interaction, thread=asked.thread)
        machines = [person for person in asked.people if person.bot]
        if missing:
            return name_permissions(missing, texts)
        if machines:
            return texts.say("discord-machine", name=machines[0].display_name)
        if asked.thread and not isinstance(interaction.channel, discord.TextChannel):
            return texts.say("discord-no-threads")
        return ""

    def _texts(self, interaction: Interaction) -> Texts:
        return Texts(choose_language(interaction.locale.value, default=self._language))

    async def _answer(self, interaction: Interaction, request: Request) -> None:
        way = Way(interaction)
        working = asyncio.ensure_future(self._work(request))
        await asyncio.wait({working}, timeout=self._pace.thinking)
        if not working.done():
            await _tolerate(way.promise())
        reply, letters = await working
        if reply.private:
            await _tolerate(way.whisper(letters))
            await self._tidy(way, reply.table)
        else:
            await self._show(way, reply, letters)

    async def _tidy(self, way: Way, table: TableId) -> None:
        """Take the buttons off a board that was left behind when a process was killed."""
        if way.on_a_board and not way.visiting:
            shown = await self.boards.find(table)
            if shown.message not in {0, way.pressed}:
                await self.retire(way.client, table, way.pressed)

    async def _work(self, request: Request) -> tuple[Reply, list[Letter]]:
        reply = await self._desk.handle(request)
        return reply, await write(reply, request.player.id)

    async def _show(self, way: Way, reply: Reply, letters: Sequence[Letter]) -> None:
        async with self.boards.at(reply.table) as place:
            if 0 < reply.version < place.version:
                # A newer board is up already: of this one only the words are news.
                await way.whisper([letter.without_board() for letter in letters])
                return
            place.version = max(place.version, reply.version)
            shown = await self.boards.find(reply.table)
            awaited = discord_id(reply.mention.id) if reply.mention else 0
            in_place = way.pressed == shown.message and awaited == shown.awaited != 0
            message = await self._put_up(way, letters, in_place=in_place)
            if message:
                await self._desk.announced(reply)
                await self.boards.keep(reply.table, Shown(message, awaited))
        replaced = message and shown.message not in {0, message, way.pressed}
        if replaced and not way.visiting:
            await self.retire(way.client, reply.table, shown.message)

    async def _put_up(self, way: Way, letters: Sequence[Letter], *, in_place: bool) -> int:
        """Return the message with the board; 0 if somebody else has put it up."""
        try:
            return await way.show(letters, in_place=in_place)
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                return 0
            if error.code != UNKNOWN_INTERACTION:
                raise
        # Too late for an answer: the table has moved on all the same, so everybody is told.
        return await way.post(letters)

    async def retire(self, client: discord.Client, table: TableId, message: int) -> None:
        """Take the buttons off a board that is no longer the newest."""
        old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
        try:
            await old.edit(view=None)
        except TROUBLES as error:
            _log.info("old board not retired", table=table, why=repr(error))

    async def _open_thread(self, interaction: Interaction, asked: Asked) -> None:
        """Begin a thread at our answer: it has the answer's id, so the table is known before it."""
        answer = await interaction.response.defer()
        known = answer.message_id if answer else None
        place = known or (await interaction.original_response()).id
        request = _request(interaction, asked, place=place)
        reply, letters = await self._work(request)
        if reply.private:
            await interaction.delete_original_response()
            await interaction.followup.send(**letters[0].as_new(), ephemeral=True)
            return
        await interaction.edit_original_response(**letters[0].without_board().as_edit())
        here = interaction.client.get_partial_messageable(
            place_of(interaction), guild_id=interaction.guild_id
        )
        name = reply.text.partition("\n")[0][:_LONGEST_NAME]
        await here.get_partial_message(place).create_thread(name=name)
        message = await post(interaction.client, place, letters)
        await self._desk.announced(reply)
        awaited = discord_id(reply.mention.id) if reply.mention else 0
        await self.boards.keep(reply.table, Shown(message, awaited))

    async def _apologise(self, interaction: Interaction) -> None:
        """Say that something went wrong, if that can still be said."""
        sorry = Letter(self._texts(interaction).say("discord-trouble"))
        try:
            await Way(interaction).whisper([sorry])
        except Exception as error:  # noqa: BLE001 - there is nobody left to tell
            _log.info("apology not delivered", why=repr(error))


async def _tolerate(answer: Any) -> None:  # noqa: ANN401
    """Await an answer that is of no use once it is too late, or given already."""
    try:
        await answer
    except discord.HTTPException as error:
        if error.code not in {UNKNOWN_INTERACTION, ALREADY_ANSWERED}:
            raise
        _log.info("too late to answer", why=error.code)


def _request(
    interaction: Interaction, asked: Asked, *, pressed: bool = False, place: int = 0
) -> Request:
    return Request(
        table=table_at(place or place_of(interaction)),
        player=player_of(interaction.user),
        text=asked.text,
        pressed=pressed,
        named=tuple(map(player_of, asked.people)),
        locale=interaction.locale.value,
        moderator=looks_after(interaction),
        key=str(interaction.id),
    )
