"""Warming up: it fills caches beside everything else."""

import asyncio
import gc
from collections.abc import Iterator
from threading import Event

import pytest

import render
from bot.app import warm_up as module
from bot.app.warm_up import warm_up, warming_up
from rules import GAMES

PATIENCE = 20.0
"""Seconds after which something hangs."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without a pause, and look for garbage as before in the end."""
    monkeypatch.setattr(module, "PAUSE", 0)
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_the_start_of_every_game_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(render, "draw", lambda position, **_: drawn.append(position))
    warm_up(Event())
    assert {type(position).__module__.split(".")[1] for position in drawn} == set(GAMES)


def test_what_was_loaded_is_never_garbage_and_what_is_old_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(render, "draw", lambda *_, **__: None)
    gc.set_threshold(700, 10, 10)
    before = gc.get_freeze_count()
    warm_up(Event())
    young, older, old = gc.get_threshold()
    assert gc.get_freeze_count() > before
    assert (young, older) == (700, 10)
    assert old >= 1_000


def test_it_stops_when_parlour_does(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(render, "draw", lambda position, **_: drawn.append(position))
    stopped = Event()
    stopped.set()
    warm_up(stopped)
    assert drawn == []


def test_it_goes_on_beside_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    began, free = Event(), Event()
    drawn: list[object] = []

    def draw(position: object, **_: object) -> None:
        began.set()
        assert free.wait(PATIENCE)
        drawn.append(position)

    async def run() -> None:
        async with warming_up():
            assert await asyncio.to_thread(began.wait, PATIENCE)
            assert drawn == []  # the first picture is being drawn, and the block runs
            free.set()

    monkeypatch.setattr(render, "draw", draw)
    asyncio.run(run())
    assert drawn
