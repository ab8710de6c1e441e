"""The newest board has the buttons, and questions to one guest come and go below it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import SOON, table
from tests.bot.chat.local_chat.page.test_page import PHONE, two_at_checkers
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.scripted import ScriptedChance

MANY = ("31", "64", "21", "52")
"""After these rolls Anna has too many moves for a list."""


def buttons(window: Window) -> Locator:
    """Return the buttons of the newest board."""
    return window.boards.last.locator(".choices button")


def menu(window: Window) -> Locator:
    """Return the menus that are open."""
    return window.page.locator(".message.menu")


def two_at_backgammon(url: str, open_window: OpenWindow) -> tuple[Window, Window]:
    """Open two windows where Anna is to choose one of many moves, tap by tap."""
    anna, ben = open_window(url).enter("Anna"), open_window(url).enter("Ben")
    anna.type("/play backgammon")
    ben.press("Join")
    anna.press("8/5 6/5")
    ben.press("24/18 13/9")
    expect(buttons(anna).first).to_have_text("13")
    return anna, ben


def test_a_turn_is_one_board(open_window: OpenWindow) -> None:
    with table(ScriptedChance("31", "64"), timeouts=SOON) as url:
        anna, ben = open_window(url).enter("Anna"), open_window(url).enter("Ben")
        wire = ben.go_by_wire()
        anna.type("/play backgammon")
        ben.press("Join")
        expect(anna.boards).to_have_count(2)
        anna.press("8/5 6/5")
        expect(ben.boards.last).to_contain_text("Anna plays 3-1: 8/5 6/5.")
        wire.cut()
        expect(anna.boards.last).to_contain_text("Ben to play 6-4.")
        expect(anna.boards).to_have_count(3)
        wire.mend()
        expect(ben.boards.last).to_contain_text("Your turn to play 6-4.")
        expect(ben.boards).to_have_count(3)
        expect(ben.page.locator(".divider")).to_have_count(0)
        ben.press("24/18 13/9")
        expect(anna.boards).to_have_count(4)
        expect(anna.page.locator(".choices")).to_have_count(1)


def test_a_move_is_tapped_below_the_board_whose_buttons_stay(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*MANY), timeouts=SOON) as url:
        anna, ben = two_at_backgammon(url, open_window)
        offered = buttons(anna).all_inner_texts()
        anna.press("8")
        expect(menu(anna)).to_contain_text("8 – where to?")
        anna.press("7*")
        expect(menu(anna)).to_have_count(1)
        expect(menu(anna)).to_contain_text("which piece next?")
        assert buttons(anna).all_inner_texts() == offered
        ben.type("/board")
        expect(ben.boards.last).to_contain_text("Anna to play 2-1.")
        expect(anna.boards.last).to_contain_text("Your turn to play 2-1.")
        expect(menu(anna)).to_have_count(1)  # a stranger's curiosity takes nothing away
        expect(anna.page.locator(".choices")).to_have_count(2)
        menu(anna).get_by_role("button", name="24", exact=True).click()
        expect(ben.boards.last).to_contain_text("2-1: 24/22 8/7*.")
        expect(menu(anna)).to_have_count(0)
        expect(menu(ben)).to_have_count(0)


def test_there_is_one_menu_and_it_can_be_closed(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        offered = buttons(anna).all_inner_texts()
        anna.press("More")
        anna.press("Resign")
        expect(menu(anna)).to_have_count(1)
        expect(menu(anna)).to_contain_text("resign")
        menu(anna).get_by_role("button", name="Close").click()
        expect(menu(anna)).to_have_count(0)
        anna.press("More")
        anna.press("Moves so far")
        expect(menu(anna)).to_have_count(0)  # it has been answered
        ben.press("More")
        anna.type("/settings")
        expect(menu(anna)).to_contain_text("Your settings")
        assert buttons(anna).all_inner_texts() == offered
        anna.press("c3-d4")
        expect(ben.boards.last).to_contain_text("Anna plays c3-d4")
        expect(menu(ben)).to_have_count(0)  # it was about the table as it was
        expect(menu(anna)).to_contain_text("Your settings")


def test_whoever_looks_on_has_no_buttons_that_do_not_work(open_window: OpenWindow) -> None:
    with table() as url:
        cleo = open_window(url).enter("Cleo")
        anna, ben = two_at_checkers(url, open_window)
        expect(cleo.boards.last).to_contain_text("Anna to move")
        expect(cleo.boards.locator(".choices")).to_have_count(0)
        expect(buttons(ben)).to_have_text(["More …"])
        anna.press("c3-d4")
        expect(buttons(anna)).to_have_text(["Take back", "More …"])
        expect(ben.boards.locator(".choices")).to_have_count(1)


def test_what_is_chosen_shows_at_once(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        before = ben.boards.last.locator("img.board").get_attribute("src")
        ben.type("/settings theme modern")
        expect(ben.boards.last.locator("img.board")).not_to_have_attribute("src", before or "")
        expect(menu(ben)).to_contain_text("Board: modern")
        ben.press("Language")
        ben.press("русский")
        expect(ben.page.locator("#new-game")).to_have_text("Новая игра")
        expect(ben.boards.last).to_contain_text("Ходит Anna")
        expect(menu(ben)).to_contain_text("Язык: Русский")
        expect(ben.page.locator("#language")).to_have_value("ru")
        expect(anna.boards.last).to_contain_text("Your move.")


@pytest.mark.parametrize("pause", [100, 400])
def test_a_double_press_is_one_press(open_window: OpenWindow, pause: int) -> None:
    with table(ScriptedChance(*MANY), timeouts=SOON) as url:
        anna = open_window(url, hurried=False, **PHONE).enter("Anna")
        ben = open_window(url, hurried=False, **PHONE).enter("Ben")
        anna.type("/play backgammon")
        press_twice(ben, ben.page.get_by_role("button", name="Join"), pause)
        expect(anna.boards.last).to_contain_text("Your turn to play 3-1.")
        assert (anna.presses, ben.presses) == (0, 1)
        press_twice(ben, buttons(ben).filter(has_text="More"), pause)
        expect(menu(ben)).to_have_count(1)
        assert ben.presses == 2
        press_twice(anna, buttons(anna).filter(has_text=re.compile("^8/5 6/5$")), pause)
        expect(ben.boards.last).to_contain_text("Your turn to play 6-4.")
        assert anna.presses == 1
        press_twice(ben, buttons(ben).filter(has_text="24/18 13/9"), pause)
        expect(buttons(anna).first).to_have_text("13")
        assert ben.presses == 3
        press_twice(anna, buttons(anna).filter(has_text=re.compile("^8$")), pause)
        expect(menu(anna)).to_contain_text("8 – where to?")
        assert anna.presses == 2


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
