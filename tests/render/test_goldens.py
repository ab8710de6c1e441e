"""A few small pictures as they were when somebody liked them.

Where a board differs by more than rounding, what is drawn now and the difference are written beside
the golden picture. To accept a new look, delete the golden: the next run draws it and fails once.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render import SMALLEST, draw
from rules import GAMES
from rules.game import Seat
from tests.gallery import SHOWN
from tests.render.pixels import decode

GOLDENS = Path(__file__).with_name("goldens")
TOLERANCE = 1.5
"""Of 255, on average over all pixels: fonts and rounding may differ a little between systems."""


def difference(one: Image.Image, other: Image.Image) -> tuple[float, Image.Image]:
    """Return how much two pictures differ on average, and where."""
    where = ImageChops.difference(one, other)
    return max(ImageStat.Stat(where).mean), where


def check(name: str, actual: Image.Image, folder: Path) -> None:
    """Compare with the golden picture of that name; fail with both pictures beside it."""
    golden = folder / f"{name}.png"
    if not golden.exists():
        actual.save(golden, optimize=True)
        pytest.fail(f"{golden} was missing and is drawn now: look at it")
    with Image.open(golden) as kept:
        expected = kept.convert("RGB")
    if expected.size != actual.size:
        actual.save(folder / f"{name}.actual.png")
        pytest.fail(f"{name} is {actual.size} and was {expected.size}")
    amount, where = difference(actual.convert("RGB"), expected)
    if amount > TOLERANCE:
        actual.save(folder / f"{name}.actual.png")
        where.save(folder / f"{name}.difference.png")
        pytest.fail(f"{name} differs by {amount:.2f}: see {folder}")


@pytest.mark.parametrize("theme", ["wood", "contrast"])
@pytest.mark.parametrize("game", SHOWN)
def test_boards_look_as_they_did(game: str, theme: str) -> None:
    position = GAMES[game].load(SHOWN[game][1][0])
    picture = draw(position, seat=Seat(1), theme=theme, size=SMALLEST)
    check(f"{game}-{theme}", decode(picture), GOLDENS)


def test_a_difference_is_shown(tmp_path: Path) -> None:
    one, other = (Image.new("RGB", (8, 8), colour) for colour in ("white", "black"))
    one.save(tmp_path / "board.png")
    with pytest.raises(pytest.fail.Exception, match="differs"):
        check("board", other, tmp_path)
    with Image.open(tmp_path / "board.difference.png") as where:
        assert where.getpixel((0, 0)) == (255, 255, 255)
    with pytest.raises(pytest.fail.Exception, match="was missing"):
        check("another", one, tmp_path)
    with pytest.raises(pytest.fail.Exception, match="and was"):
        check("board", one.resize((4, 4)), tmp_path)
