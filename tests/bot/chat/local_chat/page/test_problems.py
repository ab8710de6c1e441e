"""Problems on the page are solved by playing them on the board."""

import re

from playwright.sync_api import Locator, expect

from bot.problems.collection import find_problem
from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.solutions import way_to


def play(asked: Locator, number: int) -> None:
    """Play a choice of a problem on its board."""
    problem = find_problem(asked.get_attribute("data-problem") or "")
    touches, status = asked.locator(".touches"), asked.locator(".status")
    *steps, last = way_to(problem, number)
    for step in steps:
        before = status.inner_text()
        touches.get_by_role("button", name=step.label, exact=True).press("Enter")
        expect(status).not_to_have_text(before)
    touches.get_by_role("button", name=last.label, exact=True).click()


def test_a_problem_is_solved_on_its_board(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.type("/problem backgammon")
        asked = anna.page.locator(".problem").last
        expect(asked.locator("img")).to_have_attribute("alt", re.compile(" to play "))
        problem = find_problem(asked.get_attribute("data-problem") or "")
        play(asked, problem.best)
        expect(anna.last).to_contain_text("✅ Right, ")
        expect(anna.last.locator("img.shown")).to_have_count(1)
        expect(asked.locator(".touch")).to_have_count(0)
        anna.press("Another problem")
        expect(anna.page.locator(".problem .touch").first).to_be_visible()


def test_on_a_phone_the_board_of_a_problem_comes_into_sight(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna", viewport={"width": 390, "height": 800})
        anna.type("/problem checkers")
        expect(anna.page.locator(".problem img")).to_be_in_viewport(ratio=0.9)
