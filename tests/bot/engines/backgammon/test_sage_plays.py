"""The plays that bgsage makes at each level."""

from itertools import product
from typing import Final

import pytest

from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import Budget, Level
from rules.backgammon import Position
from rules.options import Value
from tests.bot.engines.backgammon.positions import GAME, random_positions

_AMPLE: Final = Budget(60.0)
_GAMES: Final[dict[str, dict[str, Value]]] = {
    "a game by itself": {},
    "with a cube": {"cube": True},
    "with Jacoby": {"cube": True, "jacoby": True},
    "a match": {"match": 5, "cube": True},
    "a match without a cube": {"match": 3},
}
_START: Final = "-b----E-C---eE---c-e----B-"


def _play(sage: SageEngine, board: str, dice: str, rest: str = "0:0:0:0:0") -> str:
    position = GAME.load(f"{board}:0:0:1:{dice}:{rest}")
    move = sage.choose(position, Level.EXPERT, _AMPLE)
    assert move is not None
    return GAME.format(move, position)


@pytest.mark.parametrize("options", _GAMES.values(), ids=_GAMES)
@pytest.mark.parametrize("level", [Level.BEGINNER, Level.STRONG])
def test_every_choice_is_legal(sage: SageEngine, options: dict[str, Value], level: Level) -> None:
    for position in random_positions(options, f"{level}", every=3):
        move = sage.choose(position, level, Budget(0.3, "seed"))
        assert move is None or move in GAME.legal_moves(position)


@pytest.mark.parametrize("options", _GAMES.values(), ids=_GAMES)
def test_every_choice_of_the_expert_is_legal(sage: SageEngine, options: dict[str, Value]) -> None:
    for position in random_positions(options, "expert", every=40):
        move = sage.choose(position, Level.EXPERT, Budget(2.0))
        assert move is None or move in GAME.legal_moves(position)


@pytest.mark.parametrize(
    ("dice", "play"),
    [
        ("31", "8/5 6/5"),
        ("42", "8/4 6/4"),
        ("61", "13/7 8/7"),
        ("53", "8/3 6/3"),
        ("65", "24/18/13"),
    ],
)
def test_the_expert_knows_the_openings(sage: SageEngine, dice: str, play: str) -> None:
    assert _play(sage, _START, dice) == play


def test_it_hits_a_blot_that_wins_the_game(sage: SageEngine) -> None:
    assert "*" in _play(sage, "--BBBBB---a--B------------", "31")


@pytest.mark.parametrize("level", Level)
def test_every_level_bears_off_its_last_checkers(sage: SageEngine, level: Level) -> None:
    position = GAME.load("-AA---------------------m-:0:0:1:21:0:0:0:0:0")
    move = sage.choose(position, level, Budget(0.3, "seed"))
    assert move is not None
    assert GAME.format(move, position) == "2/off 1/off"


def test_the_last_checker_may_go_by_one_die(sage: SageEngine) -> None:
    """Our rules bear off by one die where bgsage would use both."""
    position = GAME.load("--A---------------------m-:0:0:1:21:0:0:0:0:0")
    move = sage.choose(position, Level.EXPERT, _AMPLE)
    assert move in GAME.legal_moves(position)


def test_a_lost_turn_is_passed(sage: SageEngine) -> None:
    position = GAME.load("-----------c-------bbbbbbA:0:0:1:31:0:0:0:0:0")
    move = sage.choose(position, Level.EXPERT, _AMPLE)
    assert move is not None
    assert GAME.is_pass(move)


def test_a_forced_play_needs_no_thought(sage: SageEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Sage, "glance")
    position = GAME.load("-----------c-------bb-bbbA:0:0:1:44:0:0:0:0:0")
    assert len(GAME.legal_moves(position)) == 1
    assert sage.choose(position, Level.EXPERT, _AMPLE) in GAME.legal_moves(position)


def test_without_time_it_does_not_look_ahead(
    sage: SageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Sage, "look_ahead")
    assert sage.choose(_opening("31"), Level.EXPERT, Budget(0.0)) is not None


def test_with_little_time_it_looks_less_deep(
    sage: SageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    depths = _depths(monkeypatch)
    sage.choose(_opening("43"), Level.EXPERT, Budget(0.4))
    assert set(depths) == {2}


def test_the_expert_looks_at_eight_and_four(
    sage: SageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    depths = _depths(monkeypatch)
    sage.choose(_opening("43"), Level.EXPERT, _AMPLE)
    assert (depths.count(2), depths.count(3)) == (8, 4)


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.EXPERT])
def test_the_same_seed_has_the_same_noise(sage: SageEngine, level: Level) -> None:
    position = _opening("43")
    plays = [sage.choose(position, level, Budget(0.3, f"{seed}")) for seed in range(20)]
    assert plays == [sage.choose(position, level, Budget(0.3, f"{seed}")) for seed in range(20)]
    assert len(set(plays)) > 1


def test_each_level_finds_good_plays_more_often_than_the_one_below(sage: SageEngine) -> None:
    positions = [
        position
        for position in random_positions({}, "levels", every=15)
        if len(GAME.legal_moves(position)) > 3
    ]
    lost = dict.fromkeys(list(Level)[:-1], 0.0)
    for position in positions:
        plays = GAME.legal_moves(position)
        equities = dict(zip(plays, sage.rate(position, plays), strict=True))
        for level, seed in product(lost, range(10)):
            move = sage.choose(position, level, Budget(0.3, f"{seed}"))
            assert move is not None
            lost[level] += max(equities.values()) - equities[move]
    assert list(lost.values()) == sorted(lost.values(), reverse=True)


def test_no_level_plays_what_looks_absurd(sage: SageEngine) -> None:
    position = _opening("31")
    plays = GAME.legal_moves(position)
    equities = dict(zip(plays, sage.rate(position, plays), strict=True))
    chosen = {sage.choose(position, Level.STRONG, Budget(0.3, f"{seed}")) for seed in range(100)}
    assert min(equities[play] for play in chosen if play in equities) > max(equities.values()) - 0.2


def _opening(dice: str) -> Position:
    return GAME.load(f"{_START}:0:0:1:{dice}:0:0:0:0:0")


def _depths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which the depth of every look is added."""
    depths: list[int] = []
    look_ahead = Sage.look_ahead

    def count(self: Sage, *looked: object) -> float:
        depths.append(looked[-1])  # type: ignore[arg-type]
        return look_ahead(self, *looked)  # type: ignore[arg-type]

    monkeypatch.setattr(Sage, "look_ahead", count)
    return depths
