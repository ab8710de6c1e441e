"""A window too many says so, and comes in when there is room."""

import pytest
from playwright.sync_api import expect

from bot.chat.local_chat import attendance
from bot.chat.local_chat.attendance import Limits
from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table


@pytest.mark.thorough
def test_a_window_too_many_says_so_and_comes_in_later(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "LIMITS", Limits(address=1))
    with table() as url:
        anna = open_window(url, "Anna")
        expect(anna.page.locator("#people li")).to_have_count(1)
        ben = open_window(url, "Ben")
        expect(ben.page.locator("#banner")).to_contain_text("Too many windows")
        anna.page.close()
        expect(ben.page.locator("#people li")).to_have_count(1, timeout=10_000)
        expect(ben.page.locator("#banner")).not_to_contain_text("Too many windows")
