"""The computer player of backgammon that needs only numpy."""

from functools import cache

import pytest

from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.backgammon.net_engine import NetEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.backgammon import Backgammon, Double, Drop, Take
from rules.backgammon.position import Move
from rules.points.play import Play
from tests.rules.oracles import rows

GAME = Backgammon()
POSITIONS = [GAME.load(row["position"]) for row in rows("backgammon_plays")]
START = "-b----E-C---eE---c-e----B-"
CLOSED_OUT = "dBBBBBB-----C------cccb---"
"""Four of Black's checkers are on the bar before six closed points."""
RACE = "-CCCBBA----------bccbbab--"
"""White is far ahead in a race."""


@cache
def engine() -> NetEngine:
    return NetEngine()


def choose(text: str, level: Level = Level.EXPERT, seed: str = "") -> Move | None:
    return engine().choose(GAME.load(text), level, Budget(SECONDS[level], seed))


@pytest.mark.parametrize("level", set(Level) - {Level.EXPERT})
def test_a_level_makes_a_legal_play_wherever_it_is_to_act(level: Level) -> None:
    for position in POSITIONS[level :: 2 * len(Level)]:
        move = engine().choose(position, level, Budget(SECONDS[level], str(position)))
        assert move in GAME.legal_moves(position)


def test_the_expert_makes_a_legal_play_even_with_no_time() -> None:
    for position in POSITIONS[::60]:
        assert engine().choose(position, Level.EXPERT, Budget(0)) in GAME.legal_moves(position)


def test_boards_come_in_the_order_of_the_plays() -> None:
    for position in POSITIONS[::11]:
        seat, other = position.turn, position.other
        after = [GAME.play(position, move).sides for move in GAME.legal_moves(position)]
        boards = BACKGAMMON.boards_after(
            position.sides[seat], position.sides[other], *position.dice
        )
        assert boards == [sides[seat] + sides[other] for sides in after]


@pytest.mark.parametrize(
    ("dice", "best"), [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7")]
)
def test_the_expert_makes_the_points_that_every_book_makes(dice: str, best: str) -> None:
    text = f"{START}:0:0:1:{dice}:0:0:0:0:0"
    position = GAME.load(text)
    assert choose(text) == GAME.parse(best, position)


def test_a_lost_turn_is_passed() -> None:
    lost = next(each for each in POSITIONS if GAME.legal_moves(each) == (Play(()),))
    assert engine().choose(lost, Level.EXPERT, Budget(2)) == Play(())


def test_without_a_cube_there_is_nothing_to_do_but_roll() -> None:
    assert choose(f"{START}:0:0:1:00:0:0:0:0:0") is None


def test_a_likely_gammon_is_played_for_and_by_jacoby_it_is_cashed() -> None:
    assert choose(f"{CLOSED_OUT}:0:0:1:00:0:0:0:0:10") is None
    assert choose(f"{CLOSED_OUT}:0:0:1:00:0:0:1:0:10") == Double()


def test_what_a_match_needs_no_more_is_not_played_for() -> None:
    """White needs one point: a gammon is worth no more than a game."""
    position = GAME.load("-A---------------------o--:0:0:1:21:2:0:1:3:10")
    assert engine().rate(position, [GAME.parse("1/off", position)]) == pytest.approx([1])


def test_a_trailing_side_doubles_at_once_after_the_crawford_game() -> None:
    assert choose(f"{START}:0:0:1:00:1:2:0:3:10") == Double()


def test_each_answer_to_a_double_is_rated() -> None:
    position = GAME.load(f"{RACE}:0:0:1:D:0:0:0:0:10")
    take, drop = engine().rate(position, [Take(), Drop()])
    assert take < drop == -1
    before = GAME.load(f"{RACE}:0:0:1:00:0:0:0:0:10")
    assert engine().rate(before, [Double()]) == [1]


def test_the_same_seed_makes_the_same_play_and_others_vary_it() -> None:
    text = f"{START}:0:0:1:43:0:0:0:0:0"
    first, again = ([choose(text, Level.CASUAL, str(seed)) for seed in range(20)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 1
