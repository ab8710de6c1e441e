"""The board of backgammon and narde: measures, what is seen, and what is drawn where."""

from dataclasses import replace

import pytest

from render import THEMES, USUAL, Marks, draw
from render.canvas.picture import compose
from render.canvas.scene import Cell, Scene
from render.canvas.tiles import tile
from render.figures import Figure
from render.look import Look
from render.plate import Count, Row, State, Token
from render.points.board import paint_backgammon, paint_narde
from render.points.cells import Numbers, Stack
from render.points.dice import CubeFace, Dice
from render.points.ground import EmptyBoard
from render.points.layout import layout
from rules import GAMES
from rules.game import Seat
from tests.render.cases import CASES
from tests.render.pixels import changed, check_areas

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
START = "-b----E-C---eE---c-e----B-"
ME, YOU = Seat(0), Seat(1)


def scene(text: str, look: Look | None = None) -> Scene:
    """Return the scene of a backgammon position."""
    return paint_backgammon(BACKGAMMON.load(text), look or Look())


def contents(text: str, kind: type, look: Look | None = None) -> list[object]:
    """Return what the cells of one kind show."""
    cells = scene(text, look).cells
    return [cell.content for cell in cells if isinstance(cell.content, kind)]


FULL = "aB-a-BCAB-a-bB-A-cbc-bA-AA:1:1:-1:65:2:4:0:7:10".replace("A-cbc", "--cbc")


@pytest.mark.parametrize("width", [240, 362, 1_000, 1_998])
@pytest.mark.parametrize("seat", [ME, YOU])
@pytest.mark.parametrize(
    "text",
    [
        FULL,
        f"{START}:0:0:1:D:2:4:0:7:10",
        f"{START}:1:-1:1:00:0:0:0:0:10",
        "-CDC--------------------f-:0:0:-1:33:0:0:0:0:10",
    ],
)
def test_no_cell_covers_another(text: str, seat: Seat, width: int) -> None:
    marks = Marks(frozenset(range(26)), frozenset(range(26)))
    for computers in ((), (ME,), (YOU,), (ME, YOU)):
        look = Look(seat, width, None, marks, dice=(6, 6), computers=frozenset(computers))
        drawn = scene(text, look)
        check_areas((cell.area for cell in drawn.cells), drawn.ground.size)


def counts(text: str) -> list[Count]:
    return [row.count for row in contents(text, Row) if isinstance(row, Row)]


def test_plates_show_pips() -> None:
    assert counts(f"{START}:0:0:1:31:0:0:0:0:10") == [(Figure.PIPS, "167")] * 2


def test_plates_show_the_score_of_a_match() -> None:
    assert counts(f"{START}:0:0:1:31:2:4:0:7:10") == [
        (Figure.PIPS, "167"),
        (Figure.SCORE, "2/7"),
        (Figure.PIPS, "167"),
        (Figure.SCORE, "4/7"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{START}:0:0:1:31:0:0:0:0:10", (1, False)),
        (f"{START}:0:0:1:D:0:0:0:0:10", (2, True)),
        (f"{START}:3:1:1:31:0:0:0:0:10", (8, False)),
    ],
)
def test_the_cube_shows_what_is_at_stake(text: str, expected: tuple[int, bool]) -> None:
    (cube,) = contents(text, CubeFace)
    assert isinstance(cube, CubeFace)
    assert (cube.value, cube.offered) == expected


def test_a_game_without_a_cube_shows_none() -> None:
    assert contents(f"{START}:0:0:1:31:0:0:0:0:0", CubeFace) == []


def test_a_double_shows_four_dice_and_used_ones_are_dim() -> None:
    look = Look(marks=Marks(used_dice=(3, 3)))
    (dice,) = contents(f"{START}:0:0:1:33:0:0:0:0:10", Dice, look)
    assert isinstance(dice, Dice)
    assert dice.faces == (3, 3, 3, 3)
    assert dice.dim == (True, True, False, False)


def states(text: str, look: Look | None = None) -> dict[int, State]:
    """Return the state of each seat's plate."""
    tokens = [token for token in contents(text, Token, look) if isinstance(token, Token)]
    return {token.holder.seat: token.holder.state for token in tokens}


@pytest.mark.parametrize(
    ("text", "actor"),
    [
        (f"{START}:0:0:1:31:0:0:0:0:10", ME),
        (f"{START}:0:0:-1:31:0:0:0:0:10", YOU),
        (f"{START}:0:0:1:D:0:0:0:0:10", YOU),
    ],
    ids=["mine", "yours", "a double is answered"],
)
def test_the_plate_of_who_is_to_act_is_lit(text: str, actor: Seat) -> None:
    assert states(text) == {actor: State.TO_ACT, 1 - actor: State.WAITING}


def test_no_plate_is_lit_before_the_opening_roll() -> None:
    opening = states(f"{START}:0:0:1:00:0:0:0:0:10;opening")
    assert set(opening.values()) == {State.WAITING}


def test_the_plate_of_the_winner_says_so() -> None:
    assert states("-" * 24 + "a-:0:0:1:00:0:0:0:0:0") == {ME: State.WON, YOU: State.WAITING}


@pytest.mark.parametrize("winners", [{YOU}, set()], ids=["resigned", "stopped"])
def test_nobody_is_to_act_in_a_game_that_ended_at_the_table(winners: set[Seat]) -> None:
    ended = states(f"{START}:0:0:1:31:0:0:0:0:10", Look(ended=frozenset(winners)))
    assert ended == {ME: State.WAITING, YOU: State.WON if winners else State.WAITING}


def test_no_dice_no_cube_and_an_empty_bar_leave_their_places_free() -> None:
    position = NARDE.load("-A----------o-----------N-:1:00")
    kinds = {type(cell.content) for cell in paint_narde(position, Look()).cells}
    assert kinds == {Stack, Numbers, Token, Row}


def test_a_moved_checker_changes_its_own_points_only() -> None:
    position = NARDE.load("------------o-----------O-:1:00")
    sides = list(position.sides)
    moved = bytearray(sides[0])
    moved[24], moved[23] = 14, 1
    after = replace(position, sides=(bytes(moved), sides[1]))
    places = layout(USUAL)
    box = changed(draw(position), draw(after))
    assert box is not None
    assert box[0] >= places.point(23)[0]  # points 23 and 24, and the pip count
    assert paint_narde(after, Look()).ground == paint_narde(position, Look()).ground


@pytest.mark.parametrize("theme", THEMES)
def test_a_full_board_is_a_small_file(theme: str) -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:42:2:4:0:7:10")
    move = BACKGAMMON.parse("8/4 6/4", position)
    for picture in (
        draw(position, theme=theme),
        draw(BACKGAMMON.play(position, move), theme=theme, last_move=move),
    ):
        assert len(picture.png) <= 45 * 1_024
    fullest = CASES["backgammon"]["double half used"].scene(USUAL)
    assert len(compose(fullest, THEMES[theme]).png) <= 45 * 1_024


def test_a_large_stack_bears_its_number() -> None:
    six, seven, fifteen = (Stack(ME, count, 64, from_top=True) for count in (6, 7, 15))
    area, ground, theme = layout(USUAL).point(24), EmptyBoard(USUAL), THEMES["wood"]
    looks = {tile(Cell(area, stack), ground, theme).tobytes() for stack in (six, seven, fifteen)}
    assert len(looks) == 3
