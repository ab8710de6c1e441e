"""The replay of a game against Pillow's own animation of the same positions, already drawn."""

from collections.abc import Sequence
from io import BytesIO
from time import process_time
from typing import Any

from PIL import Image

from render import replay
from render.boards import scene_of
from render.canvas.patches import _patch
from render.canvas.pen import Pen
from render.canvas.scene import Scene
from render.canvas.tiles import pixels
from render.look import Look
from render.replay import WIDTH
from render.themes import pick
from rules.backgammon import Backgammon
from tests.bench.games import game_start
from tests.bench.timing import Fresh, Row, side_by_side, times

MOVES = 60
FASTER, SMALLER = 4, 3


def rows() -> list[Row]:
    """Measure the time with patches kept and without, and the size of what Pillow can be handed."""
    positions, moves = game_start(Backgammon(), MOVES)
    scenes = _scenes(positions, moves)
    frames = [pixels(scene, pick("wood")) for scene in scenes]
    peer, warm, cold = side_by_side(
        lambda: _save_all(frames),
        lambda: replay(positions, moves),
        Fresh(_patch.cache_clear, lambda _: replay(positions, moves)),
    )
    size = len(replay(positions, moves).gif)
    smooth = _save_all([_smooth(scene) for scene in scenes])
    boxes = _save_all(frames, optimize=False)
    what = f"replay of {MOVES} moves of backgammon, {WIDTH} wide"
    return [
        _time(f"{what}, patches kept", warm, peer),
        _time(f"{what}, patches new", cold, peer),
        _size(f"{what}, size", size, "`save_all` of smooth RGB pictures", smooth),
        _size(f"{what}, size", size, "`save_all` of our pictures, whole boxes", boxes),
        _size(f"{what}, size", size, "`save_all` of our pictures, changes only", _save_all(frames)),
        _webp(f"{what}, as lossless WebP", size, positions, moves),
    ]


def _scenes(positions: Sequence[Any], moves: Sequence[Any]) -> list[Scene]:
    looks = [Look(size=WIDTH, last_move=move) for move in (None, *moves)]
    return list(map(scene_of, positions, looks))


def _smooth(scene: Scene) -> Image.Image:
    """Return a picture as a program without a palette draws it."""
    pen = Pen(*scene.ground.size, pick("wood").frame)
    scene.ground.paint(pen, pick("wood"))
    image = pen.finish()
    for cell in scene.cells:
        pen = Pen(cell.area.width, cell.area.height)
        cell.content.paint(pen, pick("wood"))
        image.alpha_composite(pen.finish(), cell.area[:2])
    return image.convert("RGB")


def _save_all(frames: Sequence[Image.Image], **options: Any) -> int:  # noqa: ANN401
    """Return how many bytes Pillow writes."""
    first, *others = frames
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[800] * len(others) + [4_000],
        loop=0,
        disposal=1,
        **options,
    )
    return len(file.getvalue())


def _webp(what: str, ours: int, positions: Sequence[Any], moves: Sequence[Any]) -> Row:
    """Return what the same frames take as a WebP that is made in about a second."""
    plain = pick("wood").plain
    first, *others = (pixels(scene, plain).convert("RGB") for scene in _scenes(positions, moves))
    file, start = BytesIO(), process_time()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        lossless=True,
        quality=75,
        method=4,
        minimize_size=True,
        duration=800,
    )
    taken, size = process_time() - start, len(file.getvalue())
    return Row(
        what,
        f"{ours / 1e3:.0f} kB as GIF",
        f"{size / 1e3:.0f} kB in {taken:.1f} s",
        times(ours, size),
        "none set",
    )


def _time(what: str, ours: float, peer: float) -> Row:
    return Row(
        what,
        f"{ours * 1e3:.1f} ms",
        f"Pillow `save_all` {peer * 1e3:.1f} ms",
        f"{times(peer, ours)} faster",
        f"≥ {FASTER} x",
    )


def _size(what: str, ours: int, peer: str, theirs: int) -> Row:
    return Row(
        what,
        f"{ours / 1e3:.0f} kB",
        f"Pillow {peer}, {theirs / 1e3:.0f} kB",
        f"{times(theirs, ours)} smaller",
        f"≥ {SMALLER} x",
    )
