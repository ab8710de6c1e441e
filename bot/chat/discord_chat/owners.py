"""What owners write to the bot in direct messages: Discord has no command that only they see."""

from typing import Final

import discord
import structlog

from bot.chat.discord_chat.interactions import Interactions
from bot.chat.discord_chat.messages import with_nonces
from bot.chat.discord_chat.places import player_id, table_at
from bot.chat.discord_chat.sending import FAILURES, post
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player

_log: Final = structlog.get_logger("discord")


async def answer_owner(
    client: discord.Client, desk: Desk, interactions: Interactions, message: discord.Message
) -> None:
    """Answer a message that is for the owner of the bot; leave all others alone."""
    if message.guild is not None or message.author.bot:
        return
    request = Request(
        table=table_at(message.channel.id),
        player=Player(player_id(message.author.id), message.author.display_name),
        text=message.content,
        alone=True,
        key=str(message.id),
    )
    if not desk.is_secret(request):
        return
    try:
        sent = await interactions.compose(await desk.handle(request))
        await post(client, message.channel.id, with_nonces(sent, message.id))
    except FAILURES as error:
        _log.warning("owner not answered", why=repr(error))
