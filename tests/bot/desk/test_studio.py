"""Where animations are made: beside everything else, once each, and with patience."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from threading import Event, current_thread

import pytest

from bot.desk import studio as studio_module
from bot.desk.studio import CACHED, Studio, TooManyFilms
from bot.identity import TableId
from bot.replies.draft import UnfinishedReplay
from bot.replies.film import Film
from bot.replies.reply import Replay, Reply
from tests.bot.room import checkers

FILM = Film("checkers", "", (), name="game.gif")
DRAFT = UnfinishedReplay(table=TableId("test:room"), text="Anna, Ben", film=FILM)


class Camera:
    """Makes films of a few bytes, when it is told to."""

    def __init__(self, *, ready: bool = True) -> None:
        self.go = Event()
        self.made = list[Film]()
        self.threads = set[str]()
        if ready:
            self.go.set()

    def make(self, film: Film, on_progress: Callable[[float], None]) -> bytes:
        self.made.append(film)
        self.threads.add(current_thread().name)
        on_progress(0.42)
        assert self.go.wait(10)
        return b"GIF"


def test_a_reply_gets_its_animation() -> None:
    camera = Camera()
    reply = asyncio.run(Studio(make=camera.make).finish(DRAFT))
    assert isinstance(reply, Replay)
    assert (reply.animation.name, reply.animation.content) == ("game.gif", b"GIF")
    assert all(name.startswith("studio") for name in camera.threads)


def test_a_film_is_made_once() -> None:
    camera = Camera()
    studio = Studio(make=camera.make)
    asyncio.run(studio.finish(DRAFT))
    named = replace(DRAFT, film=replace(FILM, name="other.gif"))
    reply = asyncio.run(studio.finish(named))
    assert camera.made == [FILM]
    assert isinstance(reply, Replay)
    assert reply.animation.name == "other.gif"


def test_who_asks_at_the_same_time_waits_for_the_same_film() -> None:
    camera = Camera(ready=False)

    async def ask() -> None:
        studio = Studio(make=camera.make)
        both = asyncio.gather(studio.finish(DRAFT), studio.finish(DRAFT))
        await asyncio.sleep(0.05)
        camera.go.set()
        one, other = await both
        assert one == other

    asyncio.run(ask())
    assert camera.made == [FILM]


def test_old_films_are_forgotten() -> None:
    camera = Camera()
    studio = Studio(make=camera.make)

    async def ask() -> None:
        for number in [*range(CACHED + 1), 0]:
            await studio.finish(replace(DRAFT, film=replace(FILM, first=number)))

    asyncio.run(ask())
    assert len(camera.made) == CACHED + 2


def test_who_waits_long_is_told_how_far_it_is() -> None:
    camera = Camera(ready=False)
    told = list[str]()

    async def show(text: str) -> None:
        told.append(text)
        if len(told) == 2:
            camera.go.set()

    reply = asyncio.run(Studio(patience=0.05, make=camera.make).finish(DRAFT, show))
    assert isinstance(reply, Replay)
    assert told[-1] == "Anna, Ben\n▰▰▰▰▱▱▱▱▱▱ 42%"


def test_nobody_has_to_listen_meanwhile() -> None:
    camera = Camera(ready=False)

    async def ask() -> Reply:
        asyncio.get_running_loop().call_later(0.05, camera.go.set)
        return await Studio(patience=0.01, make=camera.make).finish(DRAFT)

    assert isinstance(asyncio.run(ask()), Replay)


def test_a_film_that_failed_is_tried_again() -> None:
    def fail(film: Film, on_progress: Callable[[float], None]) -> bytes:
        on_progress(0)
        raise LookupError(film)

    studio = Studio(make=fail)
    with pytest.raises(LookupError):
        asyncio.run(studio.finish(DRAFT))
    studio._make = Camera().make
    assert isinstance(asyncio.run(studio.finish(DRAFT)), Replay)


def test_so_many_films_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio_module, "MAX_WAITING", 2)
    camera = Camera(ready=False)

    async def ask() -> None:
        studio = Studio(make=camera.make)
        films = [replace(DRAFT, film=replace(FILM, first=number)) for number in range(3)]
        waiting = asyncio.gather(*(studio.finish(film) for film in films[:2]))
        await asyncio.sleep(0.01)
        with pytest.raises(TooManyFilms):
            await studio.finish(films[2])
        camera.go.set()
        await waiting
        await studio.finish(films[2])

    asyncio.run(ask())
    assert len(camera.made) == 3


def test_who_asks_for_one_more_film_is_told_to_wait() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")

    def refuse(*_: object) -> bytes:
        raise TooManyFilms

    room.desk._studio = Studio(make=refuse)  # noqa: SLF001 - as if many waited
    assert room.say("Anna", "/replay").text.startswith("That was a lot at once")
