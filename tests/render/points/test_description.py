"""What a description of backgammon or narde says, and in whose numbers."""

from typing import Any

import pytest

from render import PointsDescription, describe
from render.description import LastMove
from render.points.description import CubeOnBoard, Held, MatchScore, PointsSide
from render.points.played import PlayedDice
from rules import GAMES, backgammon
from rules.game import Game, Roll, Seat

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
START = "-b----E-C---eE---c-e----B-"


def points(position: object, seat: Seat = ME, last_move: object = None) -> PointsDescription:
    found = describe(position, seat=seat, last_move=last_move)
    assert isinstance(found, PointsDescription)
    return found


def test_points_are_given_in_their_sides_numbers_and_in_the_viewers() -> None:
    mine, yours = points(BACKGAMMON.load(f"{START}:0:0:1:31:0:0:0:0:0")).sides
    assert mine == PointsSide(
        (Held(24, 24, 2), Held(13, 13, 5), Held(8, 8, 3), Held(6, 6, 5)), 0, 0, 167
    )
    assert yours == PointsSide(
        (Held(24, 1, 2), Held(13, 12, 5), Held(8, 17, 3), Held(6, 19, 5)), 0, 0, 167
    )


def test_in_narde_the_other_head_is_seen_half_a_lap_away() -> None:
    mine, yours = points(NARDE.opening(2), YOU).sides
    assert mine.points == (Held(24, 12, 15),)
    assert yours.points == (Held(24, 24, 15),)


def test_bar_trays_and_dice_are_described() -> None:
    seen = points(BACKGAMMON.load("-a----------------------bA:0:0:-1:12:0:0:0:0:0"), YOU)
    assert seen.viewer == YOU
    assert seen.to_act == YOU
    assert seen.dice == (2, 1)
    assert seen.sides[0] == PointsSide((), 1, 14, 25)
    assert seen.sides[1] == PointsSide((Held(24, 24, 1), Held(1, 1, 2)), 0, 12, 26)
    assert (seen.cube, seen.score, seen.outcome) == (None, None, None)


@pytest.mark.parametrize(
    ("text", "played"),
    [
        (f"{START}:0:0:-1:00:0:0:0:0:10", PlayedDice(ME, (5, 2))),
        (f"{START}:0:0:1:D:0:0:0:0:10", PlayedDice(YOU, (5, 2))),
        (f"{START}:0:0:-1:31:0:0:0:0:10", None),
        (f"{START}:0:0:1:00:0:0:0:0:10;opening", None),
    ],
)
def test_the_dice_of_the_last_move_are_described(text: str, played: PlayedDice | None) -> None:
    seen = describe(BACKGAMMON.load(text), dice=(2, 5))
    assert isinstance(seen, PointsDescription)
    assert seen.played == played
    assert points(BACKGAMMON.load(text)).played is None


def test_cube_and_score_are_described() -> None:
    seen = points(BACKGAMMON.load(f"{START}:2:-1:1:31:2:4:0:7:10"))
    assert seen.cube == CubeOnBoard(4, YOU, None)
    assert seen.score == MatchScore(7, (2, 4))


def test_an_offered_double_waits_for_the_other_seat() -> None:
    before = BACKGAMMON.load(f"{START}:1:1:1:00:0:0:0:0:10")
    (double,) = BACKGAMMON.legal_moves(before)
    offered = BACKGAMMON.play(before, double)
    seen = points(offered, last_move=double)
    assert seen.cube == CubeOnBoard(2, ME, ME)
    assert seen.to_act == YOU
    assert seen.last_move == LastMove(ME, "double")
    taken = points(BACKGAMMON.play(offered, backgammon.Take()), last_move=backgammon.Take())
    assert taken.cube == CubeOnBoard(4, YOU, None)
    assert taken.to_act == ME
    assert taken.last_move == LastMove(YOU, "take")


def test_a_dropped_double_ends_the_game() -> None:
    offered = BACKGAMMON.load(f"{START}:1:1:1:D:0:0:0:0:10")
    seen = points(BACKGAMMON.play(offered, backgammon.Drop()), last_move=backgammon.Drop())
    assert seen.to_act is None
    assert seen.outcome
    assert (seen.outcome.winner, seen.outcome.how, seen.outcome.points) == (ME, "dropped", 2)
    assert seen.last_move == LastMove(YOU, "drop")


@pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
def test_the_opening_roll_is_everybodys(game: Game[Any, Any]) -> None:
    start = game.opening(2)
    tied = points(game.play(start, Roll((4, 4))), last_move=Roll((4, 4)))
    assert (tied.to_act, tied.outcome) == (None, None)
    assert tied.last_move == LastMove(None, "44", (4, 4))
    won = points(game.play(start, Roll((1, 3))), last_move=Roll((1, 3)))
    assert won.to_act == YOU


def test_a_roll_is_described_with_who_has_to_play_it() -> None:
    position = NARDE.play(NARDE.load("------------o-----------O-:-1:00"), Roll((2, 5)))
    seen = points(position, last_move=Roll((2, 5)))
    assert seen.last_move == LastMove(YOU, "25", (2, 5))
    assert seen.dice == (5, 2)


@pytest.mark.parametrize(
    ("dice", "text"), [("31", "24/21/20"), ("53", "13/8 8/5"), ("44", "24/20(2) 13/9(2)")]
)
def test_a_play_is_spelled_as_it_was_before_it_was_made(dice: str, text: str) -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:{dice}:0:0:0:0:0")
    move = BACKGAMMON.parse(text, position)
    seen = points(BACKGAMMON.play(position, move), YOU, move)
    assert seen.last_move == LastMove(ME, text)


def test_a_hit_is_described() -> None:
    position = BACKGAMMON.load("----a-A-----------------a-:0:0:1:21:0:0:0:0:0")
    move = BACKGAMMON.parse("6/4*/3", position)
    seen = points(BACKGAMMON.play(position, move), last_move=move)
    assert seen.last_move == LastMove(ME, "6/4*/3")
    assert seen.sides[1].bar == 1


def test_a_lost_turn_is_described() -> None:
    position = BACKGAMMON.load("-------------------bbbbbbA:0:0:1:31:0:0:0:0:0")
    (move,) = BACKGAMMON.legal_moves(position)
    seen = points(BACKGAMMON.play(position, move), last_move=move)
    assert seen.last_move == LastMove(ME, "pass")


@pytest.mark.parametrize(
    ("game", "text", "how"),
    [
        (BACKGAMMON, "-B----------------------a-:0:0:1:21:0:0:0:0:0", "single"),
        (NARDE, "-B----------a-------------:1:21", "oin"),
    ],
)
def test_the_end_of_a_race_is_described(game: Game[Any, Any], text: str, how: str) -> None:
    position = game.load(text)
    move = game.legal_moves(position)[0]
    seen = points(game.play(position, move), YOU, move)
    assert seen.to_act is None
    assert seen.outcome
    assert (seen.outcome.winner, seen.outcome.how) == (ME, how)
    assert seen.sides[0] == PointsSide((), 0, 15, 0)
    assert seen.last_move
    assert seen.last_move.mover == ME
