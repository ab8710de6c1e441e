"""The `parlour` command, run as people run it."""

import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.__main__ import main


def parlour(folder: Path, **variables: str) -> subprocess.Popen[str]:
    """Start Parlour in a folder of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**os.environ, "PARLOUR_DATA": "data", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_runs_until_it_is_stopped(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    stop: signal.Signals,
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    with parlour(tmp_path) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("Parlour")
        assert main(["health"]) == 0
        assert main([]) == 1
        assert "already running" in capsys.readouterr().err
        running.send_signal(stop)
        _, log = running.communicate(timeout=10)
    assert running.returncode == 0
    assert '"event": "stopped"' in log
    assert main(["health"]) == 1


def test_a_wrong_setting_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    with parlour(tmp_path, PARLOUR_LANGUAGE="klingon") as running:
        output, error = running.communicate(timeout=10)
    assert running.returncode == 2
    assert output == ""
    assert error == "PARLOUR_LANGUAGE must be en, ru or pt-BR.\n"


def test_a_data_folder_that_cannot_be_is_one_sentence_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "file" / "data"))
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("PARLOUR_DATA must be ")


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"Parlour {version('parlour')}\n"


def test_it_tells_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert "health" in capsys.readouterr().out
