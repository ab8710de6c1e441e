"""Whoever presses a place on the screen twice has pressed it once."""

import pytest
from playwright.sync_api import Locator, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import SOON, table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.scripted import ScriptedChance
from tests.effort import few_or_all


@pytest.mark.parametrize("pause", few_or_all(250, (100, 250)))
def test_a_double_press_is_one_press(open_window: OpenWindow, pause: int) -> None:
    with table(ScriptedChance("31"), timeouts=SOON) as url:
        anna = open_window(url, "Anna", hurried=False, **PHONE)
        ben = open_window(url, "Ben", hurried=False, **PHONE)
        anna.type("/play backgammon")
        press_twice(ben, ben.page.get_by_role("button", name="Join"), pause)
        expect(anna.status).to_have_text("Your turn to play 3-1.")
        assert (anna.presses, ben.presses) == (0, 1)
        press_twice(ben, ben.actions.filter(has_text="More"), pause)
        expect(ben.menu).to_have_count(1)
        assert ben.presses == 2
        press_twice(anna, anna.board.touch("Point 8, 3 of your checkers"), pause)
        expect(anna.status).to_have_text("8 – where to?")
        assert anna.presses == 1


def press_twice(window: Window, button: Locator, pause: int) -> None:
    """Press a place on the screen twice, whatever is there the second time."""
    button.scroll_into_view_if_needed()
    button.click(trial=True)
    box = button.bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    window.page.touchscreen.tap(*place)
    window.page.wait_for_timeout(pause)
    window.page.touchscreen.tap(*place)
    window.page.wait_for_timeout(50)
