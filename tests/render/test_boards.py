"""What is true of every picture, whatever the game."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from render import THEMES, USUAL, NoSuchSeat, describe, draw, sketch
from render.boards import BOARDS
from rules import GAMES
from rules.game import Seat
from tests.effort import few_or_all, paired
from tests.render.pixels import decode

POSITIONS = {
    "backgammon": "aB-a-BCAB-a-bB-A-cbc-bA-A-:1:1:-1:65:2:4:0:7:10",
    "narde": "--aaaa-a----e--BA----BCD--:1:33",
    "checkers": "W:Wa1,c3,Ke3:Bb8,h6,Kd8:H7",
    "quoridor": "e4 c5 e6 f5/c3h d6v/4 4 5 5/3",
}
SMALL = 45 * 1_024
"""The most bytes of a picture."""
DRAWN = pytest.mark.parametrize("game", POSITIONS)


@pytest.mark.parametrize(("game", "theme"), paired(POSITIONS, THEMES))
def test_a_picture_is_a_small_png_with_a_palette(game: str, theme: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    for computers in (frozenset[Seat](), frozenset({Seat(0), Seat(1)})):
        picture = draw(position, theme=theme, computers=computers)
        image, size = decode(picture), (picture.width, picture.height)
        assert (image.format, image.mode, image.size) == ("PNG", "P", size)
        assert picture.width == USUAL
        assert len(picture.png) <= SMALL


@pytest.mark.parametrize("game", few_or_all("backgammon", POSITIONS))
def test_the_same_position_is_the_same_picture_in_every_thread(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    with ThreadPoolExecutor(8) as threads:
        pictures = list(threads.map(lambda _: draw(position, theme="modern"), range(32)))
    assert set(pictures) == {draw(position, theme="modern")}


@pytest.mark.parametrize(
    ("game", "sizes"), paired(POSITIONS, [(9_999, 2_000), (1, 240), (240, 240), (361, 360)])
)
def test_any_size_can_be_asked_for(game: str, sizes: tuple[int, int]) -> None:
    asked, given = sizes
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


@pytest.mark.parametrize("game", ["checkers", "quoridor"])
def test_squares_have_the_same_names_for_all(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    for seat in (Seat(0), Seat(1)):
        assert draw(position, seat=seat, numbers=Seat(1 - seat)) == draw(position, seat=seat)
        assert sketch(position, seat=seat, numbers=Seat(1 - seat)) == sketch(position, seat=seat)


@pytest.mark.parametrize("game", ["checkers", "quoridor"])
def test_games_without_dice_show_none(game: str) -> None:
    position = GAMES[game].load(POSITIONS[game])
    assert draw(position, dice=(3, 1)) == draw(position)
    assert sketch(position, dice=(3, 1)) == sketch(position)
    assert describe(position, dice=(3, 1)) == describe(position)


@DRAWN
@pytest.mark.parametrize("show", [draw, sketch])
def test_nobody_numbers_the_points_from_a_seat_that_is_not_there(
    game: str, show: Callable[..., object]
) -> None:
    with pytest.raises(NoSuchSeat) as refused:
        show(GAMES[game].load(POSITIONS[game]), numbers=Seat(4))
    assert refused.value.seat == 4


def test_every_drawn_game_is_on_offer() -> None:
    drawn = {type(GAMES[game].load(text)) for game, text in POSITIONS.items()}
    assert drawn == set(BOARDS)
