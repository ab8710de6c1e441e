"""What happens in this process, counted and timed for whoever watches over it."""

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
"""Seconds for which a table counts as live after something was asked there."""

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class Stage(StrEnum):
    """The stages of a command, from the chat and back to it."""

    LOAD = auto()
    APPLY = auto()
    SAVE = auto()
    DRAW = auto()
    """Only pictures that were not drawn before."""
    SEND = auto()


_REGISTRY: Final = CollectorRegistry()
_SHORT: Final = (
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
)  # fmt: skip
_COMMANDS: Final = Counter(
    "parlour_commands", "Commands that were answered.", ["command", "outcome"], registry=_REGISTRY
)
_STAGES: Final = Histogram(
    "parlour_stage_seconds", "How long each stage takes.", ["stage"],
    buckets=_SHORT, registry=_REGISTRY,
)  # fmt: skip
_WAITS: Final = Histogram(
    "parlour_limiter_wait_seconds", "How long messages wait for a platform's limits.",
    ["platform"], registry=_REGISTRY,
)  # fmt: skip
_RETELLINGS: Final = Counter(
    "parlour_retellings", "News told again because it may have got lost.", registry=_REGISTRY
)
_LIVE_TABLES: Final = Gauge(
    "parlour_live_tables", "Tables where something was asked in the last ten minutes.",
    registry=_REGISTRY,
)  # fmt: skip
_last_asked: Final[dict[str, float]] = {}

ProcessCollector(registry=_REGISTRY)
_STAGE: Final = {stage: _STAGES.labels(stage) for stage in Stage}


def count_command(command: str, outcome: str, table: str) -> None:
    """Count a command that was answered."""
    _COMMANDS.labels(command, outcome).inc()
    _last_asked.pop(table, None)
    _last_asked[table] = monotonic()


def count_retelling() -> None:
    """Count news that are told again."""
    _RETELLINGS.inc()


def count_wait(platform: str, seconds: float) -> None:
    """Count how long a message waited until its platform's limits let it pass."""
    _WAITS.labels(platform).observe(seconds)


class Timing:
    """Counts how long a block takes, waiting included."""

    __slots__ = ("_stage", "_start")

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def __enter__(self) -> None:
        self._start = perf_counter()

    def __exit__(self, *_: object) -> None:
        _STAGE[self._stage].observe(perf_counter() - self._start)


def timed(stage: Stage) -> Callable[[Callable[_Given, _Result]], Callable[_Given, _Result]]:
    """Make a function count how long it takes."""

    def decorate(call: Callable[_Given, _Result]) -> Callable[_Given, _Result]:
        @wraps(call)
        def measured(*given: _Given.args, **named: _Given.kwargs) -> _Result:
            with Timing(stage):
                return call(*given, **named)

        return measured

    return decorate


def timed_async(
    stage: Stage,
) -> Callable[
    [Callable[_Given, Coroutine[Any, Any, _Result]]],
    Callable[_Given, Coroutine[Any, Any, _Result]],
]:
    """Make a coroutine count how long it takes, waiting included."""

    def decorate(
        call: Callable[_Given, Coroutine[Any, Any, _Result]],
    ) -> Callable[_Given, Coroutine[Any, Any, _Result]]:
        @wraps(call)
        async def measured(*given: _Given.args, **named: _Given.kwargs) -> _Result:
            with Timing(stage):
                return await call(*given, **named)

        return measured

    return decorate


def expose() -> bytes:
    """Return everything in the text form that Prometheus reads."""
    oldest = monotonic() - LIVE
    # In the order of asking: the first that is young enough ends the search.
    while _last_asked and next(iter(_last_asked.values())) < oldest:
        del _last_asked[next(iter(_last_asked))]
    _LIVE_TABLES.set(len(_last_asked))
    return generate_latest(_REGISTRY)
