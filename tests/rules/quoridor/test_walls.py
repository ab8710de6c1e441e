"""Placing a wall: one rule a test."""

import pytest

from tests.rules.quoridor.asking import GAME, after, legal, steps, walls

EVERY_WALL = [f"{file}{rank}{lies}" for file in "abcdefgh" for rank in "12345678" for lies in "hv"]


@pytest.mark.parametrize("start", ["e1 e9/-/10 10/1", "e1 a5 e9 i5/-/5 5 5 5/1"])
def test_on_the_empty_board_every_wall_inside_it_is_allowed(start: str) -> None:
    assert walls(start) == EVERY_WALL


def test_pawn_moves_come_first_then_walls_in_the_order_of_their_names() -> None:
    assert legal("e1 e9/-/10 10/1") == ["d1", "e2", "f1", *EVERY_WALL]


def test_walls_do_not_overlap_or_cross() -> None:
    gone = set(EVERY_WALL) - set(walls("e1 e9/e4h/9 10/2"))
    assert gone == {"d4h", "e4h", "f4h", "e4v"}
    gone = set(EVERY_WALL) - set(walls("e1 e9/e4v/9 10/2"))
    assert gone == {"e3v", "e4v", "e5v", "e4h"}


def test_walls_may_touch() -> None:
    assert {"c4h", "g4h", "d4v", "f4v", "d3v", "f5v", "e5v", "e3v", "e5h"} <= set(
        walls("e1 e9/e4h/9 10/2")
    )


def test_who_has_no_walls_left_only_moves_the_pawn() -> None:
    text = "e1 e9/a2h a4h a6h a8h c2h c4h c6h c8h g2h g4h/0 10/1"
    assert legal(text) == ["d1", "e2", "f1"]
    assert len(walls(text.replace("/1", "/2"))) > 0


def test_a_wall_is_placed_and_no_longer_in_hand() -> None:
    assert after("e1 e9/-/10 10/1", "e3h", "d5v") == "e1 e9/d5v e3h/9 9/1"


def test_a_player_may_not_be_closed_off() -> None:
    missing = set(EVERY_WALL) - set(walls("e1 e9/d1v e1v/9 9/2"))
    assert {"d2h", "e2h"} <= missing
    assert "e3h" not in missing


def test_nor_may_one_close_off_oneself() -> None:
    assert not {"d2h", "e2h"} & set(walls("e1 e9/d1v e1v/9 9/1"))


@pytest.mark.parametrize(
    ("text", "closing"),
    [
        ("a1 e9/b1v/9 10/1", "a2h"),
        ("i1 e9/g1v/9 10/1", "h2h"),
        ("a1 e9/a2h/9 10/1", "b1v"),
        ("e1 a9/a7h/10 9/2", "b8v"),
    ],
)
def test_the_edge_of_the_board_helps_to_close_off(text: str, closing: str) -> None:
    assert closing not in walls(text)
    assert closing in walls(text.replace("a1", "e1").replace("i1", "e1").replace("a9", "e9"))


def test_with_four_every_way_counts() -> None:
    assert not {"b4v", "b5v"} & set(walls("e1 a5 e9 i5/a4h a5h/4 4 5 5/3"))
    assert {"b4v", "b5v"} <= set(walls("e1 a6 e9 i5/a4h a5h/4 4 5 5/3"))


def test_the_way_of_a_player_who_has_left_does_not() -> None:
    text = "e1 - e9 i5/a4h a5h/4 0 5 5/3"
    assert {"b4v", "b5v"} <= set(walls(text))
    assert after(text, "b5v") == "e1 - e9 i5/a4h a5h b5v/4 0 4 5/4"


def test_pawns_do_not_block_a_way() -> None:
    tunnel = "a1h a2h c1h c2h e1h e2h g1h g2h"
    assert "b2" in steps(f"a2 e2/{tunnel}/6 6/1")
    assert "a5h" in walls(f"a2 e2/{tunnel}/6 6/1")


def test_a_pocket_without_a_pawn_may_be_closed() -> None:
    assert "a1h" in walls("e1 e9/b1v/9 10/2")
    assert "a2h" in walls("e1 e9/b1v/9 10/2")
    assert after("e1 e9/b1v/9 10/2", "a2h") == "e1 e9/a2h b1v/9 9/1"


def test_moves_are_made_once_and_shared() -> None:
    first, second = (GAME.legal_moves(GAME.opening(2)) for _ in range(2))
    assert all(one is other for one, other in zip(first, second, strict=True))
