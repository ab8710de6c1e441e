"""GIF files, as Pillow reads them."""

from io import BytesIO

import pytest
from PIL import Image

from render.canvas.gif import LONGEST, encode, image_block


@pytest.mark.parametrize(
    ("colours", "held"), [(1, 4), (2, 4), (3, 4), (9, 16), (16, 16), (90, 128), (256, 256)]
)
def test_a_palette_is_filled_up_to_a_power_of_two(colours: int, held: int) -> None:
    block = image_block(Image.new("L", (2, 2), colours - 1), colours)
    gif = encode([(block, LONGEST + 1)], 2, 2, [(at, 0, 255) for at in range(colours)])
    assert 2 << (gif[10] & 7) == held
    with Image.open(BytesIO(gif)) as file:
        assert file.convert("RGB").getpixel((1, 1)) == (colours - 1, 0, 255)
        assert file.info["duration"] == LONGEST * 10
