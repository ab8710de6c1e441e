"""Why one move is better than another: only what follows from the rules is told."""

import pytest

from bot.coach.reasons import (
    DoublesTooEarly,
    DropsTooSoon,
    FewerShots,
    GivesPieces,
    HitsInstead,
    HoldsBack,
    KeepsOpposition,
    LetsJump,
    LetsWallCost,
    LongerBlock,
    MakesPoint,
    TakesTooMuch,
    TooGoodToDouble,
    WallCosts,
    WinsAtOnce,
    WinsPieces,
)
from bot.coach.why import find_reasons, find_reasons_of_options
from bot.coach.why_checkers import has_opposition
from bot.engines.judgement import ROLL, Option
from rules import GAMES
from rules.errors import Reason
from rules.game import Seat

START = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
BLOT = "-b---aE-C---dE---c-e----B-:0:0:1:31:0:0:0:0:10"
BLOCK = "--aBBBCBB----A---b-e-----A:0:0:1:61:0:0:0:0:10"
EXCHANGE = "W:Wa1,c1,e1,g1,f2,h2,e3,c5:Be5,g5,h6,a7,b8,h8:H0"
WALLS = "e1 e9/a1h a4h b4v c1h d7v e1h f2h f4h f5h g1v g3v h1v h3h h8v/3 3/1"
LAST = "-AA---------------------m-:0:0:1:21:0:0:0:0:10"


@pytest.mark.parametrize(
    ("game", "position", "better", "other", "reasons"),
    [
        ("backgammon", START, "8/5 6/5", "13/10 6/5", [FewerShots(0, 18), MakesPoint(5)]),
        ("backgammon", BLOT, "24/21 6/5*", "8/7 6/3", [HitsInstead()]),
        ("backgammon", BLOCK, "bar/24 13/7", "bar/24 7/1", [LongerBlock(6, 4)]),
        ("backgammon", START, "13/10 6/5", "8/5 6/5", []),
        ("backgammon", LAST, "2/off 1/off", "2/off 1/off", []),
        ("narde", "---CBbb--a--g-aB--Aa-a--G-:-1:31", "24/23 17/14", "24/23 21/18",
         [HoldsBack(5, 2)]),
        ("narde", "-----------kaEDCBA----c---:1:21", "17/15 16/15", "16/15 16/14",
         [LongerBlock(4, 3)]),
        ("checkers", EXCHANGE, "e3-f4", "f2-g3", [WinsPieces(1)]),
        ("checkers", "W:Wc3,g3,a1:Bf6,b6,e5", "c3-b4", "g3-f4", [GivesPieces(1)]),
        ("checkers", EXCHANGE, "f2-g3", "e3-f4", []),
        ("checkers", "B:Wd2,d4,h4:Ba5,b6,h6", "a5-b4", "b6-c5", [KeepsOpposition()]),
        ("checkers", "B:Wd2,d4,h4:Ba5,b6,h6", "b6-c5", "a5-b4", []),
        ("quoridor", "e4 e6/-/10 10/1", "d4", "e5", [LetsJump()]),
        ("quoridor", "e4 e6/-/10 10/1", "e5", "d4", []),
        ("quoridor", WALLS, "d6h", "g6h", [WallCosts(2)]),
        ("quoridor", WALLS, "f3h", "c5h", [LetsWallCost(2, 4)]),
        ("quoridor", "e1 a5 e9 i5/-/5 5 5 5/1", "e8h", "d1", []),
        ("backgammon", START.replace(":31:", ":00:"), ROLL, "double", []),
        ("backgammon", START.replace(":31:", ":D:"), "take", "drop", []),
        ("sprint", "", "1", "2", []),
    ],
)  # fmt: skip
def test_what_the_rules_say_is_told_and_nothing_else(
    game: str, position: str, better: str, other: str, reasons: list[Reason]
) -> None:
    assert [*find_reasons(game, position, better, other)] == reasons


@pytest.mark.parametrize(
    ("position", "white"),
    [
        ("W:Wc3:Bd6", True),  # after c3-d4 Black has to offer the man
        ("B:Wd4:Bd6", True),
        ("W:Wc3:Bc5", False),  # White has to offer it
        ("B:Wc3:Bc5", True),
        ("W:Wc3:Bd4", None),  # nobody is left to oppose
        ("W:Wc3,e3:Bd4,h8,h6", None),  # two ways to take
        ("W:WKc3:Bd6", None),  # a queen can wait
        ("W:Wc3,a1:Bd6", None),
    ],
)
def test_who_would_run_out_of_moves_first(position: str, white: bool | None) -> None:  # noqa: FBT001
    assert has_opposition(GAMES["checkers"].load(position), Seat(0)) is white


def option(move: str, value: float, chance: float = 0.5) -> Option:
    return Option(move, value, chance)


@pytest.mark.parametrize(
    ("better", "other", "reasons"),
    [
        (option(ROLL, 0.4), option("double", 0.1, 0.58), [DoublesTooEarly(58)]),
        (option(ROLL, 1.2), option("double", 1.0), [TooGoodToDouble()]),
        (option(ROLL, 0.9999), option("double", 1.0), []),
        (option("double", 1.0), option(ROLL, 0.8), [WinsAtOnce()]),
        (option("double", 0.9), option(ROLL, 0.8), []),
        (option("drop", -1.0, 0.0), option("take", -1.3, 0.18), [TakesTooMuch(18)]),
        (option("take", -0.7, 0.31), option("drop", -1.0, 0.0), [DropsTooSoon(31)]),
        (option("8/5 6/5", 0.2), option("13/10 6/5", 0.0), [FewerShots(0, 18), MakesPoint(5)]),
    ],
)
def test_what_values_say_about_the_cube_is_told(
    better: Option, other: Option, reasons: list[Reason]
) -> None:
    assert [*find_reasons_of_options("backgammon", START, better, other)] == reasons


def test_a_block_that_nobody_has_to_pass_is_no_reason() -> None:
    """All checkers of the other side are home."""
    behind = "-----BBBBB-----A------cff-:0:0:1:61:0:0:0:0:10"
    for better, other in (("15/9 5/4", "9/3 5/4"), ("15/8", "9/3 5/4")):
        found = find_reasons("backgammon", behind, better, other)
        assert not any(isinstance(reason, LongerBlock) for reason in found)
