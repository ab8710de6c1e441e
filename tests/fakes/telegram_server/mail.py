"""Updates on their way to the bot: fetched by it, or brought to it."""

import asyncio
from itertools import cycle
from typing import Any

import aiohttp

from tests.fakes.telegram_server.errors import Refused


class Mail:
    """Numbers updates and hands them over until the bot says that it has them."""

    def __init__(self) -> None:
        self.secret = ""
        self.url = ""
        self.wanted: list[str] = []
        self.pollers = 0
        self.conflicts = 0
        self._number = 1_000
        self._waiting: list[dict[str, Any]] = []
        self._carried: list[dict[str, Any]] = []
        self._news = asyncio.Condition()

    async def send(self, kind: str, content: dict[str, Any]) -> dict[str, Any]:
        """Let the bot know something."""
        self._number += 1
        update = {"update_id": self._number, kind: content}
        await self.repeat(update)
        return update

    async def repeat(self, update: dict[str, Any]) -> None:
        """Hand an update over, be it for the second time."""
        async with self._news:
            self._waiting.append(update)
            self._news.notify_all()

    async def set_webhook(self, url: str, secret: str = "") -> None:
        """Bring updates from now on, or let them be fetched."""
        async with self._news:
            self.url, self.secret = url, secret
            self._news.notify_all()

    async def fetch(self, offset: int, timeout: float) -> list[dict[str, Any]]:  # noqa: ASYNC109 - the API's own
        """Answer a bot that asks for updates; the newest of several who ask gets them."""
        if self.url:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active")
        self.pollers += 1
        me = self.pollers
        async with self._news:
            self._waiting = [one for one in self._waiting if one["update_id"] >= offset]
            self._news.notify_all()
            try:
                async with asyncio.timeout(timeout):
                    await self._news.wait_for(lambda: self._waiting or self.pollers != me)
            except TimeoutError:
                return []
            if self.pollers != me:
                self.conflicts += 1
                raise Refused(409, "Conflict: terminated by other getUpdates request")
            return [one for one in self._waiting if self.wants(one)]

    def wants(self, update: dict[str, Any]) -> bool:
        """Tell whether the bot has asked for such updates."""
        return not self.wanted or any(kind in update for kind in self.wanted)

    async def taken(self) -> None:
        """Return when the bot has got everything."""
        async with self._news:
            await self._news.wait_for(lambda: not self._waiting)

    async def bring(self, *routes: str) -> None:
        """Bring updates to a webhook, one after the other, until cancelled.

        Several routes are several processes, which take turns.
        """
        async with aiohttp.ClientSession() as session:
            for route in cycle(routes):
                async with self._news:
                    await self._news.wait_for(lambda: self.url and self._next())
                    update = self._next()
                    self._carried.append(update)
                taken = await self._bring(session, route, update)
                async with self._news:
                    self._carried.remove(update)
                    if taken:
                        self._waiting.remove(update)
                        self._news.notify_all()

    def _next(self) -> dict[str, Any]:
        """Return an update that nobody carries yet, or nothing."""
        return next((one for one in self._waiting if one not in self._carried), {})

    async def _bring(
        self, session: aiohttp.ClientSession, route: str, update: dict[str, Any]
    ) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.secret}
        async with session.post(route, json=update, headers=headers) as answer:
            return answer.status == 200
