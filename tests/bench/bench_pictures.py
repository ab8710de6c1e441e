"""Pictures: a warm board beside compressing its bytes, and beside Pillow's own way."""

from io import BytesIO
from time import perf_counter
from typing import TypeAlias
from zlib import compress

from PIL import Image

from render import draw
from render.boards import scene_of
from render.canvas.picture import picture_rows
from render.canvas.scene import Scene
from render.canvas.tiles import pixels, tile
from render.look import Look
from render.themes import pick
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

Parts: TypeAlias = tuple[Image.Image, list[tuple[tuple[int, int, int, int], Image.Image]]]
"""A background, and sprites with their places."""


def rows() -> list[Row]:
    """Measure each board in its usual size."""
    return [row for game in POSITIONS for row in _board(game)]


def _board(game: str) -> list[Row]:
    position = GAMES[game].load(POSITIONS[game])
    start = perf_counter()
    picture = draw(position)
    first = perf_counter() - start
    packed = bytes(picture_rows(scene_of(position, Look()), pick("wood")))
    parts = _parts(position)
    assert _compose(parts).tobytes() == decode(picture).convert("RGB").tobytes()
    ours, floor, pillow = side_by_side(
        lambda: [draw(position) for _ in range(REPEATS)],
        lambda: [compress(packed, 1) for _ in range(REPEATS)],
        lambda: [_save(_compose(parts)) for _ in range(REPEATS)],
    )
    milli = 1e3 / REPEATS
    return [
        Row(
            f"{game}, {picture.width} x {picture.height}, {len(picture.png) / 1024:.1f} KiB",
            f"{ours * milli:.2f} ms",
            f"zlib level 1 of its bytes {floor * milli:.2f} ms",
            times(ours, floor),
            "≤ 0.6 x",
        ),
        Row(f"{game}, time", f"{ours * milli:.2f} ms", "1 ms", times(ours * milli, 1), "≤ 1 x"),
        Row(
            f"{game}, size",
            f"{len(picture.png) / 1024:.1f} KiB",
            "45 KiB",
            times(len(picture.png), 45 * 1_024),
            "≤ 1 x",
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


def _parts(position: object) -> Parts:
    """Return the empty board and what is pasted on it, in RGB and ready to be used."""
    scene, theme = scene_of(position, Look()), pick("wood")
    ground = pixels(Scene(scene.ground, []), theme).convert("RGB")
    tiles = [(cell.area.box, tile(cell, scene.ground, theme)) for cell in scene.cells]
    return ground, [(box, sprite.convert("RGB")) for box, sprite in tiles]


def _compose(parts: Parts) -> Image.Image:
    """Compose a board as one usually does: sprites that are kept, on a background that is kept."""
    ground, tiles = parts
    image = ground.copy()
    for box, sprite in tiles:
        image.paste(sprite, box)
    return image


def _save(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=1)
    return file.getvalue()
