"""`parlour verify FILE`: what it says, and its exit codes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.app.flaw_sentences import explain_gap
from bot.export.verification import gaps
from tests.bot.export.real_matches import export, handed_out, match_of_two_games, resign

OLD_FILES = Path(__file__).parents[1] / "export" / "old_files"
PROVED, REFUSED, IN_PART = 0, 1, 3


def run(tmp_path: Path, file: dict[str, Any]) -> int:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(file))
    return main(["verify", str(path)])


def test_a_match_that_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = match_of_two_games()
    seal = export(room)["games"][0]["seal"]
    resign(room, "backgammon")
    file = export(room)
    capsys.readouterr()
    assert run(tmp_path, file) == PROVED
    first, second, *_, last = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"Game 1 \(known140891\): \d+ rolls, \d+ moves, nothing wrong\.", first)
    assert second.startswith("Game 2 (known140891.2):")
    assert last == seal


def test_a_later_game_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = match_of_two_games()
    resign(room, "backgammon")
    assert run(tmp_path, handed_out(room, "/verify 2")) == PROVED
    assert (
        "What came before is taken as given: 1 earlier game of the match."
        in capsys.readouterr().out
    )


def test_a_match_in_progress_is_checked_in_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, export(match_of_two_games())) == IN_PART
    assert "Game 2 is not over." in capsys.readouterr().out


def test_old_files_are_checked_in_part(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("match", "dice", "checkers"):
        assert main(["verify", str(OLD_FILES / f"{name}.json")]) == IN_PART
        assert "Checked only in part:" in capsys.readouterr().out


def test_a_forgery_is_refused_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = match_of_two_games()
    resign(room, "backgammon")
    file = export(room)
    right = file["games"][0]["proof"]["throws"][2][1]
    file["games"][0]["proof"]["throws"][2][1] = [9, 9]
    assert run(tmp_path, file) == REFUSED
    said = capsys.readouterr().err
    right_dice = "-".join(map(str, right))
    assert f"Game 1, roll 3: the secret and the words give {right_dice}" in said
    assert "but the file says 9-9." in said


def test_a_file_that_is_none_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, {}) == REFUSED
    assert "is not a file from /verify or /export json." in capsys.readouterr().err


def test_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.json"]) == REFUSED
    assert "nowhere.json cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "gap", [gaps.NoMoves(), gaps.SeatsNotDrawn(), gaps.OpeningUnknown(2), gaps.StillOn(2)]
)
def test_every_gap_has_a_sentence(gap: gaps.Gap) -> None:
    assert explain_gap(gap).endswith(".")
    assert "{" not in explain_gap(gap)
