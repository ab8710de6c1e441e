"""Hands something in to Discord, beside everything else, until it is taken or refused."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.sending import FAILURES

_BAD_REQUEST: Final = 400
_LONGEST_PAUSE: Final = 300.0
_log: Final = structlog.get_logger("discord")


async def keep_trying(what: str, hand_in: Callable[[], Awaitable[None]], pause: float) -> None:
    """Hand something in, again and again until Discord has taken or refused it.

    Until then Discord shows what it has from the last start.
    """
    while True:
        try:
            await hand_in()
        except discord.RateLimited as error:
            _log.warning(f"{what} wait for a rate limit", seconds=error.retry_after)
            await asyncio.sleep(error.retry_after)
        except discord.HTTPException as error:
            if error.status == _BAD_REQUEST:
                _log.error(f"Discord refuses the {what}", why=error.text, code=error.code)
                return
            pause = await _rest(what, pause, error)
        except FAILURES as error:
            pause = await _rest(what, pause, error)
        else:
            return


async def _rest(what: str, pause: float, error: Exception) -> float:
    """Wait until the next try, and return how long to wait after that one."""
    _log.warning(f"{what} not synced, retrying", why=repr(error))
    await asyncio.sleep(pause)
    return min(pause * 2, _LONGEST_PAUSE)
