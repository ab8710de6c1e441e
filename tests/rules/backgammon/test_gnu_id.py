"""Positions as GNU Backgammon writes them. All ids come from GNU Backgammon 1.07 or its manual."""

import pytest

from rules.backgammon.gnu_id import as_xgid
from rules.errors import UnreadablePosition
from tests.rules.backgammon.boards import GAME

START = "-b----E-C---eE---c-e----B-"


@pytest.mark.parametrize(
    ("text", "xgid"),
    [
        ("4HPwATDgc/ABMA", f"{START}:0:0:1:00:0:0:0:0:10"),
        ("4HPwATDgc/ABMA:cInlAAAAAAAE", f"{START}:0:0:1:31:0:0:0:7:10"),
        ("4HPwATDgc/ABMA:QYkqASAAIAAA", f"{START}:1:-1:1:52:4:2:0:9:10"),
        ("sGfwATDgc/ABMA:cAkAAAAAAAAA", "-b----E-C---eE---b-db---B-:0:0:1:00:0:0:0:0:10"),
        ("sGfwATDgc/ABMA:MAHgAAAAAAAE", "-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:7:10"),
        ("sGfwATDgc/ABMA:cBEAAAAAAAAA", "-b----E-C---eE---b-db---B-:0:0:1:D:0:0:0:0:10"),
        (
            " Position ID: 4HPwATDgc/ABMA Match ID : cAngAAAAAAAE ",
            f"{START}:0:0:1:00:0:0:0:7:10",
        ),
    ],
)
def test_an_id_says_what_gnu_backgammon_shows(text: str, xgid: str) -> None:
    assert as_xgid(text) == xgid
    assert GAME.dump(GAME.load(text)) == xgid


@pytest.mark.parametrize("text", ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMA:short", "//////////////"])
def test_anything_else_is_no_id(text: str) -> None:
    assert as_xgid(text) is None
    with pytest.raises(UnreadablePosition):
        GAME.load(text)


def test_what_cannot_be_is_refused_as_in_any_text() -> None:
    """Bits that say sixteen checkers."""
    with pytest.raises(UnreadablePosition):
        GAME.load("//8AAAAAAAAAAA")
