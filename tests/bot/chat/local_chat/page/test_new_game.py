"""A new game on the page: the form, and what is suggested while /play is typed."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.quick_computers import QuickWorkers
from tests.effort import few_or_all


def test_people_in_the_room_are_suggested(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        bring_friend(url, "Ben")
        bring_friend(url, "Carla Maria")
        expect(anna.page.locator("#people li")).to_have_count(3)
        message, options = anna.page.locator("#message"), anna.page.locator("#suggestions li b")
        for typed in ("/play @", "/play backgammon @", "/play backgammon cube=yes @", "/stats @"):
            message.fill(typed)
            expect(options).to_have_text(["@Ben", "@Carla Maria"])
        message.fill("/play backgammon ")
        expect(options.first).to_have_text("@Ben")
        message.fill("/play backgammon @carla m")
        expect(options).to_have_text(["@Carla Maria"])
        message.press("Tab")
        expect(message).to_have_value("/play backgammon @Carla Maria ")
        message.press_sequentially("@")
        expect(options).to_have_text(["@Ben"])
        message.fill("/play backgammon @Carla Maria match=5 j")
        expect(options).to_have_count(0)
        message.fill("/play checkers auto")
        expect(options).to_have_text([re.compile("^autoplay="), re.compile("^autoplay=")])
        message.fill("/play backgammon @Carla Maria ")
        message.press("Escape")
        message.press("Enter")
        expect(anna.last).to_contain_text("Anna invites Carla Maria to play Backgammon.")


def test_the_form_shows_what_is_usual_and_what_fits(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.page.click("#new-game")
        expect(anna.page.locator("#guests")).to_be_hidden()
        for name, usual in (
            ("match", "usually: single game"),
            ("cube", "usually: without the doubling cube; with it in a match"),
            ("clock", "usually: without a clock, unless this chat has one"),
        ):
            field = anna.page.locator(f"[data-option={name}]")
            expect(field.locator("option:checked, .chip:has(:checked)")).to_have_text(usual)
        jacoby, falls = (anna.page.locator(f"[data-option={name}]") for name in ("jacoby", "falls"))
        expect(jacoby).to_be_visible()
        expect(falls).to_be_hidden()
        anna.option("jacoby", "yes").click()
        anna.page.select_option("[data-option=match] select", "5")
        expect(jacoby).to_be_hidden()
        anna.page.select_option("[data-option=clock] select", "1d")
        expect(falls).to_be_visible()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.page.locator("#lobby .chip")).to_have_text(
            ["Backgammon", "match to 5 points", "with the doubling cube", "1 day a move"]
        )
        anna.page.click("#new-game")
        anna.page.locator("#games label", has_text="Brazilian checkers").click()
        fields = anna.page.locator("#options [data-option]:visible")
        names = fields.evaluate_all("all => all.map((field) => field.dataset.option)")
        assert names == ["clock", "autoplay", "hints"]


def test_a_new_game_leaves_ones_own_where_it_is(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna = open_window(f"{url}#attic", "Anna")
        anna.type("/play checkers both")
        expect(anna.page.locator("#pane")).to_have_attribute("data-game", "checkers")
        anna.start("Quoridor")
        expect(anna.page.locator("#pane")).to_have_attribute("data-game", "quoridor")
        assert not anna.page.url.endswith("#attic")
        anna.page.goto(url)
        expect(anna.page.locator("#going a")).to_have_text(
            [
                "Go on: Brazilian checkers · Both sides · your turn",
                "Players wanted: Quoridor",
            ]
        )
        anna.type("/play checkers both")
        expect(anna.board.picture).to_be_visible()
        bring_friend(url, "Ben")
        expect(anna.page.locator("#people li")).to_have_count(2)
        anna.page.click("#new-game")
        expect(anna.page.locator("#guests")).to_be_hidden()  # they stay here


@pytest.mark.parametrize("locale", few_or_all("en-GB", ["en-GB", "pt-BR", "ru"]))
def test_no_word_is_broken_on_a_phone(open_window: OpenWindow, locale: str) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", **{**PHONE, "locale": locale})
        for width in (390, 360):
            anna.page.set_viewport_size({"width": width, "height": 780})
            anna.page.click("#new-game")
            for name in anna.page.locator("#games label, #opponents label").all():
                name.click()
                assert name.locator("span").evaluate(LINES) <= 2, (width, name.inner_text())
                assert name.locator("span").evaluate(UNBROKEN), (width, name.inner_text())
            anna.page.click("#game-close")


LINES = "span => Math.round(span.offsetHeight / parseFloat(getComputedStyle(span).lineHeight))"
UNBROKEN = """span => {
  const word = document.createRange();
  const text = span.firstChild;
  return [...text.data.matchAll(/\\S+/g)].every(({ 0: { length }, index }) => {
    word.setStart(text, index);
    word.setEnd(text, index + length);
    return word.getClientRects().length === 1;
  });
}"""
"""Returns whether every word stands in one line."""


@pytest.mark.thorough
def test_the_form_invites_those_who_are_here(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        bring_friend(url, "Ben")
        expect(anna.page.locator("#people li")).to_have_count(2)
        anna.page.click("#new-game")
        anna.page.locator("#guests label", has_text="Ben").click()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.last).to_contain_text("Anna invites Ben to play Backgammon.")
