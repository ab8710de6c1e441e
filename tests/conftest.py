"""What every test shares: how hard hypothesis looks, how many run at once, what is not measured."""

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import THOROUGH

# Whole games are walked in one example, so an example has no time limit of its own. The usual look
# is the same each time: a gate on coverage must not depend on luck. `make fuzz` looks elsewhere.
settings.register_profile(
    "usual",
    max_examples=8,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", max_examples=1_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


# A computer takes a second to load its engines: only tests of computers have them.
os.environ.setdefault("PARLOUR_COMPUTERS", "0")
# As in a computer's worker: the matrices are small, and threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_xdist_auto_num_workers() -> int:
    """Run four workers on two cores: many tests wait for a socket, a process or a clock.

    Where lines are counted all is slower, and more at once would have some wait for too long.
    """
    each = 3 if "coverage" in sys.modules else 4
    return (os.cpu_count() or 1) * each // 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only done thoroughly, unless the tests are."""
    left_out = [item for item in items if item.get_closest_marker("thorough") and not THOROUGH]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Never look for garbage among the tests and modules, which stay until the end."""
    gc.disable()
    yield
    gc.freeze()
    gc.set_threshold(20_000)  # tests are short, and the usual 700 take a twentieth of their time
    gc.enable()


@pytest.fixture
def unmeasured() -> Iterator[None]:
    """Look at no lines: where there are many games, that takes longer than playing them.

    Every line of the rules is reached by tests that show what it is for.
    """
    measuring = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(measuring)
