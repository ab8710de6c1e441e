"""Prometheus metrics of this process."""

from collections.abc import Callable, Coroutine
from enum import StrEnum, auto
from functools import wraps
from time import monotonic, perf_counter
from typing import Any, Final, ParamSpec, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

LIVE: Final = 600.0
"""Seconds for which a table counts as live after its last command."""

_P = ParamSpec("_P")
_R = TypeVar("_R")


class Stage(StrEnum):
    """The stages of a command, from the request to the message."""

    LOAD = auto()
    APPLY = auto()
    SAVE = auto()
    DRAW = auto()
    """Only pictures that were not cached."""
    SEND = auto()


_REGISTRY: Final = CollectorRegistry()
_SHORT: Final = (
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
)  # fmt: skip
_COMMANDS: Final = Counter(
    "parlour_commands", "Commands that were answered.", ["command", "outcome"], registry=_REGISTRY
)
_STAGES: Final = Histogram(
    "parlour_stage_seconds", "Duration of each stage of a command.", ["stage"],
    buckets=_SHORT, registry=_REGISTRY,
)  # fmt: skip
_WAITS: Final = Histogram(
    "parlour_limiter_wait_seconds", "Time that messages wait for the rate limits of a platform.",
    ["platform"], registry=_REGISTRY,
)  # fmt: skip
_RETELLINGS: Final = Counter(
    "parlour_retellings",
    "Announcements sent again because they may have been lost.",
    registry=_REGISTRY,
)
_LIVE_TABLES: Final = Gauge(
    "parlour_live_tables", "Tables with a command in the last ten minutes.",
    registry=_REGISTRY,
)  # fmt: skip
_QUESTIONS: Final = Gauge(
    "parlour_computer_questions", "Positions that computers of this process think about or that "
    "wait for them.", registry=_REGISTRY,
)  # fmt: skip
_UNANSWERED: Final = Counter(
    "parlour_computer_unanswered",
    "Positions for which an engine had no answer in time.",
    registry=_REGISTRY,
)
_PART_FAILURES: Final = Counter(
    "parlour_part_failures", "Failures of a part, which is started again.", ["part"],
    registry=_REGISTRY,
)  # fmt: skip
_PART_FAILING: Final = Gauge(
    "parlour_part_failing", "1 while a part is failing, else 0.", ["part"], registry=_REGISTRY
)
_RECORDS_ASIDE: Final = Gauge(
    "parlour_records_set_aside", "Records that this process cannot read.", registry=_REGISTRY
)
_TASKS: Final = Gauge(
    "parlour_tasks", "What this process is doing at the same time.", registry=_REGISTRY
)
_last_command_at: Final[dict[str, float]] = {}

ProcessCollector(registry=_REGISTRY)
_STAGE: Final = {stage: _STAGES.labels(stage) for stage in Stage}


def count_command(command: str, outcome: str, table: str) -> None:
    """Count a command that was answered, and mark its table as live."""
    _COMMANDS.labels(command, outcome).inc()
    _last_command_at.pop(table, None)
    _last_command_at[table] = monotonic()
    _drop_old_tables()


def set_questions(count: int) -> None:
    """Note how many positions computers think about, or will."""
    _QUESTIONS.set(count)


def count_unanswered() -> None:
    """Count a position for which an engine had no answer in time."""
    _UNANSWERED.inc()


def count_retelling() -> None:
    """Count an announcement that is sent again."""
    _RETELLINGS.inc()


def count_part_failure(part: str) -> None:
    """Count a failure of a part."""
    _PART_FAILURES.labels(part).inc()


def set_part_failing(part: str, *, failing: bool) -> None:
    """Note whether a part is failing."""
    _PART_FAILING.labels(part).set(failing)


def set_records_aside(count: int) -> None:
    """Note how many records cannot be read."""
    _RECORDS_ASIDE.set(count)


def set_tasks(count: int) -> None:
    """Note how many things are done at the same time."""
    _TASKS.set(count)


def count_wait(platform: str, seconds: float) -> None:
    """Count how long a message waited for its platform's rate limits."""
    _WAITS.labels(platform).observe(seconds)


class Timing:
    """A context manager that measures how long a stage takes, including waiting."""

    __slots__ = ("_stage", "_start")

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def __enter__(self) -> None:
        self._start = perf_counter()

    def __exit__(self, *_: object) -> None:
        _STAGE[self._stage].observe(perf_counter() - self._start)


def timed(
    stage: Stage,
) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Return a decorator that measures how long a function takes."""

    def decorate(call: Callable[_P, _R]) -> Callable[_P, _R]:
        @wraps(call)
        def measured(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            with Timing(stage):
                return call(*args, **kwargs)

        return measured

    return decorate


def timed_async(
    stage: Stage,
) -> Callable[
    [Callable[_P, Coroutine[Any, Any, _R]]],
    Callable[_P, Coroutine[Any, Any, _R]],
]:
    """Return a decorator that measures how long a coroutine takes, including waiting."""

    def decorate(
        call: Callable[_P, Coroutine[Any, Any, _R]],
    ) -> Callable[_P, Coroutine[Any, Any, _R]]:
        @wraps(call)
        async def measured(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            with Timing(stage):
                return await call(*args, **kwargs)

        return measured

    return decorate


def expose() -> bytes:
    """Return all metrics in the text format of Prometheus."""
    _drop_old_tables()
    _LIVE_TABLES.set(len(_last_command_at))
    return generate_latest(_REGISTRY)


def commands_answered() -> int:
    """Return how many commands this process has answered."""
    counted = (sample for metric in _COMMANDS.collect() for sample in metric.samples)
    return int(sum(one.value for one in counted if one.name.endswith("_total")))


def memory() -> int:
    """Return how many bytes of memory this process has; 0 where the system does not tell."""
    return int(_REGISTRY.get_sample_value("process_resident_memory_bytes") or 0)


def _drop_old_tables() -> None:
    oldest = monotonic() - LIVE
    # The tables are in the order of their last commands.
    while _last_command_at and next(iter(_last_command_at.values())) < oldest:
        del _last_command_at[next(iter(_last_command_at))]
