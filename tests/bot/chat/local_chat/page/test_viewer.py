"""Stepping through a game, and the link to it."""

from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window

COPIED = "navigator.clipboard.writeText = async (text) => { window.copied = text; };"


def told(window: Window, text: str) -> None:
    """Check what is said of the position that is shown."""
    expect(window.page.locator("#viewer-told")).to_contain_text(text)


def test_a_game_is_stepped_through_and_shared(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna", script=COPIED)
        anna.type("/play checkers both")
        for move in ("c3-d4", "b6-a5", "e3-f4"):
            anna.type(move)
            expect(anna.last).to_contain_text(f"Anna plays {move}")
        anna.page.click("#step")
        told(anna, "e3-f4")
        anna.page.keyboard.press("ArrowLeft")
        told(anna, "b6-a5")
        anna.page.click("#viewer-first")
        board = anna.page.locator("#viewer-board")
        opening = board.get_attribute("alt")
        anna.page.click("#viewer-on")
        told(anna, "c3-d4")
        expect(board).not_to_have_attribute("alt", opening or "")
        anna.page.locator("#viewer-moves button", has_text="e3-f4").click()
        told(anna, "e3-f4")
        anna.page.click("#viewer-share")
        expect(anna.page.locator("#viewer-copied")).to_have_text("Link copied.")
        ben = open_window(str(anna.page.evaluate("copied")), "Ben")
        expect(ben.page.locator("#viewer-head")).to_contain_text("Anna (White)")
        told(ben, "e3-f4")
        ben.page.keyboard.press("Escape")
        expect(ben.board.picture).to_be_visible()


def test_a_link_to_a_game_that_is_gone_says_so(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(f"{url}#parlour/no-such-game", "Anna")
        expect(anna.last).to_contain_text("This game isn’t here any more.")
        anna.troubles.clear()  # the browser says that there was no answer
