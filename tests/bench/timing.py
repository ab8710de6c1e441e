"""How a benchmark measures, and how it shows what it measured."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

ROUNDS = 7


@dataclass(frozen=True)
class Row:
    """One line of the table: our figure, the peer's, how they compare and what was promised."""

    what: str
    ours: str
    peer: str
    ratio: str
    goal: str


@dataclass(frozen=True)
class Fresh:
    """Work on things that remember what was asked of them, so that every round needs new ones."""

    make: Callable[[], Any]
    work: Callable[[Any], object]


def side_by_side(*runs: Callable[[], object] | Fresh) -> list[float]:
    """Return the best seconds of each, the runs taking turns so that none has the quiet machine."""
    best = [float("inf")] * len(runs)
    for _ in range(ROUNDS):
        for at, run in enumerate(runs):
            best[at] = min(best[at], _measure(run))
    return best


def _measure(run: Callable[[], object] | Fresh) -> float:
    made = run.make() if isinstance(run, Fresh) else None
    gc.collect()
    start = perf_counter()
    if isinstance(run, Fresh):
        run.work(made)
    else:
        run()
    return perf_counter() - start


def seconds(run: Callable[[], object] | Fresh) -> float:
    """Return the best seconds of one."""
    return side_by_side(run)[0]


def for_each(run: Callable[..., object], calls: Iterable[tuple[Any, ...]]) -> None:
    """Run every call and keep nothing, so that nobody is measured on what others left behind."""
    for call in calls:
        run(*call)


def times(ours: float, theirs: float) -> str:
    """Return how many times theirs ours is."""
    return f"{ours / theirs:.2f} x"


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    head = ("measured", "ours", "peer or floor", "ratio", "goal")
    lines = [head, ("---",) * len(head)]
    lines += [(row.what, row.ours, row.peer, row.ratio, row.goal) for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
