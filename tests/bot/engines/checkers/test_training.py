"""Training the evaluation: its result is a file to look at, and nothing that is shipped changes."""

from hashlib import sha256
from pathlib import Path

import pytest

from bot.engines.checkers.evaluation import FILE, Evaluation
from rules.checkers.position import OPENING
from tests.training import checkers


def test_a_training_leaves_the_shipped_weights_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = FILE.read_bytes()
    monkeypatch.setattr(checkers, "FOLDER", tmp_path / "train")
    monkeypatch.setattr(checkers, "ROUNDS", ((2, 1),))
    checkers.main()
    content = (tmp_path / "train" / "checkers-64.npz").read_bytes()
    assert FILE.read_bytes() == before != content
    assert sha256(content).hexdigest() in capsys.readouterr().out
    assert abs(Evaluation(content)(OPENING[:])) < 100
