"""Long narde, one rule a test."""

import pytest

from rules.errors import (
    AlreadyRolled,
    Flaw,
    GameIsOver,
    IllegalMove,
    MayNotPass,
    Refusal,
    RollFirst,
    UnreadableMove,
    UnreadablePosition,
    WrongPart,
    WrongShape,
)
from rules.game import Outcome, Over, Roll, Seat, ToMove, ToRoll
from rules.narde import Narde
from rules.narde.flaws import StandingBlock
from rules.narde.scoring import Result
from rules.points.flaws import WrongCount
from rules.points.play import Play
from rules.points.refusals import (
    BlockNotAllowed,
    HeadAlreadyUsed,
    MustPlayLarger,
    NoCheckerThere,
    NotAllHome,
    PointBlocked,
)

GAME = Narde()
START = "------------o-----------O-"
WHITE, BLACK = Seat(0), Seat(1)


def plays(text: str) -> set[str]:
    """Return the spelling of every legal play."""
    position = GAME.load(text)
    return {GAME.format(move, position) for move in GAME.legal_moves(position)}


def refusal(text: str, move: str) -> Refusal:
    """Return why the play is not allowed."""
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(move, GAME.load(text))
    return refused.value.reason


def test_the_game_opens_with_a_die_each() -> None:
    opening = GAME.opening(2)
    assert GAME.stage(opening) == ToRoll(None, 2)
    assert GAME.dump(opening) == f"{START}:1:00;opening"
    assert GAME.play(opening, Roll((3, 3))) == opening


@pytest.mark.parametrize(("dice", "starter"), [((5, 2), WHITE), ((2, 5), BLACK)])
def test_the_higher_die_starts_with_a_fresh_roll(dice: tuple[int, int], starter: Seat) -> None:
    position = GAME.play(GAME.opening(2), Roll(dice))
    assert GAME.stage(position) == ToRoll(starter)
    assert GAME.stage(GAME.play(position, Roll((5, 5)))) == ToMove(starter)


def test_both_sides_walk_the_same_way_in_their_own_numbering() -> None:
    assert plays(f"{START}:1:21") == plays(f"{START}:-1:21") == {"24/22/21"}


def test_one_checker_a_turn_leaves_the_head() -> None:
    moved = "------------o---------A-N-"
    assert plays(f"{moved}:1:21") == {"24/22 22/21", "24/23 22/20", "22/20/19"}
    assert refusal(f"{moved}:1:21", "24/23 24/22") == HeadAlreadyUsed(1)


@pytest.mark.parametrize("dice", ["11", "22", "55"])
def test_a_double_that_one_checker_can_play_takes_one_from_the_head(dice: str) -> None:
    steps = [24 - int(dice[0]) * step for step in range(5)]
    assert plays(f"{START}:1:{dice}") == {"/".join(map(str, steps))}


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("66", {"24/18(2)"}),
        ("44", {"24/20/16 24/20/16"}),
        ("33", {"24/21/18/15 24/21", "24/21/18 24/21/18"}),
    ],
)
@pytest.mark.parametrize("turn", ["1", "-1"])
def test_on_the_first_turn_two_leave_the_head_where_the_opposing_head_stops_one(
    dice: str, expected: set[str], turn: str
) -> None:
    assert plays(f"{START}:{turn}:{dice}") == expected


def test_the_note_five_five_answered_by_four_four() -> None:
    position = GAME.load(f"{START}:1:55")
    (only,) = GAME.legal_moves(position)
    assert GAME.format(only, position) == "24/19/14/9/4"
    answer = GAME.play(GAME.play(position, only), Roll((4, 4)))
    assert plays(GAME.dump(answer)) == {"24/20"}


def test_the_exception_is_for_the_first_turn() -> None:
    assert plays("-A----------o-----------N-:1:66") == {"24/18"}


def test_a_point_with_one_opposing_checker_is_closed() -> None:
    assert refusal("------------n---------a-O-:1:21", "24/22") == PointBlocked(22)


def test_both_dice_if_possible_else_the_larger() -> None:
    # After 10/4 the two has no open point, after 10/8 the six has none.
    assert plays("--n-------A---------------:1:62") == {"10/4"}
    assert refusal("--n-------A---------------:1:62", "10/8") == MustPlayLarger(6, "10/4")


def test_when_nothing_can_be_played_the_turn_is_lost() -> None:
    position = GAME.load("------------n-----a-----O-:1:66")
    assert GAME.legal_moves(position) == (Play(()),)
    assert GAME.parse("pass", position) == Play(())
    assert GAME.stage(GAME.play(position, Play(()))) == ToRoll(BLACK)


def test_checkers_go_off_once_all_are_home() -> None:
    assert plays("--B-A----------o----------:1:65") == {"4/off 2/off"}
    assert refusal("--B-A--A-------o----------:1:65", "4/off") == NotAllHome(7)
    assert plays("------BA-------o----------:1:61") == {"7/1/off", "7/1 6/5"}


def test_six_in_a_row_need_an_opposing_checker_past_them() -> None:
    before = "-----AAAAA-Ao-------A-----"
    assert refusal(f"{before}:1:21", "20/18 11/10") == BlockNotAllowed((5, 6, 7, 8, 9, 10))


def test_with_an_opposing_checker_past_them_six_in_a_row_are_allowed() -> None:
    assert "20/18 11/10" in plays("----aAAAAA-An-------A-----:1:21")


def test_six_in_a_row_are_not_allowed_even_between_two_steps() -> None:
    # 14/7 leads over 10, which completes the six, or over 11, which is closed.
    before = "-----AAAAA-an-A-----------"
    assert refusal(f"{before}:1:43", "14/7") == BlockNotAllowed((5, 6, 7, 8, 9, 10))


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ("-AAA-----a--n--A-------AJ-", "15/10/4"),
        ("-AAA------a-n--A-------AJ-", "15/9/4"),
    ],
)
def test_one_checker_may_not_complete_six_in_a_row_with_either_die_first(
    before: str, move: str
) -> None:
    assert move not in plays(f"{before}:1:65")
    assert refusal(f"{before}:1:65", move) == BlockNotAllowed((1, 2, 3, 4, 23, 24))


def test_an_order_of_steps_without_six_in_a_row_is_enough() -> None:
    before = "-----AAAAA-Ao-------A-----"
    assert "11/10 9/7" in plays(f"{before}:1:21")


def test_a_double_that_finds_no_way_beside_a_possible_block_is_passed() -> None:
    assert plays("-A--aaaaaaaae-BBAABaa---F-:1:55") == {"pass"}


def test_six_across_the_builders_seam_are_in_a_row_for_the_opponent() -> None:
    seam = "-AAAA-------o-------A---C-"
    assert refusal(f"{seam}:1:21", "24/23 20/18") == BlockNotAllowed((1, 2, 3, 4, 23, 24))


def test_six_across_the_opponents_finish_are_not_in_a_row() -> None:
    assert "20/18 16/15" in plays("-----o----AAAAA-A---A-----:1:21")


def test_a_win_is_oin_or_mars() -> None:
    won = GAME.stage(GAME.load("---------------n----------:1:00"))
    assert won == Over(Outcome(WHITE, Result.OIN, 1))
    assert GAME.stage(GAME.load("---------------o----------:1:00")) == Over(
        Outcome(WHITE, Result.MARS, 2)
    )
    assert GAME.stage(GAME.load("--------A-----------------:1:31")) == Over(
        Outcome(BLACK, Result.OIN, 1)
    )


def test_one_may_resign_oin_or_mars() -> None:
    offers = GAME.resignations(GAME.opening(2), WHITE)
    assert offers == (Outcome(BLACK, Result.OIN, 1), Outcome(BLACK, Result.MARS, 2))


def test_what_comes_too_early_or_too_late() -> None:
    assert refusal(f"{START}:1:00", "24/18") == RollFirst()
    assert refusal("---------------n----------:1:00", "24/18") == GameIsOver()
    assert refusal(f"{START}:1:21", "pass") == MayNotPass("24/22/21")
    assert refusal(f"{START}:1:21", "bar/23") == NoCheckerThere(25)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(GAME.load(f"{START}:1:21"), Roll((2, 1)))
    assert refused.value.reason == AlreadyRolled()
    with pytest.raises(IllegalMove):
        GAME.play(GAME.load(f"{START}:1:00"), Play(()))
    with pytest.raises(UnreadableMove) as unread:
        GAME.parse("e4", GAME.load(f"{START}:1:00"))
    assert unread.value.example == "24/18 24/23"


def test_pips_count_every_step_to_go() -> None:
    assert GAME.opening(2).pips == (360, 360)


def test_a_roll_is_printed_as_its_dice() -> None:
    assert GAME.format(Roll((2, 5)), GAME.opening(2)) == "25"


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", WrongShape("board:turn:dice")),
        (f"{START}:1", WrongShape("board:turn:dice")),
        (f"A{START[1:]}:1:00", WrongPart("board", f"A{START[1:]}")),
        (f"{START}:0:00", WrongPart("turn", "0")),
        (f"{START}:1:07", WrongPart("dice", "07")),
        (f"{START}:1:00;later", WrongPart("suffix", "later")),
        (f"{START}:1:31;opening", WrongPart("suffix", "opening")),
        ("-A----------o-----------N-:1:00;opening", WrongPart("suffix", "opening")),
        ("-A----------o-----------O-:1:00", WrongCount(WHITE, 16, 15)),
        ("-" * 26 + ":1:00", WrongPart("board", "-" * 26)),
        ("-BBBBBC-----o-------------:1:31", StandingBlock(WHITE, (1, 2, 3, 4, 5, 6))),
        ("------------i-----aaaaaaO-:1:31", StandingBlock(BLACK, (6, 7, 8, 9, 10, 11))),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, flaw: Flaw) -> None:
    with pytest.raises(UnreadablePosition) as refused:
        GAME.load(text)
    assert refused.value.flaw == flaw
