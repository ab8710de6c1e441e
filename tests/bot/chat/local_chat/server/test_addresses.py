"""Where the server listens, and under which addresses it is found."""

import re
from typing import TYPE_CHECKING, cast

import pytest

from bot.chat.local_chat.server import NoPort, address, listen, network_address

if TYPE_CHECKING:
    from socket import socket


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
        monkeypatch.setattr("bot.chat.local_chat.server.PORTS_TRIED", 1)
        with pytest.raises(NoPort):
            listen("127.0.0.1", port)
    with pytest.raises(NoPort):
        listen("203.0.113.1", 8080)


def test_after_the_last_port_there_is_none() -> None:
    with listen("127.0.0.7", 65535), pytest.raises(NoPort) as error:
        listen("127.0.0.7", 65535)
    assert (error.value.port, error.value.why) == (65535, "taken")


def test_the_address_is_one_that_a_browser_opens() -> None:
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 - what is tested
        assert address(everywhere).startswith("http://localhost:")
        assert re.fullmatch(r"(http://[\d.]+:\d+/)?", network_address(everywhere))
    with listen("127.0.0.2", 0) as here:
        assert network_address(here) == ""


def test_other_machines_find_it_by_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class Socket:
        def getsockname(self) -> tuple[str, int]:
            return ("192.168.1.7", 8080)

    assert network_address(cast("socket", Socket())) == "http://192.168.1.7:8080/"
    monkeypatch.setattr("bot.chat.local_chat.server._UNROUTABLE", ("no address", 9))
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 - what is tested
        assert network_address(everywhere) == ""
