"""One engine for all tests: it takes a moment to load."""

import pytest

pytest.importorskip("bgbot_cpp")

from bot.engines.backgammon.sage_engine import SageEngine


@pytest.fixture(scope="package")
def sage() -> SageEngine:
    return SageEngine()
