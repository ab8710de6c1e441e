"""Doubling, taking and dropping with bgsage."""

from typing import Final

import pytest

from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import Budget, Level
from rules.backgammon import Double, Drop, Take
from rules.backgammon.position import Move
from tests.bot.engines.backgammon.positions import GAME

_START: Final = "-b----E-C---eE---c-e----B-"
_FAR_AHEAD: Final = "-CCCCC------o-------------"
"""A gammon that is nearly won."""
_RACE: Final = "-CCCCC-------------ccccc--"
"""A race that is nearly won, but no gammon."""
_MONEY: Final = "0:0:0:0:10"


def _choose(
    sage: SageEngine, text: str, level: Level = Level.EXPERT, seed: str = ""
) -> Move | None:
    return sage.choose(GAME.load(text), level, Budget(60.0, seed))


@pytest.mark.parametrize("seconds", [0.0, 60.0])
def test_the_last_double_is_dropped_earlier(sage: SageEngine, seconds: float) -> None:
    """Whoever takes it cannot redouble, and has to win a quarter of the games for it."""
    close = "-BBCCCB------------ccccc--:0:0:1:D:0:0:0:0"
    live, dead = (GAME.load(f"{close}:{highest}") for highest in (10, 1))
    budget = Budget(seconds)
    assert sage.choose(live, Level.EXPERT, budget) == Take()
    assert sage.choose(dead, Level.EXPERT, budget) == Drop()


def test_too_good_to_double_unless_gammons_do_not_count(sage: SageEngine) -> None:
    assert _choose(sage, f"{_FAR_AHEAD}:0:0:1:00:0:0:0:0:10") is None
    assert _choose(sage, f"{_FAR_AHEAD}:0:0:1:00:0:0:1:0:10") == Double()


def test_who_is_behind_doubles_at_once_after_the_crawford_game(sage: SageEngine) -> None:
    assert _choose(sage, f"{_START}:0:0:1:00:2:4:0:5:10") == Double()


def test_who_needs_one_point_never_doubles(sage: SageEngine) -> None:
    position = GAME.load(f"{_START}:0:0:1:00:4:2:0:5:10")
    assert GAME.legal_moves(position) == ()
    assert sage.choose(position, Level.EXPERT, Budget(2.0)) is None


def test_nobody_doubles_with_the_cube_of_the_other(sage: SageEngine) -> None:
    assert _choose(sage, f"{_RACE}:1:-1:1:00:{_MONEY}") is None


def test_it_rolls_from_the_bar_against_a_closed_board(sage: SageEngine) -> None:
    assert _choose(sage, f"-----------c--N----bbbbbbA:0:0:1:00:{_MONEY}") is None


def test_all_rolls_are_weighed(sage: SageEngine) -> None:
    """The last roll of a race: 27 of 36 rolls bear off from the six-point, or all is lost."""
    position = GAME.load(f"------A-----------------a-:0:0:1:D:{_MONEY}")
    take, drop = sage.rate(position, (Take(), Drop()))
    assert take == pytest.approx(-1, abs=0.01)
    assert drop == pytest.approx(-1)


def test_without_time_the_cube_is_judged_at_a_glance(
    sage: SageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("bot.engines.backgammon.sage_engine.look_at_cube")
    position = GAME.load(f"{_START}:0:0:1:D:{_MONEY}")
    assert sage.choose(position, Level.EXPERT, Budget(0.0)) == Take()
