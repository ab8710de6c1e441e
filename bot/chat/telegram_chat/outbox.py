"""Messages that wait to be sent: in order for each place, within the rate limits of Telegram."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import ClassVar, Final, Protocol

import structlog
from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot.chat.telegram_chat.errors import may_be_repeated, retry_after
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.unsent import new_unsent
from bot.metrics import Stage, Timing, count_wait

PAUSES: Final = (1.0, 2.0, 4.0)
"""Seconds before each new try to send a message for which nobody waits."""

MAX_WORDS: Final = 20
"""How many texts and files may wait for a place: what Telegram takes in two minutes or so."""

_log: Final = structlog.get_logger("telegram")


class Sendable(Protocol):
    """A message that can wait in the outbox."""

    ahead: ClassVar[bool]
    """Whether it goes before all that are not: boards go before words."""

    async def send(self, place: Place) -> None:
        """Send it to a place."""
        ...

    def replaces(self, older: "Sendable") -> bool:
        """Return whether an older message need not be sent any more."""
        ...

    def merge(self, older: "Sendable") -> None:
        """Take over what the replaced message had to show."""
        ...


@dataclass(slots=True, eq=False)
class _Queued:
    message: Sendable
    sent: list[asyncio.Future[None]] = field(default_factory=list)
    apology: Callable[[Exception], Sendable] | None = None
    failures: int = 0
    since: float = field(default_factory=monotonic)
    unsent: list[asyncio.Future[None]] = field(default_factory=list)
    """What is done when it was sent or given up; the updates that it answers wait for that."""

    @property
    def is_awaited(self) -> bool:
        """Return whether somebody still waits for it."""
        return any(not future.done() for future in self.sent)

    def settle(self, error: Exception | None = None) -> None:
        """Tell those who wait for it that it was sent, or why it was not."""
        for future in self.unsent:
            if not future.done():
                future.set_result(None)
        for future in self.sent:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def cancel(self) -> None:
        """Cancel those who wait for it."""
        for future in self.sent:
            future.cancel()


class Outbox:
    """A queue for each place, with a worker while there is anything in it."""

    def __init__(
        self,
        limiter: Limiter,
        moved: Callable[[Place, Place], Awaitable[None]],
        take_turn: Callable[[int], Awaitable[float]] | None = None,
    ) -> None:
        """Prepare an outbox.

        `take_turn` asks what other processes have sent to a chat, and returns the seconds to wait.
        """
        self._limiter = limiter
        self._take_turn = take_turn
        self._moved = moved
        self._queues: dict[Place, list[_Queued]] = {}
        self._workers: dict[Place, asyncio.Task[None]] = {}
        self._arrivals: dict[Place, asyncio.Event] = {}

    def put(
        self,
        place: Place,
        message: Sendable,
        apology: Callable[[Exception], Sendable] | None = None,
    ) -> None:
        """Queue a message; errors of Telegram are logged.

        If it fails unexpectedly, the apology is sent.
        """
        self._put(place, _Queued(message, apology=apology, unsent=[new_unsent()]))

    def queue(self, place: Place, message: Sendable) -> asyncio.Future[None]:
        """Queue a message; the future is done when it was sent, or has the error if it was not."""
        sent = asyncio.get_running_loop().create_future()
        self._put(place, _Queued(message, [sent]))
        return sent

    async def deliver(self, place: Place, message: Sendable) -> None:
        """Queue a message, and return once it was sent; raise the error if it was not."""
        await self.queue(place, message)

    def wait(self, place: Place) -> float:
        """Return the seconds for which a board would wait now."""
        return max(0.0, self._limiter.wait(place.chat))

    async def flush(self) -> None:
        """Return when everything has been sent."""
        while self._workers:
            await asyncio.gather(*self._workers.values())

    async def close(self) -> None:
        """Stop sending."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    def _put(self, place: Place, queued: _Queued) -> None:
        queue = self._queues.setdefault(place, [])
        for older in [old for old in queue if queued.message.replaces(old.message)]:
            queued.message.merge(older.message)
            queued.sent += older.sent
            queued.unsent += older.unsent
            queue.remove(older)
        queue.append(queued)
        self._drop_words(place, queue)
        if place in self._workers:
            self._arrivals[place].set()
        else:
            self._arrivals[place] = asyncio.Event()
            self._workers[place] = asyncio.create_task(self._work(place))

    def _drop_words(self, place: Place, queue: list[_Queued]) -> None:
        """Give up the oldest words if too many wait: somebody asks faster than anybody may send."""
        words = [each for each in queue if not each.message.ahead and not each.sent]
        for each in words[:-MAX_WORDS]:
            queue.remove(each)
            each.settle()
            _log.info("message given up, too many wait", table=place.table)

    async def _work(self, place: Place) -> None:
        """Send the messages of a queue until it is empty."""
        queue = self._queues[place]
        try:
            while queue:
                queued = next((each for each in queue if each.message.ahead), queue[0])
                words = not queued.message.ahead
                wait = self._limiter.wait(place.chat, words=words)
                if wait > 0:
                    await self._wait(place, wait)
                    continue
                if self._take_turn and (busy := await self._take_turn(place.chat)):
                    self._limiter.hold(place.chat, busy)
                    continue
                self._limiter.count(place.chat, words=words)
                count_wait("telegram", monotonic() - queued.since)
                queue.remove(queued)
                await self._send(place, queued)
        finally:
            del self._queues[place], self._workers[place], self._arrivals[place]
            for queued in queue:
                queued.cancel()

    async def _wait(self, place: Place, seconds: float) -> None:
        """Wait, or until there is another message, which may go first."""
        self._arrivals[place].clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._arrivals[place].wait()

    async def _send(self, place: Place, queued: _Queued) -> None:
        try:
            with Timing(Stage.SEND):
                await queued.message.send(place)
        except RetryAfter as error:
            self._pause(place, queued, retry_after(error))
        except ChatMigrated as error:
            await self._follow(place, Place(error.new_chat_id, place.topic), queued)
        except TelegramError as error:
            # Whoever waits for it gets the error, and handles it.
            log = _log.info if queued.sent else _log.warning
            log("message not sent", table=place.table, why=error.message)
            if queued.failures < len(PAUSES) and not queued.sent and may_be_repeated(error):
                queued.failures += 1
                self._pause(place, queued, PAUSES[queued.failures - 1])
            else:
                queued.settle(error)
        except asyncio.CancelledError:
            queued.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            self._fail(place, queued, error)
        else:
            queued.settle()

    def _fail(self, place: Place, queued: _Queued, error: Exception) -> None:
        """Apologise for the unexpected error that is being handled.

        Without an apology it is logged, unless somebody waits for it: they get the error.
        """
        is_awaited = queued.is_awaited
        queued.settle(error)
        if queued.apology:
            self._put(place, _Queued(queued.apology(error)))
        elif not is_awaited:
            _log.exception("message not sent", table=place.table)

    def _pause(self, place: Place, queued: _Queued, seconds: float) -> None:
        """Pause this chat alone, and keep the message in its queue."""
        _log.info("chat paused", table=place.table, seconds=seconds)
        self._limiter.hold(place.chat, seconds)
        queue = self._queues[place]
        newer = next((new for new in queue if new.message.replaces(queued.message)), None)
        if newer is None:
            queue.insert(0, queued)
        else:
            newer.message.merge(queued.message)
            newer.sent += queued.sent
            newer.unsent += queued.unsent

    async def _follow(self, old: Place, new: Place, queued: _Queued) -> None:
        """Send the message to the new id of its chat."""
        try:
            await self._moved(old, new)
        except Exception as error:  # noqa: BLE001 - the last resort: the next messages are sent
            self._fail(new, queued, error)
        else:
            self._put(new, queued)
