"""How often a shard identifies itself."""

import asyncio

import pytest

from bot.chat.discord_chat.identifying import Identifying
from tests.bot.chat.discord_chat.club import club

DAY = 86_400
MOST = 1_000
"""How often a bot may identify in a day before its token is reset."""


class Clock:
    """A clock that a test sets."""

    time = 1.0

    def __call__(self) -> float:
        return self.time


def test_the_first_time_does_not_wait() -> None:
    assert Identifying(5.0, Clock()).wait(0) == 0


def test_the_pauses_double_for_each_shard_by_itself() -> None:
    clock = Clock()
    identifying = Identifying(5.0, clock)
    pauses = []
    for _ in range(4):
        identifying.note(0)
        pauses.append(identifying.wait(0))
        clock.time += pauses[-1]
    assert pauses == [10, 20, 40, 80]
    assert identifying.wait(1) == 0


def test_a_connection_that_always_fails_does_not_cost_the_token() -> None:
    clock = Clock()
    identifying = Identifying(5.0, clock)
    times = 0
    while clock.time < DAY:
        clock.time += identifying.wait(0)
        identifying.note(0)
        times += 1
    assert times < MOST / 2


def test_a_calm_hour_is_forgotten() -> None:
    clock = Clock()
    identifying = Identifying(5.0, clock)
    identifying.note(0)
    clock.time += 3_601
    assert identifying.wait(0) == 0


async def test_a_shard_that_lost_its_session_too_often_waits_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        identified = made.server.gateway.identified
        assert made.chat is not None
        waits = iter([31.0, 0.0])
        monkeypatch.setattr(made.chat._identifying, "wait", lambda _: next(waits, 0.0))  # noqa: SLF001
        slept = list[float]()
        sleep = asyncio.sleep

        async def hasty(seconds: float) -> None:
            slept.append(seconds)
            await sleep(0.01)

        monkeypatch.setattr("bot.chat.discord_chat.chat.asyncio.sleep", hasty)
        await made.server.gateway.forget()
        await made.server.until(lambda: len(identified) == 2)
        assert 31.0 in slept
        await made.server.until(lambda: made.server.gateway.connected)
        await made.anna.slash(made.channel, "help")
