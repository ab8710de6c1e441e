"""Backgammon's legal plays against bgsage's C++ on the same positions."""

from collections.abc import Sequence

import bgsage

from rules.backgammon import Backgammon, Position
from rules.backgammon.movement import begin_turn, legal_results
from rules.points.board import BAR, POINTS, Side
from rules.points.shortcuts import search
from tests.bench.games import game_positions
from tests.bench.timing import Fresh, Row, for_each, seconds, side_by_side, times
from tests.rules.oracles import rows as oracle

GAME = Backgammon()
WORST = "a--AA-AA-AA-AA-AA-A-AA-AA-:0:0:1:11:0:0:0:0:10"
"""2,226 plays, the most that a search for such positions found."""
LIMIT = 0.05
"""Seconds that it may take."""


def rows() -> list[Row]:
    """Measure positions of games, the oracle's, and the worst that is known."""
    texts = {
        "positions of games": game_positions(GAME, 3_000),
        "oracle rows": [row["position"] for row in oracle("backgammon_plays")],
    }
    return [row for name, chosen in texts.items() for row in _compare(name, chosen)] + [_worst()]


def _compare(name: str, texts: Sequence[str]) -> list[Row]:
    positions = [GAME.load(text) for text in texts]
    boards = [(_for_bgsage(position), *_dice(position)) for position in positions]
    rolls = [
        (position.sides[position.turn], position.sides[position.other], *_dice(position))
        for position in positions
    ]
    peer, public, inner = side_by_side(
        lambda: _ask(boards),
        Fresh(
            lambda: [(GAME.load(text),) for text in texts],
            lambda fresh: for_each(GAME.legal_moves, fresh),
        ),
        lambda: _search(rolls),
    )
    plays = sum(len(GAME.legal_moves(position)) for position in positions) / len(positions)
    where = f"{name} ({plays:.1f} plays)"
    return [
        _row(f"backgammon `legal_moves`, {where}", public, peer, len(texts), 2),
        _row(f"backgammon results only, {where}", inner, peer, len(texts), 1.3),
    ]


def _ask(boards: Sequence[tuple[list[int], int, int]]) -> None:
    for board, high, low in boards:
        bgsage.possible_moves(board, high, low)


def _search(rolls: Sequence[tuple[Side, Side, int, int]]) -> None:
    for own, opponent, high, low in rolls:
        search(begin_turn(own, opponent, high, low))


def _row(what: str, ours: float, peer: float, count: int, goal: float) -> Row:
    micro = 1e6 / count
    return Row(
        what,
        f"{ours * micro:.1f} µs",
        f"bgsage {peer * micro:.1f} µs",
        times(ours, peer),
        f"≤ {goal} x",
    )


def _worst() -> Row:
    taken = seconds(Fresh(_forgotten, GAME.legal_moves))
    plays = len(GAME.legal_moves(GAME.load(WORST)))
    return Row(
        f"backgammon `legal_moves`, worst position ({plays:,} plays)",
        f"{taken * 1e3:.1f} ms",
        f"{LIMIT * 1e3:.0f} ms",
        times(taken, LIMIT),
        "< 1 x",
    )


def _forgotten() -> Position:
    """Return the worst position as if it had never been searched."""
    legal_results.cache_clear()
    return GAME.load(WORST)


def _dice(position: Position) -> tuple[int, int]:
    high, low = position.dice
    return high, low


def _for_bgsage(position: Position) -> list[int]:
    own, opponent = position.sides[position.turn], position.sides[position.other]
    board = [own[point] - opponent[BAR - point] for point in POINTS]
    return [opponent[BAR], *board, own[BAR]]
