"""The page without a mouse: a whole game, from its address to its end."""

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window

FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def focused(window: Window) -> str:
    """Return the name of what has the focus."""
    return str(window.page.evaluate(FOCUSED))


def walk_to(window: Window, label: str) -> None:
    """Go on with the Tab key until the focus is on something."""
    for _ in range(40):
        if focused(window) == label:
            return
        window.page.keyboard.press("Tab")
    pytest.fail(f"{label} cannot be reached with the keyboard")


def test_a_game_with_the_keyboard_alone(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        expect(anna.page.locator(".card")).to_have_count(4)
        keyboard = anna.page.keyboard
        anna.page.locator(".card").last.locator("button").first.focus()
        walk_to(anna, "Both sides")
        keyboard.press("Enter")
        expect(anna.board.all.first).to_be_attached()
        for _ in range(40):  # to the board: one stop, wherever it is
            keyboard.press("Tab")
            if anna.page.locator("#touches :focus").count():
                break
        meeting = ["e2", "e8", "e3", "e7", "e4", "e6", "e5"]
        passing = ["e4", "e6", "e3", "e7", "e2", "e8", "e1"]  # the first step is over a pawn
        for step in (*meeting, *passing):
            go_to(anna, f"To {step}")
            anna.board.key("Enter")
        expect(anna.status).to_contain_text("Anna wins: first to the goal")


WAY = """(label) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const target = document.querySelector(`#touches [aria-label="${label}"]`);
  if (document.activeElement === target) return "";
  const [[x, y], [a, b]] = [middle(document.activeElement), middle(target)];
  if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? "ArrowRight" : "ArrowLeft";
  return b > y ? "ArrowDown" : "ArrowUp";
}"""
"""Which arrow leads towards something on the board; none if it has the focus."""


def go_to(window: Window, label: str) -> None:
    """Go from place to place with the arrows."""
    expect(window.board.touch(label)).to_be_attached()
    for _ in range(30):
        arrow = window.page.evaluate(WAY, label)
        if not arrow:
            return
        window.page.keyboard.press(arrow)
    assert focused(window) == label


def test_a_wall_is_placed_and_a_piece_put_back_by_the_keyboard(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.type("/play quoridor both")
        anna.board.touch("Wall e4h").focus()
        expect(anna.page.locator(".ghost")).to_be_visible()
        anna.board.key("Enter")
        expect(anna.page.locator("#told")).to_contain_text("Anna plays e4h")
        anna.type("/resign")
        anna.page.locator(".menu .button.grave").click()
        expect(anna.page.locator("#pane")).to_have_attribute("data-phase", "finished")
        anna.type("/play checkers both")
        anna.board.touch("c3, your man").focus()
        anna.board.key("Enter")
        expect(anna.status).to_have_text("c3 – where to?")
        anna.board.key("Escape")
        expect(anna.status).not_to_have_text("c3 – where to?")
        assert focused(anna).endswith("your man")


REACHED = """() => {
  const all = [...document.querySelectorAll(".touch.slot")];
  const seen = new Set([all[0]]);
  for (const one of seen) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      one.focus();
      one.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      seen.add(document.activeElement);
    }
  }
  return [all.length, seen.size];
}"""


@pytest.mark.thorough
def test_every_wall_can_be_reached_by_the_arrows(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna")
        anna.type("/play quoridor both")
        expect(anna.board.touch("Wall e4h")).to_be_attached()
        assert anna.page.evaluate(REACHED) == [128, 128]
