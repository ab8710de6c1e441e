"""The line of those who wait for a worker: whoever came first gets the first one that suits."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeAlias

from bot.computers.worker import Worker

Suits: TypeAlias = Callable[[Worker], bool]
"""Returns whether a worker will do."""


@dataclass(frozen=True, slots=True, eq=False)
class _Place:
    """A place in the line, and the worker that whoever has it gets."""

    suits: Suits
    worker: asyncio.Future[Worker]


class Line:
    """The workers that are free, and those who wait for one or have one."""

    def __init__(self) -> None:
        self._free: list[Worker] = []
        self._places: list[_Place] = []

    def add(self, worker: Worker) -> None:
        """Add a worker that is free."""
        self._free.append(worker)
        self.move_up()

    @asynccontextmanager
    async def worker(self, suits: Suits) -> AsyncIterator[Worker]:
        """Wait for a worker that suits, and give it back afterwards."""
        place = _Place(suits, asyncio.get_running_loop().create_future())
        self._places.append(place)
        self.move_up()
        try:
            yield await place.worker
        finally:
            self._places.remove(place)
            if place.worker.done() and not place.worker.cancelled():
                self.add(place.worker.result())

    def move_up(self) -> None:
        """Hand out the workers that are free; to be called when one may suit that did not."""
        self._free = [worker for worker in self._free if not worker.closed]
        for place in self._places:
            if not place.worker.done() and (found := next(filter(place.suits, self._free), None)):
                self._free.remove(found)
                place.worker.set_result(found)
