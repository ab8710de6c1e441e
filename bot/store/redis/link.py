"""The link to one server, which may have replicas.

What is saved may have to be on replicas before anybody is told. WAIT, which says so, keeps its
connection waiting; so what is saved goes over a line of its own.
"""

from typing import Any, Final

from redis.asyncio import Redis

from bot.store.redis.errors import NotReplicated
from bot.store.redis.line import Line
from bot.store.redis.pipeline import Word

WAIT_TIMEOUT: Final = 1_000
"""Milliseconds in which replicas have to say that they have something."""


class Link:
    """Sends commands to one server."""

    def __init__(self, client: Redis, replicas: int = 0) -> None:
        self._reading = Line(client)
        self._saving = Line(client) if replicas else self._reading
        self._replicas = replicas
        self._in_doubt = False
        """Whether something was saved that too few replicas have."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return all lines to the server."""
        return (self._reading, self._saving) if self._replicas else (self._reading,)

    async def execute(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command. Nobody reads what was saved and may still be lost."""
        if self._in_doubt:
            self._check(await self._saving.execute(*self._wait()))
        return await self._reading.execute(*words)

    async def execute_asking(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command about a slot that is just moving to this server."""
        _, response = await self._reading.execute_both(("ASKING",), words)
        return response

    async def save(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command; raise NotReplicated if too few replicas have what it saved."""
        if not self._replicas:
            return await self._reading.execute(*words)
        response, copies = await self._saving.execute_both(words, self._wait())
        self._check(copies)
        return response

    async def close(self) -> None:
        """Close every connection."""
        for line in self.lines:
            await line.close()

    def _wait(self) -> tuple[Word, ...]:
        return ("WAIT", self._replicas, WAIT_TIMEOUT)

    def _check(self, copies: int) -> None:
        self._in_doubt = copies < self._replicas
        if self._in_doubt:
            raise NotReplicated(self._replicas, copies)
