"""The tree grows where play is likely to go, and no further than it may."""

from math import e

import pytest

from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.crowd import Node, find_rivals
from bot.engines.quoridor.numbers import FIRST_STEP
from bot.engines.quoridor.tree import Branch, Fork, Tree
from rules.quoridor import Position
from rules.quoridor.position import opening
from tests.bot.engines.quoridor.nodes import node_of
from tests.bot.engines.quoridor.wandering import wander
from tests.rules.quoridor.asking import GAME

CROWD = "e5 h5 d9 i1/-/5 5 5 5/1"
"""The second player leads, one step from the goal."""


def _grown(position: Position, looks: int, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """Return a tree after so many looks."""
    monkeypatch.setattr("bot.engines.quoridor.tree._MOST", looks)
    tree = Tree(node_of(position), Clock(600))
    tree.find_best()
    return tree


def _walls(fork: Fork) -> set[int]:
    return {branch.move for branch in fork.branches if branch.move < FIRST_STEP}


def _cuts(node: Node, *rivals: int) -> set[int]:
    return {wall for rival in rivals for wall in node[0].cuts(rival)}


def test_it_stops_once_a_win_is_certain() -> None:
    tree = Tree(node_of(GAME.load("e8 a5 e2 i5/-/0 0 0 0/1")), Clock(600))
    tree.find_best()
    assert tree.root.looks == 1


def test_it_looks_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _grown(opening(4), 50, monkeypatch).root.looks == 50


def test_without_time_it_takes_what_looks_best_at_a_glance() -> None:
    for position in list(wander(4, 1))[::4]:
        fork = Fork(node_of(position), ())
        first = max(fork.branches, key=lambda branch: branch.promise)
        assert fork.best().move == fork.choose().move == first.move


def test_promises_are_shares_of_one() -> None:
    branches = Fork(node_of(opening(4)), ()).branches
    assert sum(branch.promise for branch in branches) == pytest.approx(1)


def test_a_move_that_is_six_of_a_hundred_worse_promises_e_times_as_little() -> None:
    best, *_, worst = sorted(
        Fork(node_of(opening(4)), ()).branches, key=lambda branch: -branch.promise
    )
    doubt = (best.chances[0] - worst.chances[0]) / 0.06
    assert doubt > 0.5
    assert best.promise == pytest.approx(worst.promise * e**doubt)


def test_of_moves_that_did_as_well_the_more_promising_is_tried() -> None:
    fork = Fork(node_of(opening(4)), ())
    for branch in fork.branches:
        branch.chances, branch.promise = [0.25] * 4, 0.1
    fork.branches[1].promise = 0.2
    assert fork.choose() is fork.branches[1]


def test_a_promising_move_is_tried_again_after_a_bad_look() -> None:
    fork = Fork(node_of(opening(4)), ())
    first = fork.choose()
    first.learn([0.0, 0.4, 0.3, 0.3])
    tried = {fork.choose().move}
    assert first.move not in tried
    for _ in range(200):
        branch = fork.choose()
        branch.learn([0.1, 0.3, 0.3, 0.3])
        tried.add(branch.move)
    assert first.move in tried


def test_a_move_is_worth_the_mean_of_all_looks() -> None:
    branch = Branch(1, [0.5, 0.5, 0.0], promise=1)
    for chances in ([1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0]):
        branch.learn(chances)
    assert branch.looks == 3
    assert branch.chances == pytest.approx([0.5, 1 / 6, 1 / 3])


def test_a_position_is_judged_after_its_best_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    (looked,) = (each for each in _grown(opening(4), 1, monkeypatch).root.branches if each.looks)
    assert looked.fork
    assert looked.chances == looked.fork.best().chances


def test_walls_against_all_are_tried_first_and_then_those_against_the_leader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = _grown(GAME.load(CROWD), 30, monkeypatch).root
    assert _walls(root) == _cuts(root.node, *find_rivals(root.node))
    later = [each.fork for each in root.branches if each.fork]
    assert later
    for fork in later:
        leader, *_ = find_rivals(fork.node)
        assert _walls(fork) == _cuts(fork.node, leader)
