"""What a guest has asked for is seen in whole, however small the window is."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.test_page import against_ben, two_at_checkers
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.effort import few_or_all

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}

SEEN = """element => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const found = document.elementFromPoint((left + right) / 2, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}"""
"""Returns whether an element is seen from its top to its bottom, with nothing over it."""


def is_seen(element: Locator) -> None:
    """Wait until an element is seen in whole."""
    for _ in range(100):
        if element.evaluate(SEEN):
            return
        element.page.wait_for_timeout(20)
    raise AssertionError(element.inner_text())


@pytest.mark.parametrize("settings", few_or_all(PHONE, [PHONE, SIDEWAYS]))
def test_a_question_is_seen_from_its_top(open_window: OpenWindow, settings: dict[str, Any]) -> None:
    with table(ScriptedChance("31")) as url:
        anna = open_window(url, "Anna", **settings)
        anna.type("/play backgammon both")
        expect(anna.board.all.first).to_be_attached()
        anna.press("More")
        is_seen(anna.menu.locator("header"))
        is_seen(anna.menu.locator(".body"))
        anna.press("Resign")
        expect(anna.menu).to_contain_text("Do you want to resign?")
        is_seen(anna.menu.locator(".text"))
        is_seen(anna.menu.get_by_role("button", name="single game (1)"))
        is_seen(anna.menu.get_by_role("button", name="Back", exact=True))
        anna.page.click("#lower")
        expect(anna.menu).to_have_count(0)
        is_seen(anna.page.locator("#board"))


def test_a_picture_is_seen_with_its_words(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(ScriptedChance("31")) as url:
        anna, ben = open_window(url, "Anna", **PHONE), bring_friend(url, "Ben")
        anna.type("/play backgammon")
        expect(anna.page.locator("#lobby")).to_be_visible()
        ben.type("/join")
        expect(anna.board.all.first).to_be_attached()
        anna.type("/board mine")
        board = anna.page.locator(".message.private:has(.shown)")
        expect(board).to_have_count(1)
        ben.type("Hello")
        expect(anna.page.locator("#log")).to_contain_text("Hello")
        is_seen(board.locator(".text"))
        is_seen(board.locator(".shown"))
        anna.page.mouse.click(100, 40)  # beside it
        expect(anna.page.locator("#lower")).to_be_hidden()
        anna.board.tap_at(anna.board.find("Point 8, 3 of your checkers"))
        expect(anna.status).to_have_text("8 – where to?")


def test_what_everybody_is_answered_is_shown_to_who_asked(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna, ben = (open_window(url, name, **PHONE) for name in ("Anna", "Ben"))
        anna.type("/play checkers")
        ben.press("Join")
        anna.type("c3-d4")
        ben.type("/resign")
        ben.page.locator(".menu .button.grave").click()
        expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "finished")
        anna.press("Analyse")
        for window in (anna, ben):
            expect(window.page.locator(".message:not(.private) .shown")).to_have_count(1)
        is_seen(anna.last.locator(".text"))
        is_seen(anna.last.locator(".shown"))
        expect(ben.page.locator("#lower")).to_be_hidden()
        is_seen(ben.page.locator("#board"))
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("#lower")).to_be_hidden()


@pytest.mark.thorough
def test_nothing_that_others_say_moves_it_away(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, ben = against_ben(url, open_window, bring_friend)
        anna.page.set_viewport_size({"width": 1000, "height": 420})
        anna.type("/help")
        expect(anna.last).to_contain_text("A game is on here")
        top = "document.querySelector('.menu').getBoundingClientRect().top"
        before = anna.page.evaluate(top)
        for at in range(6):
            ben.type(f"Hello {at}")
        expect(anna.last).to_contain_text("Hello 5")
        assert anna.page.evaluate(top) == before
        anna.type("Bye")
        expect(anna.last).to_be_in_viewport(ratio=0.9)


def test_an_answer_that_fits_lies_over_nothing(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        anna.press("More")
        expect(anna.menu).to_be_in_viewport(ratio=1)
        for window in (anna, ben):
            expect(window.page.locator("#lower")).to_be_hidden()


def test_the_end_leaves_all_buttons_in_sight(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", **PHONE)
        anna.type("/play quoridor 4 both")
        expect(anna.board.all.first).to_be_attached()
        for _ in range(3):
            anna.type("/resign")
            anna.page.locator(".menu .button.grave").first.click()
            expect(anna.menu).to_have_count(0)
        expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "finished")
        expect(anna.actions.last).to_have_text(re.compile("New game"))
        is_seen(anna.actions.last)
        is_seen(anna.page.locator("#message"))
        is_seen(anna.status)


def test_the_rating_stands_below_how_the_game_ended(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        ben = bring_friend(url, "Ben")
        anna = open_window(url, "Anna", **PHONE)
        anna.type("/play checkers")
        expect(anna.page.locator("#lobby")).to_be_visible()
        ben.type("/join")
        anna.type("c3-d4")
        expect(anna.status).to_have_text("Ben to move.")
        ben.type("f6-g5")
        anna.type("/resign")
        anna.page.locator(".menu .button.grave").click()
        expect(anna.status).to_contain_text("Anna resigns. Ben wins.")
        told = anna.page.locator("#told")
        expect(told).to_have_text(re.compile(r"^Ratings: Anna \d+ \(−\d+\), Ben \d+ \(\+\d+\)\.$"))
        is_seen(told)
