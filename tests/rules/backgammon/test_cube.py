"""The doubling cube, what a game is worth, and matches."""

import pytest

from rules.backgammon import Cube, Double, Drop, Match, Position, Take
from rules.backgammon.refusals import (
    AnswerTheDouble,
    CrawfordGame,
    CubeAtItsHighest,
    CubeIsDead,
    CubeIsTheirs,
    NoCube,
    NoDoubleOffered,
)
from rules.backgammon.scoring import Result
from rules.errors import (
    AlreadyRolled,
    ClashingOptions,
    GameIsOver,
    IllegalMove,
    Refusal,
    RollFirst,
    UnreadableMove,
)
from rules.game import Outcome, Over, Roll, Seat, ToMove, ToRoll
from rules.options import Value
from tests.rules.backgammon.boards import GAME, START

WHITE, BLACK = Seat(0), Seat(1)
MONEY = f"{START}:0:0:1:00:0:0:0:0:10"


def refusal(text: str, move: str) -> Refusal:
    """Return why the move cannot be made."""
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(move, GAME.load(text))
    return refused.value.reason


def test_what_may_be_done_with_the_cube_is_said_in_words() -> None:
    to_roll = GAME.load(MONEY)
    doubled = GAME.play(to_roll, Double())
    rolled = GAME.play(to_roll, Roll((2, 1)))
    assert [GAME.words(position) for position in (to_roll, doubled, rolled)] == [
        ("double",),
        ("take", "drop"),
        (),
    ]


def test_a_game_has_no_cube_unless_it_is_asked_for() -> None:
    position = GAME.play(GAME.opening(2), Roll((2, 1)))
    position = GAME.play(position, GAME.legal_moves(position)[0])
    assert GAME.stage(position) == ToRoll(BLACK)
    assert GAME.legal_moves(position) == ()


def test_before_rolling_one_may_double() -> None:
    position = GAME.load(MONEY)
    assert GAME.stage(position) == ToRoll(WHITE)
    assert GAME.legal_moves(position) == (Double(),)
    doubled = GAME.play(position, Double())
    assert GAME.stage(doubled) == ToMove(BLACK)
    assert GAME.legal_moves(doubled) == (Take(), Drop())


def test_who_takes_owns_the_cube_and_the_doubler_rolls() -> None:
    taken = GAME.play(GAME.load(f"{START}:0:0:1:D:0:0:0:0:10"), Take())
    assert taken.cube == Cube(1, BLACK, 10)
    assert GAME.stage(taken) == ToRoll(WHITE)
    assert GAME.legal_moves(taken) == ()
    assert GAME.stage(GAME.play(taken, Roll((3, 1)))) == ToMove(WHITE)


def test_who_drops_loses_what_was_at_stake_before() -> None:
    dropped = GAME.play(GAME.load(f"{START}:1:1:1:D:0:0:0:0:10"), Drop())
    assert GAME.stage(dropped) == Over(Outcome(WHITE, Result.DROPPED, 2))
    assert GAME.load(GAME.dump(dropped)) == dropped
    assert GAME.dump(dropped).endswith(";dropped")
    assert GAME.legal_moves(dropped) == ()


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (f"{START}:0:0:1:00:0:0:0:0:0", "double", NoCube()),
        (f"{START}:0:0:1:31:0:0:0:0:0", "double", NoCube()),
        (f"{START}:0:0:1:31:6:2:1:7:10", "double", CrawfordGame()),
        (f"{START}:1:-1:1:00:0:0:0:0:10", "double", CubeIsTheirs()),
        (f"{START}:3:1:1:00:0:0:0:0:3", "redouble", CubeAtItsHighest(8)),
        (f"{START}:0:0:1:00:6:2:1:7:10", "double", CrawfordGame()),
        (f"{START}:1:1:1:00:5:6:0:7:10", "double", CubeIsDead(2)),
        (f"{START}:0:0:1:31:0:0:0:0:10", "double", AlreadyRolled()),
        (f"{START}:0:0:1:00:0:0:0:0:10;opening", "double", RollFirst()),
        (f"{START}:0:0:1:D:0:0:0:0:10", "double", AnswerTheDouble()),
        (f"{START}:0:0:1:D:0:0:0:0:10", "8/5 6/5", AnswerTheDouble()),
        (f"{START}:0:0:1:00:0:0:0:0:10", "take", NoDoubleOffered()),
        (f"{START}:0:0:1:31:0:0:0:0:10", "drop", NoDoubleOffered()),
        (f"{START}:0:0:1:00:0:0:0:0:10", "8/5 6/5", RollFirst()),
        (f"{START}:0:0:1:00:0:0:0:0:10", "pass", RollFirst()),
        (f"{START}:0:0:1:D:0:0:0:0:10;dropped", "take", GameIsOver()),
    ],
)
def test_what_cannot_be_done_with_the_cube(text: str, move: str, reason: Refusal) -> None:
    assert refusal(text, move) == reason


def test_the_dice_wait_for_the_answer_to_a_double() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(GAME.load(f"{START}:0:0:1:D:0:0:0:0:10"), Roll((3, 1)))
    assert refused.value.reason == AnswerTheDouble()


@pytest.mark.parametrize(
    ("text", "example"),
    [
        (f"{START}:0:0:1:D:0:0:0:0:10", "take"),
        (f"{START}:0:0:1:00:0:0:0:0:10", "double"),
        (f"{START}:0:0:1:00:0:0:0:0:0", "13/8 8/5"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_can_be_done(text: str, example: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.parse("hm", GAME.load(text))
    assert refused.value.example == example


def test_to_pass_a_double_is_to_drop_it() -> None:
    assert GAME.parse(" Pass ", GAME.load(f"{START}:0:0:1:D:0:0:0:0:10")) == Drop()


@pytest.mark.parametrize("move", [Double(), Take(), Drop()])
def test_cube_moves_are_printed_as_words(move: Double | Take | Drop) -> None:
    assert GAME.format(move, GAME.load(MONEY)) == type(move).__name__.lower()


def test_a_roll_is_printed_as_its_dice() -> None:
    assert GAME.format(Roll((3, 1)), GAME.load(MONEY)) == "31"


def outcome(board: str, rest: str) -> Outcome:
    """Return how a finished game counts."""
    stage = GAME.stage(GAME.load(f"{board}:{rest}"))
    assert isinstance(stage, Over)
    return stage.outcome


@pytest.mark.parametrize(
    ("board", "how", "points"),
    [
        ("-----------------------n--", Result.SINGLE, 4),
        ("-----------------------o--", Result.GAMMON, 8),
        ("--a--------------------n--", Result.BACKGAMMON, 12),
        ("a----------------------n--", Result.BACKGAMMON, 12),
        ("-------a---------------n--", Result.GAMMON, 8),
    ],
)
def test_a_game_counts_one_to_three_times_the_cube(board: str, how: Result, points: int) -> None:
    assert outcome(board, "2:-1:1:00:0:0:0:0:10") == Outcome(WHITE, how, points)


def test_by_jacoby_gammons_count_only_once_the_cube_was_turned() -> None:
    lost = "--a--------------------n--"
    assert outcome(lost, "0:0:1:00:0:0:1:0:10") == Outcome(WHITE, Result.SINGLE, 1)
    assert outcome(lost, "1:1:1:00:0:0:1:0:10") == Outcome(WHITE, Result.BACKGAMMON, 6)


def test_one_may_resign_a_single_game_a_gammon_or_a_backgammon() -> None:
    position = GAME.load(f"{START}:1:1:1:31:0:0:0:0:10")
    assert GAME.resignations(position, WHITE) == [
        Outcome(BLACK, Result.SINGLE, 2),
        Outcome(BLACK, Result.GAMMON, 4),
        Outcome(BLACK, Result.BACKGAMMON, 6),
    ]


def test_by_jacoby_an_unturned_cube_leaves_a_single_game_to_resign() -> None:
    position = GAME.load(f"{START}:0:0:1:31:0:0:1:0:10")
    assert [offer.points for offer in GAME.resignations(position, BLACK)] == [1]


@pytest.mark.parametrize(
    ("chosen", "clash"),
    [
        ({"jacoby": True}, ("jacoby", "cube")),
        ({"jacoby": True, "cube": True, "match": 5}, ("jacoby", "match")),
    ],
)
def test_jacoby_is_for_games_by_themselves_with_a_cube(
    chosen: dict[str, Value], clash: tuple[str, str]
) -> None:
    with pytest.raises(ClashingOptions) as refused:
        GAME.opening(2, chosen)
    assert (refused.value.option, refused.value.other) == clash


def follow(position: Position, winner: Seat, points: int) -> Position | None:
    """Return the next game of the match."""
    return GAME.next_game(position, Outcome(winner, Result.SINGLE, points))


def test_a_game_by_itself_has_no_next() -> None:
    assert follow(GAME.opening(2, {"cube": True}), WHITE, 2) is None


def test_a_match_carries_the_score_and_plays_one_crawford_game() -> None:
    first = GAME.opening(2, {"match": 5, "cube": True})
    second = follow(first, WHITE, 2)
    assert second is not None
    assert second.match == Match(5, (2, 0))
    third = follow(second, WHITE, 2)
    assert third is not None
    assert third.match == Match(5, (4, 0), crawford=True)
    assert third.cube == first.cube
    fourth = follow(third, BLACK, 1)
    assert fourth is not None
    assert fourth.match == Match(5, (4, 1))
    assert follow(fourth, BLACK, 4) is None
    assert follow(fourth, WHITE, 1) is None


def test_a_side_that_catches_up_after_crawford_gets_no_second_crawford_game() -> None:
    position = GAME.load(f"{START}:0:0:1:00:4:2:0:5:10")
    level = follow(position, BLACK, 2)
    assert level is not None
    assert level.match == Match(5, (4, 4))


def test_a_drawn_game_of_a_match_is_played_again() -> None:
    position = GAME.load(f"{START}:0:0:1:00:4:2:1:5:10")
    again = GAME.next_game(position, Outcome(None, Result.SINGLE, 0))
    assert again is not None
    assert again.match == position.match


def test_in_the_crawford_game_nobody_is_asked_before_the_roll() -> None:
    assert GAME.legal_moves(GAME.load(f"{START}:0:0:-1:00:4:2:1:5:10")) == ()


def test_after_crawford_the_one_behind_may_double() -> None:
    assert GAME.legal_moves(GAME.load(f"{START}:0:0:-1:00:4:2:0:5:10")) == (Double(),)


def test_one_point_from_the_match_the_cube_is_dead_for_the_leader() -> None:
    assert GAME.legal_moves(GAME.load(f"{START}:0:0:1:00:4:2:0:5:10")) == ()


def test_the_words_for_the_cube_and_which_of_them_answer() -> None:
    answers = {word.text: word.answer for word in GAME.move_words}
    assert answers == {"double": None, "take": True, "drop": False}


def test_each_double_tells_what_it_turns_the_cube_to() -> None:
    assert GAME.word_facts("double", []) == {"cube": 2, "lost": 1}
    assert GAME.word_facts("double", ["double", "take", "8/5 6/5"]) == {"cube": 4, "lost": 2}
    assert GAME.word_facts("take", ["double"]) == {}


def test_a_game_of_a_match_is_known_from_its_position() -> None:
    assert GAME.is_match(GAME.opening(2, {"match": 1}))
    assert not GAME.is_match(GAME.opening(2))
