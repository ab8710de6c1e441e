"""A game in a thread of its own."""

from typing import Any, Final, TypeAlias

import discord

from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.lobbies import lobby_card
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import channel_of, is_form
from bot.replies.reply import Announcement, Reply

Interaction: TypeAlias = discord.Interaction[Any]

_MAX_NAME: Final = 100


async def defer_publicly(interaction: Interaction) -> int:
    """Defer the answer, and return its message id: a thread started there gets the same id."""
    answer = await interaction.response.defer(thinking=is_form(interaction))
    known = answer.message_id if answer else None
    return known or (await interaction.original_response()).id


async def open_thread(
    interaction: Interaction,
    thread: int,
    reply: Reply,
    messages: list[Message],
    boards: BoardMessages,
) -> None:
    """Start the thread at the deferred answer; if there is no game, tell the asker why."""
    if not isinstance(reply, Announcement):
        await interaction.delete_original_response()
        await interaction.followup.send(**messages[0].as_new(), ephemeral=True)
        return
    card = lobby_card(reply, interaction.guild_id or 0, thread)
    await interaction.edit_original_response(**card.as_edit())
    channel = interaction.client.get_partial_messageable(
        channel_of(interaction), guild_id=interaction.guild_id
    )
    name = reply.text.partition("\n")[0][:_MAX_NAME]
    await channel.get_partial_message(thread).create_thread(name=name)

    async def composed(_: Announcement) -> list[Message]:
        return messages

    boards.lobbies.note(reply)
    await boards.announce(interaction.client, reply, composed)
