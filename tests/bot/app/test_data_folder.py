"""The data folder: one Parlour at a time, and its heartbeat."""

import os
from pathlib import Path

import pytest

from bot.app import data_folder
from bot.store.embedded.errors import FolderUnusable


def test_a_folder_is_locked_once_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with data_folder.locked(folder):
        with pytest.raises(data_folder.FolderInUse), data_folder.locked(folder):
            pytest.fail("locked twice")
        assert data_folder.heartbeat_age(folder) is not None
    with data_folder.locked(folder):
        pass


def test_an_error_inside_the_block_is_not_taken_for_a_locked_folder(tmp_path: Path) -> None:
    with pytest.raises(BlockingIOError), data_folder.locked(tmp_path):
        raise BlockingIOError
    assert data_folder.heartbeat_age(tmp_path) is None


def test_there_is_a_heartbeat_until_parlour_stops(tmp_path: Path) -> None:
    assert data_folder.heartbeat_age(tmp_path) is None
    with data_folder.locked(tmp_path):
        os.utime(tmp_path / data_folder.HEARTBEAT_FILE, (0, 0))
        assert (data_folder.heartbeat_age(tmp_path) or 0) > data_folder.HEARTBEAT_TIMEOUT
        data_folder.write_heartbeat(tmp_path)
        assert (data_folder.heartbeat_age(tmp_path) or 99) < data_folder.HEARTBEAT_TIMEOUT
    assert data_folder.heartbeat_age(tmp_path) is None


def test_only_its_owner_has_access(tmp_path: Path) -> None:
    with data_folder.locked(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(FolderUnusable), data_folder.locked(tmp_path / "data"):
        pytest.fail("a file was locked")
    with pytest.raises(FolderUnusable):
        data_folder.heartbeat_age(tmp_path / "data")


def test_a_full_disk_has_room_for_a_heartbeat_in_place_of_the_last(tmp_path: Path) -> None:
    last = data_folder.Report({"discord": "a long story" * 20}, {"table:discord:1": "damaged"})
    with data_folder.locked(tmp_path):
        data_folder.write_heartbeat(tmp_path, last)
        os.utime(tmp_path / data_folder.HEARTBEAT_FILE, (0, 0))
        (tmp_path / data_folder.NEW_HEARTBEAT).symlink_to("/dev/full")
        with pytest.raises(FolderUnusable):
            data_folder.write_heartbeat(tmp_path)
        assert (data_folder.heartbeat_age(tmp_path) or 0) > data_folder.HEARTBEAT_TIMEOUT
        data_folder.overwrite_heartbeat(tmp_path, {"data folder": "full"})
        assert (data_folder.heartbeat_age(tmp_path) or 99) < data_folder.HEARTBEAT_TIMEOUT
        assert data_folder.read_report(tmp_path) == data_folder.Report({"data folder": "full"})


def test_a_heartbeat_says_what_is_wrong(tmp_path: Path) -> None:
    report = data_folder.Report({"Discord": "refused"}, {"table:discord:1": "damaged"})
    with data_folder.locked(tmp_path):
        assert data_folder.read_report(tmp_path) == data_folder.WELL
        data_folder.write_heartbeat(tmp_path, report)
        assert data_folder.read_report(tmp_path) == report
        for damaged in ("", "{}", "[1, 2]", "[]"):
            (tmp_path / data_folder.HEARTBEAT_FILE).write_text(damaged)
            assert data_folder.read_report(tmp_path) == data_folder.WELL
    assert data_folder.read_report(tmp_path) == data_folder.WELL


def test_a_folder_without_room_for_a_heartbeat_is_unusable(tmp_path: Path) -> None:
    (tmp_path / data_folder.HEARTBEAT_FILE).mkdir()
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere" / "file")
    with pytest.raises(FolderUnusable):
        data_folder.write_heartbeat(tmp_path / "gone")
