"""GIF files, as Pillow reads them."""

from io import BytesIO

import pytest
from PIL import Image

from render.canvas.gif import LONGEST, encode, image_block


@pytest.mark.parametrize(
    ("colours", "held"),
    [(1, 4), (2, 4), (3, 4), (9, 16), (15, 16), (16, 32), (90, 128), (255, 256)],
)
def test_a_palette_is_filled_up_to_a_power_of_two(colours: int, held: int) -> None:
    block = image_block(Image.new("L", (2, 2), colours - 1), colours)
    gif = encode([(block, LONGEST + 1)], 2, 2, [(at, 0, 255) for at in range(colours)])
    assert 2 << (gif[10] & 7) == held
    with Image.open(BytesIO(gif)) as file:
        assert file.convert("RGB").getpixel((1, 1)) == (colours - 1, 0, 255)
        assert file.info["duration"] == LONGEST * 10


def test_the_index_after_the_last_colour_leaves_what_was_there() -> None:
    colours = [(255, 0, 0), (0, 255, 0)]
    below = image_block(Image.new("L", (2, 1), 0), 2)
    over = Image.new("L", (2, 1), 2)
    over.putpixel((1, 0), 1)
    gif = encode([(below, 5), (image_block(over, 2), 5)], 2, 1, colours)
    with Image.open(BytesIO(gif)) as file:
        file.seek(1)
        shown = file.convert("RGB")
    assert [shown.getpixel((x, 0)) for x in range(2)] == colours
