"""Sending to Discord without an interaction, and what can go wrong with either."""

from collections.abc import Awaitable, Sequence
from typing import Final

import aiohttp
import discord
import structlog

from bot.chat.discord_chat.messages import Message

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Everything that can go wrong between Discord and the bot."""
EXPIRED: Final = 10062
"""Discord's code for an interaction that nobody waits for any more."""
ALREADY_ANSWERED: Final = 40060
"""Discord's code for an interaction that has its answer."""
_GONE: Final = 10008
"""Discord's code for a message that was deleted."""
_EDITED_TOO_OFTEN: Final = 30046
"""Discord's code for a message of more than an hour that was edited too often."""

_log: Final = structlog.get_logger("discord")


async def post(client: discord.Client, channel: int, messages: Sequence[Message]) -> int:
    """Send ordinary messages to a channel, and return the id of the last one."""
    messageable = client.get_partial_messageable(channel)
    return [(await messageable.send(**message.as_post())).id for message in messages][-1]


async def edit(client: discord.Client, channel: int, message: int, new: Message) -> None:
    """Change an ordinary message."""
    old = client.get_partial_messageable(channel).get_partial_message(message)
    await old.edit(**new.as_edit())


def is_uneditable(error: discord.HTTPException) -> bool:
    """Return whether a message has gone, or can no longer be edited."""
    return error.code in {_GONE, _EDITED_TOO_OFTEN}


def is_final(error: Exception) -> bool:
    """Return whether Discord itself says that a channel is gone or closed to the bot.

    What a proxy says on its behalf has no code, and may pass.
    """
    return isinstance(error, discord.Forbidden | discord.NotFound) and error.code != 0


async def ignore_expired(answer: Awaitable[None]) -> None:
    """Await an answer that is of no use once the interaction has expired or was answered."""
    try:
        await answer
    except discord.HTTPException as error:
        if error.code not in {EXPIRED, ALREADY_ANSWERED}:
            raise
        _log.info("interaction expired", code=error.code)
