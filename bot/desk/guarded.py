"""Work in the background at one of many tables or chats, which must not harm the others."""

from collections.abc import Awaitable
from typing import Final

import structlog

from bot import troubles
from bot.desk.outgoing import NotNow
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.supervision import kind_of

_log: Final = structlog.get_logger("desk")


async def guarded(part: str, where: str, work: Awaitable[None]) -> None:
    """Do the work of a part; note what goes wrong. It comes up again after its lease."""
    key = f"{part}:{where}"
    try:
        await work
    except NotNow:
        _log.info("not delivered", part=part, where=where)
    except StoreUnreachable as error:
        _log.warning("store unreachable", part=part, where=where, why=str(error))
    except UnreadableRecord as error:
        troubles.set_aside(error.key or key, error.flaw)
    except Exception as error:  # noqa: BLE001 - one broken table must not stop the others
        troubles.set_aside(key, kind_of(error), error)
    else:
        troubles.readable(key)
