"""Damage in the folder of the embedded server: healed where that is possible, and always said."""

import asyncio
import re
import shlex
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.identity import TableId
from bot.store.address import Socket
from bot.store.embedded import healing
from bot.store.embedded.errors import Damage, StoreDamaged
from bot.store.embedded.server import run_server
from bot.store.port import Record, Save, Store
from tests.bot.store.stores import opened

TABLES = [TableId(f"telegram:{number}") for number in range(20)]
FILE = "appendonly.aof.1.incr.aof"


@asynccontextmanager
async def embedded(folder: Path) -> AsyncIterator[Store]:
    async with run_server(folder) as socket, opened(Socket(str(socket))) as store:
        yield store


async def tables_in(folder: Path) -> int:
    """Start a server, and return how many tables it has."""
    async with embedded(folder) as store:
        found = [(await store.load(table)).record for table in TABLES]
    return sum(record is not None for record in found)


@pytest.fixture(scope="module")
def played() -> Iterator[Path]:
    """Give the folder of a server on which twenty tables were saved."""

    async def play(folder: Path) -> None:
        async with embedded(folder) as store:
            for table in TABLES:
                assert await store.save(table, Save(Record(1, b"body " * 20)))

    with TemporaryDirectory(prefix="parlour-") as made:
        asyncio.run(play(Path(made, "store")))
        yield Path(made, "store")


@pytest.fixture
def store(played: Path, folder: Path) -> Path:
    """Give a copy of that folder."""
    return Path(shutil.copytree(played, folder / "data" / "store"))


async def test_zeros_behind_the_end_are_cut_off_and_a_copy_is_kept(store: Path) -> None:
    data = store / healing.DATA / FILE
    with data.open("ab") as file:
        file.write(bytes(100_000))
    damaged = data.read_bytes()
    with capture_logs() as log:
        assert await tables_in(store) == 20
    assert [line["bytes"] for line in log if line["event"].startswith("zeros")] == [100_000]
    (copy,) = (store / "damaged").iterdir()
    assert copy.read_bytes() == damaged


async def test_a_command_that_was_half_written_is_dropped_with_its_zeros(store: Path) -> None:
    data = store / healing.DATA / FILE
    whole = data.read_bytes()
    data.write_bytes(whole[:-30] + bytes(30))
    assert await tables_in(store) == 19


async def test_a_missing_list_of_files_is_written_anew(store: Path) -> None:
    manifest = store / healing.DATA / healing.MANIFEST
    before = manifest.read_text()
    manifest.unlink()
    assert await tables_in(store) == 20
    assert manifest.read_text().split() == before.split()


@pytest.mark.parametrize("lost", [0, 1, 30, 44, 60, 87])
async def test_a_list_that_was_half_written_is_written_anew(store: Path, lost: int) -> None:
    manifest = store / healing.DATA / healing.MANIFEST
    before = manifest.read_text()
    assert before.count("\n") == 2
    manifest.write_text(before[: len(before) - 1 - lost])
    with capture_logs() as log:
        assert await tables_in(store) == 20
    assert manifest.read_text().split() == before.split()
    anew = [line for line in log if line["event"] == "list of data files written anew"]
    (copy,) = (store / "damaged").iterdir()
    assert [line["copy"] for line in anew] == [str(copy)]


@pytest.mark.parametrize("rubbish", [b"\xff" * 50, b"nonsense\n", b"file x seq one type b\n"])
async def test_a_list_with_rubbish_is_written_anew(store: Path, rubbish: bytes) -> None:
    with (store / healing.DATA / healing.MANIFEST).open("ab") as manifest:
        manifest.write(rubbish)
    assert await tables_in(store) == 20


async def test_a_list_of_later_files_is_written_anew_too(store: Path) -> None:
    files = store / healing.DATA
    (files / healing.MANIFEST).unlink()
    (files / FILE).rename(files / "appendonly.aof.7.incr.aof")
    (files / "appendonly.aof.8.incr.aof").touch()
    assert await tables_in(store) == 20


async def test_doubtful_files_without_their_list_are_left_alone(store: Path) -> None:
    (store / healing.DATA / healing.MANIFEST).unlink()
    (store / healing.DATA / "appendonly.aof.2.base.rdb").touch()
    await assert_damaged(store, Damage.NO_MANIFEST)


async def assert_damaged(store: Path, damage: Damage) -> None:
    with pytest.raises(StoreDamaged) as damaged:
        await tables_in(store)
    assert damaged.value.damage is damage


async def test_a_store_whose_data_are_gone_is_not_begun_anew(store: Path) -> None:
    shutil.rmtree(store / healing.DATA)
    await assert_damaged(store, Damage.NO_DATA)
    (store / healing.BEGUN).unlink()
    (store / "dump.rdb").touch()
    await assert_damaged(store, Damage.NO_DATA)


async def test_a_list_of_files_that_are_gone_is_damaged(store: Path) -> None:
    (store / healing.DATA / FILE).unlink()
    await assert_damaged(store, Damage.NO_DATA)
    (store / healing.DATA / healing.MANIFEST).write_text("")
    await assert_damaged(store, Damage.NO_DATA)


@pytest.mark.parametrize("left", [b"", bytes(5_000)], ids=["nothing", "zeros"])
async def test_data_that_are_empty_all_at_once_are_damaged(store: Path, left: bytes) -> None:
    (store / healing.DATA / FILE).write_bytes(left)
    await assert_damaged(store, Damage.NO_DATA)


async def test_a_store_in_which_nothing_was_stored_starts_again(folder: Path) -> None:
    for _ in range(2):
        assert await tables_in(folder / "new") == 0


async def test_an_older_part_that_is_damaged_is_said(store: Path) -> None:
    base = store / healing.DATA / "appendonly.aof.1.base.rdb"
    body = base.read_bytes()
    base.write_bytes(body[:20] + b"\xff" * 20 + body[40:])
    await assert_damaged(store, Damage.ELSEWHERE)


def test_damage_in_the_middle_has_a_way_out(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(store.parent.parent)
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    data = store / healing.DATA / FILE
    body = bytearray(data.read_bytes())
    half = len(body) // 2
    body[half : half + 100] = b"\xff" * 100
    data.write_bytes(body)
    assert main(["records"]) == 1
    assert "run: parlour repair" in capsys.readouterr().err
    assert main(["repair"]) == 0
    assert half - 1_000 < data.stat().st_size <= half
    assert "bytes were cut off" in capsys.readouterr().out
    assert main(["records"]) == 0
    assert main(["repair"]) == 0
    assert "Nothing to repair was found" in capsys.readouterr().out
    (copy,) = (store / "damaged").iterdir()
    assert copy.read_bytes() == body


@pytest.fixture
def backed_up(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    """Give the store in the present folder, of which there is a backup with the name FILE."""
    monkeypatch.chdir(store.parent.parent)
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    assert main(["backup", "FILE"]) == 0
    capsys.readouterr()
    return Path("data/store")


def lose_data(store: Path) -> None:
    shutil.rmtree(store / healing.DATA)


def lose_list(store: Path) -> None:
    (store / healing.DATA / healing.MANIFEST).unlink()
    (store / healing.DATA / "appendonly.aof.2.base.rdb").touch()


def damage_the_middle(store: Path) -> None:
    data = store / healing.DATA / FILE
    data.write_bytes(data.read_bytes().replace(b"$", b"?", 9))


def damage_the_base(store: Path) -> None:
    base = store / healing.DATA / "appendonly.aof.1.base.rdb"
    body = base.read_bytes()
    base.write_bytes(body[:20] + b"\xff" * 20 + body[40:])


def change_a_name(store: Path) -> None:
    data = store / healing.DATA / FILE
    data.write_bytes(data.read_bytes().replace(b"SET", b"SXT", 1))


@pytest.mark.parametrize(
    "damage", [lose_data, lose_list, damage_the_middle, damage_the_base, change_a_name]
)
def test_the_advice_about_damage_brings_everything_back(
    damage: Callable[[Path], None], backed_up: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(backed_up)
    assert main([]) == 1
    said = capsys.readouterr().err
    advice = re.fullmatch(r".*To restore a backup, run: (mv .*) && (parlour .*)\. If .*\n", said)
    assert advice
    subprocess.run(shlex.split(advice[1]), check=True)  # noqa: S603 - as advised
    assert main(shlex.split(advice[2])[1:]) == 0
    assert asyncio.run(tables_in(backed_up)) == 20


def test_a_repair_says_nothing_false_about_a_name_that_was_changed(
    backed_up: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change_a_name(backed_up)
    assert main(["repair"]) == 0
    assert "Nothing to repair was found in the latest part" in capsys.readouterr().out


async def test_only_its_owner_has_access_also_after_a_restore(store: Path) -> None:
    for path in everything_in(store):
        path.chmod(0o755)
    async with embedded(store) as opened_store:
        await opened_store.save(TABLES[0], Save(Record(2, b"")))
        assert {path.stat().st_mode & 0o077 for path in everything_in(store)} == {0}


def everything_in(folder: Path) -> list[Path]:
    return [folder, *folder.rglob("*")]


def test_there_is_nothing_to_repair_without_a_store(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repair"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("There is no built-in store in data/store,")
    assert not Path("data/store").exists()


def test_a_repair_leaves_a_healthy_store_alone(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(store.parent.parent)
    before = {path: path.read_bytes() for path in store.rglob("*") if path.is_file()}
    assert main(["repair"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Nothing to repair was found in the latest part of data/store")
    assert "damaged" not in said
    assert {path: path.read_bytes() for path in store.rglob("*") if path.is_file()} == before


def test_a_repair_says_that_data_are_gone(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(store.parent.parent)
    shutil.rmtree(store / healing.DATA)
    assert main(["repair"]) == 1
    assert "are missing in data/store" in capsys.readouterr().err
