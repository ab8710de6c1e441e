"""The board that backgammon and narde are played on."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.look import Look, Marks
from render.pen import Pen
from render.points_cells import Badge, CubeFace, Dice, Stack, Tray, Turn
from render.points_layout import ROW, Layout, layout
from render.points_view import View, view
from render.scene import Cell, Scene
from render.theme import Theme
from render.turn_description import to_act
from rules import backgammon, narde
from rules.game import Seat
from rules.points import BAR, OFF, POINTS
from rules.race import Race

BAND = 8
"""Rows that are alike make a smaller file: a point's edge moves every so many pixels."""
LINE = 0.03
"""The width of the line around a point, in widths of the point."""
_NO_MARKS = Marks()
_BACKGAMMON, _NARDE = backgammon.Backgammon(), narde.Narde()


@dataclass(frozen=True, slots=True)
class Board:
    """The ground: frame, points and their numbers, bar and trays."""

    width: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, layout(self.width).height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint everything that never changes."""
        place = layout(self.width)
        _paint_felt(pen, place, theme)
        for point in POINTS:
            _paint_point(pen, place, point, theme)
            number = place.number(point)
            pen.text(number.centre, str(point), number.height * 0.64, theme.ink)
        _paint_trays(pen, place, theme)


def _paint_felt(pen: Pen, place: Layout, theme: Theme) -> None:
    """Paint both halves of the playing surface; the bar between them is part of the frame."""
    top, bottom = place.label, place.height - place.label
    for side in range(2):
        left, _, width, _ = place.dice(side)
        pen.rectangle((left, top, left + width, bottom), theme.felt)
        pen.outline((left - 2, top - 2, left + width + 2, bottom + 2), 3, theme.groove, 4)


def _paint_point(pen: Pen, place: Layout, point: int, theme: Theme) -> None:
    """Paint a triangle with a line around it, in bands that only a compressor can see."""
    left, top, width, height = place.point(point)
    colour = theme.dark if point % 2 else theme.light
    length = height * 9 // 10
    for down in range(0, length, BAND):
        inset = 1 + (width / 2 - 1) * (down + BAND / 2) / length
        upper = top + down if point > ROW else top + height - down - BAND
        for side, fill in ((inset, theme.groove), (inset + width * LINE, colour)):
            if side < width / 2 - 0.5:
                pen.rectangle((left + side, upper, left + width - side, upper + BAND), fill)


def _paint_trays(pen: Pen, place: Layout, theme: Theme) -> None:
    for row in range(2):
        left, top, width, height = place.tray_half(row)
        box = (left + width * 0.1, top, left + width * 0.9, top + height)
        pen.rectangle(box, theme.groove, width * 0.08)


def paint_backgammon(position: backgammon.Position, look: Look) -> Scene:
    """Return the scene of a backgammon position."""
    seen = view(position, look.seat, look.last_move)
    place = layout(look.size)
    cells = [
        *_cells(position, seen, look),
        *_match_cells(position, look.seat, place),
        *_arrow(to_act(_BACKGAMMON.stage(position)), look, place),
    ]
    return Scene(Board(look.size), cells)


def paint_narde(position: narde.Position, look: Look) -> Scene:
    """Return the scene of a narde position."""
    seen = view(position, look.seat, look.last_move)
    arrow = _arrow(to_act(_NARDE.stage(position)), look, layout(look.size))
    return Scene(Board(look.size), [*_cells(position, seen, look), *arrow])


def _cells(position: Race, seen: View, look: Look) -> Iterator[Cell]:
    """Yield what both games show."""
    place = layout(look.size)
    yield from _stacks(position, seen, look)
    for row, seat in enumerate((Seat(1 - look.seat), look.seat)):
        me = 0 if seat == look.seat else 1
        yield from _bar(seen, seat, me, place, look)
        tray = place.tray_half(row)
        if seen.off[me]:
            reached = OFF in seen.reached and seen.mover == seat
            yield Cell(tray, Tray(seat, seen.off[me], *tray[2:], row == 0, reached))
        badge = place.badge(row)
        yield Cell(badge, Badge(str(seen.pips[me]), seat, *badge[2:]))
    yield from _dice(position, look, place)


def _stacks(position: Race, seen: View, look: Look) -> Iterator[Cell]:
    place = layout(look.size)
    marks = look.marks if position.turn == look.seat else _NO_MARKS
    for point, (seat, count) in zip(POINTS, seen.stacks, strict=True):
        left, may_reach = point in seen.left, point in marks.may_reach
        if count or left or may_reach:
            area = place.point(point)
            content = Stack(
                seat,
                count,
                *area[2:],
                place.checker,
                point > ROW,
                left,
                point in seen.reached,
                point in marks.may_move,
                may_reach,
            )
            yield Cell(area, content)


def _bar(seen: View, seat: Seat, me: int, place: Layout, look: Look) -> Iterator[Cell]:
    """Yield the checkers of one side on the bar, on the side where they enter."""
    row = 0 if seat == look.seat else 1
    half = place.bar_half(row)
    left = BAR in seen.left and seen.mover == seat
    may_move = seat == look.seat and BAR in look.marks.may_move
    if seen.on_bar[me] or left:
        yield Cell(
            half,
            Stack(
                seat, seen.on_bar[me], *half[2:], place.checker, row == 1, left, may_move=may_move
            ),
        )


def _dice(position: Race, look: Look, place: Layout) -> Iterator[Cell]:
    """Yield the dice, on the right for whoever looks."""
    faces = position.dice
    if faces:
        shown = faces * 2 if faces[0] == faces[1] else faces
        area = place.dice(1 if position.turn == look.seat else 0)
        dim = _used(shown, look.marks.used_dice)
        yield Cell(area, Dice(shown, dim, position.turn, *area[2:]))


def _arrow(actor: Seat | None, look: Look, place: Layout) -> Iterator[Cell]:
    """Yield the arrow that points at whoever is to act, if it is one of them."""
    if actor is not None:
        turn = place.turn(1 if actor == look.seat else 0)
        yield Cell(turn, Turn(actor, *turn[2:]))


def _used(faces: tuple[int, ...], used: tuple[int, ...]) -> tuple[bool, ...]:
    """Tell of each die whether it is used up; of a double the first ones are."""
    return tuple(faces[:at].count(face) < used.count(face) for at, face in enumerate(faces))


def _match_cells(position: backgammon.Position, seat: Seat, place: Layout) -> Iterator[Cell]:
    """Yield the cube where it lies, and the score of a match."""
    cube = position.cube
    if cube.highest:
        row = None if cube.owner is None else int(cube.owner == seat)
        offered = position.phase is backgammon.Phase.DOUBLED
        area = place.cube(None if offered else row)
        yield Cell(area, CubeFace(cube.value * (2 if offered else 1), offered, *area[2:]))
    if position.match.length:
        for row, owner in enumerate((Seat(1 - seat), seat)):
            score = place.score(row)
            text = f"{position.match.score[owner]}/{position.match.length}"
            yield Cell(score, Badge(text, owner, *score[2:]))
