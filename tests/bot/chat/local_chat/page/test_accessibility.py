"""Accessibility, checked by axe-core."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.test_page import against_ben
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance

GRAVE = ("serious", "critical")
SIDEWAYS: ViewportSize = {"width": 780, "height": 390}


def violations(window: Window, **options: list[str]) -> list[str]:
    """Return the serious violations, with their elements."""
    wanted = {"resultTypes": ["violations"], **options}
    found = Axe().run(window.page, options=wanted).response["violations"]
    return [
        f"{one['id']}: {[node['html'] for node in one['nodes']]}"
        for one in found
        if one["impact"] in GRAVE
    ]


def violations_by_day_and_night(window: Window) -> list[str]:
    """Return the same, and what of it is seen in the dark alone: nothing differs but colours."""
    found = violations(window)
    window.page.emulate_media(color_scheme="dark")
    found += violations(window, runOnly=["color-contrast"])
    window.page.emulate_media(color_scheme="light")
    return found


def test_nothing_is_in_the_way(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        visitor = open_window(url, "Anna", bypass_csp=True)
        expect(visitor.page.locator(".card")).to_have_count(4)
        assert violations_by_day_and_night(visitor) == []
        visitor.page.click("#new-game")
        assert violations_by_day_and_night(visitor) == []
        visitor.page.click("#game-close")
        visitor.type("/play checkers")
        expect(visitor.page.locator("#lobby")).to_be_visible()
        visitor.page.fill("#message", "/")
        expect(visitor.page.locator("#suggestions li").first).to_be_visible()
        assert violations_by_day_and_night(visitor) == []
        visitor.type("/problem narde")
        expect(visitor.page.locator(".problem .touch").first).to_be_visible()
        visitor.page.click(".problem summary")
        assert violations_by_day_and_night(visitor) == []


def test_nothing_is_in_the_way_of_a_game(open_window: OpenWindow) -> None:
    with table(ScriptedChance("31", "64", "21"), timeouts=AT_ONCE) as url:
        anna = open_window(url, "Anna", bypass_csp=True)
        anna.type("/play backgammon both match=3")
        anna.board.press("Point 8, 3 of your checkers")
        anna.page.click("#seal")
        assert violations_by_day_and_night(anna) == []
        anna.type("8/5 6/5")
        expect(anna.last).to_contain_text("8/5 6/5")
        anna.page.click("#step")
        expect(anna.page.locator("#viewer")).to_be_visible()
        assert violations_by_day_and_night(anna) == []
        anna.page.keyboard.press("Escape")
        anna.type("/resign")
        anna.page.locator(".menu .button.grave").first.click()
        anna.press("Accept")
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert violations_by_day_and_night(anna) == []


@pytest.mark.thorough
def test_nothing_is_in_the_way_on_a_phone(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna", **PHONE, bypass_csp=True)
        anna.type("/play quoridor both")
        anna.board.tap_at(anna.board.find("Wall e4h"))
        assert violations(anna) == []
        anna.press("More")
        expect(anna.page.locator("#lower")).to_be_visible()
        assert violations_by_day_and_night(anna) == []
        anna.page.tap("#lower")
        anna.page.tap("#side-open")
        assert violations(anna) == []
        anna.page.set_viewport_size(SIDEWAYS)
        assert violations(anna) == []
        anna.page.tap("#side-close")
        assert violations(anna) == []


def test_what_is_said_is_read_out(open_window: OpenWindow, bring_friend: BringFriend) -> None:
    with table() as url:
        anna, _ = against_ben(url, open_window, bring_friend)
        expect(anna.page.get_by_role("log")).to_have_accessible_name("Messages")
        expect(anna.status).to_have_role("status")
        expect(anna.board.picture).to_have_accessible_name(
            re.compile(r"^Anna to move\. Anna, White: men a1, a3")
        )
