"""Tests of Telegram are coroutines."""

from tests.bot.store.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
