"""A part that fails is started again; its trouble is logged once, counted and listed."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot import metrics, supervision, troubles
from bot.supervision import supervise


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note the pauses, and wait for none of them."""
    noted: list[float] = []
    yield_to_others = asyncio.sleep

    async def note(seconds: float) -> None:
        noted.append(seconds)
        await yield_to_others(0)

    monkeypatch.setattr("bot.supervision.asyncio.sleep", note)
    return noted


async def test_a_part_that_ends_by_itself_has_ended(pauses: list[float]) -> None:
    async def end() -> None:
        pass

    await supervise("part", end)
    assert pauses == []
    assert troubles.current().parts == {}


async def test_a_part_that_fails_is_started_again_after_growing_pauses(
    pauses: list[float],
) -> None:
    errors = iter([KeyError("one"), KeyError("two"), *[OSError()] * 10])

    async def fail() -> None:
        for error in errors:
            raise error

    with capture_logs() as log:
        await supervise("part", fail)
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert [line["why"] for line in log] == ["KeyError", "OSError"]
    assert all(line["exc_info"] for line in log)
    assert troubles.current().parts == {"part": "OSError"}
    exposed = metrics.expose().decode()
    assert 'parlour_part_failing{part="part"} 1.0' in exposed
    assert 'parlour_part_failures_total{part="part"} 12.0' in exposed


async def test_a_part_that_runs_for_a_while_works_again(
    pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervision, "STABLE_AFTER", 0.0)
    attempts = iter(range(4))
    seen: list[dict[str, str]] = []

    async def run_then_fail() -> None:
        await asyncio.to_thread(lambda: None)
        seen.append(troubles.current().parts)
        if next(attempts) < 3:
            raise OSError

    await supervise("part", run_then_fail)
    assert pauses == [1, 1, 1]
    assert seen == [{}] * 4


async def test_a_part_that_is_cancelled_is_not_started_again(pauses: list[float]) -> None:
    async def run() -> None:
        await asyncio.Event().wait()

    running = asyncio.create_task(supervise("part", run))
    await asyncio.to_thread(lambda: None)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert pauses == []
