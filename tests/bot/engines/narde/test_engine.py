"""The computer player of narde makes legal plays, finds wins, and is as good as its level."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from bot.engines.engine import SECONDS, Budget, Level
from bot.engines.narde.engine import NardeEngine
from bot.engines.narde.kind import NARDE
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board
from bot.engines.points.lookahead import foresee
from bot.engines.points.stakes import Worths
from rules.narde import Narde, Position
from rules.points.play import Play
from tests.bot.engines.clock import Clock
from tests.effort import often
from tests.rules.oracles import rows

GAME = Narde()
POSITIONS = [GAME.load(row["position"]) for row in rows("narde_plays")]
START = "------------o-----------O-:1:61"
LAST_TWO = "-A-A---------a------------:1:31"
MIDDLE = "-BAA-A-bbba-dA-BA-b-aA-AB-:1:42"


@cache
def engine() -> NardeEngine:
    return NardeEngine()


def play(text: str, level: Level = Level.EXPERT, seed: str = "") -> str:
    position = GAME.load(text)
    move = engine().choose(position, level, Budget(SECONDS[level], seed))
    assert move is not None
    return GAME.format(move, position)


def boards_of(position: Position) -> list[bytes]:
    own, other = position.sides[position.turn], position.sides[position.other]
    return NARDE.boards_after(own, other, *position.dice)


@pytest.mark.parametrize("level", set(Level) - {Level.EXPERT})
def test_a_level_makes_a_legal_play_wherever_it_is_to_act(level: Level) -> None:
    for position in POSITIONS[level :: len(Level) * often(3, 1)]:
        move = engine().choose(position, level, Budget(SECONDS[level], str(position)))
        assert move in GAME.legal_moves(position)


def test_the_expert_makes_a_legal_play_even_with_no_time() -> None:
    for position in POSITIONS[::40]:
        assert engine().choose(position, Level.EXPERT, Budget(0)) in GAME.legal_moves(position)


def test_boards_come_in_the_order_of_the_plays() -> None:
    for position in POSITIONS[::7]:
        after = [GAME.play(position, move).sides for move in GAME.legal_moves(position)]
        seat, other = position.turn, position.other
        assert boards_of(position) == [sides[seat] + sides[other] for sides in after]


def test_there_is_nothing_to_choose_before_a_roll() -> None:
    position = GAME.load("------------o-----------O-:1:00")
    assert engine().choose(position, Level.CLUB, Budget(1)) is None


def test_a_lost_turn_is_passed() -> None:
    lost = next(each for each in POSITIONS if GAME.legal_moves(each) == (Play(()),))
    assert engine().choose(lost, Level.EXPERT, Budget(2)) == Play(())


@pytest.mark.parametrize("level", set(Level) - {Level.BEGINNER})
def test_a_game_is_won_where_it_can_be(level: Level) -> None:
    assert play(LAST_TWO, level) == "3/off 1/off"


def test_winning_at_once_is_worth_one_point_and_mars_two() -> None:
    for text, points in ((LAST_TWO, 1), (LAST_TWO.replace("a", "o"), 2)):
        position = GAME.load(text)
        winning = GAME.parse("3/off 1/off", position)
        assert engine().rate(position, [winning]) == [points]


def test_each_play_is_rated_and_the_best_one_is_chosen() -> None:
    position = GAME.load(MIDDLE)
    moves = GAME.legal_moves(position)
    ratings = engine().rate(position, moves)
    assert len(ratings) == len(moves) > 5
    assert all(-2 <= rating <= 2 for rating in ratings)
    chosen = GAME.parse(play(MIDDLE), position)
    assert ratings[moves.index(chosen)] > max(ratings) - 0.1


def test_both_seats_see_the_same_board_alike() -> None:
    """The start is its own mirror image."""
    ratings = []
    for text in (START, START.replace(":1:", ":-1:")):
        position = GAME.load(text)
        ratings.append(engine().rate(position, GAME.legal_moves(position)))
    assert ratings[0] == ratings[1]


def test_the_same_seed_makes_the_same_play_and_others_vary_it() -> None:
    seeds = [str(number) for number in range(20)]
    first, again = ([play(MIDDLE, Level.CASUAL, seed) for seed in seeds] for _ in range(2))
    assert first == again
    assert len(set(first)) > 1


def test_a_higher_level_gives_away_less() -> None:
    position = GAME.load(MIDDLE)
    moves = GAME.legal_moves(position)
    ratings = dict(zip(moves, engine().rate(position, moves), strict=True))
    means = [
        sum(
            ratings[GAME.parse(play(MIDDLE, level, str(seed)), position)]
            for seed in range(often(30, 60))
        )
        for level in (Level.BEGINNER, Level.CASUAL, Level.CLUB, Level.STRONG)
    ]
    assert all(lower < higher for lower, higher in pairwise(means))


def test_the_expert_stops_looking_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a tenth of a second here."""
    monkeypatch.setattr("bot.engines.points.stopwatch.process_time", Clock(0.1))
    looks: list[int] = []

    def look(judge: Judge, boards: Sequence[Board], rolls: int) -> Worths:
        looks.append(rolls)
        return foresee(judge, boards, rolls)

    monkeypatch.setattr("bot.engines.points.thinker.foresee", look)
    play(MIDDLE)
    assert 1 <= looks.count(1) < 8
    assert 2 not in looks
