"""Arrows on a board: where they lie, and what they look like."""

import pytest
from PIL import Image

from render import THEMES, Arrow, Tint, draw, slides, tap_areas, wall_areas
from render.themes import pick
from render.themes.colour import rgb
from rules import GAMES
from rules.game import Seat
from tests.render.goldens import GOLDENS, check
from tests.render.pixels import changed, decode

CASES = {
    "backgammon": ("-b---aE-C---dE---c-e----B-:0:0:1:31:0:0:0:7:10", "8/5* 6/5", "24/23 13/10"),
    "narde": ("------------o-----------O-:1:31", "24/21/20", "24/21/20"),
    "checkers": ("W:Wc3,g3,a1:Bf6,b6,e5", "c3-b4", "g3-f4"),
    "quoridor": ("e5 e6/-/10 10/1", "e6h", "d5"),
}


def drawn(game: str, theme: str = "wood", *, size: int = 240, labels: bool = False) -> Image.Image:
    position, better, other = CASES[game]
    rules = GAMES[game]
    board = rules.load(position)
    arrows = (
        Arrow(rules.parse(better, board), label="1" if labels else ""),
        Arrow(rules.parse(other, board), Tint.OTHER, "2" if labels else ""),
    )
    return decode(draw(board, arrows=arrows, theme=theme, size=size)).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
def test_arrows_look_as_they_did(theme: str) -> None:
    pictures = {game: drawn(game, theme) for game in CASES}
    numbered = {f"{game} with numbers": drawn(game, theme, labels=True) for game in CASES}
    check(f"arrows-{theme}", {**pictures, **numbered}, THEMES[theme], GOLDENS)


@pytest.mark.parametrize("game", ["backgammon", "checkers", "narde"])
def test_the_better_move_is_in_its_colour_where_its_piece_begins(game: str) -> None:
    position, better, _ = CASES[game]
    rules = GAMES[game]
    board = rules.load(position)
    move = rules.parse(better, board)
    picture = decode(draw(board, arrows=(Arrow(move),), size=960)).convert("RGB")
    for slide in slides(board, move)[-1:]:
        x, y = slide.origin.centre
        assert picture.getpixel((round(x), round(y))) == rgb(pick("wood").hint)


def test_a_wall_is_filled_where_it_would_lie() -> None:
    rules = GAMES["quoridor"]
    board = rules.load(CASES["quoridor"][0])
    x, y = wall_areas(board)["e6h"].centre
    picture = decode(draw(board, arrows=(Arrow(rules.parse("e6h", board)),))).convert("RGB")
    assert picture.getpixel((round(x), round(y))) == rgb(pick("wood").hint)
    other = (Arrow(rules.parse("e6h", board), Tint.OTHER),)
    picture = decode(draw(board, arrows=other)).convert("RGB")
    assert picture.getpixel((round(x), round(y))) == rgb(pick("wood").felt)


def test_a_checker_that_is_hit_has_no_arrow() -> None:
    """Nothing is painted near the bar, where it would go."""
    rules = GAMES["backgammon"]
    board = rules.load(CASES["backgammon"][0])
    plain = draw(board)
    pointed = draw(board, arrows=(Arrow(rules.parse("6/5*/2", board)),))
    box = changed(plain, pointed)
    assert box
    bar = tap_areas(board, ["bar"])["bar"]
    assert box[0] > bar.left + bar.width


def test_a_double_has_no_arrow() -> None:
    rules = GAMES["backgammon"]
    board = rules.load("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10")
    assert not changed(draw(board), draw(board, arrows=(Arrow(rules.parse("double", board)),)))


@pytest.mark.parametrize("game", CASES)
def test_an_arrow_turns_with_the_board(game: str) -> None:
    position, better, _ = CASES[game]
    rules = GAMES[game]
    board = rules.load(position)
    arrows = (Arrow(rules.parse(better, board)),)
    seats = Seat(0), Seat(1)
    boxes = [
        changed(draw(board, seat=seat), draw(board, seat=seat, arrows=arrows)) for seat in seats
    ]
    assert None not in boxes
    assert boxes[0] != boxes[1]
