"""Among several, the others are expected to do what most people do, and the search builds on it."""

from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.crowd import Node, expect_move
from bot.engines.quoridor.engine import open_search
from bot.engines.quoridor.field import survey
from bot.engines.quoridor.numbers import LAYER, name_move
from rules.quoridor import Position, distances
from rules.quoridor.board import INDEX
from rules.quoridor.moves import play
from rules.quoridor.position import playing
from tests.bot.engines.quoridor.wandering import wander
from tests.rules.quoridor.asking import GAME
from tests.strength import quoridor_greedy


def _node(position: Position) -> Node:
    first = playing(position).index(position.seat)
    seats = playing(position)[first:] + playing(position)[:first]
    field = survey(position.walls, [position.goals[seat] for seat in seats])
    spots = (INDEX[position.pawns[seat]] + LAYER * layer for layer, seat in enumerate(seats))
    return field, tuple(spots), tuple(position.walls_left[seat] for seat in seats), 0


def test_the_others_are_expected_to_play_like_a_greedy_player() -> None:
    """Of leaders, walls and steps that are as good, each may choose another."""
    walked = 0
    for left in (0, 1):
        for position in wander(4, 3, left):
            field, spots, walls, turn = expect_move(_node(position))
            greedy = play(position, quoridor_greedy.choose(position, "a seed"))
            assert turn == 1
            assert walls[0] == greedy.walls_left[position.seat]
            if greedy.walls == position.walls:
                assert field.measure(spots[0]) == distances(greedy)[position.seat]
                walked += 1
    assert walked


def _find_best(text: str, seconds: float = 0.2) -> str:
    return str(name_move(open_search(GAME.load(text), Clock(seconds)).find_best()))


def test_it_takes_the_last_step() -> None:
    assert _find_best("e8 a5 e2 i5/-/5 5 5 5/1") == "e9"


def test_it_walls_whoever_would_arrive_next() -> None:
    position = GAME.load("e5 h5 d9 i1/-/5 0 0 0/1")
    before = distances(position)
    after = distances(play(position, GAME.parse(_find_best(GAME.dump(position)), position)))
    assert before[1] == 1
    assert after[1] is not None
    assert after[1] > 1


def test_it_stops_once_a_win_is_certain() -> None:
    search = open_search(GAME.load("e8 a5 e2 i5/-/0 0 0 0/1"), clock := Clock(60))
    search.find_best()
    clock.check()  # there is time left
