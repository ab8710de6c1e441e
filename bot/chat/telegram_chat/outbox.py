"""What waits to be sent to a place: in order, at Telegram's pace, and the newest board only."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

import structlog
from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot.chat.telegram_chat.errors import seconds
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.places import Place
from bot.metrics import Stage, Timing

_log: Final = structlog.get_logger("telegram")


class Outgoing(Protocol):
    """Something to send."""

    async def send(self, place: Place) -> None:
        """Send it, now that it may go."""
        ...

    def replaces(self, older: "Outgoing") -> bool:
        """Tell whether an older message need not be sent any more."""
        ...

    def take_over(self, older: "Outgoing") -> None:
        """Carry on what an older message still had to show."""
        ...


@dataclass(slots=True)
class _Waiting:
    message: Outgoing
    sent: list[asyncio.Future[None]] = field(default_factory=list)
    apology: Callable[[], Outgoing] | None = None

    def settle(self, error: Exception | None = None) -> None:
        """Tell those who wait how it went."""
        for future in self.sent:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def abandon(self) -> None:
        """Let nobody wait any longer."""
        for future in self.sent:
            future.cancel()


class Outbox:
    """A queue for each place, and a postman while there is anything in it."""

    def __init__(self, limiter: Limiter, moved: Callable[[Place, Place], Awaitable[None]]) -> None:
        self._limiter = limiter
        self._moved = moved
        self._queues: dict[Place, list[_Waiting]] = {}
        self._postmen: dict[Place, asyncio.Task[None]] = {}

    def put(
        self, place: Place, message: Outgoing, apology: Callable[[], Outgoing] | None = None
    ) -> None:
        """Send something when it may go; what goes wrong stands in the log.

        If something unexpected goes wrong, the apology is sent.
        """
        self._put(place, _Waiting(message, apology=apology))

    async def deliver(self, place: Place, message: Outgoing) -> None:
        """Send something, and return once Telegram has taken it; raise what Telegram says."""
        sent = asyncio.get_running_loop().create_future()
        self._put(place, _Waiting(message, [sent]))
        await sent

    async def flush(self) -> None:
        """Return when everything has been sent."""
        while self._postmen:
            await asyncio.gather(*self._postmen.values())

    async def close(self) -> None:
        """Send nothing more."""
        postmen = list(self._postmen.values())
        for postman in postmen:
            postman.cancel()
        await asyncio.gather(*postmen, return_exceptions=True)

    def _put(self, place: Place, waiting: _Waiting) -> None:
        queue = self._queues.setdefault(place, [])
        for older in [old for old in queue if waiting.message.replaces(old.message)]:
            waiting.message.take_over(older.message)
            waiting.sent += older.sent
            queue.remove(older)
        queue.append(waiting)
        if place not in self._postmen:
            self._postmen[place] = asyncio.create_task(self._go_round(place))

    async def _go_round(self, place: Place) -> None:
        """Send what waits until nothing does; what is newest by then is what goes."""
        queue = self._queues[place]
        try:
            while queue:
                await self._limiter.turn(place.chat)
                await self._send(place, queue.pop(0))
        finally:
            del self._queues[place], self._postmen[place]
            for waiting in queue:
                waiting.abandon()

    async def _send(self, place: Place, waiting: _Waiting) -> None:
        try:
            with Timing(Stage.SEND):
                await waiting.message.send(place)
        except RetryAfter as error:
            self._wait(place, waiting, error)
        except ChatMigrated as error:
            await self._follow(place, Place(error.new_chat_id, place.topic), waiting)
        except TelegramError as error:
            # Whoever waits for it hears why, and knows what to do.
            log = _log.info if waiting.sent else _log.warning
            log("not sent", table=place.table, why=error.message)
            waiting.settle(error)
        except asyncio.CancelledError:
            waiting.abandon()
            raise
        except Exception as error:  # noqa: BLE001 - the messages behind it still have to go
            waiting.settle(error)
            if waiting.apology:
                self._put(place, _Waiting(waiting.apology()))
            else:
                _log.exception("not sent", table=place.table)
        else:
            waiting.settle()

    def _wait(self, place: Place, waiting: _Waiting, error: RetryAfter) -> None:
        """Let this chat wait, and no other."""
        pause = seconds(error)
        _log.info("told to wait", table=place.table, seconds=pause)
        self._limiter.hold(place.chat, pause)
        queue = self._queues[place]
        newer = next((new for new in queue if new.message.replaces(waiting.message)), None)
        if newer is None:
            queue.insert(0, waiting)
        else:
            newer.message.take_over(waiting.message)
            newer.sent += waiting.sent

    async def _follow(self, old: Place, new: Place, waiting: _Waiting) -> None:
        """Send it where the chat is now."""
        await self._moved(old, new)
        self._put(new, waiting)
