"""Which plays are looked at again, and which of them is best then."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_ranking import Afterboards
from bot.engines.backgammon.sage_stakes import NO_CUBE, Stakes

if TYPE_CHECKING:
    from bot.engines.backgammon.sage import Sage

_LOOKS = ((2, 3), (3, 2))


class _Opinion:
    """Has an equity for each board at each depth; a board is the number of its play."""

    def __init__(self, by_depth: Mapping[int, Sequence[float]]) -> None:
        self._by_depth = by_depth
        self.looked: list[tuple[int, int]] = []

    def glance(self, board: Board, _before: Board, _stakes: Stakes) -> float:
        return self._by_depth[1][board[0]]

    def look_ahead(self, board: Board, _before: Board, _stakes: Stakes, plies: int) -> float:
        self.looked.append((plies, board[0]))
        return self._by_depth[plies][board[0]]


def _afterboards(opinion: _Opinion, count: int) -> Afterboards:
    return Afterboards(cast("Sage", opinion), [], [[number] for number in range(count)], NO_CUBE)


def _always(_plies: int) -> bool:
    return True


def test_the_deepest_look_decides() -> None:
    opinion = _Opinion({1: [0.1, 0.09, 0.08, 0.07], 2: [-0.3, -0.2, -0.25], 3: [0, -0.5, -0.4]})
    assert _afterboards(opinion, 4).best(_LOOKS, _always) == 2
    assert opinion.looked == [(2, 0), (2, 1), (2, 2), (3, 1), (3, 2)]


def test_a_play_far_behind_is_not_looked_at_again() -> None:
    opinion = _Opinion({1: [0.5, 0.1, 0.45], 2: [0.5, 0.9, 0.1], 3: [0.5, 0.9, 0.9]})
    assert _afterboards(opinion, 3).best(_LOOKS, _always) == 0
    assert opinion.looked == [(2, 0), (2, 2)]


def test_when_time_is_up_the_best_of_those_looked_at_deepest_is_played() -> None:
    opinion = _Opinion({1: [0.3, 0.2, 0.1], 2: [0.1, 0.2, 0.3], 3: [0.9, 0.9, 0.1]})
    assert _afterboards(opinion, 3).best(_LOOKS, lambda _: len(opinion.looked) < 4) == 2
    assert opinion.looked == [(2, 0), (2, 1), (2, 2), (3, 2)]


def test_without_any_look_the_glance_decides() -> None:
    opinion = _Opinion({1: [0.1, 0.2]})
    assert _afterboards(opinion, 2).best(_LOOKS, lambda _: False) == 1


def test_those_not_looked_at_keep_their_distance_and_stay_below() -> None:
    """The twenty that are looked at lose a tenth; the next would pass the worst of them."""
    glances = [1 - number / 100 for number in range(22)]
    deeper = [*(glance - 0.1 for glance in glances[:19]), 0.2]
    opinion = _Opinion({1: glances, 2: deeper})
    equities = _afterboards(opinion, 22).compare()
    assert equities[:20] == deeper
    assert equities[20:] == [0.2, 0.2]
