"""A match on the page: the end of a game is shown, and hides nothing of the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance

PATIENT = """
  window.later = [];
  const wait = window.setTimeout;
  window.setTimeout = (act, after) => (after > 2000 ? later.push(act) : wait(act, after));
"""
"""Keeps what is to happen in some seconds until a test wants it."""


def lose_a_game(anna: Window) -> Window:
    """Give up the first game of a match against a computer; its result is what is read."""
    anna.type("/play backgammon 3 computer=5")
    expect(anna.status).to_have_text("Your turn to play 3-1.")
    anna.type("/resign single")
    expect(anna.page.locator("#finale")).to_be_visible()
    return anna


def test_the_result_is_the_headline_and_gives_way_to_the_next_game(
    open_window: OpenWindow,
) -> None:
    dice = ScriptedChance("31", "31")
    with table(dice, timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = lose_a_game(open_window(url, "Anna", script=PATIENT))
        finale = anna.page.locator("#finale")
        expect(finale.get_by_role("heading")).to_have_text(
            "Anna resigns. 🤖 Expert computer wins: single game, 1 point."
        )
        expect(anna.page.locator("#finale-text")).to_have_text(
            "🤖 Expert computer accepts.\nScore: Anna 0, 🤖 Expert computer 1."
        )
        expect(anna.turn).to_be_visible()
        anna.page.evaluate("later.forEach((act) => act())")
        expect(finale).to_be_hidden()


def test_the_next_game_waits_until_the_end_was_read(open_window: OpenWindow) -> None:
    dice = ScriptedChance("31", "35", "64")
    with table(dice, timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = lose_a_game(open_window(url, "Anna", script=PATIENT))
        finale = anna.page.locator("#finale")
        expect(anna.last).to_contain_text("plays 5-3")  # it has moved
        picture = anna.page.locator("#picture")
        expect(picture).to_have_attribute("alt", re.compile("Expert computer to play 5-3"))
        expect(anna.status).to_have_text("🤖 Expert computer is thinking …")
        expect(anna.turn).to_be_hidden()
        finale.get_by_role("button", name="Next game").click()
        expect(anna.turn).to_be_visible()
        expect(anna.page.locator("#told")).to_contain_text("plays 5-3")


@pytest.mark.thorough
def test_the_end_stays_while_others_play(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(ScriptedChance("31", "64"), timeouts=AT_ONCE) as url:
        anna, ben = bring_friend(url, "Anna"), open_window(url, "Ben", script=PATIENT)
        anna.type("/play backgammon 3")
        ben.press("Join")
        expect(ben.status).to_have_text("Anna to play 3-1.")
        anna.type("/resign single")
        ben.press("Accept")
        finale = ben.page.locator("#finale")
        expect(finale).to_be_visible()
        expect(ben.page.locator(".score")).to_have_text(["0", "1"])
        expect(ben.turn).to_be_hidden()
        assert ben.page.evaluate("later.length") == 0
        finale.get_by_role("button", name="Next game").click()
        expect(finale).to_be_hidden()
