"""Keeps a part of Parlour running, whatever happens to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot import troubles

FIRST_PAUSE: Final = 1.0
"""Seconds before a part that failed is started again; the pause doubles with every failure."""
LONGEST_PAUSE: Final = 300.0
STABLE_AFTER: Final = 30.0
"""Seconds of running after which a part works, and pauses begin from the beginning."""


def kind_of(error: Exception) -> str:
    """Return what kind of error it is. What else it says may be secret, and is in the log only."""
    return type(error).__qualname__


async def supervise(
    part: str,
    work: Callable[[], Awaitable[None]],
    explain: Callable[[Exception], str | None] = lambda _: None,
) -> None:
    """Run a part until it ends by itself; if it fails, start it again after a growing pause.

    `explain` returns a sentence for an error that is no surprise, and None for others.
    """
    loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
    while True:
        begun = loop.time()
        stable = loop.call_later(STABLE_AFTER, troubles.part_works, part)
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - nothing unexpected ends the other parts
            why = explain(error)
            troubles.part_failed(part, why or kind_of(error), None if why else error)
        else:
            return
        finally:
            stable.cancel()
        if loop.time() - begun >= STABLE_AFTER:
            pause = FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
