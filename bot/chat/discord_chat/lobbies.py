"""The card in the channel of a game that is played in a thread: *Join*, the way there, the result.

A thread has the id of the message that it began at, so the card is known without a note. Once a
game has begun, its thread is named for the players.
"""

from enum import StrEnum, auto
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.links import to_channel
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.sending import FAILURES, edit
from bot.desk.desk import Desk
from bot.identity import Moment, TableId
from bot.language import Language
from bot.recent import RecentCache
from bot.replies.choice import Choice, Style
from bot.replies.reply import Announcement
from bot.texts import Texts
from bot.texts.names import game_name, player_name

JOIN_THREAD: Final = "join-thread"
"""What *Join* on a card carries. It is pressed in another channel than the table is in."""
_JOIN: Final = "join"
_THREADS: Final = 5_000
_MAX_NAME: Final = 100
_RENAMES, _SPAN = 2, 600_000
"""How often a thread may get another name within so many milliseconds, by Discord's limit."""
_log: Final = structlog.get_logger("discord")


class _Phase(StrEnum):
    """What a card says."""

    OPEN = auto()
    BEGUN = auto()
    OVER = auto()


def lobby_card(reply: Announcement, guild: int, thread: int) -> Message:
    """Return the card of a table in a thread: what has happened, *Join* if one can, the way there.

    While a game is on, the thread tells about it, and the card says only that it has begun.
    """
    texts = Texts(reply.language or Language.ENGLISH)
    join = Choice(texts.say("choice-join"), JOIN_THREAD, Style.MAIN)
    told = "\n".join(sentence for _, sentence in reply.news) or reply.text
    return Message(
        escape(told),
        choices=((join,),) if _can_join(reply) else (),
        links=(to_channel(guild, thread, texts),),
    )


class Lobbies:
    """Keeps the cards of threads up to date."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._phases = RecentCache[TableId, _Phase](_THREADS)
        self._renamed = RecentCache[TableId, tuple[Moment, ...]](_THREADS)
        """When each thread was given another name."""

    def note(self, reply: Announcement) -> None:
        """Note that the card of a table shows it as it is."""
        self._phases.put(reply.table, _phase(reply))

    async def update(self, client: discord.Client, reply: Announcement) -> None:
        """Change the card of a table that has begun or ended, if it is in a thread of ours."""
        thread, phase = client.get_channel(discord_id(reply.table)), _phase(reply)
        if not isinstance(thread, discord.Thread) or client.user is None or not reply.news:
            return
        if thread.owner_id != client.user.id or self._phases.get(reply.table) is phase:
            return
        self.note(reply)
        card = lobby_card(reply, thread.guild.id, thread.id)
        try:
            await edit(client, thread.parent_id, thread.id, card)
        except FAILURES as error:
            _log.info("card of a thread not changed", table=reply.table, why=repr(error))
        if phase is _Phase.BEGUN:
            await self._name(thread, reply)

    async def _name(self, thread: discord.Thread, reply: Announcement) -> None:
        """Name a thread for the players and the game, within what Discord allows."""
        table = await self._desk.table_at(reply.table)
        if table is None:
            return
        texts = Texts(reply.language or self._desk.language)
        # In an order that stays, although a rematch changes the sides.
        names = ", ".join(sorted(player_name(player, texts) for player in table.players))
        name = f"{names}: {game_name(table.setup.game, texts)}"[:_MAX_NAME]
        now, earlier = self._desk.clock(), self._renamed.get(reply.table) or ()
        lately = [at for at in earlier if now - at < _SPAN]
        if name == thread.name or len(lately) >= _RENAMES:
            return
        self._renamed.put(reply.table, (*lately, now))
        try:
            await thread.edit(name=name)
        except FAILURES as error:
            _log.info("thread not renamed", table=reply.table, why=repr(error))


def _phase(reply: Announcement) -> _Phase:
    if reply.board is None:
        return _Phase.OPEN
    return _Phase.OVER if reply.board.ending else _Phase.BEGUN


def _can_join(reply: Announcement) -> bool:
    return any(choice.command == _JOIN for group in reply.choices for choice in group)
