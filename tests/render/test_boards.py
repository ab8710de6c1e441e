"""What is true of every picture, whatever the game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from render import THEMES, USUAL, draw
from render.boards import BOARDS
from rules import GAMES
from rules.game import Seat
from tests.render.pixels import decode

POSITIONS = {
    "backgammon": "aB-a-BCAB-a-bB-A-cbc-bA-A-:1:1:-1:65:2:4:0:7:10",
    "narde": "--aaaa-a----e--BA----BCD--:1:33",
    "checkers": "W:Wa1,c3,Ke3:Bb8,h6,Kd8:H7",
    "quoridor": "e4 c5 e6 f5/c3h d6v/4 4 5 5/3",
}
SMALL = 35 * 1_024
"""The most bytes of a picture."""
DRAWN = pytest.mark.parametrize("game", POSITIONS)


@DRAWN
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_a_small_png_with_a_palette(game: str, theme: str) -> None:
    picture = draw(GAMES[game].load(POSITIONS[game]), theme=theme)
    image = decode(picture)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert picture.width == USUAL
    assert len(picture.png) <= SMALL


@DRAWN
def test_the_same_position_is_the_same_picture_in_every_thread(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    with ThreadPoolExecutor(8) as threads:
        pictures = list(threads.map(lambda _: draw(position, theme="modern"), range(32)))
    assert set(pictures) == {draw(position, theme="modern")}


@DRAWN
@pytest.mark.parametrize(("asked", "given"), [(1, 240), (240, 240), (361, 360), (9_999, 2_000)])
def test_any_size_can_be_asked_for(game: str, asked: int, given: int) -> None:
    position = GAMES[game].load(POSITIONS[game])
    assert decode(draw(position, size=asked)).width == given


@DRAWN
def test_a_theme_may_be_given_by_itself(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    assert draw(position, theme=THEMES["contrast"]) == draw(position, theme="contrast")


@DRAWN
def test_each_seat_has_a_view_of_its_own(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    assert draw(position, seat=Seat(0)) != draw(position, seat=Seat(1))


def test_every_drawn_game_is_on_offer() -> None:
    drawn = {type(GAMES[game].load(text)) for game, text in POSITIONS.items()}
    assert drawn == set(BOARDS)
