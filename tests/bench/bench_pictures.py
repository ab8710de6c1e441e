"""Pictures: a warm board beside compressing its bytes, and beside Pillow's own way."""

from io import BytesIO
from time import perf_counter
from zlib import compress

from PIL import Image

from render import draw
from rules import GAMES
from tests.bench.timing import Row, side_by_side, times
from tests.render.pixels import decode

POSITIONS = {
    "backgammon": "-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10",
    "narde": "--aaaa-a----e--BA----BCD--:1:33",
    "checkers": "W:Wa1,c1,e1,c3,d2,f2,Kf4:Bb6,d6,h6,Kg7,h4,b8,Kd8:H0",
    "quoridor": "e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3",
}
REPEATS = 20


def rows() -> list[Row]:
    """Measure each board in its usual size."""
    return [row for game in POSITIONS for row in _board(game)]


def _board(game: str) -> list[Row]:
    position = GAMES[game].load(POSITIONS[game])
    start = perf_counter()
    picture = draw(position)
    first = perf_counter() - start
    image = decode(picture)
    indices, colours = image.tobytes(), image.convert("RGB")
    ours, floor, pillow = side_by_side(
        lambda: [draw(position) for _ in range(REPEATS)],
        lambda: [compress(indices, 1) for _ in range(REPEATS)],
        lambda: [_with_pillow(colours) for _ in range(REPEATS)],
    )
    milli = 1e3 / REPEATS
    return [
        Row(
            f"{game}, {picture.width} x {picture.height}, {len(picture.png) / 1024:.1f} KiB",
            f"{ours * milli:.2f} ms",
            f"zlib level 1 of its bytes {floor * milli:.2f} ms",
            times(ours, floor),
            "≤ 0.5 x",
        ),
        Row(
            f"{game}, faster than RGB and Pillow's PNG",
            f"{ours * milli:.2f} ms",
            f"Pillow {pillow * milli:.1f} ms",
            times(pillow, ours),
            "≥ 30 x",
        ),
        Row(f"{game}, first picture", f"{first:.2f} s", "0.5 s", times(first, 0.5), "< 1 x"),
    ]


def _with_pillow(colours: Image.Image) -> bytes:
    """Copy a finished board and save it, which is the least that painting it in RGB costs."""
    file = BytesIO()
    colours.copy().save(file, "PNG", compress_level=1)
    return file.getvalue()
