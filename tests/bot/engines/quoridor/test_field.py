"""The search's own board agrees with the rules."""

from collections.abc import Iterator

from bot.engines.quoridor.field import CLOSED_OFF, Field, survey
from bot.engines.quoridor.numbers import (
    CLASHES,
    FIRST_STEP,
    LAYER,
    PASSED,
    WALL,
    name_move,
    number_move,
)
from rules.quoridor import Move, Position, Wall, distances
from rules.quoridor.board import BIT, INDEX, squares_in
from rules.quoridor.moves import PASS, STEPS, legal_moves, play
from rules.quoridor.pawns import occupied, reachable
from tests.bot.engines.quoridor.wandering import wander

POSITIONS = [*wander(2, 4), *wander(4, 3)]


def _field(position: Position) -> Field:
    return survey(position.walls, position.goals)


def _spots(position: Position) -> list[int]:
    return [INDEX[pawn] + LAYER * seat for seat, pawn in enumerate(position.pawns)]


def _legal_walls(position: Position) -> set[Wall]:
    return {move for move in legal_moves(position) if isinstance(move, Wall)}


def test_ways_are_as_long_as_the_rules_say() -> None:
    for position in POSITIONS:
        field = _field(position)
        assert tuple(map(field.measure, _spots(position))) == distances(position)


def test_a_ways_length_is_the_same_whichever_wall_came_last() -> None:
    for position in POSITIONS[::3]:
        field = _field(position)
        for wall in _legal_walls(position):
            after = field.after(number_move(wall))
            found = tuple(map(after.measure, _spots(position)))
            assert found == distances(play(position, wall)), (position, wall)


def test_a_pawn_goes_where_the_rules_let_it() -> None:
    for position in POSITIONS:
        spot = _spots(position)[position.seat]
        found = _field(position).steps(spot, occupied(position))
        names = {1 << (step - LAYER * position.seat) for step in found}
        assert names == {BIT[square] for square in squares_in(reachable(position))}


def _allowed(field: Field, spots: list[int]) -> Iterator[Wall]:
    for number, wall in enumerate(WALL):
        if field.walls & CLASHES[number]:
            continue
        after = field.after(number)
        if all(after.measure(spot) != CLOSED_OFF for spot in spots):
            yield wall


def test_the_walls_that_close_nobody_off_are_those_the_rules_allow() -> None:
    for position in POSITIONS[::2]:
        if position.walls_left[position.seat]:
            allowed = set(_allowed(_field(position), _spots(position)))
            assert allowed == _legal_walls(position), position


def test_no_wall_makes_a_way_longer_but_those_across_it() -> None:
    for position in POSITIONS[::2]:
        before = distances(position)
        for seat, spot in enumerate(_spots(position)):
            across = {WALL[number] for number in _field(position).cuts(spot)}
            for wall in _legal_walls(position) - across:
                assert distances(play(position, wall))[seat] == before[seat], (position, wall)


def test_the_same_walls_in_another_order_are_one_field() -> None:
    field = survey((0, 0), POSITIONS[0].goals)
    assert field.after(3).after(70) is field.after(70).after(3)


def test_every_move_has_a_number_of_its_own() -> None:
    moves: list[Move] = [*WALL, *STEPS.values(), PASS]
    for move in moves:
        assert name_move(number_move(move)) == move


def test_walls_come_before_the_pass_and_the_pass_before_steps() -> None:
    assert number_move(WALL[-1]) < FIRST_STEP <= PASSED < min(map(number_move, STEPS.values()))
