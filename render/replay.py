"""Replays: a whole game as an animated GIF."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
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
"""The usual width in pixels: chats show animations smaller than pictures."""
STAY: Final = 80
"""Hundredths of a second for which each position is shown."""
STAY_AT_END: Final = 400
BETWEEN: Final = 2
"""Hundredths between two patches of a position: the shortest time that all viewers respect."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A finished replay."""

    gif: bytes
    width: int
    height: int
    frames: int
    """images in the file: one for each patch, several for each position"""


def replay(  # noqa: PLR0913 - each is a choice of the player
    positions: Sequence[object],
    moves: Sequence[object],
    *,
    seat: Seat = FIRST,
    theme: Theme | str = "wood",
    computers: frozenset[Seat] = frozenset(),
    size: int = WIDTH,
    on_progress: Callable[[int, int], None] | None = None,
) -> Animation:
    """Return a game as a GIF that shows one position after the other and never stops.

    `moves` are those between the positions, rolls included, and `computers` the seats that have the
    sign of a computer. `on_progress` is called after each
    position with the number of those done and the number of all. Raise WrongMoveCount unless there
    is a move between any two positions, and MixedBoards unless one board shows them all.
    """
    scenes = _scenes(positions, moves, Look(seat, fit(size), computers=computers))
    images: list[tuple[bytes, int]] = []
    plain = pick(theme).plain
    for done, blocks in enumerate(_blocks(scenes, plain), start=1):
        _append(images, blocks)
        if on_progress:
            on_progress(done, len(positions))
    last, stay = images.pop()
    images.append((last, stay + STAY_AT_END - STAY))
    width, height = scenes[0].ground.size
    return Animation(encode(images, width, height, plain.colours), width, height, len(images))


def _scenes(positions: Sequence[object], moves: Sequence[object], look: Look) -> list[Scene]:
    if len(moves) != len(positions) - 1:
        raise WrongMoveCount(len(moves), len(positions))
    scenes = [
        scene_of(position, replace(look, last_move=move))
        for position, move in zip(positions, (None, *moves), strict=True)
    ]
    if any(scene.ground != scenes[0].ground for scene in scenes):
        raise MixedBoards
    return scenes


def _blocks(scenes: Sequence[Scene], theme: Theme) -> Iterator[list[bytes]]:
    """Yield the image blocks of each position: first the whole picture, then only the changes."""
    yield [image_block(pixels(scenes[0], theme), len(theme.colours))]
    for before, after in pairwise(scenes):
        yield patches(before, after, theme)


def _append(images: list[tuple[bytes, int]], blocks: Sequence[bytes]) -> None:
    """Add a position that is shown as long as every other, however many patches it takes."""
    if not blocks:
        last, stay = images.pop()
        images.append((last, stay + STAY))
        return
    *parts, whole = blocks
    images += [(part, BETWEEN) for part in parts]
    images.append((whole, max(STAY - BETWEEN * len(parts), BETWEEN)))
