"""Where animations are made, beside the loop that answers everybody."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from bot.replies.film import Film, shoot
from bot.replies.reply import Document, Reply

Meanwhile: TypeAlias = Callable[[Reply], Awaitable[None]]
"""Shows what is said while an answer is in the making; each takes the place of the one before."""

THREADS: Final = 1
"""More would not be faster, since they take turns, and would keep the loop waiting for longer."""
KEPT: Final = 16
"""How many films are kept; one has a few hundred kilobytes, and two megabytes at most."""
PATIENCE: Final = 1.0
"""Seconds after which people are told how far it is, and then again and again."""
_BAR: Final = 10


@dataclass(slots=True)
class _Progress:
    """The part of a film that is done, as the thread that makes it tells."""

    done: float = 0

    def note(self, done: float) -> None:
        self.done = done


class _Work(NamedTuple):
    """A film that is being made, or is ready."""

    made: Future[bytes]
    progress: _Progress


class Studio:
    """Makes films, each once, and keeps the latest."""

    def __init__(
        self,
        *,
        patience: float = PATIENCE,
        make: Callable[[Film, Callable[[float], None]], bytes] = shoot,
    ) -> None:
        self._patience = patience
        self._make = make
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="studio")
        self._films: OrderedDict[Film, _Work] = OrderedDict()

    async def finish(self, reply: Reply, meanwhile: Meanwhile | None = None) -> Reply:
        """Return a reply with its animation, if it is to have one."""
        film = reply.film
        if film is None:
            return reply
        work = self._work(film)
        made = asyncio.wrap_future(work.made)
        while not (await asyncio.wait({made}, timeout=self._patience))[0]:
            if meanwhile:
                await meanwhile(_unfinished(reply, work.progress.done))
        return replace(reply, film=None, animation=Document(film.name, await made))

    def _work(self, film: Film) -> _Work:
        """Return the work on a film; who asks for the same one waits for the same work."""
        work = self._films.get(film)
        if work is None or (work.made.done() and work.made.exception()):
            progress = _Progress()
            work = _Work(self._threads.submit(self._make, film, progress.note), progress)
            self._films[film] = work
        self._films.move_to_end(film)
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        return work


def _unfinished(reply: Reply, done: float) -> Reply:
    """Return what is said meanwhile: the same text, and how far it is, in no language."""
    full = int(done * _BAR)
    bar = "▰" * full + "▱" * (_BAR - full)
    return replace(reply, film=None, text=f"{reply.text}\n{bar} {done:.0%}")
