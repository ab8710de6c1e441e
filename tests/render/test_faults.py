"""Faults that golden pictures must notice, put into the golden cases by hand."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from PIL import Image

from render import THEMES
from render.canvas.scene import Cell, Scene
from render.canvas.tiles import pixels
from render.checkers import cells as checkers
from render.figures import Figure
from render.plate import Count, Row, State, Token
from render.points import cells as points
from render.points.dice import CubeFace, Dice
from render.quoridor import cells as quoridor
from render.themes.colour import rgb
from render.tray import Tray
from rules.checkers import Piece
from rules.game import Seat
from tests.effort import paired
from tests.render.cases import CASES
from tests.render.goldens import LIMIT, greatest_difference

Fault: TypeAlias = Callable[[Cell], Cell | None]
"""What becomes of a cell; None if there is nothing wrong with it."""

BY_THEME = pytest.mark.parametrize("theme", THEMES)


def picture(scene: Scene, theme: str) -> Image.Image:
    return pixels(scene, THEMES[theme]).convert("RGB")


def show(kind: type, /, **wrong: object) -> Fault:
    """Return the fault that the first cell of a kind which can be wrong shows something else."""

    def fault(cell: Cell) -> Cell | None:
        if not isinstance(cell.content, kind):
            return None
        content: Any = cell.content
        changed = replace(content, **wrong)
        return cell._replace(content=changed) if changed != content else None

    return fault


def shift(kind: type, right: int = 0, down: int = 0) -> Fault:
    """Return the fault that the first cell of a kind lies elsewhere."""

    def fault(cell: Cell) -> Cell | None:
        if not isinstance(cell.content, kind):
            return None
        area = cell.area
        return cell._replace(area=area._replace(left=area.left + right, top=area.top + down))

    return fault


def with_fault(scene: Scene, fault: Fault) -> Scene:
    """Return a scene in which the first cell that can have the fault has it."""
    for at, cell in enumerate(scene.cells):
        if wrong := fault(cell):
            return Scene(scene.ground, [*scene.cells[:at], wrong, *scene.cells[at + 1 :]])
    raise AssertionError(fault)


def counted(figure: Figure, wrong: str) -> Fault:
    """Return the fault that the first number of a kind is another."""

    def fault(cell: Cell) -> Cell | None:
        match cell.content:
            case Row(count=Count(counts, text)) if counts is figure and text != wrong:
                return cell._replace(content=replace(cell.content, count=Count(figure, wrong)))
            case _:
                return None

    return fault


def pointed(cell: Cell) -> Cell | None:
    """Have an arrow point to the other goal."""
    match cell.content:
        case Row(count=Count(Figure.UP, text)):
            return cell._replace(content=replace(cell.content, count=Count(Figure.DOWN, text)))
        case _:
            return None


def held(**wrong: Any) -> Fault:  # noqa: ANN401 - as `Holder` has them
    """Return the fault that the first piece on a plate which can be wrong is."""

    def fault(cell: Cell) -> Cell | None:
        if not isinstance(cell.content, Token):
            return None
        token = cell.content
        holder = token.holder._replace(**wrong)
        back = replace(token.back, state=holder.state)
        changed = Token(back, holder)
        return cell._replace(content=changed) if changed != token else None

    return fault


FAULTS: Mapping[tuple[str, str], Mapping[str, Fault]] = {
    ("backgammon", "start"): {
        "a checker is missing": show(points.Stack, count=4),
        "a checker is of the other side": show(points.Stack, seat=0),
        "a checker is one point away": shift(points.Stack, right=-15),
        "a die is wrong": show(Dice, faces=(4, 1)),
        "the other player's dice": shift(Dice, right=-108),
        "the cube is doubled": show(CubeFace, value=2),
        "the cube is offered": show(CubeFace, offered=True),
        "the pip count is wrong": counted(Figure.PIPS, "161"),
        "a plate is of the other side": held(seat=1),
        "the other player's turn": held(state=State.WAITING),
    },
    ("backgammon", "cube of the other"): {
        "the cube is of the other side": shift(CubeFace, down=28),
        "the cube is in the middle": shift(CubeFace, down=14),
        "the cube is doubled": show(CubeFace, value=128),
    },
    ("backgammon", "tall stacks"): {"a number on a stack is wrong": show(points.Stack, count=9)},
    ("backgammon", "bar on both sides"): {
        "a score is wrong": counted(Figure.SCORE, "3/7"),
    },
    ("backgammon", "last move"): {
        "no mark where the last move began": show(points.Stack, left=False),
        "no mark where the last move ended": show(points.Stack, reached=False),
    },
    ("backgammon", "bearing off"): {
        "one checker less is borne off": show(Tray, count=6),
        "no mark on the tray": show(Tray, reached=False),
    },
    ("backgammon", "marks"): {
        "no mark on a checker that may move": show(points.Stack, may_move=False),
        "no mark on a point that may be reached": show(points.Stack, may_reach=False),
        "no mark on the tray": show(Tray, may_reach=False),
        "a used die is not dim": show(Dice, dim=(False, False)),
    },
    ("backgammon", "computer"): {
        "no computer": held(computer=False),
    },
    ("narde", "double half used"): {
        "a used die of a double is not dim": show(Dice, dim=(True, True, False, False)),
    },
    ("checkers", "two captured"): {
        "a queen is a man": show(checkers.Square, piece=Piece(Seat(0), queen=False)),
        "a piece is of the other side": show(checkers.Square, piece=Piece(Seat(1), queen=True)),
        "a square without the last move": show(checkers.Square, trace=None),
        "a piece less is counted": counted(Figure.PIECES, "5"),
        "a captured piece less": show(Tray, count=5),
        "nobody is to move": held(state=State.WAITING),
    },
    ("checkers", "marks"): {
        "no mark on a piece that may move": show(checkers.Square, may_move=False),
        "no mark on a square that may be reached": show(checkers.Square, may_reach=False),
    },
    ("checkers", "computer to move"): {"no computer": held(computer=False)},
    ("checkers", "quiet moves"): {"the quiet moves are wrong": show(checkers.Clock, quiet=19)},
    ("quoridor", "last wall from the other seat"): {
        "a wall is one square away": shift(quoridor.Bar, right=-20),
        "a wall is half a square away": shift(quoridor.Bar, down=-20),
        "no mark on the last wall": show(quoridor.Bar, last=False),
        "a pawn is of the other side": show(quoridor.Square, pawn=1),
        "a goal is of the other side": show(quoridor.GoalStrip, seat=1),
        "a wall less is counted": counted(Figure.WALLS, "6"),
        "a wall less in a tray": show(quoridor.WallTray, count=6),
        "a step more is counted": counted(Figure.UP, "9"),
        "an arrow to the other goal": pointed,
        "nobody is to move": held(state=State.WAITING),
    },
    ("quoridor", "last step"): {
        "no mark on the last step": show(quoridor.Square, last=False),
        "no mark where the last step began": show(quoridor.Square, left=False),
    },
    ("quoridor", "marks"): {
        "no mark on a pawn that may move": show(quoridor.Square, may_move=False),
        "no mark on a square that may be reached": show(quoridor.Square, may_be_reached=False),
    },
    ("quoridor", "four"): {
        "a pawn is of the third seat": show(quoridor.Square, pawn=2),
        "a plate is of the fourth seat": held(seat=3),
    },
}


@BY_THEME
@pytest.mark.parametrize("case", FAULTS, ids="-".join)
def test_golden_pictures_notice_what_is_wrong(case: tuple[str, str], theme: str) -> None:
    game, name = case
    scene = CASES[game][name].scene()
    right = picture(scene, theme)
    for what, fault in FAULTS[case].items():
        wrong = picture(with_fault(scene, fault), theme)
        assert greatest_difference(right, wrong) > 2 * LIMIT, what


@pytest.mark.parametrize(("game", "theme"), paired(CASES, THEMES))
def test_golden_pictures_notice_whatever_is_missing(game: str, theme: str) -> None:
    for name, case in CASES[game].items():
        scene = case.scene()
        whole = picture(scene, theme)
        for missing in scene.cells:
            rest = [cell for cell in scene.cells if cell != missing]
            without = picture(Scene(scene.ground, rest), theme)
            # The smallest cell is a joint of 4 pixels that may lie across four blocks.
            assert greatest_difference(whole, without) > 1.5 * LIMIT, (name, missing)


def test_golden_pictures_allow_for_rounding() -> None:
    right = picture(CASES["checkers"]["start"].scene(), "wood")
    wrong = right.copy()
    wrong.putpixel((60, 60), rgb(THEMES["wood"].trail))
    assert 0 < greatest_difference(right, wrong) <= LIMIT
