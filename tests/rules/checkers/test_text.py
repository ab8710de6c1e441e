"""Positions as text, and what is wrong with texts that are none."""

import pytest

from rules.checkers import Piece
from rules.checkers.flaws import (
    LightSquare,
    ManOnLastRow,
    NoPieces,
    SquareTwice,
    TooManyPieces,
    TooManyQuietMoves,
)
from rules.errors import Flaw, WrongPart, WrongShape
from rules.game import Seat
from tests.rules.checkers.board import GAME, flaw

WHITE, BLACK = Seat(0), Seat(1)
THIRTEEN = "a1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4"
SHAPE = WrongShape("W:Wa1,c1,Ke3:Bb8,Kd8:H0")


def test_the_opening_has_its_text() -> None:
    assert GAME.dump(GAME.opening(2)) == (
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0"
    )


def test_a_position_tells_what_stands_where() -> None:
    assert GAME.load("B:Wa1,Ke3:BKd8,b8").pieces == {
        "a1": Piece(WHITE, queen=False),
        "e3": Piece(WHITE, queen=True),
        "b8": Piece(BLACK, queen=False),
        "d8": Piece(BLACK, queen=True),
    }


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("W:Wa1,c1,Ke3:Bb8,Kd8", "W:Wa1,c1,Ke3:Bb8,Kd8:H0"),
        ("B:WKe3,c1,a1:BKd8,b8:H7", "B:Wa1,c1,Ke3:Bb8,Kd8:H7"),
        ("w:wA1 , ke3 : bB8 : h12", "W:Wa1,Ke3:Bb8:H12"),
        ("  B:W a1:B:H030\n", "B:Wa1:B:H30"),
        ("B:W:Bb8", "B:W:Bb8:H0"),
    ],
)
def test_case_blanks_and_order_do_not_matter(typed: str, text: str) -> None:
    assert GAME.dump(GAME.load(typed)) == text


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", SHAPE),
        ("W", SHAPE),
        ("X:Wa1:Bb8", SHAPE),
        ("W:Wa1", SHAPE),
        ("W:Wa1:Wb8", SHAPE),
        ("W:Wa1:Bb8:0", SHAPE),
        ("W:Wa1:Bb8:H0:H0", SHAPE),
        ("W:Wa1,:Bb8", WrongPart("piece", "")),
        ("W:Wa9:Bb8", WrongPart("piece", "a9")),
        ("W:WQa1:Bb8", WrongPart("piece", "qa1")),
        ("W:W1,2,3:Bb8", WrongPart("piece", "1")),
        ("W:Wa1:Bb8:H", WrongPart("H", "")),
        ("W:Wa1:Bb8:H-1", WrongPart("H", "-1")),
        ("W:Wa1:Bb8:H\N{ARABIC-INDIC DIGIT FIVE}", WrongPart("H", "\N{ARABIC-INDIC DIGIT FIVE}")),
        ("W:Wa1:Bb8:H31", TooManyQuietMoves(31, 30)),
        ("W:Wa2:Bb8", LightSquare("a2")),
        ("W:WKa2:Bb8", LightSquare("a2")),
        ("W:Wa1,a1:Bb8", SquareTwice("a1")),
        ("W:Wa1,Ka1:Bb8", SquareTwice("a1")),
        ("W:Wa1,c3:Bb8,c3", SquareTwice("c3")),
        ("W:Wb8:Bh6", ManOnLastRow("b8")),
        ("W:Wa3:Bg1", ManOnLastRow("g1")),
        (f"W:W{THIRTEEN}:Bb8", TooManyPieces(WHITE, 13, 12)),
        (
            f"B:Wh8:BK{THIRTEEN.replace(',', ',K')}".replace("h8", "Kh8"),
            TooManyPieces(BLACK, 13, 12),
        ),
        ("W:W:B", NoPieces()),
    ],
)
def test_a_text_that_is_no_position_says_why(text: str, found: Flaw) -> None:
    assert flaw(text) == found
