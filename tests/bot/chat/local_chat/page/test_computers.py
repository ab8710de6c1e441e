"""Computers on the page: the form offers them, and they play."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from bot.computers.workers import Workers
from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import Act, play_on, pressing, straight_on
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.effort import few_or_all


def test_one_window_plays_three_computers_by_the_form(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.page.click("#new-game")
        anna.page.locator("#games label", has_text="Quoridor").click()
        expect(anna.page.locator("#opponents input:checked")).to_have_value("computer")
        expect(_chosen(anna, "computer")).to_have_text("your usual level: casual (/settings)")
        expect(_chosen(anna, "computers")).to_have_text("in all other seats")
        anna.option("computer", "1").click()
        anna.option("computers", "3").click()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.page.locator(".far .plate")).to_have_count(3)
        expect(anna.page.locator(".far .here").first).to_be_hidden()  # a computer is always there
        play_on([anna], straight_on)
        expect(anna.status).to_contain_text("wins: first to the goal")


def test_the_form_shows_how_many_play_with_several_computers(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.page.click("#new-game")
        anna.page.locator("#games label", has_text="Quoridor").click()
        players = anna.page.locator("#options [data-option=players]")
        chosen = players.locator(".chip:has(:checked)")
        expect(chosen).to_have_text("usually: 2 players")
        first = anna.page.locator("#options [data-option]").first
        expect(first).to_have_attribute("data-option", "players")
        anna.option("computers", "2").click()
        expect(chosen).to_have_text("4 players")
        expect(players.locator("input[value='']")).to_be_disabled()
        anna.option("computers", "1").click()
        expect(chosen).to_have_text("usually: 2 players")
        expect(players.locator("input[value='']")).to_be_enabled()
        anna.option("players", "4").click()
        anna.option("computers", "3").click()
        anna.option("computers", "2").click()
        expect(chosen).to_have_text("4 players")
        anna.page.click("#game-form button[type=submit]")
        expect(anna.page.locator("#lobby .seat")).to_have_count(4)
        expect(anna.page.locator("#lobby .seat.free")).to_have_count(1)


@pytest.mark.thorough
def test_hints_are_offered_where_several_people_may_play(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = _open_form_beside_ben(url, open_window, bring_friend)
        anna.page.locator("#games label", has_text="Quoridor").click()
        hints = anna.page.locator("#options [data-option=hints]")
        opponents = anna.page.locator("#opponents label")
        expect(hints).to_be_visible()
        anna.option("hints", "yes").click()
        opponents.filter(has_text="Both sides").click()
        expect(hints).to_be_hidden()
        opponents.filter(has_text="Computer").click()
        expect(hints).to_be_hidden()
        anna.page.locator("#guests label", has_text="Ben").click()
        expect(hints).to_be_visible()
        expect(hints.locator(":checked")).to_have_value("")
        anna.page.locator("#guests label", has_text="Ben").click()
        expect(hints).to_be_hidden()
        anna.option("computers", "2").click()  # one seat is free
        expect(hints).to_be_visible()
        anna.option("computers", "3").click()
        expect(hints).to_be_hidden()


@pytest.fixture
def beside_three(open_window: OpenWindow) -> Iterator[Window]:
    """Open the window of a Russian on a phone, at a table with three computers."""
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", locale="ru", viewport={"width": 390, "height": 844})
        anna.type("/play quoridor 4 computer=2")
        expect(anna.page.locator(".far .plate")).to_have_count(3)
        yield anna


@pytest.mark.thorough
def test_three_computers_are_told_apart_in_every_window(beside_three: Window) -> None:
    names = beside_three.page.locator(".far .seen")
    expect(names).to_have_text(["🤖 Любитель", "🤖 Любитель 2", "🤖 Любитель 3"])
    heard = beside_three.page.locator(".far .heard")
    expect(heard.last).to_have_text("🤖 Компьютер-любитель 3")
    expect(beside_three.page.locator(".far .name").last).to_have_attribute(
        "title", "🤖 Компьютер-любитель 3"
    )
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        beside_three.page.set_viewport_size({"width": width, "height": height})
        number = beside_three.page.locator(".far .number").last
        assert number.evaluate(INSIDE), (width, height)


def test_three_computers_have_room_in_every_window(beside_three: Window) -> None:
    page = beside_three.page
    page.evaluate(FAR_AWAY)
    page.evaluate(f"document.getElementById('told').innerText = `{ROUND}`")
    for width, height in ((390, 844), (360, 740), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.locator(".far .plate").evaluate_all(HEIGHTS)) <= TWO_LINES, width
        if width > height:
            assert all(page.locator(".far .start").evaluate_all(WHOLE)), width
        assert page.locator(".spoken").evaluate(FITS), width
        assert page.locator("#told").evaluate(FITS), width


@pytest.mark.parametrize(("width", "height"), few_or_all((844, 390), [(667, 375), (844, 390)]))
def test_a_computer_and_its_words_are_seen_whole_sideways(
    open_window: OpenWindow, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    with table(ScriptedChance("31"), timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", locale="pt-BR", viewport=size)
        anna.type("/computer backgammon 5 match=3")
        expect(anna.turn).to_be_visible()
        expect(anna.names.first).to_have_text("🤖 Computador especialista")
        assert all(anna.page.locator(".far .start").evaluate_all(WHOLE))
        anna.page.evaluate(f"document.getElementById('status').textContent = '{AWAY}'")
        assert anna.page.locator(".spoken").evaluate(FITS)
        expect(anna.actions.last).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("#message")).to_be_in_viewport(ratio=1)


AWAY = (
    "Os computadores não estão jogando aqui no momento. "
    "O jogo continua quando eles voltarem. Se você sair, ele não conta."
)
FAR_AWAY = """() => {
  for (const steps of document.querySelectorAll(".far .steps b")) steps.textContent = "10";
}"""
"""Lets every computer have a way of two digits."""
ROUND = "\n".join(f"🤖 Компьютер-любитель {number} ходит e8." for number in (1, 2, 3))
HEIGHTS = "plates => plates.map((plate) => plate.offsetHeight)"
WHOLE = "names => names.map((name) => name.scrollWidth <= name.clientWidth)"
TWO_LINES = 56
INSIDE = """number => {
  const own = number.getBoundingClientRect();
  const plate = number.closest(".plate").getBoundingClientRect();
  return own.width > 4 && own.right <= plate.right && own.left > plate.left;
}"""
"""Whether a number is seen in its plate."""


def _open_form_beside_ben(url: str, open_window: OpenWindow, bring_friend: BringFriend) -> Window:
    """Return Anna's window with the form for a new game, while Ben is in the room."""
    anna = open_window(url, "Anna")
    bring_friend(url, "Ben")
    expect(anna.page.locator("#people li")).to_have_count(2)
    anna.page.click("#new-game")
    return anna


def _chosen(window: Window, name: str) -> Locator:
    return window.page.locator(f"#computers [data-option={name}] .chip:has(:checked)")


def test_the_form_has_people_for_whoever_is_not_alone(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = _open_form_beside_ben(url, open_window, bring_friend)
        expect(anna.page.locator("#opponents input:checked")).to_have_value("")
        expect(anna.page.locator("#computers")).to_be_hidden()
        expect(anna.page.locator("#guests")).to_be_visible()
        anna.page.locator("#opponents label", has_text="Computer").click()
        expect(anna.page.locator("#computers [data-option]")).to_have_count(1)
        expect(anna.page.locator("#guests")).to_be_hidden()
        anna.page.locator("#games label", has_text="Quoridor").click()
        expect(anna.page.locator("#computers [data-option]")).to_have_count(2)
        expect(anna.page.locator("#guests")).to_be_visible()
        players = anna.page.locator("#options [data-option=players] .chip:has(:checked)")
        expect(players).to_have_text("usually: 2 players")
        anna.page.locator("#guests label", has_text="Ben").click()  # and a computer beside him
        expect(players).to_have_text("4 players")
        anna.page.locator("#games label", has_text="Brazilian").click()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.names.first).to_contain_text("Casual computer")


@pytest.mark.thorough
def test_the_form_says_the_usual_level_as_it_is_by_now(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.type("/settings computer 4")
        expect(anna.last).to_contain_text("strong")
        anna.page.click("#new-game")
        expect(_chosen(anna, "computer")).to_have_text("your usual level: strong (/settings)")
        anna.page.reload()
        anna.page.click("#new-game")
        expect(_chosen(anna, "computer")).to_have_text("your usual level: strong (/settings)")


def test_where_no_computer_plays_none_is_offered(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        expect(anna.page.locator(".card").first.locator("button")).to_have_text(
            ["Both sides", "With a friend"]
        )
        anna.page.click("#new-game")
        expect(anna.page.locator("#opponents label:visible")).to_have_text(["People", "Both sides"])
        anna.page.click("#game-form button[type=submit]")
        expect(anna.last).to_contain_text("Anna wants to play Backgammon.")


@pytest.mark.thorough
def test_the_level_is_suggested_behind_the_game(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        message, options = anna.page.locator("#message"), anna.page.locator("#suggestions li")
        message.fill("/computer nar")
        message.press("Tab")
        expect(message).to_have_value("/computer narde ")
        expect(options).to_have_text([re.compile(f"^{level}.*{level}: ") for level in range(1, 6)])
        message.fill("/computer narde 3")
        expect(options).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "act"),
    few_or_all(
        ("checkers", pressing(1)),
        [
            ("Backgammon", pressing(1)),
            ("narde", pressing(1)),
            ("checkers", pressing(1)),
            ("Quoridor", straight_on),
        ],
    ),
)
def test_a_whole_game_against_a_real_engine(open_window: OpenWindow, game: str, act: Act) -> None:
    dice = ScriptedChance("61", *("66", "54", "33", "65", "42") * 80)
    with table(dice, timeouts=AT_ONCE, workers=Workers(1)) as url:
        anna = open_window(url)
        anna.page.locator(".card", has_text=game).get_by_text("Play the computer").click()
        expect(anna.names.first).to_have_text("🤖 Casual computer")
        play_on([anna], act)
        expect(anna.status).to_contain_text(re.compile("wins|draw"))
        expect(anna.actions.first).to_have_text("Rematch")


@pytest.mark.thorough
def test_a_whole_game_against_three_real_engines(open_window: OpenWindow) -> None:
    with table(workers=Workers(1)) as url:
        anna = open_window(url, "Anna")
        anna.page.click("#new-game")
        anna.page.locator("#games label", has_text="Quoridor").click()
        anna.option("computer", "4").click()
        anna.option("computers", "3").click()
        anna.page.click("#game-form button[type=submit]")
        expect(anna.names).to_contain_text(["Strong computer"] * 3)
        play_on([anna], straight_on)
        expect(anna.status).to_contain_text("wins: first to the goal")


@pytest.mark.parametrize("game", few_or_all("quoridor", ["quoridor", "backgammon"]))
def test_words_below_the_board_have_room_on_a_laptop(open_window: OpenWindow, game: str) -> None:
    with table(ScriptedChance("31"), timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", viewport={"width": 1280, "height": 800})
        anna.type(f"/computer {game} 1")
        expect(anna.turn).to_be_visible()
        expect(anna.actions).to_have_text(["More …"])
        anna.page.evaluate(f"document.getElementById('told').textContent = '{LONG}'")
        assert anna.page.locator(".spoken").evaluate(FITS)
        words, actions = (anna.page.locator(f".{name}").bounding_box() for name in BELOW)
        assert words
        assert actions
        assert words["x"] + words["width"] + 8 == pytest.approx(actions["x"], abs=1)


LONG = r"🤖 Beginner computer plays 6-6: 24/18(2) 13/7(2).\nAnna cannot move, so it passes on."
FITS = "spoken => spoken.scrollHeight <= spoken.clientHeight"
BELOW = ("words", "actions")
