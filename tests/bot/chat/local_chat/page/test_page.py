"""What people do on the page besides playing to the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend, Friend
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window
from tests.effort import few_or_all

SCRIPT = "<img src=x onerror=\"document.title='robbed'\"><script>alert(1)</script>"


def two_at_checkers(url: str, open_window: OpenWindow) -> tuple[Window, Window]:
    """Open two windows where Anna and Ben play checkers, Anna to move."""
    anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
    anna.type("/play checkers")
    ben.type("/join")
    expect(anna.page.locator("#turn")).to_be_visible()
    return anna, ben


def against_ben(
    url: str, open_window: OpenWindow, bring_friend: BringFriend
) -> tuple[Window, Friend]:
    """Open the window of Anna, who plays checkers with Ben and is to move."""
    anna, ben = open_window(url, "Anna"), bring_friend(url, "Ben")
    anna.type("/play checkers")
    expect(anna.page.locator("#lobby")).to_be_visible()
    ben.type("/join")
    expect(anna.turn).to_be_visible()
    return anna, ben


def test_commands_and_moves_are_typed(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        anna.type("c3-d4")
        expect(ben.page.locator("#turn")).to_be_visible()
        ben.type("/move f6-g5")
        expect(anna.last).to_contain_text("Ben plays f6-g5")
        ben.type("a1-a8")
        expect(ben.last).to_contain_text("Anna’s turn")
        expect(ben.last).to_contain_text("Only you can see this")
        expect(anna.last).to_contain_text("a1-a8")
        anna.type("Nice weather, isn't it?")
        expect(ben.last).to_contain_text("Nice weather")


@pytest.mark.thorough
def test_commands_and_legal_moves_are_suggested(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, _ = against_ben(url, open_window, bring_friend)
        options = anna.page.locator("#suggestions li")
        anna.page.fill("#message", "/ver")
        expect(options).to_have_count(1)
        expect(options).to_contain_text("check that the dice were honest")
        anna.page.fill("#message", "/play qu")
        expect(options.first).to_contain_text("Quoridor")
        anna.page.fill("#message", "/play quoridor pl")
        expect(options.last).to_contain_text("players=4")
        anna.page.fill("#message", "/move c3")
        expect(options).to_have_text(["c3-b4", "c3-d4"])
        anna.page.fill("#message", "g3")
        expect(options).to_have_text(["g3-f4", "g3-h4"])
        anna.page.press("#message", "ArrowDown")
        expect(options.first).to_have_attribute("aria-selected", "true")
        anna.page.press("#message", "Enter")
        expect(anna.last).to_contain_text("Anna plays g3-f4")
        anna.page.click("#slash")
        options.filter(has_text="/history").click()
        expect(anna.last).to_contain_text("g3-f4")


@pytest.mark.thorough
def test_help_leads_on_by_buttons(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.type("/help")
        expect(anna.last).to_contain_text("First step: /play, then tap a game.")
        anna.press("Dice")
        expect(anna.last).to_contain_text("Dice and the doubling cube")
        anna.press("Back")
        expect(anna.last).to_contain_text("First step")
        anna.page.fill("#message", "/help d")
        expect(anna.page.locator("#suggestions li b")).to_have_text(["dice"])


@pytest.mark.thorough
def test_tab_leaves_the_message_when_there_is_nothing_to_complete(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, _ = against_ben(url, open_window, bring_friend)
        message, options = anna.page.locator("#message"), anna.page.locator("#suggestions li")
        for typed, completed in (
            ("/rol", "/roll"),
            ("g3-f", "g3-f4"),
            ("/stats checkers @B", "/stats checkers @Ben "),
        ):
            message.fill(typed)
            expect(options).to_have_count(1)
            message.press("Tab")
            expect(message).to_have_value(completed)
            expect(message).to_be_focused()
            message.press("Tab")
            expect(message).not_to_be_focused()
            expect(options).to_have_count(0)


def test_a_window_that_was_away_shows_what_it_missed(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, ben = bring_friend(url, "Anna"), open_window(url, "Ben")
        anna.type("/play checkers")
        ben.press("Join")
        wire = ben.go_by_wire()
        expect(ben.status).to_have_text("Anna to move.")
        wire.cut()
        expect(ben.page.locator("#banner")).to_contain_text("Trying again")
        anna.type("c3-d4")
        anna.type("Where are you?")
        expect(ben.page.locator("#log")).not_to_contain_text("Where are you?")
        wire.mend()
        expect(ben.last).to_contain_text("Where are you?")
        expect(ben.page.locator("#log")).to_contain_text("Anna plays c3-d4")
        expect(ben.page.locator("#log .divider")).to_be_visible()
        expect(ben.turn).to_be_visible()
        ben.board.press("f6, your man")
        ben.board.press("To g5")
        expect(ben.status).to_have_text("Anna to move.")


def test_a_reload_in_mid_game_changes_nothing(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, _ = against_ben(url, open_window, bring_friend)
        anna.board.press("c3, your man")
        anna.page.reload()
        expect(anna.turn).to_be_visible()
        expect(anna.board.picture).to_be_visible()
        anna.board.press("c3, your man")
        anna.board.press("To d4")
        expect(anna.status).to_have_text("Ben to move.")
        expect(anna.page.locator("#people li")).to_have_count(2)


def test_what_is_said_while_the_server_is_away_is_sent_later(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
    expect(anna.page.locator("#banner")).to_contain_text("Trying again")
    anna.type("/play narde")
    port = int(url.rstrip("/").rpartition(":")[2])
    with table(port=port):
        expect(anna.last).to_contain_text("wants to play Long narde")
        expect(anna.page.locator("#lobby")).to_contain_text("Long narde")
        expect(anna.page.locator("#banner")).to_contain_text("You’re back online")


def test_scripts_in_names_and_messages_are_text(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, SCRIPT[:32])
        ben = open_window(url, "Ben")
        anna.type(SCRIPT)
        expect(ben.last.locator(".text")).to_have_text(SCRIPT)
        expect(ben.last.locator(".name")).to_have_text(SCRIPT[:32].strip())
        anna.type("/play checkers")
        expect(ben.last).to_contain_text(f"{SCRIPT[:32].strip()} wants to play")
        expect(ben.page.locator("#lobby .seat").first).to_have_text(SCRIPT[:32].strip())
        ben.press("Join")
        expect(ben.names.first).to_have_text(SCRIPT[:32].strip())
        assert ben.page.locator("img[src=x], body script").count() == 0
        assert "robbed" not in ben.page.title()


@pytest.mark.thorough
def test_rooms_are_apart_and_links_lead_into_them(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.page.click("#side-open")
        anna.page.click("#new-room")
        anna.page.fill("#room-name", "Küche 2")
        anna.page.click("#room-form button[type=submit]")
        expect(anna.page.locator("#room")).to_have_text("Küche-2")
        anna.type("Anybody?")
        anna.page.click("#invite")
        link = anna.page.input_value("#link")
        anna.page.click("#copy")
        expect(anna.page.locator("#copied")).to_have_text("Link copied.")
        anna.page.click("#invite-dialog button[type=submit]")
        ben = open_window(link, "Ben")
        expect(ben.page.locator("#log")).to_contain_text("Anybody?")
        expect(anna.page.locator("#people li")).to_have_count(2)
        ben.page.click("#side-open")
        ben.page.click("#rooms a >> text=parlour")
        expect(ben.page.locator("#log")).not_to_contain_text("Anybody?")
        expect(anna.page.locator("#people li")).to_have_count(1)


def test_a_link_that_was_written_badly_leads_into_a_room(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(f"{url}#100%", "Anna")
        expect(anna.page.locator("#room")).to_have_text("100")


PORTUGUESE = ("pt-PT", "Escolha um jogo e jogue", "Gamão")
LOCALES = (
    ("ru-RU", "Выберите игру и играйте", "Длинные нарды"),
    PORTUGUESE,
    ("de-DE", "Pick a game and play", "Backgammon"),
)


@pytest.mark.parametrize(("locale", "hall", "game"), few_or_all(PORTUGUESE, LOCALES))
def test_the_page_speaks_the_language_of_the_browser(
    open_window: OpenWindow, locale: str, hall: str, game: str
) -> None:
    with table() as url:
        window = open_window(url, locale=locale)
        expect(window.page.locator("#hall h2")).to_have_text(hall)
        expect(window.page.locator("#cards")).to_contain_text(game)


def test_another_language_is_chosen_and_kept(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.page.click("#side-open")
        anna.page.select_option("#language", "ru")
        expect(anna.page.locator("#new-game")).to_have_text("Новая игра")
        expect(anna.page.locator("#cards")).to_contain_text("За обе стороны")
        anna.page.click("#side-close")
        anna.type("/play checkers both")
        expect(anna.last).to_contain_text("Бразильские шашки")
        expect(anna.status).to_have_text("Ваш ход.")
        expect(anna.board.touch("c3, ваша шашка")).to_be_attached()
        anna.page.reload()
        expect(anna.status).to_have_text("Ваш ход.")
        assert anna.page.get_attribute("html", "lang") == "ru"


@pytest.mark.thorough
def test_choosing_a_room_on_a_phone_closes_the_drawer(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(f"{url}#kitchen", "Anna", **PHONE)
        anna.page.tap("#side-open")
        anna.page.tap("#rooms a >> text=parlour")
        expect(anna.page.locator("#room")).to_have_text("parlour")
        expect(anna.page.locator("#side-open")).to_have_attribute("aria-expanded", "false")
        expect(anna.page.locator("#side-open")).to_be_focused()


def test_a_room_where_it_is_ones_turn_has_a_dot(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, ben = bring_friend(url, "Anna"), open_window(url, "Ben")
        anna.type("/play checkers")
        ben.press("Join")
        ben.page.evaluate("location.hash = 'kitchen'")
        expect(ben.page.locator("#room")).to_have_text("kitchen")
        expect(ben.page.locator(".card")).to_have_count(4)
        anna.type("c3-d4")
        expect(ben.page.locator("#side-open")).to_have_class(re.compile("waiting"))
        ben.page.click("#side-open")
        room = ben.page.locator("#rooms a.waiting")
        expect(room).to_have_accessible_name("parlour: Your turn")
        room.click()
        expect(ben.turn).to_be_visible()
        expect(ben.page.locator("#side-open")).not_to_have_class(re.compile("waiting"))
