"""Who a guest is: the same in a tab that was closed and opened again, another in a second tab."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table

NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });"
"""A page on plain http over the network has no locks."""


@pytest.mark.parametrize("script", ["", NO_LOCKS], ids=["at home", "over the network"])
def test_a_tab_that_was_closed_is_the_same_guest_and_a_second_tab_is_not(
    open_window: OpenWindow, script: str
) -> None:
    with table() as url:
        anna = open_window(url, "Anna", script=script)
        anna.context.add_init_script(script)
        anna.type("/play checkers")
        ben = anna.context.new_page()
        ben.goto(f"{url}#parlour")
        expect(ben.locator("#people li")).to_have_count(2)
        ben.get_by_role("button", name="Join").click()
        expect(anna.turn).to_be_visible()
        names = ben.locator("#people li").all_inner_texts()
        ben.reload()
        expect(ben.locator(".plate.yours .name")).to_have_text(re.compile("^Guest"))
        expect(ben.locator("#people li")).to_have_count(2)
        assert set(ben.locator("#people li").all_inner_texts()) == set(names)
        anna.page.close()
        again = anna.context.new_page()
        again.goto(url)
        expect(again.locator("#turn")).to_be_visible()
        expect(again.locator(".plate.yours .name")).to_have_text("Anna")
        expect(ben.locator("#people li")).to_have_count(2)
