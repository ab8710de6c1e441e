"""Computers on the page: the form offers them, and a first game is one press away."""

import re

import pytest
from playwright.sync_api import Locator, expect

from bot.computers.workers import Workers
from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.test_games import straight_on
from tests.bot.chat.local_chat.page.windows import Window, play_on
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance


@pytest.fixture(params=[(1000, 720), (390, 720)], ids=["wide", "phone"])
def size(request: pytest.FixtureRequest) -> dict[str, int]:
    width, height = request.param
    return {"width": width, "height": height}


def test_the_first_game_is_one_press_away(open_window: OpenWindow, size: dict[str, int]) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, viewport=size).enter("Anna")
        first = anna.last.locator(".choices .group").first
        expect(first.locator("button.main")).to_have_text(
            ["🤖 Backgammon", "🤖 Long narde", "🤖 Brazilian checkers", "🤖 Quoridor"]
        )
        anna.press("🤖 Quoridor")
        expect(anna.last.locator("img.board")).to_be_visible()
        expect(anna.last).to_contain_text("Casual computer")


def test_one_window_plays_three_computers_by_the_form(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url).enter("Anna")
        anna.page.click("#new-game")
        anna.page.locator("#games label", has_text="Quoridor").click()
        expect(anna.page.locator("#opponents input:checked")).to_have_value("computer")
        expect(_chosen(anna, "computer")).to_have_text("your usual level (/settings)")
        expect(_chosen(anna, "computers")).to_have_text("in all other seats")
        anna.page.select_option("#computers select[name=computer]", "1")
        anna.page.select_option("#computers select[name=computers]", "3")
        anna.page.click("#game-form button[type=submit]")
        expect(anna.messages.nth(0)).to_contain_text("/play quoridor computer=1 computers=3")
        play_on([anna], "The game is over", straight_on)
        expect(anna.last).to_contain_text("wins: first to the goal")


def _chosen(window: Window, name: str) -> Locator:
    return window.page.locator(f"#computers select[name={name}] option:checked")


def test_the_form_has_people_for_whoever_is_not_alone(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url).enter("Anna")
        open_window(url).enter("Ben")
        expect(anna.page.locator("#people li")).to_have_count(2)
        anna.page.click("#new-game")
        expect(anna.page.locator("#opponents input:checked")).to_have_value("")
        expect(anna.page.locator("#computers")).to_be_hidden()
        expect(anna.page.locator("#guests")).to_be_visible()
        anna.page.locator("#opponents label", has_text="Computer").click()
        expect(anna.page.locator("#computers select")).to_have_count(1)
        expect(anna.page.locator("#guests")).to_be_hidden()
        anna.page.locator("#games label", has_text="Quoridor").click()
        expect(anna.page.locator("#computers select")).to_have_count(2)
        expect(anna.page.locator("#guests")).to_be_visible()
        anna.page.locator("#games label", has_text="Brazilian").click()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.last).to_contain_text("Casual computer")


def test_where_no_computer_plays_the_form_has_no_opponents(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url).enter("Anna")
        anna.page.click("#new-game")
        expect(anna.page.locator("#opponent")).to_be_hidden()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.last).to_contain_text("Anna wants to play Backgammon.")


def test_the_level_is_suggested_behind_the_game(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url).enter("Anna")
        message, options = anna.page.locator("#message"), anna.page.locator("#suggestions li")
        message.fill("/computer nar")
        message.press("Tab")
        expect(message).to_have_value("/computer narde ")
        expect(options).to_have_text([re.compile(f"^{level}.*{level}: ") for level in range(1, 6)])
        message.fill("/computer narde 3")
        expect(options).to_have_count(1)


def test_the_real_engines_play(open_window: OpenWindow) -> None:
    rolls = ("61", *("66", "54", "33", "65", "42") * 40)
    with table(ScriptedChance(*rolls), timeouts=AT_ONCE, workers=Workers(1)) as url:
        anna = open_window(url).enter("Anna")
        anna.type("/computer backgammon 5")
        for _ in range(2):
            expect(anna.page.locator("#turn")).to_be_visible(timeout=60_000)
            while anna.take_turn():
                pass
        expect(anna.page.locator("#turn")).to_be_visible(timeout=60_000)
        expect(anna.last).to_contain_text("Expert computer")
