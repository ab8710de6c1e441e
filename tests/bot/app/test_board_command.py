"""`parlour board`: any position, drawn into a file."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main


def test_a_position_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "board.png"
    text = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    chosen = ["--theme", "modern", "--seat", "2", "--size", "500"]
    assert main(["board", "backgammon", text, "-o", str(target), *chosen]) == 0
    with Image.open(target) as image:
        assert image.width == 500
    assert capsys.readouterr().out.startswith(f"{target}: 500 x ")


def test_names_stand_below_the_board(tmp_path: Path) -> None:
    plain, named = tmp_path / "plain.png", tmp_path / "named.png"
    assert main(["board", "checkers", "-o", str(plain)]) == 0
    assert main(["board", "checkers", "-o", str(named), "--names", "Anna", "Бен"]) == 0
    with Image.open(plain) as without, Image.open(named) as image:
        assert image.height > without.height


def test_without_a_position_the_start_is_drawn(tmp_path: Path) -> None:
    target = tmp_path / "start.png"
    assert main(["board", "narde", "-o", str(target)]) == 0
    with Image.open(target) as image:
        assert image.format == "PNG"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["narde", "-A----------o-----------O-:1:00"],
            (
                "I can’t set up that position. Player 1 has 16 checkers there, and 15 is the most "
                "possible.\n"
            ),
        ),
        (["backgammon", "--seat", "3"], "The seat must be from 1 to 2 at this table.\n"),
        (["quoridor", "--seat", "0"], "The seat must be from 1 to 2 at this table.\n"),
        (
            ["backgammon", "-o", "no/such/folder/board.png"],
            "no/such/folder/board.png cannot be written: No such file or directory.\n",
        ),
    ],
)
def test_what_cannot_be_drawn_is_explained_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["board", *arguments]) == 2
    assert capsys.readouterr().err == sentence
    assert list(tmp_path.iterdir()) == []
