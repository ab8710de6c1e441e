"""Files that engines come with."""

from hashlib import sha256
from pathlib import Path

import pytest

from bot.engines.checkers import endings, evaluation
from bot.engines.checkers.engine import CheckersEngine
from bot.engines.shipped import WrongFile, read_shipped


def test_a_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(b"something else")
    with pytest.raises(WrongFile) as caught:
        read_shipped(path, "0" * 64)
    assert caught.value.path == path
    assert caught.value.found == sha256(b"something else").hexdigest()


def test_checkers_refuses_weights_that_were_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(evaluation.FILE.read_bytes() + b"\0")  # zip files may have more at their end
    monkeypatch.setattr(evaluation, "FILE", path)
    with pytest.raises(WrongFile):
        evaluation.load_evaluation()


def test_checkers_refuses_endings_that_were_changed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "endings.bin"
    path.write_bytes(endings.FILE.read_bytes() * 2)
    monkeypatch.setattr(endings, "FILE", path)
    endings.values.cache_clear()
    with pytest.raises(WrongFile):
        CheckersEngine()
