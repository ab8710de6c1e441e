"""Whole games by the board alone: pressed, tapped with a finger, and dragged."""

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.hands import (
    PHONE,
    SIZES,
    Act,
    dragging,
    dragging_up,
    play_on,
    pressing,
    straight_on,
    tapping,
)
from tests.bot.chat.local_chat.page.serving import AT_ONCE, table
from tests.bot.scripted import ScriptedChance

LONG = pytest.mark.thorough
RUN = ("65", *("66", "55", "65", "64", "54") * 50)
DOUBLES = ("61", *("66", "55", "44", "65") * 50)
"""Dice with which a game is soon over."""
GAMES = [
    pytest.param("desktop", "backgammon", RUN, pressing(0), id="backgammon pressed", marks=LONG),
    pytest.param("desktop", "backgammon", RUN, dragging(5), id="backgammon dragged", marks=LONG),
    pytest.param("desktop", "narde", DOUBLES, dragging(3), id="narde dragged", marks=LONG),
    pytest.param("phone", "narde", DOUBLES, tapping(3), id="narde tapped", marks=LONG),
    pytest.param("desktop", "checkers", (), dragging(6), id="checkers dragged", marks=LONG),
    pytest.param("phone", "checkers", (), tapping(2), id="checkers tapped"),
]


@pytest.mark.parametrize(("size", "game", "rolls", "act"), GAMES)
def test_one_window_plays_both_sides(
    open_window: OpenWindow, size: str, game: str, rolls: tuple[str, ...], act: Act
) -> None:
    with table(ScriptedChance(*rolls), timeouts=AT_ONCE) as url:
        anna = open_window(url, "Anna", **SIZES[size])
        anna.type(f"/play {game} both")
        expect(anna.board.all.first).to_be_attached()
        acts = play_on([anna], act)
        assert anna.presses == acts  # a drag is one press too
        expect(anna.status).to_contain_text("Anna wins")
        expect(anna.actions.first).to_have_text("Rematch")
        turns = anna.page.locator(".message.news").count() - 1
        print(f"{game}: {acts} presses in {turns} turns, {acts / turns:.1f} each")  # noqa: T201
        assert acts / turns <= (2 if game == "checkers" else 3)


@pytest.mark.thorough
def test_a_pawn_is_dragged_home(open_window: OpenWindow) -> None:
    with table() as url:
        anna = open_window(url, "Anna", **SIZES["desktop"])
        anna.type("/play quoridor both")
        expect(anna.board.all.first).to_be_attached()
        assert anna.presses == 0
        assert play_on([anna], dragging_up) == anna.presses
        expect(anna.status).to_contain_text("Anna wins: first to the goal.")


WALLS = {1: "Wall e7v", 3: "Wall c5v"}
"""What the second and the fourth seat place first."""


@LONG
def test_four_windows_play_quoridor(open_window: OpenWindow) -> None:
    with table() as url:
        names = ("Anna", "Ben", "Carl", "Dora")
        sizes = [SIZES["desktop"], SIZES["desktop"], SIZES["desktop"], PHONE]
        room = f"{url}#evening"
        windows = [open_window(room, name, **size) for name, size in zip(names, sizes, strict=True)]
        windows[0].start("Quoridor", players="4")
        for window in windows[1:]:
            window.press("Join")
        for seat, window in enumerate(windows):
            expect(window.turn).to_be_visible()
            window.board.look()
            if seat not in WALLS:
                straight_on(window.board)
                assert window.presses == bool(seat) + 1
                continue
            slot = window.board.find(WALLS[seat])
            if seat == 1:
                window.page.mouse.move(slot.x, slot.y)
                shown = window.page.locator(".ghost").bounding_box()
                assert shown is not None
                assert shown["x"] <= slot.x <= shown["x"] + shown["width"]
                assert shown["y"] <= slot.y <= shown["y"] + shown["height"]
                window.board.press_at(slot)
            else:
                window.board.tap_at(slot)
            assert window.presses == 2  # to join, and to place the wall
            wall = WALLS[seat].removeprefix("Wall ")
            expect(window.page.locator("#told")).to_contain_text(f"{names[seat]} plays {wall}")
        play_on(windows, straight_on)
        for window in windows:
            expect(window.status).to_contain_text("wins: first to the goal")
