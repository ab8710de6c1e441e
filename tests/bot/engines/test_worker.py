"""The worker: it loads each engine on its own, and one that fails costs no other game anything."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pkgutil import resolve_name
from typing import Any

import pytest

from bot.engines import catalogue, worker
from bot.engines.backgammon.engine import BackgammonEngine
from bot.engines.catalogue import ENGINES
from bot.engines.checkers.engine import CheckersEngine
from bot.engines.engine import Engine, Level
from bot.engines.narde.engine import NardeEngine
from bot.engines.question import (
    Answer,
    NumberedQuestion,
    Question,
    Ready,
    Task,
    read_answer,
    read_ready,
    write,
)
from bot.engines.quoridor.engine import QuoridorEngine
from rules import GAMES

CLASSES: Mapping[str, Callable[[], Engine[Any, Any]]] = {
    "backgammon": BackgammonEngine,
    "narde": NardeEngine,
    "checkers": CheckersEngine,
    "quoridor": QuoridorEngine,
}


class Lazy:
    """An engine that makes the last move."""

    def choose(self, position: object, *_: object) -> object:
        """Return the last legal move of checkers."""
        return GAMES["checkers"].legal_moves(position)[-1]


def load(place: str) -> Callable[[], object]:
    """Return what makes an engine; the weights of narde are damaged."""
    if "narde" in place:
        raise OSError(place)
    return Lazy


def test_every_engine_of_the_catalogue_is_one() -> None:
    assert {game: resolve_name(place) for game, place in ENGINES.items()} == CLASSES


def test_an_engine_that_cannot_be_loaded_costs_its_own_game_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalogue, "resolve_name", load)
    catalogue.engine_of.cache_clear()
    said: list[bytes] = []
    asked = [
        Question(Task.MOVE, game, GAMES[game].dump(GAMES[game].opening(2)), Level.CLUB, 0.1)
        for game in ("narde", "checkers")
    ]
    lines = [write(NumberedQuestion(number, each)) for number, each in enumerate(asked)]
    worker.serve(lines, said.append)
    catalogue.engine_of.cache_clear()
    failed = read_ready(said[0]).failed
    assert failed.keys() == {"narde"}
    assert "OSError" in failed["narde"]
    narde, checkers = (read_answer(line).answer for line in said[1:])
    assert narde == Answer(error=failed["narde"])
    assert checkers.move


def test_an_engine_that_has_to_do_with_less_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BackgammonEngine, "why_weaker", "no library")
    said: list[bytes] = []
    worker.serve([], said.append)
    assert read_ready(said[0]) == Ready(weaker={"backgammon": "no library"})


def test_low_priority_comes_before_everything_that_takes_time_to_load() -> None:
    early = (
        "import os, runpy, sys; "
        "os.nice = lambda by: sys.exit(len({'rules', 'numpy', 'msgspec'} & sys.modules.keys())); "
        "runpy.run_module('bot.engines', run_name='__main__')"
    )
    assert subprocess.run([sys.executable, "-c", early], check=False).returncode == 0  # noqa: S603
