"""A measurement that was ended goes on where it was."""

from pathlib import Path

from tests.strength.notebook import Notebook


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    assert Notebook("moves", tmp_path).recall("first", lambda: "8/5 6/5") == "8/5 6/5"
    later = Notebook("moves", tmp_path)
    assert later.recall("first", lambda: "24/23 13/10") == "8/5 6/5"
    assert later.recall("second", lambda: True)


def test_a_notebook_without_notes_leaves_no_trace(tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    notebook = Notebook("moves", folder)
    assert not folder.exists()
    notebook.recall("first", lambda: 1.0)
    assert folder.exists()
