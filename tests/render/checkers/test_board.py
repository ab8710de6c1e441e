"""Pictures of checkers boards: where everything lies, and what changes when something does."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render import THEMES, Marks, Picture, draw
from render.canvas.area import Area
from render.canvas.scene import Scene
from render.checkers.board import paint_checkers
from render.checkers.cells import Clock, Square, Trace
from render.checkers.ground import EmptyBoard
from render.checkers.layout import ROWS, dark_squares, layout
from render.look import LARGEST, SMALLEST, USUAL, Look
from render.plate import Row, State, Token
from render.tray import Tray
from rules.checkers import Checkers, Path, Piece, Position
from rules.checkers.squares import BIT
from rules.game import Seat
from tests.effort import paired
from tests.render.pixels import decode

WHITE, BLACK = Seat(0), Seat(1)
SIZES = (SMALLEST, 362, USUAL, LARGEST)
GAME = Checkers()
START = GAME.opening(2)
BEFORE = GAME.load("W:Wc1,e1,c3,Ka1,h2,a3,Kb6,h4:Bd4,f6,d6,b8,Kg3,a7,h8,Kc7:H0")
DOUBLE = GAME.parse("c3xe5xg7", BEFORE)
RICH = GAME.play(BEFORE, DOUBLE)
ENDING = GAME.load("B:WKf6,Kf8:BKh2,Ka5:H17")

by_theme = pytest.mark.parametrize("theme", THEMES)
by_seat = pytest.mark.parametrize("seat", [WHITE, BLACK])
by_size = pytest.mark.parametrize("size", SIZES)


def coloured(picture: Picture) -> Image.Image:
    return decode(picture).convert("RGB")


def differing(one: Image.Image, other: Image.Image, areas: Iterable[Area]) -> Iterator[Area]:
    """Yield the areas in which two pictures differ."""
    difference = ImageChops.difference(one, other)
    for area in areas:
        if difference.crop(area.box).getbbox():
            yield area


def changed_squares(one: Image.Image, other: Image.Image) -> set[str]:
    """Return the squares in which two pictures differ, as White sees them."""
    squares = dark_squares(USUAL, WHITE)
    changed = set(differing(one, other, squares.values()))
    return {name for name, area in squares.items() if area in changed}


def contents(scene: Scene) -> dict[Area, object]:
    return {cell.area: cell.content for cell in scene.cells}


def squares_of(position: Position, look: Look) -> dict[str, Square]:
    shown = contents(paint_checkers(position, look))
    return {
        name: content
        for name, area in dark_squares(look.size, look.seat).items()
        if isinstance(content := shown.get(area), Square)
    }


def plates(position: Position, look: Look | None = None) -> list[tuple[int, State, str]]:
    """Return whose plates there are from top to bottom, their state, and the number on them."""
    cells = sorted(paint_checkers(position, look or Look()).cells, key=lambda cell: cell.area.top)
    shown = [cell.content for cell in cells]
    tokens = [part.holder for part in shown if isinstance(part, Token)]
    numbers = [part.count.text for part in shown if isinstance(part, Row)]
    return [
        (holder.seat, holder.state, number) for holder, number in zip(tokens, numbers, strict=True)
    ]


@by_size
def test_everything_grows_with_the_picture(size: int) -> None:
    places = layout(size)
    assert places.width == size
    assert places.square * ROWS / size == pytest.approx(0.83, abs=0.03)
    assert EmptyBoard(size, WHITE).size == (places.width, places.height)
    picture = draw(RICH, size=size, last_move=DOUBLE)
    assert (picture.width, picture.height) == (places.width, places.height)


@pytest.mark.parametrize(("theme", "seat"), paired(THEMES, [WHITE, BLACK]))
def test_pictures_are_small_files_with_a_palette(theme: str, seat: Seat) -> None:
    for position, move in ((START, None), (RICH, DOUBLE), (ENDING, None)):
        picture = draw(position, seat=seat, theme=theme, last_move=move)
        image = decode(picture)
        assert (image.format, image.mode, image.size) == ("PNG", "P", layout(USUAL)[:2])
        assert len(picture.png) <= 45 * 1_024


def test_the_same_position_is_the_same_file() -> None:
    assert draw(RICH, last_move=DOUBLE) == draw(RICH, last_move=DOUBLE)


def test_a_move_changes_its_squares_and_whose_turn_it_is() -> None:
    before, after = (
        coloured(draw(position)) for position in (START, GAME.play(START, START.moves[0]))
    )
    assert changed_squares(before, after) == set(START.moves[0].squares)
    places = layout(USUAL)
    outside = [places.plate(near=False), places.plate(near=True), places.clock]
    assert list(differing(before, after, outside)) == outside[:2]
    for image in (before, after):
        for area in (
            *(dark_squares(USUAL, WHITE)[name] for name in START.moves[0].squares),
            *outside[:2],
        ):
            image.paste(0, area.box)
    assert before == after


def test_the_last_move_shows_where_it_went_and_what_it_took() -> None:
    shown = squares_of(RICH, Look(last_move=DOUBLE))
    assert {name: square.trace for name, square in shown.items() if square.trace} == {
        "c3": Trace.START,
        "d4": Trace.TAKEN,
        "e5": Trace.PASSED,
        "f6": Trace.TAKEN,
        "g7": Trace.END,
    }
    plain, traced = coloured(draw(RICH)), coloured(draw(RICH, last_move=DOUBLE))
    assert changed_squares(plain, traced) == {"c3", "d4", "e5", "f6", "g7"}


def test_a_capture_that_returns_to_its_start_shows_its_end() -> None:
    round_trip = Path((BIT["c3"], BIT["e5"], BIT["c3"]))
    shown = squares_of(ENDING, Look(last_move=round_trip))
    assert shown["c3"].trace is Trace.END
    assert shown["e5"].trace is Trace.PASSED


@by_theme
def test_every_trace_looks_different(theme: str) -> None:
    end = GAME.load("W:Wa1:Bb8")
    looks = {
        draw(end, theme=theme, last_move=move).png
        for move in (
            None,
            Path((BIT["c3"], BIT["d4"])),
            Path((BIT["d4"], BIT["c3"])),
            Path((BIT["a3"], BIT["c3"], BIT["d4"])),
            Path((BIT["a3"], BIT["d4"]), BIT["c3"]),
        )
    }
    assert len(looks) == 5


def test_marks_change_the_squares_they_name() -> None:
    marks = Marks(may_move=frozenset({"a7", "h8"}), may_reach=frozenset({"c5", "f6"}))
    shown = squares_of(RICH, Look(marks=marks))
    assert {name for name, square in shown.items() if square.may_move} == {"a7", "h8"}
    assert {name for name, square in shown.items() if square.may_reach} == {"c5", "f6"}
    plain, marked = coloured(draw(RICH)), coloured(draw(RICH, marks=marks))
    assert changed_squares(plain, marked) == {"a7", "h8", "c5", "f6"}


def test_empty_squares_are_left_to_the_ground() -> None:
    assert squares_of(START, Look()).keys() == START.pieces.keys()


@by_theme
def test_men_and_queens_of_both_sides_look_different(theme: str) -> None:
    box = dark_squares(USUAL, WHITE)["c3"].box
    looks = {
        coloured(draw(GAME.load(text), theme=theme)).crop(box).tobytes()
        for text in ("W:Wc3:Bb8", "W:WKc3:Bb8", "W:Wa1:Bc3", "W:Wa1:BKc3")
    }
    assert len(looks) == 4


@by_theme
@pytest.mark.parametrize("piece", ["c3", "Kc3"])
def test_sides_differ_without_their_colours(theme: str, piece: str) -> None:
    """With the colours of both sides the same, a piece's mark still shows whose it is."""
    usual = THEMES[theme]
    alike = replace(usual, second=usual.first, second_edge=usual.first_edge)
    box = dark_squares(USUAL, WHITE)["c3"].box
    white, black = (
        coloured(draw(GAME.load(text), theme=alike)).crop(box)
        for text in (f"W:W{piece}:Bb8", f"W:Wa1:B{piece}")
    )
    assert ImageChops.difference(white, black).getbbox()


def test_plates_count_the_pieces_of_the_side_they_stand_at() -> None:
    waiting, to_act = State.WAITING, State.TO_ACT
    assert plates(RICH) == [(BLACK, to_act, "6"), (WHITE, waiting, "8")]
    assert plates(RICH, Look(BLACK)) == [(WHITE, waiting, "8"), (BLACK, to_act, "6")]
    assert plates(START) == [(BLACK, waiting, "12"), (WHITE, to_act, "12")]


def test_nobody_is_to_move_when_the_game_is_over() -> None:
    blocked = GAME.load("W:Wa5:Bb6,c7")
    assert plates(blocked) == [(BLACK, State.WON, "2"), (WHITE, State.WAITING, "1")]


def test_nobody_is_to_move_after_a_resignation() -> None:
    resigned = plates(START, Look(ended=frozenset({BLACK})))
    assert resigned == [(BLACK, State.WON, "12"), (WHITE, State.WAITING, "12")]


@by_seat
def test_captured_pieces_lie_in_the_tray_of_their_captor(seat: Seat) -> None:
    shown = contents(paint_checkers(RICH, Look(seat)))
    places = layout(USUAL)
    trays = [shown[places.tray(near=near)] for near in (seat == WHITE, seat == BLACK)]
    assert [(tray.seat, tray.count) for tray in trays if isinstance(tray, Tray)] == [
        (BLACK, 6),
        (WHITE, 4),
    ]
    start = contents(paint_checkers(START, Look(seat)))
    assert not any(isinstance(content, Tray) for content in start.values())


def test_quiet_moves_are_counted_once_there_are_some() -> None:
    area = layout(USUAL).clock
    assert area not in contents(paint_checkers(START, Look()))
    assert contents(paint_checkers(ENDING, Look()))[area] == Clock(17, 30)
    one, other = (coloured(draw(ENDING._replace(quiet=quiet))) for quiet in (17, 18))
    assert list(differing(one, other, [area])) == [area]
    assert not changed_squares(one, other)


def test_a_square_holds_the_piece_that_stands_on_it() -> None:
    shown = squares_of(RICH, Look(seat=BLACK))
    assert shown["b6"].piece == Piece(WHITE, queen=True)
    assert shown["d6"].piece == Piece(BLACK, queen=False)
