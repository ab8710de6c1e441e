"""Boards look like the golden pictures."""

from pathlib import Path

import pytest
from PIL import Image

from render import THEMES, USUAL
from tests.render.cases import CASES
from tests.render.goldens import GOLDENS, check

BY_GAME = pytest.mark.parametrize("game", CASES)
LARGE = {
    "backgammon": "bar from the other seat",
    "narde": "last move",
    "checkers": "two captured",
    "quoridor": "four with marks",
}
"""The case of each game that has a golden picture of the usual size."""
WOOD = THEMES["wood"]


@pytest.mark.parametrize("theme", THEMES)
@BY_GAME
def test_small_boards_look_as_they_did(game: str, theme: str) -> None:
    pictures = {name: case.draw(theme) for name, case in CASES[game].items()}
    check(f"{game}-{theme}", pictures, THEMES[theme], GOLDENS)


@BY_GAME
def test_boards_of_the_usual_size_look_as_they_did(game: str) -> None:
    name = LARGE[game]
    check(f"{game}-large", {name: CASES[game][name].draw(size=USUAL)}, WOOD, GOLDENS)


def test_a_missing_golden_is_drawn_and_fails(tmp_path: Path) -> None:
    pictures = {"one": Image.new("RGB", (8, 8), WOOD.felt)}
    with pytest.raises(pytest.fail.Exception, match="was missing"):
        check("sheet", pictures, WOOD, tmp_path)
    check("sheet", pictures, WOOD, tmp_path)


def test_a_difference_is_named_and_shown(tmp_path: Path) -> None:
    felt, ink = (Image.new("RGB", (8, 8), colour) for colour in (WOOD.felt, WOOD.ink))
    with pytest.raises(pytest.fail.Exception):
        check("sheet", {"one": felt, "two": felt}, WOOD, tmp_path)
    with pytest.raises(pytest.fail.Exception, match="differs in 'two' by"):
        check("sheet", {"one": felt, "two": ink}, WOOD, tmp_path)
    with Image.open(tmp_path / "sheet.difference.png") as where:
        assert where.getpixel((0, 0)) == (0, 0, 0)
        assert where.getpixel((8, 0)) != (0, 0, 0)
    with pytest.raises(pytest.fail.Exception, match="and was"):
        check("sheet", {"one": felt}, WOOD, tmp_path)
