"""One live board for all: what can be pressed on it, and questions that come and go beside it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.hands import SIZES
from tests.bot.chat.local_chat.page.serving import AT_ONCE, SOON, table
from tests.bot.chat.local_chat.page.test_page import against_ben, two_at_checkers
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.scripted import ScriptedChance
from tests.effort import few_or_all

MANY = ("31", "64", "21", "52")
"""After these rolls Anna has many moves to choose from."""


def two_at_backgammon(
    url: str, open_window: OpenWindow, options: str = ""
) -> tuple[Window, Window]:
    """Open two windows where Anna is to play 2-1 after a roll each."""
    anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
    anna.type(f"/play backgammon {options}")
    ben.press("Join")
    anna.type("8/5 6/5")
    expect(ben.status).to_have_text(re.compile("^Your turn to play 6-4"))
    ben.type("24/18 13/9")
    expect(anna.status).to_have_text(re.compile("^Your turn to play 2-1"))
    return anna, ben


def place_of(locator: Locator) -> tuple[int, ...]:
    """Return where something is on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def test_a_move_is_made_step_by_step_on_the_board(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*MANY), timeouts=SOON) as url:
        anna, ben = two_at_backgammon(url, open_window)
        before, place = anna.board.picture.get_attribute("src"), place_of(anna.board.picture)
        expect(ben.board.picture).to_have_attribute("alt", re.compile("^Anna to play 2-1"))
        seen = ben.board.picture.get_attribute("src")
        anna.board.press("Point 8, 2 of your checkers")
        expect(anna.status).to_have_text("8 – where to?")
        expect(anna.actions).to_have_text(["Put it back"])
        expect(anna.page.locator(".mark-ring")).to_have_count(1)
        expect(anna.page.locator(".mark-dot")).to_have_count(2)
        expect(ben.page.locator(".marks > *")).to_have_count(0)
        expect(anna.board.touch("To 7, hitting")).to_be_attached()
        anna.board.press("Put it back")
        expect(anna.status).to_have_text("Which piece do you want to move?")
        anna.board.press("Point 8, 2 of your checkers")
        anna.board.press("To 7, hitting")
        expect(anna.status).to_contain_text("Dice used: 1")
        assert place_of(anna.board.picture) == place  # whatever is said, the board stays
        anna.press("Back")
        expect(anna.status).to_have_text("8 – where to?")
        anna.board.press("To 7, hitting")
        assert ben.board.picture.get_attribute("src") == seen  # nobody else sees it yet
        anna.board.press("Point 24, 2 of your checkers")
        expect(ben.last).to_contain_text("2-1: 24/22 8/7*.")
        assert place_of(anna.board.picture) == place
        expect(anna.board.picture).not_to_have_attribute("src", before or "")
        expect(ben.status).to_contain_text("Your turn")


@pytest.mark.thorough
def test_what_was_chosen_is_given_up(open_window: OpenWindow, bring_friend: BringFriend) -> None:
    with table(ScriptedChance(*MANY), timeouts=SOON) as url:
        anna, ben = open_window(url, "Anna"), bring_friend(url, "Ben")
        anna.type("/play backgammon")
        expect(anna.page.locator("#lobby")).to_be_visible()
        ben.type("/join")
        anna.type("8/5 6/5")
        expect(anna.status).to_have_text("Ben to play 6-4.")
        ben.type("24/18 13/9")
        expect(anna.status).to_have_text("Your turn to play 2-1.")
        anna.board.press("Point 24, 2 of your checkers")
        anna.actions.filter(has_text="Put it back").click()
        expect(anna.status).to_have_text("Your turn to play 2-1.")
        anna.board.press("Point 24, 2 of your checkers")
        anna.board.press("Point 8, 2 of your checkers")  # another piece instead
        expect(anna.status).to_have_text("8 – where to?")
        anna.board.press("Put it back")
        expect(anna.status).to_have_text("Which piece do you want to move?")


def test_a_piece_that_is_dropped_nowhere_goes_back(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, _ = against_ben(url, open_window, bring_friend)
        board = anna.board
        ways = board.take_up(board.find("c3, your man"))
        assert len(ways) == 2
        expect(anna.page.locator(".carried")).to_be_visible()
        board.put_down(5, 5)
        expect(anna.page.locator(".carried, .way")).to_have_count(0)
        assert anna.presses == 0
        ways = board.take_up(board.find("c3, your man"))
        board.put_down(*ways[1][2:])
        expect(anna.last).to_contain_text("Anna plays c3-d4")
        expect(anna.page.locator(".carried, .way")).to_have_count(0)
        assert anna.presses == 1


def test_the_dice_and_the_cube_lie_on_the_board(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*MANY), timeouts=AT_ONCE) as url:
        anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
        anna.type("/play backgammon cube=yes")
        ben.press("Join")
        anna.type("8/5 6/5")
        ben.board.press("Roll")
        ben.type("24/18 13/9")
        expect(anna.actions).to_have_text(["Roll", "Double", "Take back", "More …"])
        anna.board.press("Double")
        expect(ben.actions.first).to_have_text("Take")
        ben.actions.filter(has_text=re.compile("^Take$")).click()
        expect(anna.status).to_have_text("Your turn to play 2-1.")


@pytest.mark.thorough
def test_dice_of_a_pass_stay_in_sight_with_the_reason(open_window: OpenWindow) -> None:
    rolls = ("61", "66", "55", "66", "11")
    with table(ScriptedChance(*rolls), timeouts=AT_ONCE) as url:
        anna = open_window(url, "Anna")
        anna.type("/play backgammon both")
        anna.type("13/7 8/7")
        anna.type("24/18(2) 13/7(2)")
        expect(anna.page.locator("#told")).to_contain_text(re.compile("plays|passes"))


@pytest.mark.thorough
def test_there_is_one_menu_and_it_can_be_closed(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        expect(anna.board.all.first).to_be_attached()
        offered = anna.board.all.count()
        anna.press("More")
        anna.press("Resign")
        expect(anna.menu).to_have_count(1)
        expect(anna.menu).to_contain_text("resign")
        anna.menu.get_by_role("button", name="Close").click()
        expect(anna.menu).to_have_count(0)
        anna.press("More")
        anna.press("Moves so far")
        expect(anna.menu).to_have_count(0)  # it has been answered
        ben.press("More")
        anna.type("/settings")
        expect(anna.menu).to_contain_text("Your settings")
        expect(anna.board.all).to_have_count(offered)
        anna.type("c3-d4")
        expect(ben.last).to_contain_text("Anna plays c3-d4")
        expect(ben.menu).to_have_count(0)  # it was about the table as it was
        expect(anna.menu).to_contain_text("Your settings")


def test_whoever_looks_on_has_nothing_that_does_not_work(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        cleo, ben = open_window(url, "Cleo"), open_window(url, "Ben")
        anna = bring_friend(url, "Anna")
        anna.type("/play checkers")
        ben.press("Join")
        expect(cleo.status).to_have_text("Anna to move.")
        place = place_of(cleo.board.picture)
        for window in (cleo, ben):
            expect(window.board.all).to_have_count(0)
            expect(window.turn).to_be_hidden()
        expect(cleo.actions).to_have_count(0)
        expect(ben.actions).to_have_text(["More …"])
        anna.type("c3-d4")
        expect(cleo.status).to_have_text("Ben to move.")
        expect(ben.board.all).not_to_have_count(0)
        assert place_of(cleo.board.picture) == place
        expect(cleo.names).to_have_text(["Ben", "Anna"])  # the first seat lies below


@pytest.mark.thorough
def test_everybody_sees_who_is_away(open_window: OpenWindow, bring_friend: BringFriend) -> None:
    with table() as url:
        anna, ben = against_ben(url, open_window, bring_friend)
        plate = anna.page.locator(".plate", has_text="Ben")
        expect(plate).not_to_have_class(re.compile("away"))
        ben.leave()
        expect(plate).to_have_class(re.compile("away"))
        expect(plate).to_have_attribute("title", "not here now")


def test_what_is_chosen_shows_at_once(open_window: OpenWindow) -> None:
    with table() as url:
        anna, ben = two_at_checkers(url, open_window)
        before = ben.board.picture.get_attribute("src")
        ben.type("/settings theme modern")
        expect(ben.board.picture).not_to_have_attribute("src", before or "")
        expect(ben.menu).to_contain_text("Board: modern")
        ben.press("Language")
        ben.press("русский")
        expect(ben.page.locator("#new-game")).to_have_text("Новая игра")
        expect(ben.status).to_have_text("Ходит Anna.")
        expect(ben.menu).to_contain_text("Язык: Русский")
        expect(ben.page.locator("#language")).to_have_value("ru")
        expect(anna.status).to_have_text("Your move.")


def test_the_next_game_of_a_match_begins_behind_a_card(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*MANY), timeouts=AT_ONCE) as url:
        anna, ben = open_window(url, "Anna"), open_window(url, "Ben")
        anna.type("/play backgammon match=3")
        ben.press("Join")
        anna.press("More")
        anna.press("Resign")
        anna.page.locator(".menu .button.grave").first.click()
        ben.press("Accept")
        for window in (anna, ben):
            card = window.page.get_by_role("dialog")
            expect(card).to_contain_text("Score: Anna 0, Ben 1.")
            expect(card.get_by_role("img")).to_be_visible()
            card.get_by_role("button", name="Next game").click()
            expect(card).to_be_hidden()
            expect(window.page.locator(".score")).to_have_text(
                ["1", "0"] if window is anna else ["0", "1"]
            )


def test_a_game_that_is_over_can_be_played_again(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table() as url:
        anna, ben = against_ben(url, open_window, bring_friend)
        anna.type("/resign")
        anna.page.locator(".menu .button.grave").click()
        expect(anna.status).to_contain_text("Anna resigns. Ben wins.")
        anna.press("Rematch")
        expect(anna.actions.first).to_have_text("Withdraw")
        ben.type("/accept")
        expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "playing")
        expect(anna.board.picture).to_be_visible()


@pytest.mark.parametrize("size", few_or_all("phone", ["desktop", "phone"]))
def test_the_board_fills_the_window_and_nothing_sticks_out(
    open_window: OpenWindow, size: str
) -> None:
    with table(ScriptedChance(*MANY)) as url:
        anna = open_window(url, "Anna", **SIZES[size])
        for game in ("quoridor", "backgammon"):
            anna.type(f"/play {game} both")
            expect(anna.board.all.first).to_be_attached()
            width = SIZES[size]["viewport"]["width"]
            assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
            expect(anna.board.picture).to_be_in_viewport(ratio=0.99)
            box = anna.board.picture.bounding_box()
            assert box is not None
            if size == "phone":
                assert box["width"] == width
            else:
                assert box["height"] > 0.7 * 900
            anna.type("/resign")
            anna.page.locator(".menu .button.grave").first.click()
            if game == "quoridor":
                expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "finished")
