"""The computer plays by the rules, in time, and not like a fool."""

from time import process_time

import pytest

from bot.engines.engine import Budget, Level
from bot.engines.quoridor.engine import QuoridorEngine
from rules.quoridor import Position, Wall, distances
from rules.quoridor.moves import PASS, legal_moves, play
from rules.quoridor.position import opening
from tests.bot.engines.quoridor.wandering import wander
from tests.effort import often
from tests.rules.quoridor.asking import GAME
from tests.rules.quoridor.test_turns import STUCK

ENGINE = QuoridorEngine()
BLINK = Budget(0.005, "a seed")

TABLES = {
    "two": (2, 0),
    "four": (4, 0),
    "three of four": (4, 1),
    "two of four": (4, 2),
}


def _positions(table: str) -> list[Position]:
    seats, left = TABLES[table]
    return list(wander(seats, 1, left))


def _choose(text: str, level: Level = Level.EXPERT, seconds: float = 0.2) -> str:
    return str(ENGINE.choose(GAME.load(text), level, Budget(seconds, "a seed")))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("table", TABLES)
def test_it_plays_by_the_rules(table: str, level: Level) -> None:
    for position in _positions(table)[:: often(6, 2)]:
        assert ENGINE.choose(position, level, BLINK) in legal_moves(position), position


@pytest.mark.parametrize("level", Level)
def test_it_jumps_and_steps_by_the_rules_in_a_crowd(level: Level) -> None:
    for text in ("e5 d5 e6 f5/-/0 0 0 0/1", "e5 d5 e6 f5/-/0 0 0 0/3", "e4 e5 e6 -/e6h/0 0 0 0/1"):
        position = GAME.load(text)
        moves = {ENGINE.choose(position, level, Budget(0.02, str(seed))) for seed in range(9)}
        assert moves <= set(legal_moves(position))


def test_a_forced_move_needs_no_thought() -> None:
    before = process_time()
    assert _choose("a1 i9/a1v/0 10/1", seconds=1) == "a2"
    assert process_time() - before < 0.5


@pytest.mark.parametrize("level", Level)
def test_it_passes_if_it_must(level: Level) -> None:
    assert ENGINE.choose(GAME.load(STUCK), level, BLINK) == PASS


@pytest.mark.parametrize("level", Level)
def test_a_pawn_that_cannot_move_places_a_wall(level: Level) -> None:
    position = GAME.load(STUCK.replace("a6h a8h ", "").replace("0 0 0 0", "0 0 0 1"))
    move = ENGINE.choose(position, level, BLINK)
    assert isinstance(move, Wall)
    assert move in legal_moves(position)


@pytest.mark.parametrize("level", [Level.CLUB, Level.STRONG, Level.EXPERT])
@pytest.mark.parametrize(
    "text", ["c8 g2/-/10 10/1", "c2 h8 e5 e6/-/5 5 5 5/2", "- h5 e7 -/-/0 5 5 0/2"]
)
def test_it_takes_the_last_step(text: str, level: Level) -> None:
    position = GAME.load(text)
    move = ENGINE.choose(position, level, Budget(0.1))
    assert distances(play(position, move))[position.seat] == 0


@pytest.mark.parametrize("text", ["d5 g2/-/3 3/1", "e2 h5 e8 f6/-/5 5 5 5/1"])
def test_it_stops_who_is_about_to_win(text: str) -> None:
    assert len(_choose(text)) == len("e3h")


def test_it_jumps_over_a_pawn_in_its_way() -> None:
    assert _choose("e4 e5/d3v e3v d5v e5v/0 0/1") == "e6"


def test_without_walls_it_takes_the_shortest_way() -> None:
    position = GAME.load("e3 b9/b7h c3h e3h g3h d5v/0 0/1")
    before = distances(position)[0]
    after = distances(play(position, ENGINE.choose(position, Level.EXPERT, Budget(0.1))))[0]
    assert before is not None
    assert after == before - 1


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CASUAL, Level.CLUB])
@pytest.mark.parametrize("seats", [2, 4])
def test_one_seed_one_move(level: Level, seats: int) -> None:
    for position in list(wander(seats, 1))[::12]:
        first, second = (ENGINE.choose(position, level, Budget(5, "this")) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("seats", [2, 4])
def test_other_seeds_other_moves(seats: int) -> None:
    position = opening(seats)
    seeds = map(str, range(40))
    moves = {ENGINE.choose(position, Level.BEGINNER, Budget(1, seed)) for seed in seeds}
    assert len(moves) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_it_stops_thinking_in_time(seats: int) -> None:
    def took(position: Position) -> float:
        before = process_time()
        ENGINE.choose(position, Level.EXPERT, Budget(0.1))
        return process_time() - before

    # Python itself may pause for longer than a thought takes, but not each time.
    for position in (opening(seats), *list(wander(seats, 1))[:2]):
        assert any(took(position) < 0.3 for _ in range(3))


def test_it_knows_a_won_race_from_a_lost_one() -> None:
    position = GAME.load("c6 g4/-/0 0/1")
    forward, back = ENGINE.rate(position, [GAME.parse(move, position) for move in ("c7", "c5")])
    assert forward > 0.9
    assert back < -0.9


@pytest.mark.parametrize("table", TABLES)
def test_it_rates_every_move_between_lost_and_won(table: str) -> None:
    position = _positions(table)[2]
    moves = legal_moves(position)
    rates = ENGINE.rate(position, moves)
    assert len(rates) == len(moves)
    assert all(-1 <= rate <= 1 for rate in rates)


@pytest.mark.parametrize(
    ("text", "won"), [("c8 g2/-/1 1/1", "c9"), ("c8 b5 e9 i5/-/5 5 5 5/1", "c9")]
)
def test_an_arrival_is_worth_a_win(text: str, won: str) -> None:
    position = GAME.load(text)
    assert ENGINE.rate(position, [GAME.parse(won, position)])[0] == pytest.approx(1)
