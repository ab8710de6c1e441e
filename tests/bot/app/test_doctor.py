"""`parlour doctor`: what is ok, and what to fix."""

import asyncio
import os
import re
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from PIL import features

import render
from bot.__main__ import main
from bot.app import data_folder, doctor
from bot.identity import TableId
from bot.store.embedded import executable
from bot.store.opening import open_store
from bot.store.port import Record, Save
from bot.store.redis import link
from tests.bot.store import servers

Capture = pytest.CaptureFixture[str]


def test_everything_is_ok_here(capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "FIX" not in said
    for what in (
        "packages",
        "Discord   not used",
        "font",
        "4 boards",
        "pt-BR",
        "built-in server responds",
    ):
        assert what in said


def test_it_says_what_is_wrong_in_the_parlour_that_is_running(
    tmp_path: Path, capsys: Capture
) -> None:
    report = data_folder.Report({"discord": "a refused token"}, {"table:discord:1": "damaged"})
    with data_folder.locked(tmp_path / "data"):
        data_folder.write_heartbeat(tmp_path / "data", report)
        assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  discord   is failing" in said
    assert "→ a refused token" in said
    assert "FIX  records   1 set aside: table:discord:1 (damaged)" in said
    assert "parlour records drop table:discord:1" in said


def test_it_does_not_believe_an_old_report(tmp_path: Path, capsys: Capture) -> None:
    report = data_folder.Report({"discord": "a refused token"})
    with data_folder.locked(tmp_path / "data"):
        data_folder.write_heartbeat(tmp_path / "data", report)
        os.utime(tmp_path / "data" / data_folder.HEARTBEAT_FILE, (0, 0))
        assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  process   Parlour has not responded for" in said
    assert "a refused token" not in said


def test_tokens_are_never_shown(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi-jkl_m")
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "Discord   the token has the right format" in said
    assert "abc" not in said


def test_boards_inside_discord_need_two_settings(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_COMPUTERS", "0")
    monkeypatch.setenv("DISCORD_CLIENT_SECRET", "hush" * 8)
    assert main(["doctor"]) == 1
    assert "→ set PARLOUR_PUBLIC_URL too" in (said := capsys.readouterr().out)
    assert "hush" not in said
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example")
    assert main(["doctor"]) == 0
    assert "Activity  boards open inside Discord" in capsys.readouterr().out


def test_it_says_from_where_the_page_opens_inside_telegram(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said() -> str:
        main(["doctor"])
        lines = capsys.readouterr().out.splitlines()
        return next(line for line in lines if "Mini App" in line)

    assert said() == "ok   Mini App  not used (no token for Telegram)"
    monkeypatch.setenv("TELEGRAM_TOKEN", "123456:AAbbCCddEEffGGhhIIjjKK")
    assert said() == "ok   Mini App  not used (no PARLOUR_PUBLIC_URL)"
    monkeypatch.setenv("TELEGRAM_APP", "board")
    assert said() == "FIX  Mini App  not used (no PARLOUR_PUBLIC_URL)"
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example")
    assert said().endswith("opens https://parlour.example from private chats and groups")
    monkeypatch.delenv("TELEGRAM_APP")
    assert said().endswith("from private chats only (no TELEGRAM_APP for groups)")


def test_a_wrong_setting_is_one_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "hush")
    assert main(["doctor"]) == 2
    assert capsys.readouterr().err.startswith("TELEGRAM_TOKEN must be")


def test_every_wrong_setting_is_printed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "hush")
    monkeypatch.setenv("PARLOUR_PORT", "many")
    assert main(["doctor"]) == 2
    first, second = sorted(capsys.readouterr().err.splitlines())
    assert first.startswith("PARLOUR_PORT must be")
    assert second.startswith("TELEGRAM_TOKEN must be")


def test_a_store_that_does_not_respond(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "unix:///no/such/socket")
    assert main(["doctor"]) == 1
    assert "FIX  store     the server at REDIS_URL does not respond" in capsys.readouterr().out


def test_a_server_without_the_replicas_that_are_wanted(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "WAIT_TIMEOUT", 50)
    with servers.server(folder) as url:
        monkeypatch.setenv("REDIS_URL", url)
        assert main(["doctor"]) == 0
        monkeypatch.setenv("PARLOUR_REPLICAS", "1")
        assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  store     the server at REDIS_URL responds, and cannot save anything" in said
    assert "→ only 0 of the 1 replicas that PARLOUR_REPLICAS asks for" in said


def test_a_machine_without_a_store(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executable, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "")
    assert main(["doctor"]) == 1
    assert "→ Parlour has no built-in store" in capsys.readouterr().out


def test_a_folder_in_use_is_no_error_if_its_store_responds(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    with data_folder.locked(folder), servers.server(folder / "store"):
        assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "in use by a running Parlour" in said
    assert "ok   store     the built-in server of the Parlour that is running responds" in said


def test_a_running_parlour_without_its_store_is_to_be_fixed(capsys: Capture) -> None:
    with data_folder.locked(Path("data")):
        assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "the built-in server of the Parlour that is running does not respond" in said
    assert "if it has a REDIS_URL, run doctor with the same setting" in said


@pytest.fixture
def stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the file of a built-in store with ten tables, in the data folder of the settings."""

    async def save() -> None:
        async with open_store(None, folder / "data") as store:
            for number in range(10):
                await store.save(TableId(f"telegram:{number}"), Save(Record(1, b"body")))

    asyncio.run(save())
    monkeypatch.setenv("PARLOUR_DATA", str(folder / "data"))
    return folder / "data" / "store" / "appendonlydir" / "appendonly.aof.1.incr.aof"


def test_the_store_itself_is_tried_if_no_parlour_is_running(stored: Path, capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "ok   store     the built-in server, on what is stored, responds" in said
    assert not (stored.parents[1] / "server.pid").exists()
    assert len(re.findall(rb"table:telegram:\d\r", stored.read_bytes())) >= 10


def test_a_store_that_cannot_start_is_to_be_fixed(stored: Path, capsys: Capture) -> None:
    whole = stored.read_bytes()
    middle = whole.index(b"$", len(whole) // 2)
    stored.write_bytes(whole[:middle] + b"#" + whole[middle + 1 :])
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  store     cannot be opened" in said
    assert "is damaged" in said


def test_no_store_is_made_where_there_is_none(tmp_path: Path) -> None:
    assert main(["doctor"]) == 0
    assert not (tmp_path / "data" / "store").exists()


def test_what_is_broken_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    def undrawable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(doctor, "version", missing)
    monkeypatch.setattr(features, "check", lambda _: False)
    monkeypatch.setattr(render, "draw", undrawable)
    Path("file").touch()
    monkeypatch.setenv("PARLOUR_DATA", "file/data")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    for words in ("missing: aiohttp", "without FreeType", "cannot be drawn", "cannot be used"):
        assert words in said
