"""Pictures of positions, games and ratings.

`draw` returns the PNG picture of a position, `describe` what it shows as values, `sketch` the board
as text, `locate` where something lies on it. `tap_areas`, `piece_areas`, `wall_areas`,
`highlights`, `slides` and `die_areas` are its geometry in pixels, for a board that can be touched.
`replay` returns a game as a GIF, `plot` the PNG picture of a player's ratings, `plot_chances` that
of the chances to win through a game, `emblem` one die or piece.
"""

from collections.abc import Sequence
from dataclasses import replace

from render.arrows import Arrow, Tint, draw_over
from render.boards import board_for, describe, locate, scene_of, sketch
from render.canvas.area import Area
from render.canvas.picture import Picture, compose
from render.caption import captioned
from render.chances import Chance, LuckBar, Mark, plot_chances
from render.checkers.description import CheckersDescription
from render.description import Description
from render.emblems import EMBLEMS, emblem
from render.errors import MixedBoards, NoSuchSeat, RenderError, UnknownBoard, WrongMoveCount
from render.highlight import Highlight, Shape
from render.look import LARGEST, SMALLEST, USUAL, Caption, Look, Marks, fit
from render.motion import die_areas, slides
from render.plot import Reached, plot
from render.points.description import PointsDescription
from render.quoridor.description import QuoridorDescription
from render.replay import Animation, replay
from render.slide import Slide
from render.spot import Spot
from render.themes import THEMES, Theme, pick
from render.touch import highlights, piece_areas, tap_areas, wall_areas
from rules.game import FIRST, Seat

__all__ = [
    "EMBLEMS",
    "LARGEST",
    "SMALLEST",
    "THEMES",
    "USUAL",
    "Animation",
    "Area",
    "Arrow",
    "Caption",
    "Chance",
    "CheckersDescription",
    "Description",
    "Highlight",
    "LuckBar",
    "Mark",
    "Marks",
    "MixedBoards",
    "NoSuchSeat",
    "Picture",
    "PointsDescription",
    "QuoridorDescription",
    "Reached",
    "RenderError",
    "Shape",
    "Slide",
    "Spot",
    "Theme",
    "Tint",
    "UnknownBoard",
    "WrongMoveCount",
    "describe",
    "die_areas",
    "draw",
    "emblem",
    "highlights",
    "locate",
    "pick",
    "piece_areas",
    "plot",
    "plot_chances",
    "replay",
    "sketch",
    "slides",
    "tap_areas",
    "wall_areas",
]


def draw(  # noqa: PLR0913 - each is a choice of the player
    position: object,
    *,
    seat: Seat = FIRST,
    numbers: Seat | None = None,
    theme: Theme | str = "wood",
    last_move: object = None,
    marks: Marks | None = None,
    dice: tuple[int, ...] = (),
    computers: frozenset[Seat] = frozenset(),
    before: object = None,
    ended: frozenset[Seat] | None = None,
    arrows: tuple[Arrow, ...] = (),
    names: Sequence[Caption] = (),
    size: int = USUAL,
) -> Picture:
    """Return the picture of a position of any game, seen from `seat` and `size` pixels wide.

    The points of backgammon and narde have the numbers of the seat `numbers`, or else of `seat`.
    Squares have the same names for all. `dice` are those that the last move was made with: they are
    faint, and only seen while there is no roll to be played. `computers` are the seats that get the
    sign of a computer, a robot's head. `before` is the position in which the last move was made:
    some moves do not say where they began. `ended` are the winners of a game that did not end by
    its rules, as by a resignation: nobody is to act any more. `arrows` show moves that could be
    made in the position. `names` has a caption for each seat, which stands below the board: the
    picture is higher then, and everything on the board lies where it lies without them. Raise
    UnknownBoard or NoSuchSeat.
    """
    look = Look(
        seat, fit(size), last_move, marks or Marks(), numbers, dice, computers, ended, before
    )
    scene = scene_of(position, look)
    if names:
        board = board_for(position, replace(look, seat=Seat(len(names) - 1)))
        scene = captioned(scene, names, board.profile)
    if arrows:
        return draw_over(position, scene, look, arrows, pick(theme))
    return compose(scene, pick(theme))
