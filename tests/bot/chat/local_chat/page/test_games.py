"""Whole games, by clicking only."""

from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import play_on
from tests.bot.scripted import ScriptedChance

QUICK = ("61", *("65", "66") * 40)
"""The first player always rolls sixes, so the game is short."""


def test_two_windows_play_backgammon(open_window: OpenWindow) -> None:
    with table(ScriptedChance(*QUICK)) as url:
        anna = open_window(url).enter("Anna")
        ben = open_window(url).enter("Ben")
        anna.start("Backgammon", autoroll="yes", autoplay="yes")
        ben.press("Join")
        assert play_on([anna, ben], "The game is over") > 50
        for window in (anna, ben):
            expect(window.last).to_contain_text("Anna wins")
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
