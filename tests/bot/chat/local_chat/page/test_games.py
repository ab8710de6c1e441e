"""Whole games, by clicking only."""

from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.chat.local_chat.page.windows import play_on
from tests.bot.scripted import ScriptedChance

ROLLS = ("61", *("66", "54", "33", "65", "42") * 40)


def last(labels: list[str]) -> str:
    """Choose the move that runs furthest home."""
    return labels[-1]


def test_two_windows_play_backgammon(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*ROLLS), timeouts=AT_ONCE) as url:
        anna = open_window(url).enter("Anna")
        ben = open_window(url).enter("Ben")
        anna.start("Backgammon")
        ben.press("Join")
        clicks = play_on([anna, ben], "The game is over", last)
        assert clicks > 30
        for window in (anna, ben):
            expect(window.last).to_contain_text("wins")
            expect(window.last.locator("img.board")).to_be_visible()


def straight_on(labels: list[str]) -> str:
    """Choose the way forward, else the first."""
    return next((label for label in labels if label.startswith("↑")), labels[0])


def test_four_windows_play_quoridor(open_window: OpenWindow) -> None:
    with table() as url:
        names = ("Anna", "Ben", "Carl", "Dora")
        small = {"width": 640, "height": 600}
        windows = [open_window(url, viewport=small).enter(name) for name in names]
        windows[0].start("Quoridor", players="4")
        for window in windows[1:]:
            window.press("Join")
        play_on(windows, "The game is over", straight_on)
        for window in windows:
            expect(window.last).to_contain_text("wins")
