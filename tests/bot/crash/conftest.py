"""What these tests share with those of the stores: real servers, and tests that are coroutines."""

from tests.bot.store.conftest import folder, one_server, pytest_pyfunc_call, server_url

__all__ = ["folder", "one_server", "pytest_pyfunc_call", "server_url"]
