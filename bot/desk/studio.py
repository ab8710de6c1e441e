"""Makes animations in a thread of its own, so that the event loop does not wait."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bot.recent import RecentCache
from bot.replies.document import Document
from bot.replies.draft import UnfinishedReplay
from bot.replies.film import Film, shoot
from bot.replies.reply import Replay

OnProgress: TypeAlias = Callable[[str], Awaitable[None]]
"""Shows a text while an animation is being made. Each replaces the one before."""

THREADS: Final = 1
"""More threads would not be faster, because only one runs at a time."""
CACHED: Final = 16
"""How many animations are cached; one has a few hundred kilobytes, two megabytes at most."""
MAX_WAITING: Final = 300
"""How many animations may wait; each takes a part of a second."""
PATIENCE: Final = 1.0
"""Seconds between two texts that show the progress."""
_BAR: Final = 10


@dataclass(slots=True)
class Progress:
    """The part of some work that is done."""

    done: float = 0

    def note(self, done: float) -> None:
        """Note the part that is done by now."""
        self.done = done


class TooManyFilms(Exception):
    """So many animations wait to be made that another one would come too late."""


class StudioClosed(Exception):
    """No more animations are made."""


class _Work(NamedTuple):
    """An animation that is being made, or is ready."""

    made: Future[bytes]
    progress: Progress


class Studio:
    """Makes animations, and caches the latest."""

    def __init__(
        self,
        *,
        patience: float = PATIENCE,
        make: Callable[[Film, Callable[[float], None]], bytes] = shoot,
    ) -> None:
        self._patience = patience
        self._make = make
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="studio")
        self._closed = False
        self._waiting = 0
        self._films = RecentCache[Film, _Work](CACHED)

    async def finish(
        self, draft: UnfinishedReplay, on_progress: OnProgress | None = None
    ) -> Replay:
        """Return a replay with its animation."""
        work = self._work(draft.film)
        made = asyncio.wrap_future(work.made)
        # If it fails when nobody waits any more, that is no news.
        made.add_done_callback(lambda made: made.cancelled() or made.exception())
        while not (await asyncio.wait({made}, timeout=self._patience))[0]:
            if on_progress:
                await on_progress(f"{draft.text}\n{progress_bar(work.progress.done)}")
        animation = Document(draft.film.name, await made)
        return Replay(table=draft.table, text=draft.text, animation=animation, film=draft.film)

    async def make(self, film: Film) -> bytes:
        """Return an animation that was made before, and may have to be made again."""
        return await asyncio.wrap_future(self._work(film).made)

    def _shoot(self, film: Film, progress: Progress) -> bytes:
        def note(done: float) -> None:
            if self._closed:
                raise StudioClosed
            progress.note(done)

        return self._make(film, note)

    def close(self) -> None:
        """Make no more animations, not even the one that is being made."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _work(self, film: Film) -> _Work:
        """Return the work on an animation. All who ask for the same one wait for the same work."""
        work = self._films.get(film)
        if work is None or (work.made.done() and work.made.exception()):
            work = self._begin(film)
        return self._films.put(film, work)

    def _begin(self, film: Film) -> _Work:
        if self._waiting >= MAX_WAITING:
            raise TooManyFilms
        self._waiting += 1
        progress = Progress()
        made = self._threads.submit(self._shoot, film, progress)
        made.add_done_callback(self._note_done)
        return _Work(made, progress)

    def _note_done(self, _: Future[bytes]) -> None:
        self._waiting -= 1


def progress_bar(done: float) -> str:
    """Return a progress bar, without words."""
    full = int(done * _BAR)
    return f"{'▰' * full}{'▱' * (_BAR - full)} {done:.0%}"
