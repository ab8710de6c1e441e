"""Why one move is better than another: only what follows from the rules is told."""

import pytest

from bot.coach.reasons import (
    FewerShots,
    GivesPieces,
    HitsInstead,
    HoldsBack,
    LetsWallCost,
    LongerBlock,
    MakesPoint,
    WallCosts,
    WinsPieces,
)
from bot.coach.why import find_reasons
from bot.engines.judgement import ROLL
from rules.errors import Reason

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


def test_a_block_that_nobody_has_to_pass_is_no_reason() -> None:
    """All checkers of the other side are home."""
    behind = "-----BBBBB-----A------cff-:0:0:1:61:0:0:0:0:10"
    for better, other in (("15/9 5/4", "9/3 5/4"), ("15/8", "9/3 5/4")):
        found = find_reasons("backgammon", behind, better, other)
        assert not any(isinstance(reason, LongerBlock) for reason in found)
