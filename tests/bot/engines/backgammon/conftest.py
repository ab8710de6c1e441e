"""One engine for all tests of bgsage, for it takes a moment to load; none where it is missing."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bot.engines.backgammon.sage_engine import SageEngine

collect_ignore_glob = [] if find_spec("bgbot_cpp") else ["test_sage_*.py"]


@pytest.fixture(scope="package")
def sage() -> "SageEngine":
    from bot.engines.backgammon.sage_engine import SageEngine  # noqa: PLC0415 - not everywhere

    return SageEngine()
