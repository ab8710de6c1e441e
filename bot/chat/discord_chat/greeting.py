"""The greeting for a server that has just added the bot."""

from typing import Final

import discord
import structlog

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.sending import FAILURES
from bot.language import Language, choose_language
from bot.texts import Texts

_log: Final = structlog.get_logger("discord")


async def greet(guild: discord.Guild, language: Language) -> None:
    """Say the first step in the channel where a server greets its members, if that is allowed."""
    channel = guild.system_channel
    if channel is None:
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        return
    texts = Texts(choose_language(guild.preferred_locale.value, default=language))
    try:
        await channel.send(**Message(texts.say("discord-greeting")).as_new())
    except FAILURES as error:
        _log.info("server not greeted", why=repr(error))
