"""Sending to Discord without an interaction, and what can go wrong with either."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

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
_LOST: Final = (aiohttp.ClientError, OSError)
"""The connection broke off; nobody knows whether what was sent has arrived."""
_PAUSES: Final = (0.1, 0.5)
"""Seconds before each new try to answer, for which there are three seconds in all."""
_GONE: Final = 10008
"""Discord's code for a message that was deleted."""
_EDITED_TOO_OFTEN: Final = 30046
"""Discord's code for a message of more than an hour that was edited too often."""

_log: Final = structlog.get_logger("discord")

T = TypeVar("T")


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


def is_outage(error: BaseException | None) -> bool:
    """Return whether something between Discord and the bot is to blame, and neither of them."""
    page = isinstance(error, discord.HTTPException) and error.code == 0
    return page or isinstance(error, (*_LOST, discord.DiscordServerError, discord.RateLimited))


async def insist(
    answer: Callable[[], Awaitable[T]], pauses: Sequence[float] = _PAUSES, *, again: bool = False
) -> T | None:
    """Send the first answer to an interaction, again if the connection breaks off.

    Discord takes only one; return None if the one before has arrived after all.
    """
    try:
        return await answer()
    except discord.HTTPException as error:
        if again and error.code == ALREADY_ANSWERED:
            return None
        raise
    except _LOST as error:
        if not pauses:
            raise
        _log.info("answer lost, trying again", why=repr(error))
    await asyncio.sleep(pauses[0])
    return await insist(answer, pauses[1:], again=True)


async def ignore_expired(answer: Awaitable[None]) -> None:
    """Await an answer that is of no use once the interaction has expired or was answered."""
    try:
        await answer
    except discord.HTTPException as error:
        if error.code not in {EXPIRED, ALREADY_ANSWERED}:
            raise
        _log.info("interaction expired", code=error.code)
