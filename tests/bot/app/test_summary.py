"""What Parlour prints at startup about its page."""

import pytest

from bot.app.settings import read_settings
from bot.app.summary import summary
from bot.chat.local_chat.server import listen


def test_the_public_address_of_the_page_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "0")
    with listen("127.0.0.1", 0) as page:
        assert "public http" not in summary(read_settings(), page)
        monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example")
        assert summary(read_settings(), page).endswith(", public https://parlour.example")
