"""What the tests of Discord share: tests that are coroutines."""

from tests.bot.store.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
