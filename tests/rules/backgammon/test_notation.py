"""How plays are printed, read and refused."""

import pytest

from rules.errors import AmbiguousMove, IllegalMove, MayNotPass, NotInList, Refusal, UnreadableMove
from rules.points.play import Play, Step
from rules.points.refusals import (
    BarFirst,
    HigherCheckerFirst,
    MustPlayLarger,
    MustPlayMore,
    MustUseBothDice,
    NoCheckerThere,
    NotAllHome,
    NotOnTheDice,
    PointBlocked,
    WrongWay,
)
from tests.rules.backgammon.boards import GAME, START, plays, rolled

PASSES_A_HIT = "-----a---A--------------a-"
"""From 9 with 4-3: over 5, hitting, or over 6."""


def test_the_highest_start_comes_first_and_a_repeated_step_is_counted() -> None:
    assert {"24/18(2) 13/7(2)", "13/7(4)", "13/7 8/2(3)"} <= plays(START, "66")


def test_a_checker_that_must_have_gone_on_is_written_as_one_journey() -> None:
    assert "24/20/16 24/20/16" in plays(START, "44")


def test_a_checker_that_goes_on_from_its_own_is_written_as_two_moves() -> None:
    assert "13/8 8/5" in plays(START, "53")


def test_every_hit_has_its_star() -> None:
    assert plays("----------a------a-----A--", "65") == {"23/17*/12", "23/18/12"}
    assert plays("-----a-----a-----A------a-", "65") == {"17/11*/6", "17/12/6"}
    assert plays("-----a-----a-----A------a-", "66") == {"17/11*/5*/off"}
    assert "13/10(2) 8/5*(2)" in plays("-----a--B----C----------a-", "33")


def test_both_landing_on_a_blot_hit_it_once() -> None:
    assert plays("a----a--A-A---------------", "53") >= {"10/5* 8/5"}
    assert plays("---aA-A-----------------a-", "31") >= {"6/3* 4/3"}


def test_of_two_checkers_on_the_same_way_only_the_first_hits() -> None:
    assert plays("a-------------------a---B-", "44") == {
        "24/20*/16 24/20/16",
        "24/20*/16/12 24/20",
        "24/20*/16/12/8",
    }


def test_the_bar_and_off_are_words() -> None:
    assert plays("-a----------------------bA", "21") == {"bar/23/22"}
    assert plays("-A----A-----------------a-", "61") == {"6/off 1/off", "6/5/off"}


@pytest.mark.parametrize(
    "text",
    [
        "13/10 6/5",
        "6/5 13/10",
        "13-10, 6-5",
        "13>10 6>5",
        "13->10; 6->5",
        "13 / 10 6 / 5",
        "13\N{RIGHTWARDS ARROW}10 6\N{EN DASH}5",
        "  13/10*  6/5* ",
        "13/10,6/5",
        "13\N{MINUS SIGN}10 6\N{HYPHEN}5",
        "\N{NO-BREAK SPACE}13/10\r\n6/5\r\n",
    ],
)
def test_people_write_in_many_ways(text: str) -> None:
    position = rolled(START, "31")
    assert GAME.format(GAME.parse(text, position), position) == "13/10 6/5"


@pytest.mark.parametrize(
    ("board", "dice", "text", "meant"),
    [
        (START, "53", "13/5", "13/8 8/5"),
        (START, "53", "13/8/5", "13/8 8/5"),
        (START, "53", "8/5 13/8", "13/8 8/5"),
        (START, "66", "24/18 24/18 13/7 13/7", "24/18(2) 13/7(2)"),
        (START, "66", "13/7 (2) 24/18(2)", "24/18(2) 13/7(2)"),
        (START, "44", "24/16(2)", "24/20/16 24/20/16"),
        (START, "44", "24/16 13/5", "24/20/16 13/9/5"),
        ("-a----------------------bA", "21", "BAR/22", "bar/23/22"),
        ("-a----------------------bA", "21", "25/23/22", "bar/23/22"),
        ("-a----------------------bA", "21", "b/22", "bar/23/22"),
        ("-A----A-----------------a-", "61", "6/Off 1/0", "6/off 1/off"),
        ("-A----A-----------------a-", "61", "1/o 6/o", "6/off 1/off"),
        ("-A----A-----------------a-", "61", "6/o 1/off*", "6/off 1/off"),
        (PASSES_A_HIT, "43", "9/5/2", "9/5*/2"),
        (PASSES_A_HIT, "43", "9/6/2", "9/6/2"),
    ],
)
def test_what_people_write_is_understood(board: str, dice: str, text: str, meant: str) -> None:
    position = rolled(board, dice)
    assert GAME.format(GAME.parse(text, position), position) == meant


def test_each_side_writes_in_its_own_numbering() -> None:
    position = rolled(START, "31", turn=-1)
    assert GAME.format(GAME.parse("8/5 6/5", position), position) == "8/5 6/5"


def test_a_lost_turn_is_passed() -> None:
    position = rolled("------------------bbbbbb-A", "66")
    assert GAME.parse("pass", position) == Play(())


def test_a_journey_that_may_or_may_not_hit_on_its_way_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove) as question:
        GAME.parse("9/2", rolled(PASSES_A_HIT, "43"))
    assert set(question.value.candidates) == {"9/5*/2", "9/6/2"}
    assert question.value.text == "9/2"


@pytest.mark.parametrize(
    "text",
    ["", "  ", "hello", "8", "8/", "/5", "8/5/", "26/20", "8/26", "off/5", "0/5", "bar",
     "8/5(5)", "8/5(2", "8/5 x", "\N{ARABIC-INDIC DIGIT EIGHT}/5", "8/5 " * 9, "13/10*6/5"],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_with_an_example(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.parse(text, rolled(START, "31"))
    assert refused.value.text == text
    assert refused.value.example == "24/23 24/21"


@pytest.mark.parametrize(
    ("board", "dice", "text", "reason"),
    [
        (START, "31", "14/10", NoCheckerThere(14)),
        (START, "31", "14/13", NoCheckerThere(14)),
        (START, "31", "14/9", NoCheckerThere(14)),
        (START, "31", "8/7/4 24/23", NotOnTheDice(24, 23, ())),
        (START, "31", "8/5 6/3", NotOnTheDice(6, 3, (1,))),
        (START, "55", "13/8(3) 6/1(2)", NotOnTheDice(6, 1, ())),
        (START, "31", "8/25", WrongWay(8, 25)),
        (START, "31", "6/bar", WrongWay(6, 25)),
        ("-a---A-----------------b-A", "61", "5/3", BarFirst(1)),
        (START, "31", "13/8", NotOnTheDice(13, 8, (3, 1))),
        (START, "31", "8/9", WrongWay(8, 9)),
        (START, "55", "24/19", PointBlocked(19)),
        (START, "31", "8/7", MustUseBothDice("24/21 8/7")),
        (START, "31", "pass", MayNotPass("24/23 24/21")),
        (START, "44", "24/20 13/9", MustPlayMore(2, 4, "24/20/16 24/20 13/9")),
        ("-a---A-----------------b-A", "21", "5/4 5/3", BarFirst(1)),
        ("-a---A-----------------b-A", "21", "5/4", BarFirst(1)),
        ("-----------------b-b----A-", "65", "24/19/13", PointBlocked(19)),
        ("--------------b---------A-", "64", "24/20", MustPlayLarger(6, "24/18")),
        ("--A-A--A----------------a-", "65", "4/off 2/off", NotAllHome(7)),
        ("--A--A------------------a-", "41", "2/off 5/4", HigherCheckerFirst(4)),
        ("--A-A-------------------a-", "65", "4/off", MustUseBothDice("4/off 2/off")),
        ("------------------bbbbbb-A", "66", "bar/19", PointBlocked(19)),
    ],
)
def test_a_play_that_is_not_allowed_is_refused_with_the_reason(
    board: str, dice: str, text: str, reason: Refusal
) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, rolled(board, dice))
    assert refused.value.reason == reason


def test_a_play_made_by_hand_is_held_to_the_same_rules() -> None:
    position = rolled(START, "31")
    with pytest.raises(IllegalMove) as refused:
        GAME.play(position, Play((Step(8, 7),)))
    assert refused.value.reason == MustUseBothDice("24/21 8/7")
    with pytest.raises(IllegalMove) as refused:
        GAME.play(position, Play(()))
    assert refused.value.reason == MayNotPass("24/23 24/21")


@pytest.mark.parametrize(
    "steps",
    [
        (Step(6, 5), Step(8, 5)),
        (Step(8, 5), Step(6, 5, hit=True)),
        (Step(13, 9),),
        (Step(30, 27),),
        (Step(8, 5), Step(6, -3)),
    ],
)
def test_only_a_play_from_the_list_is_played(steps: tuple[Step, ...]) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(rolled(START, "31"), Play(steps))
    assert refused.value.reason == NotInList()


def test_what_was_found_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        rolled(START, "31").results.clear()  # type: ignore[attr-defined]
