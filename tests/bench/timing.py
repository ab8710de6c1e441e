"""How a benchmark measures, and how it shows what it measured."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 7


@dataclass(frozen=True)
class Row:
    """One line of the table: our figure, the peer's, how they compare and what was promised."""

    what: str
    ours: str
    peer: str
    ratio: str
    goal: str


def side_by_side(*runs: Callable[[], object]) -> list[float]:
    """Return the best seconds of each, the runs taking turns so that none has the quiet machine."""
    best = [float("inf")] * len(runs)
    for _ in range(ROUNDS):
        for at, run in enumerate(runs):
            start = perf_counter()
            run()
            best[at] = min(best[at], perf_counter() - start)
    return best


def seconds(run: Callable[[], object]) -> float:
    """Return the best seconds of one."""
    return side_by_side(run)[0]


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    head = ("measured", "ours", "peer or floor", "ratio", "goal")
    lines = [head, ("---",) * len(head)]
    lines += [(row.what, row.ours, row.peer, row.ratio, row.goal) for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
