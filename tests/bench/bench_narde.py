"""Narde's legal plays against our own backgammon's, each on positions of its games."""

from typing import Any

from rules.backgammon import Backgammon
from rules.game import Game
from rules.narde import Narde
from tests.bench.games import game_positions
from tests.bench.timing import Fresh, Row, for_each, side_by_side, times

COUNT = 3_000


def rows() -> list[Row]:
    """Measure both in turn."""
    backgammon, narde = Backgammon(), Narde()
    texts = {game.name: game_positions(game, COUNT) for game in (backgammon, narde)}
    peer, ours = side_by_side(_work(backgammon, texts["backgammon"]), _work(narde, texts["narde"]))
    micro = 1e6 / COUNT
    return [
        Row(
            f"narde `legal_moves`, positions of games ({_plays(narde, texts):.1f} plays)",
            f"{ours * micro:.1f} µs",
            f"our backgammon {peer * micro:.1f} µs ({_plays(backgammon, texts):.1f} plays)",
            times(ours, peer),
            "≤ 2 x",
        )
    ]


def _work(game: Game[Any, Any], texts: list[str]) -> Fresh:
    return Fresh(
        lambda: [(game.load(text),) for text in texts],
        lambda fresh: for_each(game.legal_moves, fresh),
    )


def _plays(game: Game[Any, Any], texts: dict[str, list[str]]) -> float:
    return sum(len(game.legal_moves(game.load(text))) for text in texts[game.name]) / COUNT
