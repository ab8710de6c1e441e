"""The time of a store: learned from its answers, and the same in all processes."""

from time import time_ns

import pytest
from redis import Redis

from bot.identity import Moment
from bot.store import clock
from bot.store.address import read_address
from bot.store.clock import StoreClock
from bot.store.opening import open_store
from tests.bot.store.stores import opened


class Running:
    """Counts milliseconds as a test likes."""

    def __init__(self) -> None:
        self.at = 5_000

    def __call__(self) -> int:
        return self.at


def asked(running: Running, watch: StoreClock, there: int, back: int, stores: int) -> None:
    """Ask for the time; the answer takes so long there and back."""
    start = watch.start()
    running.at += there + back
    watch.learn(start, Moment(stores))


def test_before_the_first_answer_it_is_the_time_of_this_machine() -> None:
    assert abs(StoreClock().now() - time_ns() // 1_000_000) < 1_000


def test_the_first_answer_is_taken_for_the_middle_of_the_trip() -> None:
    running = Running()
    watch = StoreClock(running)
    asked(running, watch, 10, 10, stores=1_000_000)
    assert watch.now() == 1_000_010
    running.at += 500
    assert watch.now() == 1_000_510


def test_a_slow_answer_changes_nothing_that_was_known_better() -> None:
    running = Running()
    watch = StoreClock(running)
    asked(running, watch, 1, 1, stores=1_000_000)
    before = watch.now() - running.at
    asked(running, watch, 2_900, 0, stores=1_002_901)
    asked(running, watch, 0, 2_900, stores=1_002_902)
    assert watch.now() - running.at == before


def test_a_store_whose_clock_was_set_is_followed() -> None:
    running = Running()
    watch = StoreClock(running)
    asked(running, watch, 1, 1, stores=1_000_000)
    asked(running, watch, 1, 1, stores=2_000_000)
    assert abs(watch.now() - 2_000_001) <= 1
    asked(running, watch, 1, 1, stores=1_500_000)
    assert abs(watch.now() - 1_500_001) <= 1


@pytest.mark.parametrize("place", ["server_url", "cluster_url"])
async def test_processes_with_wrong_clocks_have_the_time_of_the_store(
    place: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue(place)
    monkeypatch.setattr(clock, "time_ns", lambda: time_ns() + 30 * 10**9)
    async with opened(url) as store:
        assert store.now() - time_ns() // 1_000_000 > 29_000
        await store.claim_due("discord", store.now(), store.now())
        assert abs(store.now() - time_ns() // 1_000_000) < 5_000


async def test_the_time_is_known_as_soon_as_a_store_is_open(
    server_url: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "time_ns", lambda: 0)
    async with open_store(read_address(server_url), tmp_path) as store:  # type: ignore[arg-type]
        with Redis.from_url(server_url) as client:
            seconds, _ = client.time()
        assert abs(store.now() - seconds * 1_000) < 5_000
