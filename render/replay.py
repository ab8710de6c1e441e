"""Replays: a whole game as an animated GIF."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final

from PIL import Image

from render.boards import board_for, scene_of
from render.canvas.gif import encode, image_block
from render.canvas.patches import patches
from render.canvas.scene import Scene
from render.canvas.tiles import pixels
from render.card import end_card, place_of_card, title_card
from render.errors import MixedBoards, WrongMoveCount
from render.footer import footed
from render.look import Caption, Look, fit
from render.themes import Theme, pick
from rules.game import FIRST, Roll, Seat

WIDTH: Final = 640
"""The usual width in pixels: chats show animations smaller than pictures."""
STAY: Final = 80
"""Hundredths of a second for which each position is shown."""
STAY_AT_START: Final = 160
"""For how long the names are shown."""
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
    names: Sequence[Caption] = (),
    winners: frozenset[Seat] = frozenset(),
    earlier: int = 0,
    size: int = WIDTH,
    on_progress: Callable[[int, int], None] | None = None,
) -> Animation:
    """Return a game as a GIF that shows one position after the other and never stops.

    `moves` are those between the positions, rolls included, and `computers` the seats that have the
    sign of a computer. Below the board are the number of the move and how far the game has gone.
    `names` are shown before the first position, and `winners` after the last one. `earlier` is how
    many moves the game had before the first position. `on_progress` is called after each position
    with the number of those done and the number of all. Raise WrongMoveCount unless there is a move
    between any two positions, and MixedBoards unless one board shows them all.
    """
    if len(moves) != len(positions) - 1:
        raise WrongMoveCount(len(moves), len(positions))
    plain = pick(theme).plain
    look = Look(seat, fit(size), computers=computers)
    scenes = _numbered(_boards(positions, moves, look, winners), moves, earlier)
    if any(scene.ground != scenes[0].ground for scene in scenes):
        raise MixedBoards
    width, height = scenes[0].ground.size
    profile = board_for(positions[0], look).profile
    images: list[tuple[bytes, int]] = []
    for done, blocks in enumerate(_blocks(scenes, plain), start=1):
        _append(images, blocks)
        if done == 1 and names:
            images += _shown_first(title_card(width, names, plain, profile), scenes[0], plain)
        if on_progress:
            on_progress(done, len(positions))
    if winners:
        card = end_card(width, sorted(winners), names, plain, profile)
        images.append((_laid(card, (width, height), plain), STAY))
    last, stay = images.pop()
    images.append((last, stay + STAY_AT_END - STAY))
    return Animation(encode(images, width, height, plain.colours), width, height, len(images))


def _shown_first(card: Image.Image, scene: Scene, theme: Theme) -> list[tuple[bytes, int]]:
    """Return a card that lies on the first position for a while, and what was below it."""
    area = place_of_card(card, scene.ground.size)
    below = pixels(scene, theme).crop(area.box)
    uncovered = image_block(below, len(theme.colours), area.left, area.top)
    return [(_laid(card, scene.ground.size, theme), STAY_AT_START), (uncovered, STAY)]


def _laid(card: Image.Image, picture: tuple[int, int], theme: Theme) -> bytes:
    area = place_of_card(card, picture)
    return image_block(card, len(theme.colours), area.left, area.top)


def _boards(
    positions: Sequence[object], moves: Sequence[object], look: Look, winners: frozenset[Seat]
) -> Iterator[Scene]:
    """Yield the board of each position, after the move that led there."""
    before = (None, *positions[:-1])
    for done, (position, move) in enumerate(zip(positions, (None, *moves), strict=True)):
        ended = winners if winners and done == len(moves) else None
        dice = _dice(moves[max(0, done - 2) : done])
        seen = replace(look, last_move=move, dice=dice, before=before[done], ended=ended)
        yield scene_of(position, seen)


def _dice(moves: Sequence[object]) -> tuple[int, ...]:
    """Return the dice that the last of two moves was made with: those rolled just before it."""
    match moves:
        case [Roll(dice), _]:
            return dice
        case _:
            return ()


def _numbered(boards: Iterable[Scene], moves: Sequence[object], earlier: int) -> list[Scene]:
    """Return boards with a strip below them: how many moves they have behind them."""
    numbers = accumulate((not isinstance(move, Roll) for move in moves), initial=earlier)
    return [
        footed(board, number, done, max(1, len(moves)))
        for done, (board, number) in enumerate(zip(boards, numbers, strict=True))
    ]


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
