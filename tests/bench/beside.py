"""How long ten people wait, alone and beside others who want the same machine."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.bench.timing import Row

ROUNDS = 3

Measure = Callable[[int], Coroutine[Any, Any, list[float]]]
"""Returns all waits in seconds, the shortest first, beside so many others."""


def compare_waits(name: str, measure: Measure, others: int, whom: str, goal: str) -> list[Row]:
    """Measure alone and beside others, in turns, and compare the best of each."""
    alone, beside = [], []
    for _ in range(ROUNDS):
        alone.append(asyncio.run(measure(0)))
        beside.append(asyncio.run(measure(others)))

    def row(what: str, share: float, goal: str) -> Row:
        ours, peer = _best(beside, share), _best(alone, share)
        return Row(
            f"{name}: ten people, {what}",
            f"{ours * 1e3:.1f} ms beside {others} {whom}",
            f"{peer * 1e3:.1f} ms without",
            f"{ours / peer:.2f}",
            goal,
        )

    return [row("median", 0.5, "none set"), row("p99", 0.99, goal)]


def _best(rounds: list[list[float]], share: float) -> float:
    """Return the least of what such a share of the waits stays below, over all rounds."""
    return min(waits[int(share * (len(waits) - 1))] for waits in rounds)
