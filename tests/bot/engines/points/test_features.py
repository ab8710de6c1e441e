"""What the net sees of a board."""

from itertools import pairwise

import numpy as np
import pytest

from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.narde.kind import NARDE
from bot.engines.points.features import SIZE, encode
from bot.engines.points.kind import Kind, stack
from rules.backgammon import Backgammon
from rules.narde import Narde

HALF = SIZE // 2
DICE = slice(HALF - 12, HALF - 6)
WALLS = slice(HALF - 6, HALF)


def see(kind: Kind, board: bytes) -> list[float]:
    return [float(number) for number in encode(kind, stack([board]))[:, 0]]


def narde(board: str) -> bytes:
    return b"".join(Narde().load(f"{board}:1:00").sides)


def backgammon(board: str) -> bytes:
    return b"".join(Backgammon().load(f"{board}:0:0:1:00:0:0:0:0:0").sides)


def test_both_sides_are_seen_alike_in_their_own_numbering() -> None:
    seen = see(NARDE, NARDE.start)
    assert seen[:HALF] == seen[HALF:]
    seen = see(BACKGAMMON, BACKGAMMON.start)
    assert seen[:HALF] == seen[HALF:]


def test_a_board_is_seen_the_same_alone_and_among_others() -> None:
    boards = NARDE.boards_after(NARDE.start[:26], NARDE.start[26:], 6, 5)
    together = encode(NARDE, stack([*boards, NARDE.start]))
    assert np.array_equal(together[:, -1], encode(NARDE, stack([NARDE.start]))[:, 0])


def test_checkers_off_and_pips_are_counted() -> None:
    seen = see(NARDE, narde("-C-----------------------".ljust(26, "-")))
    off, any_off, pips = seen[HALF - 15 : HALF - 12]
    assert [off, any_off, pips] == pytest.approx([12 / 15, 1, 0.03])


def test_a_wall_counts_the_checkers_behind_it() -> None:
    """Three of Black's points in a row, with five of White's checkers behind and ten past them."""
    walls = see(NARDE, narde("-J--------bbb-----------E-"))[WALLS]
    assert walls == [np.float32(5 / 15)] * 3 + [0] * 3


def test_longer_walls_are_walls_of_each_shorter_length() -> None:
    walls = see(NARDE, narde("---------bbbbb----------O-"))[WALLS]
    assert all(shorter >= longer for shorter, longer in pairwise(walls))
    assert walls == [1] * 5 + [0]


def test_a_die_is_free_where_it_leads_to_an_open_point() -> None:
    """From 24 a six leads to 18, where Black is; every other die is free."""
    dice = see(NARDE, narde("------------n-----a-----O-"))[DICE]
    assert dice == [1 / 8] * 5 + [0]


def test_a_lone_checker_closes_no_point_of_backgammon() -> None:
    lone, pair = (
        see(BACKGAMMON, backgammon(board))[WALLS][0]
        for board in ("-----------a------------O-", "-----------b------------O-")
    )
    assert (lone, pair) == (0, 1)
