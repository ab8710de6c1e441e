"""The line of those who wait for a worker."""

import asyncio

from bot.computers.line import Line, Suits
from bot.computers.worker import Worker


def anyone(worker: Worker) -> bool:
    """Let any worker do."""
    return bool(worker)


def only(wanted: Worker) -> Suits:
    """Let one worker do."""
    return lambda worker: worker is wanted


class Visitors:
    """Those who stand in line, by name, and whom each of them got."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.served: list[tuple[str, Worker]] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._done = asyncio.Event()

    async def come(self, name: str, suits: Suits = anyone) -> None:
        """Let somebody come, and have a worker until all go."""
        self.tasks[name] = asyncio.create_task(self._visit(name, suits))
        await asyncio.sleep(0)

    async def _visit(self, name: str, suits: Suits) -> None:
        async with self._line.worker(suits) as worker:
            self.served.append((name, worker))
            await self._done.wait()

    async def go(self) -> None:
        """Let all go who have a worker, and those who get theirs."""
        self._done.set()
        for _ in range(10):
            await asyncio.sleep(0)


async def test_whoever_came_first_is_served_first() -> None:
    line, worker = Line(), Worker()
    visitors = Visitors(line)
    for name in "abc":
        await visitors.come(name)
    line.add(worker)
    await visitors.go()
    assert visitors.served == [("a", worker), ("b", worker), ("c", worker)]


async def test_who_comes_again_at_once_goes_to_the_end() -> None:
    line, order = Line(), list[str]()
    line.add(Worker())

    async def come_twice(name: str) -> None:
        for _ in range(2):
            async with line.worker(anyone):
                order.append(name)
                await asyncio.sleep(0)

    await asyncio.gather(come_twice("a"), come_twice("b"))
    assert order == ["a", "b", "a", "b"]


async def test_who_needs_another_worker_keeps_nobody_from_one_that_is_free() -> None:
    line, one, two = Line(), Worker(), Worker()
    visitors = Visitors(line)
    await visitors.come("a", only(two))
    await visitors.come("b")
    line.add(one)
    line.add(two)
    await visitors.go()
    assert sorted(visitors.served, key=lambda got: got[0]) == [("a", two), ("b", one)]


async def test_a_worker_that_comes_to_suit_is_handed_out() -> None:
    line, suits = Line(), list[Worker]()
    visitors = Visitors(line)
    worker = Worker()
    line.add(worker)
    await visitors.come("a", lambda one: one in suits)
    suits.append(worker)
    line.move_up()
    await visitors.go()
    assert visitors.served == [("a", worker)]


async def test_who_goes_away_takes_no_worker_along() -> None:
    line, worker = Line(), Worker()
    visitors = Visitors(line)
    for name in "ab":
        await visitors.come(name)
    visitors.tasks["a"].cancel()
    await asyncio.sleep(0)
    line.add(worker)
    visitors.tasks["b"].cancel()  # the worker is b's, who has not taken notice yet
    await asyncio.gather(*visitors.tasks.values(), return_exceptions=True)
    await visitors.come("c")
    await visitors.go()
    assert visitors.served == [("c", worker)]


async def test_a_worker_that_is_closed_is_nobodys() -> None:
    line, closed, worker = Line(), Worker(), Worker()
    visitors = Visitors(line)
    line.add(closed)
    await closed.close()
    await visitors.come("a")
    line.add(worker)
    await visitors.go()
    assert visitors.served == [("a", worker)]
