"""A thread for a game."""

from typing import Any, Final, TypeAlias

import discord

from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import place_of
from bot.replies.reply import Announcement, Reply

Interaction: TypeAlias = discord.Interaction[Any]

_MAX_NAME: Final = 100


async def defer_publicly(interaction: Interaction) -> int:
    """Promise an answer, and return its id: a thread that begins there will have the same."""
    answer = await interaction.response.defer()
    known = answer.message_id if answer else None
    return known or (await interaction.original_response()).id


async def open_thread(
    interaction: Interaction,
    place: int,
    reply: Reply,
    messages: list[Message],
    boards: BoardMessages,
) -> None:
    """Begin the thread at the promised answer; if there will be no game, tell the asker why."""
    if not isinstance(reply, Announcement):
        await interaction.delete_original_response()
        await interaction.followup.send(**messages[0].as_new(), ephemeral=True)
        return
    await interaction.edit_original_response(**messages[0].without_board().as_edit())
    here = interaction.client.get_partial_messageable(
        place_of(interaction), guild_id=interaction.guild_id
    )
    name = reply.text.partition("\n")[0][:_MAX_NAME]
    await here.get_partial_message(place).create_thread(name=name)
    await boards.say(interaction.client, reply, messages)
