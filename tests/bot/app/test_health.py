"""`parlour health`: cheap, and truthful about a store that cannot save anything."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import data_folder, health
from bot.app.data_folder import Report

Capture = pytest.CaptureFixture[str]

HEAVY = ("PIL", "aiohttp", "discord", "msgspec", "pydantic", "redis", "structlog", "telegram")


def test_it_loads_next_to_nothing() -> None:
    look = f"""if True:
        import sys
        from bot.__main__ import main
        main(["health"])
        print(*[name for name in {HEAVY} if name in sys.modules])
    """
    ended = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    )
    assert ended.stdout.strip() == ""


def test_a_store_that_cannot_save_is_not_well(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "data"
    with data_folder.locked(folder):
        data_folder.write_heartbeat(folder, Report({"Discord": "refused"}))
        assert main(["health"]) == 0
        data_folder.write_heartbeat(folder, Report({"store": "the store does not answer."}))
        assert main(["health"]) == 1
    assert "cannot save anything: the store does not answer." in capsys.readouterr().err


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "data").touch()
    assert main(["health"]) == 2
    assert "PARLOUR_DATA: data cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("options", [["--open", "health"], ["health"]])
def test_other_ways_to_ask_lead_to_the_same(options: list[str], capsys: Capture) -> None:
    assert main(options) == 1
    assert "No Parlour is running" in capsys.readouterr().err


def test_the_folder_is_that_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert health.data_path() == Path("data")
    Path(".env").write_text("# none\nOTHER=1\n")
    assert health.data_path() == Path("data")
    Path(".env").write_text("parlour_data='there'\n")
    assert health.data_path() == Path("there")
    monkeypatch.setenv("parlour_data", "~/here ")
    assert health.data_path() == Path("~/here").expanduser()
    monkeypatch.setenv("parlour_data", "")
    Path(".env").write_bytes(b"\xff")
    assert health.data_path() == Path("data")
