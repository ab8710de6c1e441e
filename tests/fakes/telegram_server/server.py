"""The server: it answers calls, unless a test lets it fail."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Self

from aiohttp import web

from tests.fakes.outages import Outages
from tests.fakes.telegram_server.errors import Refused
from tests.fakes.telegram_server.form import read_form
from tests.fakes.telegram_server.methods import Methods
from tests.fakes.telegram_server.rates import Rates
from tests.fakes.telegram_server.users import Users


class TelegramServer(Users):
    """The part of Telegram that the tests need."""

    def __init__(self, second: float = 1.0) -> None:
        super().__init__(Methods(rates=Rates(second)))
        self.calls: list[tuple[str, int]] = []
        """The calls: the method and the status of the response."""
        self.faults: list[str] = []
        """Calls that a correct bot would not have made."""
        self.url = ""
        self._changed: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.talking = asyncio.Event()
        """Unset while calls are not answered."""
        self.talking.set()
        self.busy: list[str] = []
        """Methods whose next call is refused for its rate."""
        self.delayed: dict[str, asyncio.Event] = {}
        """Methods whose next call is carried out only after an event."""
        self.closed = 0
        """How many more calls fail as if the server were away."""
        self.outages = Outages()

    @classmethod
    @asynccontextmanager
    async def running(cls, second: float = 1.0) -> AsyncIterator[Self]:
        """Run a server on loopback while the block runs."""
        server = cls(second)
        app = web.Application(client_max_size=20_000_000)
        app.router.add_post("/bot{token}/{method}", server._answer)
        app.router.add_get("/file/bot{token}/documents/{name}", server._hand_out)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            host, port = runner.addresses[0][:2]
            server.url = f"http://{host}:{port}"
            yield server
        finally:
            await runner.cleanup()

    async def until(self, seen: Callable[[], bool], chat: int = 0) -> None:
        """Return when a condition holds, in a chat or anywhere."""
        async with asyncio.timeout(self.patience):
            while not seen():
                await self._changed[chat].wait()

    def _tell(self, chat: int) -> None:
        """Wake those who wait for a condition."""
        changed = self._changed.pop(chat, None)
        if changed:
            changed.set()

    @asynccontextmanager
    async def bringing(self, *routes: str, at_once: int = 1) -> AsyncIterator[None]:
        """Send updates to a webhook whose public address leads to these, in turn."""
        tasks = [asyncio.create_task(self.updates.bring(*routes)) for _ in range(at_once)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hand_out(self, request: web.Request) -> web.Response:
        """Return the content of a file that `getFile` was called for."""
        name = request.match_info["name"]
        if request.match_info["token"] != self.token or name not in self.methods.files:
            answer = {"ok": False, "error_code": 404, "description": "Not Found"}
            return web.json_response(answer, status=404)
        return web.Response(body=self.methods.files[name])

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        return await self.outages.answer(request.match_info["method"], request, self._carry_out)

    async def _carry_out(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        if self.closed:
            self.closed -= 1
            return web.Response(status=502)
        await self.talking.wait()
        try:
            if request.match_info["token"] != self.token:
                raise Refused(401, "Unauthorized")  # noqa: TRY301 - one place answers
            form = await read_form(request)
            if method in self.busy:
                self.busy.remove(method)
                raise Refused(429, "Too Many Requests: retry after 1", retry_after=1)  # noqa: TRY301 - as above
            if method in self.delayed:
                await self.delayed.pop(method).wait()
            result = await self.methods.call(method, form)
        except Refused as error:
            self.calls.append((method, error.code))
            self._note(method, error)
            self._tell(0)
            return web.json_response(error.answer(), status=error.code)
        self.calls.append((method, 200))
        self._tell(0)
        self._tell(form.number("chat_id") or 0)
        return web.json_response({"ok": True, "result": result})

    def _note(self, method: str, error: Refused) -> None:
        """Remember the errors that a correct bot would not have caused."""
        normal = (
            "not modified",
            "query is too old",
            "upgraded",
            "not found",
            "send photos",
            "send polls",
            "can't be deleted",
            "ephemeral messages are not available",
            "failed to get HTTP URL",
            "temporarily unavailable",
        )
        if error.code == 400 and not any(words in error.description for words in normal):
            self.faults.append(f"{method}: {error.description}")
