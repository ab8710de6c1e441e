"""One WebSocket a window: its messages go to the chat, and its queue is sent in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from aiohttp import WSMsgType, web

from bot.chat.local_chat.addresses import address_of
from bot.chat.local_chat.attendance import Attendance, Crowded
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.guard import check_origin, is_local
from bot.chat.local_chat.guests import Guest
from bot.chat.local_chat.visits import Visits
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Hello, Unreadable, read, write
from bot.desk.budgets import Buckets, Budget
from bot.desk.visitors import NotAdmitted
from bot.metrics import Stage, timed_async

HEARTBEAT: Final = 20.0
MAX_MESSAGE: Final = 16 * 1024
"""Bytes of one message from a window."""

HELLO_WITHIN: Final = 10.0
"""Seconds for a window to say who it is."""
GREETINGS: Final = Budget(100, 5)
"""How many windows may join from one address: who joins is sent all that they have missed."""
NOT_ADMITTED: Final = 4403
"""Tells a window that its session has ended."""
CROWDED: Final = 4429
"""Tells a window that too many are open."""

_log = structlog.get_logger("page")


class Sockets:
    """Serves windows until they are closed, or the server is."""

    def __init__(self, chat: LocalChat, visits: Visits) -> None:
        self._chat = chat
        self._visits = visits
        self._attendance = Attendance()
        self._greetings = Buckets(GREETINGS)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one window."""
        check_origin(request)
        # Compression would take a tenth of a megabyte for each window.
        connection = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=MAX_MESSAGE, compress=False
        )
        await connection.prepare(request)
        try:
            await self._talk(connection, address_of(request), owner=is_local(request))
        except TimeoutError:
            await connection.close(code=1008)
        except Unreadable as error:
            _log.info("invalid message from a window", why=str(error))
            await connection.close(code=1008)
        except NotAdmitted as error:
            _log.info("visitor not admitted", why=error.why)
            await connection.close(code=NOT_ADMITTED)
        except Crowded:
            await connection.close(code=CROWDED)
        return connection

    async def _talk(self, connection: web.WebSocketResponse, address: str, *, owner: bool) -> None:
        """Let the guest join with the first message, and answer the others."""
        hello = await self._receive_hello(connection)
        if hello is None:
            return
        visitor = await self._visits.recognise(hello.session) if hello.session else None
        if visitor:
            address = ""  # their platform's, which all its visitors share
        person, table = self._chat.identify(hello, visitor)
        seated = self._chat.desk.sits_at(table, person)
        with self._attendance.entered(person, address, table, seated=seated):
            if wait := self._greetings.reserve(address or person):
                await asyncio.sleep(wait)
            guest = await self._chat.join(hello, visitor, address, owner=owner)
            try:
                async with _sending(connection, guest.window):
                    await self._chat.answers.show_table(guest)
                    await self._listen(connection, guest)
            finally:
                self._chat.leave(guest)

    async def _receive_hello(self, connection: web.WebSocketResponse) -> Hello | None:
        message = await connection.receive(HELLO_WITHIN)
        if message.type is not WSMsgType.TEXT:
            return None
        hello = read(message.data)
        if not isinstance(hello, Hello):
            raise Unreadable
        return hello

    async def _listen(self, connection: web.WebSocketResponse, guest: Guest) -> None:
        async for message in connection:
            if message.type is not WSMsgType.TEXT:
                return
            asked = read(message.data)
            if isinstance(asked, Hello):
                raise Unreadable
            await self._chat.answers.handle(guest, asked)


@asynccontextmanager
async def _sending(connection: web.WebSocketResponse, window: Window) -> AsyncIterator[None]:
    """Send the queue of a window while the block runs."""
    task = asyncio.create_task(_send_queued(connection, window))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _send_queued(connection: web.WebSocketResponse, window: Window) -> None:
    while (message := await window.outbox.get()) is not None:
        await _send(connection, write(message))
    await connection.close(code=1001)


@timed_async(Stage.SEND)
async def _send(connection: web.WebSocketResponse, text: str) -> None:
    await connection.send_str(text)
