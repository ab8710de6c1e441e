"""The replay of a game against Pillow's own animation of the same pictures, already drawn."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from render import draw, replay
from render.patches import _patch
from rules.backgammon import Backgammon
from rules.game import Roll
from tests.bench.games import game_start
from tests.bench.timing import Fresh, Row, side_by_side, times

MOVES = 60
FASTER, SMALLER = 4, 3


def rows() -> list[Row]:
    """Measure the time with patches kept and without, and the size with Pillow's deltas or not."""
    positions, moves = game_start(Backgammon(), MOVES)
    frames = _frames(positions, moves)
    peer, warm, cold = side_by_side(
        lambda: _save_all(frames),
        lambda: replay(positions, moves),
        Fresh(_patch.cache_clear, lambda _: replay(positions, moves)),
    )
    size = len(replay(positions, moves).gif)
    what = f"replay of {MOVES} moves of backgammon"
    return [
        _time(f"{what}, patches kept", warm, peer),
        _time(f"{what}, patches new", cold, peer),
        _size(f"{what}, size", size, "`save_all`, full boxes", _save_all(frames, optimize=False)),
        _size(f"{what}, size", size, "`save_all`, as it comes", _save_all(frames)),
    ]


def _frames(positions: Sequence[Any], moves: Sequence[Any]) -> list[Image.Image]:
    last = [None, *(None if isinstance(move, Roll) else move for move in moves)]
    pictures = map(lambda position, move: draw(position, last_move=move), positions, last)
    frames = [Image.open(BytesIO(picture.png)) for picture in pictures]
    for frame in frames:
        frame.load()
    return [frame.copy() for frame in frames]


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
