"""Replays: a whole game as one animated picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from render.boards import scene_of
from render.canvas.gif import encode, image_block
from render.canvas.patches import patches
from render.canvas.scene import Scene
from render.canvas.tiles import pixels
from render.errors import MixedBoards, WrongMoveCount
from render.look import Look, fit
from render.themes import Theme, pick
from rules.game import FIRST, Seat

WIDTH: Final = 720
"""Usual width in pixels: chats show what moves in a smaller size than what stands still."""
STAY: Final = 80
"""Hundredths of a second that each position stays."""
STAY_AT_END: Final = 400
BETWEEN: Final = 2
"""Hundredths between two patches of a position: the shortest that no viewer stretches."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A finished replay."""

    gif: bytes
    width: int
    height: int
    frames: int
    """images in the file: one a patch, several a position"""


def replay(  # noqa: PLR0913 - each is one thing that a player may choose
    positions: Sequence[object],
    moves: Sequence[object],
    *,
    seat: Seat = FIRST,
    theme: Theme | str = "wood",
    size: int = WIDTH,
    on_progress: Callable[[int, int], None] | None = None,
) -> Animation:
    """Return a game as a GIF that runs for ever, a position after the other.

    `moves` are those between the positions, throws included. `on_progress` is told after each
    position how many are done, and of how many. Raise ValueError unless the moves fit between
    the positions and one board shows them all.
    """
    scenes = _scenes(positions, moves, Look(seat, fit(size)))
    images: list[tuple[bytes, int]] = []
    for done, blocks in enumerate(_blocks(scenes, pick(theme)), start=1):
        _append(images, blocks)
        if on_progress:
            on_progress(done, len(positions))
    last, stay = images.pop()
    images.append((last, stay + STAY_AT_END - STAY))
    width, height = scenes[0].ground.size
    return Animation(encode(images, width, height, pick(theme).colours), width, height, len(images))


def _scenes(positions: Sequence[object], moves: Sequence[object], look: Look) -> list[Scene]:
    if len(moves) != len(positions) - 1:
        raise WrongMoveCount(len(moves), len(positions))
    scenes = [
        scene_of(position, Look(look.seat, look.size, move))
        for position, move in zip(positions, (None, *moves), strict=True)
    ]
    if any(scene.ground != scenes[0].ground for scene in scenes):
        raise MixedBoards
    return scenes


def _blocks(scenes: Sequence[Scene], theme: Theme) -> Iterator[list[bytes]]:
    """Yield what each position adds to the picture: everything, then what changed."""
    yield [image_block(pixels(scenes[0], theme))]
    for before, after in pairwise(scenes):
        yield patches(before, after, theme)


def _append(images: list[tuple[bytes, int]], blocks: Sequence[bytes]) -> None:
    """Add a position that is seen for as long as every other, however many patches it takes."""
    if not blocks:
        last, stay = images.pop()
        images.append((last, stay + STAY))
        return
    *parts, whole = blocks
    images += [(part, BETWEEN) for part in parts]
    images.append((whole, max(STAY - BETWEEN * len(parts), BETWEEN)))
