"""What the tests of persistence share with those of the stores: servers, and tests that wait."""

from tests.bot.store.conftest import (
    cluster_url,
    folder,
    one_server,
    open_store,
    pytest_pyfunc_call,
    server_url,
    whole_cluster,
)

__all__ = [
    "cluster_url",
    "folder",
    "one_server",
    "open_store",
    "pytest_pyfunc_call",
    "server_url",
    "whole_cluster",
]
