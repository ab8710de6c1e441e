"""Somebody opens the page for the first time: what they see, and how soon they play."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import PHONE
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance


def test_the_hall_shows_four_games_and_who_one_is(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url)
        cards = anna.page.locator(".card")
        expect(cards.locator("h3")).to_have_text(
            ["Backgammon", "Long narde", "Brazilian checkers", "Quoridor"]
        )
        for at in range(4):
            expect(cards.nth(at).locator("img")).to_have_js_property("complete", value=True)
            assert cards.nth(at).locator("img").evaluate("one => one.naturalWidth") > 0
        expect(anna.page.locator("#hall-name")).to_have_text(
            re.compile(r"You play as Guest \d{3}$")
        )
        anna.page.click("#hall-rename")
        anna.page.fill("#name", "Anna")
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator("#hall-name")).to_have_text("You play as Anna")
        expect(anna.page.locator("#people li")).to_have_text(re.compile("Anna"))
        anna.page.reload()
        expect(anna.page.locator("#hall-name")).to_have_text("You play as Anna")
        anna.page.click("#hall-other")
        expect(anna.page.locator("#hall-name")).to_have_text(
            re.compile(r"You play as Guest \d{3}$")
        )


def test_from_the_address_to_the_first_move_in_three_presses(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url)
        anna.page.locator(".card", has_text="checkers").get_by_text("Both sides").click()  # 1
        anna.board.press("c3, your man")  # 2
        anna.board.press("To d4")  # 3
        expect(anna.page.locator("#told")).to_contain_text(re.compile("^Guest .* plays c3-d4"))


def test_a_friend_comes_by_the_link_in_three_presses(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.page.locator(".card", has_text="Quoridor").get_by_text("With a friend").click()
        lobby = anna.page.locator("#lobby")
        expect(lobby.locator(".seat")).to_have_text(["Anna", "Free seat"])
        expect(lobby.locator(".chip").first).to_have_text("Quoridor")
        lobby.get_by_role("button", name="Copy").click()
        expect(lobby.get_by_role("status")).to_have_text("Link copied.")
        link = lobby.get_by_role("textbox").input_value()
        ben = open_window(link, **PHONE)
        expect(ben.page.locator("#lobby .seat")).to_have_text(["Anna", "Free seat"])
        ben.actions.filter(has_text="Join").tap()  # 1
        anna.board.press("To e2")
        expect(ben.page.locator("#turn")).not_to_have_attribute("hidden", "")
        ben.board.tap_at(ben.board.find("To e8"))  # 2
        expect(anna.status).to_have_text("Your move.")


def test_the_computer_is_one_press_away(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, **PHONE)
        card = anna.page.locator(".card", has_text="Quoridor")
        expect(card.locator("button.main")).to_have_text("Play the computer")
        card.locator("button.main").tap()
        expect(anna.board.picture).to_be_visible()
        expect(anna.names).to_contain_text(["Casual computer"])


def where(window: Window) -> str:
    """Return the room that a window is in."""
    return str(window.page.locator("#room").inner_text())


def test_the_front_room_stays_open_for_those_who_come(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.page.locator(".card", has_text="checkers").get_by_text("Play the computer").click()
        expect(anna.names.last).to_have_text("Anna")
        assert re.fullmatch(r"table-\d{6}", where(anna))
        ben = open_window(url, "Ben")
        expect(ben.page.locator(".card")).to_have_count(4)
        ben.start("Quoridor")
        expect(ben.page.locator("#pane")).to_have_attribute("data-game", "quoridor")
        assert where(ben) not in ("parlour", where(anna))
        anna.page.goto(url)
        expect(anna.page.locator("#hall")).to_be_visible()
        expect(anna.page.locator("#pane")).to_be_hidden()


def test_ones_own_games_are_found_again(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.page.locator(".card", has_text="Quoridor").get_by_text("With a friend").click()
        expect(anna.page.locator("#lobby")).to_be_visible()
        anna.page.goto(url)
        anna.page.locator(".card", has_text="checkers").get_by_text("Play the computer").click()
        expect(anna.turn).to_be_visible()
        room = where(anna)
        anna.page.goto(url)
        rows = anna.page.locator("#going a")
        expect(rows).to_have_text(
            [
                "Go on: Brazilian checkers · 🤖 Casual computer · your turn",
                "Players wanted: Quoridor",
            ]
        )
        rows.first.click()
        expect(anna.turn).to_be_visible()
        expect(anna.page.locator("#hall")).to_be_hidden()
        assert where(anna) == room
        for number in range(12):
            anna.page.goto(f"{url}#{number}")
            expect(anna.page.locator("#rooms [aria-current]")).to_have_text(str(number))
            expect(anna.page.locator(".card")).to_have_count(4)
        anna.page.goto(url)
        expect(rows).to_have_count(2)
        ben = open_window(url, "Ben")
        expect(ben.page.locator(".card")).to_have_count(4)
        expect(ben.page.locator("#going li")).to_have_count(0)


def test_the_game_of_others_keeps_nobody_from_playing(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(workers=QuickWorkers()) as url:
        bring_friend(url, "Anna").type("/computer quoridor")
        ben = open_window(url, "Ben")
        expect(ben.page.locator(".card")).to_have_count(4)
        expect(ben.page.locator("#pane")).to_be_hidden()
        row = ben.page.locator("#going button")
        expect(row).to_have_text("Watch: Quoridor · Anna · 🤖 Casual computer")
        row.click()
        expect(ben.board.picture).to_be_visible()
        expect(ben.page.locator("#hall")).to_be_hidden()
        expect(ben.page.locator("#notice")).to_contain_text("Others are at this table.")
        ben.page.click("#to-hall")
        expect(ben.page.locator("#notice")).to_be_hidden()
        ben.page.locator(".card", has_text="checkers").get_by_text("Play the computer").click()
        expect(ben.names.last).to_have_text("Ben")
        expect(ben.page.locator("#pane")).to_have_attribute("data-game", "checkers")
        assert re.fullmatch(r"table-\d{6}", where(ben))
        expect(ben.page.locator("#hall")).to_be_hidden()
        expect(ben.page.locator("#people li")).to_have_count(1)
        ben.page.go_back()
        expect(ben.page.locator("#going button")).to_contain_text("Anna")
        ben.page.click("#new-game")
        ben.page.locator("#games label", has_text="Quoridor").click()
        ben.page.locator("#opponents label", has_text="Both sides").click()
        ben.page.click("#game-form button[type=submit]")
        expect(ben.names).to_have_text(["Ben", "Ben"])
        assert where(ben) != "parlour"


def test_who_is_here_when_others_open_a_table_sees_it(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
        anna.type("/play quoridor")
        expect(ben.page.locator("#lobby .seat").first).to_have_text("Anna")
        expect(ben.page.locator("#lobby")).to_be_visible()
        carla = open_window(url, "Carla")
        row = carla.page.locator("#going button")
        expect(row).to_have_text("Players wanted: Quoridor · Anna")
        row.click()
        carla.press("Join")
        expect(carla.page.locator("#notice")).to_be_hidden()
        expect(ben.page.locator("#notice")).to_be_visible()


def test_a_link_to_the_front_room_leads_to_its_table(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        bring_friend(url, "Anna").type("/play quoridor")
        ben = open_window(f"{url}#parlour", "Ben")
        ben.press("Join")
        expect(ben.names).to_have_text(["Anna", "Ben"])


@pytest.mark.thorough
def test_the_form_has_nobody_to_play_with_in_a_room_of_ones_own(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(ScriptedChance("31"), workers=QuickWorkers()) as url:
        ben = open_window(url, "Ben")
        bring_friend(url, "Anna").type("/computer quoridor")
        expect(ben.names.last).to_have_text("Anna")
        ben.page.click("#new-game")
        expect(ben.page.locator("#opponents input:checked")).to_have_value("computer")
        expect(ben.page.locator("#guests")).to_be_hidden()
        ben.page.click("#game-form button[type=submit]")
        expect(ben.names.last).to_have_text("Ben")
        expect(ben.page.locator("#pane")).to_have_attribute("data-phase", "playing")


def test_whoever_types_is_offered_a_room_of_their_own(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
        anna.type("/play quoridor both")
        expect(ben.names.last).to_have_text("Anna")
        ben.type("/play checkers both")
        expect(ben.last).to_contain_text("Quoridor is being played here.")
        assert where(ben) == "parlour"
        ben.last.get_by_role("button", name="Play in a room of your own").click()
        expect(ben.names.last).to_have_text("Ben")
        assert where(ben) != "parlour"
        anna.type("/play backgammon")
        expect(anna.last).to_contain_text("You are playing Quoridor here.")
        expect(anna.last.get_by_role("button", name="Play in a room of your own")).to_have_count(0)
        assert where(anna) == "parlour"


@pytest.mark.thorough
def test_whoever_plays_alone_leaves_a_table_that_waits_alone(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(workers=QuickWorkers()) as url:
        ben = open_window(url, "Ben")
        bring_friend(url, "Anna").type("/play quoridor")
        expect(ben.page.locator("#lobby .seat").first).to_have_text("Anna")
        ben.page.click("#new-game")
        ben.page.locator("#games label", has_text="Quoridor").click()
        ben.page.locator("#opponents label", has_text="Computer").click()
        ben.page.click("#game-form button[type=submit]")
        expect(ben.names.last).to_have_text("Ben")
        assert where(ben) != "parlour"
        ben.page.go_back()
        expect(ben.page.locator("#lobby .seat")).to_have_text(["Anna", "Free seat"])


@pytest.mark.thorough
def test_a_table_that_waits_can_be_left_for_a_computer(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        anna.page.locator(".card", has_text="Quoridor").get_by_text("With a friend").click()
        anna.press("Play the computer")
        expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "playing")
