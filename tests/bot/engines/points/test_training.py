"""Training learns, and goes on after an interruption as if there had been none."""

from pathlib import Path

import numpy as np
import pytest

from bot.engines.narde.kind import NARDE
from bot.engines.points.features import SIZE
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board
from bot.engines.points.net import Net
from bot.engines.points.stakes import plain_stakes
from bot.engines.points.weights import read_net
from tests.training.points.__main__ import main
from tests.training.points.checkpoint import read_checkpoint, write_checkpoint
from tests.training.points.games import Games, Record
from tests.training.points.learner import layers, new_learner, new_net, slope, widen
from tests.training.points.lessons import targets
from tests.training.points.run import FASTEST, SLOWEST, Run, new_run
from tests.training.points.study import Plan, Study, look_ahead, new_study
from tests.training.points.weights import write_net


def test_an_interrupted_run_ends_like_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.training.points.games.SIDE_BY_SIDE", 4)
    monkeypatch.setattr("tests.training.points.run.WARM_UP", 60)
    monkeypatch.setattr("tests.training.points.run.BATCH", 16)
    straight = new_run(NARDE, 100, seed=3)
    straight.play(2)
    write_checkpoint(straight, tmp_path / "run")
    resumed = read_checkpoint(Run, tmp_path / "run")
    assert resumed
    for run in (straight, resumed):
        run.play(1)
    assert straight.learner.steps > 0
    assert_equal(straight.learner.net, resumed.learner.net)


def assert_equal(one: Net, other: Net) -> None:
    """Fail unless two nets have the same weights."""
    for mine, theirs in zip(layers(one), layers(other), strict=True):
        assert np.array_equal(mine, theirs)


@pytest.fixture
def short_study(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a study learn from its first boards on."""
    monkeypatch.setattr("tests.training.points.games.SIDE_BY_SIDE", 4)
    monkeypatch.setattr("tests.training.points.study.KEPT", 40)
    monkeypatch.setattr("tests.training.points.study.WARM_UP", 5)
    monkeypatch.setattr("tests.training.points.study.BATCH", 16)


@pytest.mark.usefixtures("short_study")
def test_an_interrupted_study_ends_like_one_that_was_not(tmp_path: Path) -> None:
    straight = new_study(NARDE, new_net(3, np.random.default_rng(3)), Plan(100), seed=3)
    straight.go_on(20)
    write_checkpoint(straight, tmp_path / "run")
    resumed = read_checkpoint(Study, tmp_path / "run")
    assert resumed
    for study in (straight, resumed):
        study.go_on(20)
    assert straight.learner.steps > 0
    assert straight.studied > straight.lessons.room
    assert_equal(straight.learner.net, resumed.learner.net)


@pytest.mark.usefixtures("short_study")
def test_a_study_begins_with_the_weights_that_are_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.training.points.__main__.FOLDER", tmp_path)
    before = tmp_path / "before.npz"
    before.write_bytes(write_net(new_net(3, np.random.default_rng(3))))
    monkeypatch.setattr("sys.argv", ["train", "narde", "--net", str(before), "--study", "30"])
    main()
    (after,) = tmp_path.glob("before-study-30-1.npz")
    old, new = (read_net(path.read_bytes()) for path in (before, after))
    change = np.abs(old.hidden - new.hidden)
    assert 0 < change.max() < 0.01


@pytest.mark.usefixtures("short_study")
def test_a_study_begins_where_the_one_before_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.training.points.__main__.FOLDER", tmp_path)
    before = tmp_path / "before.npz"
    before.write_bytes(write_net(new_net(3, np.random.default_rng(3))))
    words = ["--study", "30", "--study", "25,200,0.1"]
    monkeypatch.setattr("sys.argv", ["train", "narde", "--net", str(before), *words])
    main()
    first = tmp_path / "before-study-30-1.npz"
    second = tmp_path / "before-study-30-1-study-25-200-0.1-2.npz"
    old, new = (read_net(path.read_bytes()) for path in (first, second))
    assert len(new.hidden) == 200
    assert 0 < np.abs(old.hidden - new.hidden[: len(old.hidden)]).max() < 0.01


def test_a_wider_net_judges_as_before() -> None:
    luck = np.random.default_rng(3)
    net = new_net(3, luck)
    features = luck.random((SIZE, 5), np.float32)
    wide = widen(net, len(net.hidden) + 8, luck)
    assert wide.hidden.shape == (len(net.hidden) + 8, SIZE)
    assert wide.judge(features) == pytest.approx(net.judge(features), abs=1e-6)
    # The new numbers can learn: they feel something, and the output does not listen yet.
    assert wide.feel(features)[-8:].any()
    assert not wide.output[:, -8:].any()


def test_noise_makes_other_plays_than_the_best() -> None:
    judge = Judge(NARDE, new_net(3, np.random.default_rng(1)), plain_stakes(2))
    first = []
    for temperature in (0.0, 0.0, 5.0):
        games = Games(NARDE, np.random.default_rng(2), temperature)
        list(games.play_on(judge))
        first.append([record.boards[0] for record in games.records])
    best, same, noisy = first
    assert best == same
    assert best != noisy  # Few first rolls leave a choice.


def test_a_study_looks_over_all_rolls_of_the_other_side() -> None:
    judge = Judge(NARDE, new_net(3, np.random.default_rng(1)), plain_stakes(2))
    ahead = look_ahead(judge, [to_win_by(1), to_win_by(12)])
    lost, open_ = ahead.T
    assert lost == pytest.approx([0, 0, 0])
    assert 0 < open_[0] < 1


def to_win_by(pips: int) -> Board:
    """Return a board on which the side that rolls next has one checker left, so many pips away."""
    other = bytearray(26)
    other[0], other[pips] = 14, 1
    return bytes([1, *[0] * 23, 14, 0]) + bytes(other)


def test_a_run_that_was_stopped_before_its_weights_were_written_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.training.points.__main__.FOLDER", tmp_path)
    monkeypatch.setattr("sys.argv", ["train", "narde", "--games", "1", "--seed", "3"])
    run = new_run(NARDE, planned=1, seed=3)
    run.played = run.planned
    write_checkpoint(run, tmp_path / "narde-1-3.run")
    weights = tmp_path / "narde-1-3.npz"
    weights.write_bytes(b"of an earlier checkpoint")
    main()
    assert weights.read_bytes() == write_net(run.learner.net)


def test_the_rate_falls_after_half_of_the_games() -> None:
    run = new_run(NARDE, 100, seed=1)
    rates = []
    for run.played in (0, 50, 75, 100):
        rates.append(run.rate)
    assert rates == pytest.approx([FASTEST, FASTEST, (FASTEST + SLOWEST) / 2, SLOWEST])


def test_targets_mix_the_next_thought_with_the_end() -> None:
    over = bytes([15, *[0] * 25]) + bytes([1, *[0] * 23, 14, 0])
    thoughts = [np.array([0.5, 0.0, 0.0], np.float32), np.array([0.8, 0.2, 0.1], np.float32)]
    record = Record([NARDE.start, over], thoughts)
    wins = targets(NARDE, record)[0]
    assert wins == pytest.approx([1 - (0.7 * 1 + 0.3 * 0.8), 1])


def test_the_slope_is_that_of_the_cross_entropy() -> None:
    luck = np.random.default_rng(2)
    net = new_net(3, luck)
    features = luck.random((SIZE, 7), np.float32)
    target = luck.random((3, 7), np.float32)

    def loss() -> float:
        chances = net.judge(features).astype(np.float64)
        return float(
            -(target * np.log(chances) + (1 - target) * np.log(1 - chances)).sum(axis=0).mean()
        )

    step = np.float32(1e-2)
    for weights, down in zip(layers(net), slope(net, features, target), strict=True):
        before = loss()
        weights[...] += step * down
        assert (loss() - before) / step == pytest.approx((down * down).sum(), rel=0.05)
        weights[...] -= step * down


def test_learning_brings_a_net_closer_to_its_target() -> None:
    luck = np.random.default_rng(4)
    learner = new_learner(new_net(3, luck))
    features = luck.random((SIZE, 32), np.float32)
    target = luck.random((3, 32), np.float32)
    before = np.abs(learner.net.judge(features) - target).mean()
    for _ in range(50):
        learner.learn(features, target, 1e-3)
    assert np.abs(learner.net.judge(features) - target).mean() < before / 2
