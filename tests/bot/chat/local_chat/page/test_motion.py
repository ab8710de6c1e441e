"""What moves on the board, for whoever likes that: each move once, and the dice at a roll."""

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.friends import BringFriend
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.windows import Window, until
from tests.bot.quick_computers import QuickWorkers
from tests.bot.replies.test_scenes import SHUT_OUT
from tests.bot.scripted import ScriptedChance

NOTED = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    moved.push(this.className);
    const animation = animate.apply(this, how);
    animation.playbackRate = window.pace ?? 1;
    return animation;
  };
"""
"""Notes what is set in motion, and lets a test slow it down."""
MOVING = "no-preference"
A_SECOND = 1_000
FOUR = 4
WATCHED = """
  window.boards = [];
  document.addEventListener("DOMContentLoaded", () => {
    const picture = document.getElementById("picture");
    const note = () => boards.push([picture.alt, performance.now()]);
    new MutationObserver(note).observe(picture, { attributeFilter: ["alt"] });
  });
"""
"""Notes in words what the board shows, and when."""
LIVELY = {"script": NOTED, "reduced_motion": MOVING}


def seen(window: Window) -> list[str]:
    """Return what has moved since this was last asked."""
    moved: list[str] = window.page.evaluate("moved.splice(0)")
    return moved


def test_a_move_and_the_dice_are_in_motion(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(ScriptedChance("31", "64", "21", "52"), timeouts=AT_ONCE) as url:
        anna, ben = bring_friend(url, "Anna"), open_window(url, "Ben", **LIVELY)
        anna.type("/play backgammon")
        ben.press("Join")
        expect(ben.status).to_have_text("Anna to play 3-1.")
        anna.type("8/5 6/5")
        expect(ben.status).to_have_text("Your turn to play 6-4.")
        until(ben.page, "moved.length === 4")
        assert seen(ben) == ["sprite", "sprite", "die", "die"]
        expect(ben.page.locator("#layer > *")).to_have_count(0)
        expect(ben.board.all.first).to_be_attached()


def test_a_roll_does_not_repeat_the_move_before_it(open_window: OpenWindow) -> None:
    dice = ScriptedChance("31", "64", "21")
    with table(dice, timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", **LIVELY)
        anna.type("/play backgammon 3 computer=5")
        anna.type("8/5 6/5")
        expect(anna.actions.first).to_have_text("Roll")
        until(anna.page, "moved.includes('sprite')")
        expect(anna.page.locator("#layer > *")).to_have_count(0)
        seen(anna)
        anna.press("Roll")
        expect(anna.status).to_have_text("Your turn to play 2-1.")
        until(anna.page, "moved.length > 1")
        assert seen(anna) == ["die", "die"]


def test_the_dice_of_a_computer_are_seen_before_its_move(open_window: OpenWindow) -> None:
    dice = ScriptedChance("31", "64", "21")
    with table(dice, timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = open_window(
            url, "Anna", script=NOTED + WATCHED, hurried=False, reduced_motion=MOVING
        )
        anna.type("/play backgammon computer=5 cube=no")
        expect(anna.status).to_have_text("Your turn to play 3-1.")
        expect(anna.board.all.first).to_be_attached()
        anna.page.evaluate("moved.splice(0), boards.splice(0)")
        anna.type("8/5 6/5")
        expect(anna.turn).to_be_visible()
        expect(anna.status).to_have_text("Your turn to play 2-1.")
        until(anna.page, "moved.length === 8")
        assert seen(anna) == [*["sprite"] * 2, *["die"] * 2] * 2
        _, rolled, answered = anna.page.evaluate("boards")
        assert "6-4" in rolled[0]
        assert answered[1] - rolled[1] > A_SECOND  # they tumble, are read, and the pieces slide


def test_each_of_several_computers_moves_on_a_board_of_its_own(open_window: OpenWindow) -> None:
    with table(timeouts=AT_ONCE, workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna", script=NOTED + WATCHED, reduced_motion=MOVING)
        anna.type("/play quoridor 4 computer")
        expect(anna.turn).to_be_visible()
        expect(anna.board.all.first).to_be_attached()
        anna.page.evaluate("moved.splice(0), boards.splice(0)")
        anna.type("e2")
        until(anna.page, "moved.length === 4")  # Anna's pawn, and three others
        expect(anna.turn).to_be_visible()
        expect(anna.board.all.first).to_be_attached()
        assert len({alt for alt, _ in anna.page.evaluate("boards")}) == FOUR


def test_dice_that_fit_nothing_are_seen_one_roll_after_the_other(open_window: OpenWindow) -> None:
    dice = ScriptedChance("21", "65", "43")
    with table(dice, timeouts=AT_ONCE) as url:
        anna = open_window(url, "Anna", script=WATCHED)
        anna.type(f"/play both from {SHUT_OUT}")
        expect(anna.status).to_have_text("Your turn to play 2-1.")
        expect(anna.board.all.first).to_be_attached()
        anna.page.evaluate("boards.splice(0)")
        anna.type("8/7 8/6")
        expect(anna.status).to_have_text("Your turn to play 4-3.")
        expect(anna.board.all.first).to_be_attached()
        assert ["6-5" in alt for alt, _ in anna.page.evaluate("boards")] == [True, False]


@pytest.mark.thorough
def test_offers_and_answers_move_nothing(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(timeouts=AT_ONCE) as url:
        anna, ben = open_window(url, "Anna", **LIVELY), bring_friend(url, "Ben")
        anna.type("/play checkers")
        expect(anna.page.locator("#lobby")).to_be_visible()
        ben.type("/join")
        anna.type("c3-d4")
        expect(anna.status).to_have_text("Ben to move.")
        ben.type("f6-g5")
        expect(anna.status).to_have_text("Your move.")
        until(anna.page, "moved.length === 2")
        seen(anna)
        ben.type("/draw")
        expect(anna.actions.first).to_have_text("Accept")
        anna.press("Decline")
        expect(anna.status).to_have_text("Your move.")
        expect(anna.board.all.first).to_be_attached()
        assert seen(anna) == []


def test_nothing_is_pressed_on_a_board_that_is_changing(
    open_window: OpenWindow, bring_friend: BringFriend
) -> None:
    with table(timeouts=AT_ONCE) as url:
        anna = open_window(url, "Anna", **{**LIVELY, "script": f"window.pace = 0.1; {NOTED}"})
        ben = bring_friend(url, "Ben")
        anna.type("/play checkers")
        expect(anna.page.locator("#lobby")).to_be_visible()
        ben.type("/join")
        expect(anna.status).to_have_text("Your move.")
        anna.type("c3-d4")
        expect(anna.actions).to_have_text(["Take back", "More …"])
        seen(anna)
        ben.type("f6-g5")
        until(anna.page, "moved.length === 1")
        before = anna.presses
        for _ in range(3):
            anna.actions.first.dispatch_event("click")
        expect(anna.board.all).to_have_count(0)
        expect(anna.status).to_have_text("Your move.")
        assert anna.presses == before
        expect(anna.board.all.first).to_be_attached()
        anna.press("More")
        expect(anna.menu).to_have_count(1)
