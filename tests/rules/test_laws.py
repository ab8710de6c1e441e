"""The laws that hold for every game, the toy game of the tests included."""

from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import (
    IllegalMove,
    MoveError,
    RulesError,
    UnknownOption,
    UnknownValue,
    UnreadablePosition,
    WrongTableSize,
)
from rules.game import PASS, Over, Roll, Seat, ToMove, ToRoll
from tests.rules.census import CENSUS
from tests.rules.every_game import EVERY_GAME, OUR_GAMES, AnyGame
from tests.rules.walks import tables, walk

SAMPLE = 12
"""How many of a position's legal moves are looked at closely."""


def sample(moves: Any) -> Any:  # noqa: ANN401
    """Return a few of the moves, always the first and the last."""
    return (moves[0], *Random(0).sample(moves[1:], min(SAMPLE, len(moves) - 1)), moves[-1])


@EVERY_GAME
@given(data=st.data())
def test_words_are_legal_moves(game: AnyGame, data: st.DataObject) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        moves, words = game.legal_moves(position), game.words(position)
        assert all(game.parse(word, position) in moves for word in words)
        assert set(words) <= {word.text for word in game.move_words}


@EVERY_GAME
@given(data=st.data())
def test_a_random_game_ends(game: AnyGame, data: st.DataObject) -> None:
    *_, (position, _) = walk(game, data.draw(tables(game)))
    stage = game.stage(position)
    assert isinstance(stage, Over)
    assert stage.outcome.points >= (stage.outcome.winner is not None)
    assert list(game.legal_moves(position)) == []


@EVERY_GAME
@given(data=st.data())
def test_every_stage_says_what_can_be_done(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for position, _ in walk(game, table):
        stage, moves = game.stage(position), game.legal_moves(position)
        if isinstance(stage, ToMove):
            assert 0 <= stage.seat < table.seats
            assert moves
        assert len(moves) == 1 or not any(map(game.is_pass, moves))
        spelled = {game.is_pass(move): game.format(move, position) for move in moves[:1]}
        assert (True in spelled) == (PASS in spelled.values())
        if isinstance(stage, ToRoll):
            assert stage.dice == table.seats if stage.seat is None else stage.dice >= 1
        assert len(set(moves)) == len(moves)


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
def test_every_legal_move_plays_to_a_position_of_its_own(
    game: AnyGame, data: st.DataObject
) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        if moves := game.legal_moves(position):
            some = set(sample(moves))
            before = game.dump(position)
            assert len({game.play(position, move) for move in some}) == len(some)
            assert game.dump(position) == before


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
def test_what_is_printed_is_read_back(game: AnyGame, data: st.DataObject) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        for move in sample(moves) if (moves := game.legal_moves(position)) else ():
            assert game.parse(game.format(move, position), position) == move


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
def test_a_position_is_its_text(game: AnyGame, data: st.DataObject) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        again = game.load(game.dump(position))
        assert again == position
        assert hash(again) == hash(position)
        assert game.dump(again) == game.dump(position)
        assert game.stage(again) == game.stage(position)
        assert game.legal_moves(again) == game.legal_moves(position)


@pytest.mark.usefixtures("unmeasured")
@OUR_GAMES
@given(data=st.data())
def test_a_failing_test_prints_positions_and_moves_as_people_write_them(
    game: AnyGame, data: st.DataObject
) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        assert repr(position) == f"Position({game.dump(position)!r})"
        for move in sample(moves) if (moves := game.legal_moves(position)) else ():
            kind, text, _ = repr(move).split("'")
            assert kind == f"{type(move).__name__}("
            assert game.parse(text, position) == move


@EVERY_GAME
@given(data=st.data())
def test_pieces_are_conserved(game: AnyGame, data: st.DataObject) -> None:
    count = CENSUS[game.name]
    walked = list(walk(game, data.draw(tables(game))))
    for (before, _), (after, _) in pairwise(walked):
        count(before, after)


@EVERY_GAME
@given(data=st.data())
def test_a_roll_out_of_turn_or_out_of_range_is_refused(game: AnyGame, data: st.DataObject) -> None:
    for position, _ in walk(game, data.draw(tables(game))):
        stage = game.stage(position)
        wrong = (1, 2) if not isinstance(stage, ToRoll) else (7,) * stage.dice
        for dice in (wrong, (), (0, 0), (1,) * 9):
            with pytest.raises(IllegalMove):
                game.play(position, Roll(dice))


@EVERY_GAME
@given(data=st.data())
def test_a_move_of_another_position_is_refused(game: AnyGame, data: st.DataObject) -> None:
    walked = list(walk(game, data.draw(tables(game))))
    for (position, _), (_, move) in pairwise(walked):
        if move is None or isinstance(move, Roll) or move in game.legal_moves(position):
            continue
        with pytest.raises(IllegalMove):
            game.play(position, move)


@EVERY_GAME
@given(data=st.data(), junk=st.text(max_size=40))
def test_junk_is_answered_with_a_typed_error(game: AnyGame, data: st.DataObject, junk: str) -> None:
    table = data.draw(tables(game))
    walked = [position for position, _ in walk(game, table)]
    for position in Random(table.luck).sample(walked, min(20, len(walked))):
        text = game.dump(position)
        with suppress(MoveError):
            game.parse(junk, position)
        cut = data.draw(st.integers(0, len(text)))
        with suppress(UnreadablePosition):
            loaded = game.load(text[:cut] + junk[:2] + text[cut + 1 :])
            assert game.load(game.dump(loaded)) == loaded
            assert bool(game.legal_moves(loaded)) >= isinstance(game.stage(loaded), ToMove)
    with pytest.raises(UnreadablePosition):
        game.load("\N{BLACK CHESS KNIGHT}" + junk)


@EVERY_GAME
@given(data=st.data())
def test_who_gives_up_loses_or_leaves_the_others_to_it(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for position, move in walk(game, table):
        for seat in map(Seat, range(table.seats)):
            offers = game.resignations(position, seat)
            rest = game.leave(position, seat)
            assert all(offer.winner not in {None, seat} for offer in offers)
            assert [offer.points for offer in offers] == sorted({offer.points for offer in offers})
            assert bool(offers) + (rest is not None) == (move is not None)
            assert rest is None or game.load(game.dump(rest)) == rest


@EVERY_GAME
@given(data=st.data())
def test_those_who_stay_play_on_to_the_end(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    walked = [position for position, _ in walk(game, table)]
    position = data.draw(st.sampled_from(walked))
    gone: set[Seat] = set()
    while rests := _those_who_can_leave(game, position, table.seats):
        seat = data.draw(st.sampled_from(sorted(rests)))
        gone.add(seat)
        position = rests[seat]
        assert not gone & _those_who_can_leave(game, position, table.seats).keys()
        assert not any(game.resignations(position, left) for left in gone)
    for step, _ in walk(game, table, position):
        stage = game.stage(step)
        assert not isinstance(stage, ToMove | ToRoll) or stage.seat not in gone
        assert not isinstance(stage, Over) or stage.outcome.winner not in gone


def _those_who_can_leave(game: AnyGame, position: Any, seats: int) -> dict[Seat, Any]:  # noqa: ANN401
    """Return the position without each seat that can leave."""
    rests = ((seat, game.leave(position, seat)) for seat in map(Seat, range(seats)))
    return {seat: rest for seat, rest in rests if rest is not None}


@EVERY_GAME
@given(data=st.data())
def test_a_match_ends(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    position: Any = game.opening(table.seats, table.options)
    for loser in data.draw(st.lists(st.integers(0, 1), min_size=100, max_size=100)):
        offers = game.resignations(position, Seat(loser))
        if not offers:
            return
        position = game.next_game(position, offers[0])
        if position is None:
            return
        assert not isinstance(game.stage(position), Over)
    pytest.fail("a match without end")


@EVERY_GAME
def test_every_seat_of_a_game_for_more_than_two_has_a_mark(game: AnyGame) -> None:
    most = max(game.table_sizes)
    assert len(set(game.seat_marks)) == (0 if most == 2 else most)


@EVERY_GAME
def test_only_a_double_has_more_to_tell(game: AnyGame) -> None:
    words = [word.text for word in game.move_words]
    counted = {word for word in words if game.word_facts(word, words)}
    assert counted == ({"double"} if game.name == "backgammon" else set())
    assert game.word_facts("no such word", words) == {}


@EVERY_GAME
def test_a_game_by_itself_is_none_of_a_match(game: AnyGame) -> None:
    assert not game.is_match(game.opening(min(game.table_sizes)))


@EVERY_GAME
def test_a_table_that_cannot_be_is_refused(game: AnyGame) -> None:
    for seats in set(range(7)) - game.table_sizes:
        with pytest.raises(WrongTableSize):
            game.opening(seats)
    for seats in game.table_sizes:
        with pytest.raises(UnknownOption):
            game.opening(seats, {"no such option": True})
        for option in game.options:
            assert option.default in option.values
            with pytest.raises(UnknownValue):
                game.opening(seats, {option.name: "no such value"})


@EVERY_GAME
def test_every_error_is_one_of_ours(game: AnyGame) -> None:
    with pytest.raises(RulesError):
        game.load("")
    with pytest.raises(RulesError):
        game.parse("", game.opening(min(game.table_sizes)))
