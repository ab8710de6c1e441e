"""Makes animations in a thread of their own, so that nobody else waits for them."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bot.recent import RecentCache
from bot.replies.film import Film, shoot
from bot.replies.reply import Document, Replay, UnfinishedReplay

OnProgress: TypeAlias = Callable[[str], Awaitable[None]]
"""Shows a text while an answer is being made; each takes the place of the one before."""

THREADS: Final = 1
"""More would not be faster, since they take turns, and would hold up the event loop for longer."""
KEPT: Final = 16
"""How many films are kept; one has a few hundred kilobytes, and two megabytes at most."""
PATIENCE: Final = 1.0
"""Seconds after which people see how far it is, and then again and again."""
_BAR: Final = 10


@dataclass(slots=True)
class _Progress:
    """The part of a film that is done."""

    done: float = 0

    def note(self, done: float) -> None:
        self.done = done


class _Work(NamedTuple):
    """A film that is being made, or is ready."""

    made: Future[bytes]
    progress: _Progress


class Studio:
    """Makes each film once, and keeps the latest."""

    def __init__(
        self,
        *,
        patience: float = PATIENCE,
        make: Callable[[Film, Callable[[float], None]], bytes] = shoot,
    ) -> None:
        self._patience = patience
        self._make = make
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="studio")
        self._films = RecentCache[Film, _Work](KEPT)

    async def finish(
        self, draft: UnfinishedReplay, on_progress: OnProgress | None = None
    ) -> Replay:
        """Return a replay with its animation."""
        work = self._work(draft.film)
        made = asyncio.wrap_future(work.made)
        while not (await asyncio.wait({made}, timeout=self._patience))[0]:
            if on_progress:
                await on_progress(f"{draft.text}\n{_bar(work.progress.done)}")
        animation = Document(draft.film.name, await made)
        return Replay(table=draft.table, text=draft.text, animation=animation)

    def _work(self, film: Film) -> _Work:
        """Return the work on a film; everybody who asks for the same film waits for the same."""
        work = self._films.get(film)
        if work is None or (work.made.done() and work.made.exception()):
            progress = _Progress()
            work = _Work(self._threads.submit(self._make, film, progress.note), progress)
        return self._films.put(film, work)


def _bar(done: float) -> str:
    """Return how far something is, without words."""
    full = int(done * _BAR)
    return f"{'▰' * full}{'▱' * (_BAR - full)} {done:.0%}"
