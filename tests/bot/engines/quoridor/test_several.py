"""Among several, the expert looks where play is likely to go."""

from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.engine import open_search
from bot.engines.quoridor.numbers import name_move
from rules.quoridor import distances
from rules.quoridor.moves import play
from tests.rules.quoridor.asking import GAME


def _find_best(text: str, seconds: float = 0.2) -> str:
    return str(name_move(open_search(GAME.load(text), Clock(seconds)).find_best()))


def _distance_after(text: str, seat: int) -> int:
    """Return how far a player is from the goal after the expert's move."""
    position = GAME.load(text)
    after = distances(play(position, GAME.parse(_find_best(text), position)))[seat]
    assert after is not None
    return after


def test_it_takes_the_last_step() -> None:
    assert _find_best("e8 a5 e2 i5/-/5 5 5 5/1") == "e9"


def test_it_walls_whoever_would_arrive_next() -> None:
    assert _distance_after("e5 h5 d9 i1/-/5 0 0 0/1", seat=1) > 1


def test_a_race_is_run_on_the_shortest_way() -> None:
    assert _distance_after("e4 b5 g7 g5/d4h f4h b4h/0 0 0 0/1", seat=0) == 7
