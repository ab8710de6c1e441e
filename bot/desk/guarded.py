"""Work in the background, which goes on whatever happens to the store or to one of many tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot import troubles
from bot.desk.outgoing import NotNow
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.supervision import kind_of

_log: Final = structlog.get_logger("desk")


async def again_and_again(part: str, work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do the work of a part until cancelled. While the store does not answer, wait for it."""
    while True:
        try:
            await work()
        except StoreUnreachable as error:
            _log.warning("store unreachable", part=part, why=str(error))
        await asyncio.sleep(pause)


async def guarded(part: str, where: str, work: Awaitable[None]) -> None:
    """Do the work of a part with a record; note what goes wrong. It comes up again after its lease.

    `where` is the id of a table, or of what is stored as tables are.
    """
    key = f"table:{where}"
    try:
        await work
    except NotNow:
        _log.info("not delivered", part=part, where=where)
    except StoreUnreachable as error:
        _log.warning("store unreachable", part=part, where=where, why=str(error))
    except UnreadableRecord as error:
        troubles.set_aside(error.key or key, error.flaw, part="" if error.key else part)
    except Exception as error:  # noqa: BLE001 - one broken table must not stop the others
        troubles.set_aside(key, kind_of(error), error, part=part)
    else:
        troubles.readable(key, part=part)
