"""Who a guest is: the same in a tab that was closed and opened again, another in a second tab."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window

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


def _come_again(anna: Window, url: str) -> Page:
    """Close all windows of a browser, and open a new one."""
    for page in anna.context.pages:
        page.close()
    again = anna.context.new_page()
    again.goto(url)
    return again


def _second_tab(anna: Window, url: str) -> Page:
    tab = anna.context.new_page()
    tab.goto(url)
    expect(tab.locator("#people li")).to_have_count(2)
    return tab


def test_who_comes_back_after_a_second_tab_is_who_played(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url)
        anna.page.locator(".card", has_text="checkers").get_by_text("Both sides").click()
        expect(anna.turn).to_be_visible()
        room, name = anna.page.url, anna.names.first.inner_text()
        _second_tab(anna, room)
        for address in (room, f"{url}#parlour"):
            again = _come_again(anna, address)
            expect(again.locator("#people li.own")).to_contain_text(name)
            expect(again.locator("#elsewhere")).to_be_hidden()
        again = _come_again(anna, url)
        expect(again.locator("#going a")).to_contain_text("Go on: Brazilian checkers")


def test_whoever_sits_in_a_room_comes_back_to_it(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(f"{url}#attic", "Anna")
        ben = _second_tab(anna, f"{url}#attic")
        anna.type("/play checkers")
        ben.get_by_role("button", name="Join").click()
        expect(ben.locator(".plate.yours")).to_be_visible()
        expect(ben.locator("#elsewhere")).to_be_hidden()
        ben.goto(f"{url}#yard")
        ben.fill("#message", "/play quoridor both")
        ben.press("#message", "Enter")
        expect(ben.locator(".plate.yours").first).to_be_visible()
        again = _come_again(anna, f"{url}#yard")
        expect(again.locator(".plate.yours .name").first).to_have_text(re.compile("^Guest"))
        again = _come_again(anna, f"{url}#attic")
        expect(again.locator(".plate.yours .name")).to_have_text("Anna")


def test_who_has_chosen_to_be_somebody_else_stays_so(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.page.click("#hall-other")
        expect(anna.page.locator("#hall-name")).to_have_text(re.compile("Guest"))
        name = anna.page.locator("#hall-name b").inner_text()
        again = _come_again(anna, url)
        expect(again.locator("#hall-name b")).to_have_text(name)


@pytest.mark.parametrize("script", ["", NO_LOCKS], ids=["at home", "over the network"])
def test_a_second_tab_says_that_another_plays_and_can_take_over(
    open_window: OpenWindow, script: str
) -> None:
    with table() as url:
        anna = open_window(f"{url}#attic", "Anna", script=script)
        anna.context.add_init_script(script)
        anna.type("/play checkers both")
        expect(anna.turn).to_be_visible()
        tab = _second_tab(anna, f"{url}#attic")
        said = "You are playing in another window as Anna."
        expect(tab.locator("#elsewhere")).to_contain_text(said)
        expect(anna.page.locator("#elsewhere")).to_be_hidden()
        tab.reload()
        expect(tab.locator("#elsewhere")).to_contain_text(said)
        tab.click("#go-on-here")
        expect(tab.locator("#turn")).to_be_visible()
        expect(tab.locator("#elsewhere")).to_be_hidden()
        lost = anna.page.locator("#elsewhere")
        expect(lost).to_contain_text("In another window you went on as Anna.")
        expect(anna.page.locator(".desk")).to_have_attribute("inert", "")
        expect(tab.locator("#people li")).to_have_count(1)
        anna.page.click("#go-on-here")
        expect(anna.turn).to_be_visible()
        expect(lost).to_be_hidden()
        expect(tab.locator("#elsewhere")).to_contain_text("went on as Anna")
