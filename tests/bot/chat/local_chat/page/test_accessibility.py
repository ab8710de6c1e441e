"""Accessibility, checked by axe-core."""

import re
from functools import partial

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.test_page import PHONE, two_at_checkers
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.quick_computers import QuickWorkers

GRAVE = ("serious", "critical")


def violations(window: Window) -> list[str]:
    """Return the serious violations, with their elements."""
    found = Axe().run(window.page).response["violations"]
    return [
        f"{one['id']}: {[node['html'] for node in one['nodes']]}"
        for one in found
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way(open_window: OpenWindow, scheme: str) -> None:
    with table(workers=QuickWorkers()) as url:
        visitor = open_window(url, color_scheme=scheme, bypass_csp=True)
        visitor.page.wait_for_selector("#name-dialog[open]")
        assert violations(visitor) == []
        visitor.enter("Anna")
        visitor.type("/play checkers")
        expect(visitor.last).to_contain_text("wants to play")
        visitor.page.fill("#message", "/")
        expect(visitor.page.locator("#suggestions li").first).to_be_visible()
        assert violations(visitor) == []
        visitor.page.click("#new-game")
        visitor.page.click("#options-box summary")
        assert violations(visitor) == []


def test_nothing_is_in_the_way_of_a_game(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, partial(open_window, bypass_csp=True))
        anna.press("More")
        assert violations(anna) == []
        assert violations(ben) == []


def test_nothing_is_in_the_way_on_a_phone(open_window: OpenWindow) -> None:
    with table() as url:
        window = open_window(url, **PHONE, bypass_csp=True).enter("Anna")
        window.page.tap("#side-open")
        assert violations(window) == []


def test_what_is_said_is_read_out(open_window: OpenWindow) -> None:
    with table() as url:
        anna, _ = two_at_checkers(url, open_window)
        log = anna.page.get_by_role("log")
        expect(log).to_have_accessible_name("Messages")
        expect(log.get_by_role("img").last).to_have_accessible_name(
            re.compile(r"^Anna to move\. Anna, White: men a1, a3")
        )
