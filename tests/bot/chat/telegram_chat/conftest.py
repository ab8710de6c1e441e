"""Faster clients for the tests of Telegram, as loopback is not encrypted, and quick readers."""

from collections.abc import Iterator

import certifi
import pytest

_END = "-----END CERTIFICATE-----\n"


@pytest.fixture(scope="session", autouse=True)
def few_certificates(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let clients read one certificate and not all: that is a third of most of these tests."""
    with open(certifi.where(), encoding="utf-8") as bundle:  # noqa: PTH123 - a path in a string
        first = bundle.read().partition(_END)[0] + _END
    path = tmp_path_factory.mktemp("certificates") / "one.pem"
    path.write_text(first, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(path))
        patch.setenv("PTB_TIMEDELTA", "true")  # as the bot sets it
        yield


@pytest.fixture(autouse=True)
def quick_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people answer offers as soon as they come."""
    monkeypatch.setattr("bot.chat.telegram_chat.fresh_boards.SETTLE", 0)
