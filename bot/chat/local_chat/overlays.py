"""What lies over the picture of a board, in percent of it: what can be pressed, marks, motion.

Nothing lies over a picture that could not be drawn.
"""

from collections import defaultdict
from dataclasses import replace
from functools import lru_cache
from typing import Final

import render
from bot.chat.local_chat import wire
from bot.replies.drawings import Board
from bot.replies.touches import Touch
from render import Area, Highlight, Marks, Picture, Shape, Slide

_CACHED: Final = 4_096
"""Parts of pictures: a board of Quoridor alone has some three hundred."""


def lift_marks(board: Board | None) -> tuple[Board | None, tuple[Highlight, ...]]:
    """Take from a board the marks that can be laid over its picture.

    So the picture is the same while a move is chosen, and for all who look from the same side.
    """
    if board is None:
        return None, ()
    marks = board.marks
    lifted = render.highlights(board.position, marks, seat=board.seat)
    places = {mark.place for mark in lifted}
    drawn = Marks(marks.may_move - places, marks.may_reach - places, marks.used_dice)
    return replace(board, marks=drawn), lifted


def marks_on(
    board: Board | None, marks: tuple[Highlight, ...], picture: Picture | None
) -> wire.Marks | None:
    """Return the marks over the picture of a board; None if there are none."""
    if board is None or picture is None or not marks:
        return None
    theme = render.pick(board.theme)
    boxes = defaultdict[Shape, list[wire.Box]](list)
    size = picture.width, picture.height
    for _, shape, (left, top, right, bottom) in marks:
        boxes[shape].append(_percent(left, top, right - left, bottom - top, size))
    return wire.Marks(
        theme.hint,
        theme.pip,
        rings=tuple(boxes[Shape.RING]),
        frames=tuple(boxes[Shape.FRAME]),
        dots=tuple(boxes[Shape.DOT]),
    )


def touches_on(pressed: tuple[Touch, ...], picture: Picture | None) -> tuple[wire.Touch, ...]:
    """Return what can be pressed on a picture."""
    if picture is None:
        return ()
    return tuple(
        wire.Touch(
            payload=touch.payload,
            label=touch.label,
            kind=touch.kind,
            box=_box(touch.area, picture),
            shape=_box(touch.shape, picture) if touch.shape else None,
            ways=tuple(wire.Way(way.payload, _box(way.area, picture)) for way in touch.ways),
        )
        for touch in pressed
    )


def slides_on(
    slides: tuple[Slide, ...], picture: Picture | None
) -> tuple[tuple[wire.Box, wire.Box], ...]:
    """Return the ways of pieces over a picture."""
    if picture is None:
        return ()
    return tuple((_box(one.origin, picture), _box(one.target, picture)) for one in slides)


def boxes_on(areas: tuple[Area, ...], picture: Picture | None) -> tuple[wire.Box, ...]:
    """Return parts of a picture."""
    return tuple(_box(area, picture) for area in areas) if picture else ()


def _box(area: Area, picture: Picture) -> wire.Box:
    return _percent(*area, (picture.width, picture.height))


@lru_cache(maxsize=_CACHED)
def _percent(
    left: float, top: float, width: float, height: float, size: tuple[int, int]
) -> wire.Box:
    across, down = (100 / length for length in size)
    return wire.Box(
        round(across * left, 3),
        round(down * top, 3),
        round(across * width, 3),
        round(down * height, 3),
    )
