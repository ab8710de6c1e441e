"""Updates for the bot, by polling or by webhook."""

import asyncio
from itertools import cycle
from typing import Any

import aiohttp

from tests.fakes.telegram_server.errors import Refused

_PAUSE = 0.05
"""Seconds after which an update is sent again to a webhook that is away."""


class Updates:
    """Numbers updates, and sends them until the bot confirms them."""

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
        """Send an update."""
        self._number += 1
        update = {"update_id": self._number, kind: content}
        await self.repeat(update)
        return update

    async def repeat(self, update: dict[str, Any]) -> None:
        """Send an update, possibly for the second time."""
        async with self._news:
            self._waiting.append(update)
            self._news.notify_all()

    async def set_webhook(self, url: str, secret: str = "") -> None:
        """Send updates to a webhook from now on, or let the bot poll."""
        async with self._news:
            self.url, self.secret = url, secret
            self._news.notify_all()

    async def fetch(self, offset: int, timeout: float) -> list[dict[str, Any]]:  # noqa: ASYNC109 - the API's own
        """Answer a bot that polls; of several, the newest gets the updates."""
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
        """Return whether the bot wants such updates."""
        return not self.wanted or any(kind in update for kind in self.wanted)

    async def taken(self) -> None:
        """Return when the bot has confirmed every update."""
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
        """Return an update that is not being sent yet, or None."""
        return next((one for one in self._waiting if one not in self._carried), {})

    async def _bring(
        self, session: aiohttp.ClientSession, route: str, update: dict[str, Any]
    ) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.secret}
        try:
            async with session.post(route, json=update, headers=headers) as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            await asyncio.sleep(_PAUSE)
            return False
