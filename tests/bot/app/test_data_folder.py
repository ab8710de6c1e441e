"""One Parlour a folder, and its signs of life."""

import os
from pathlib import Path

import pytest

from bot.app import data_folder
from bot.store.embedded.errors import FolderUnusable


def test_a_folder_has_one_owner_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with data_folder.own(folder):
        with pytest.raises(data_folder.FolderInUse), data_folder.own(folder):
            pytest.fail("two owners")
        assert data_folder.seconds_since_life(folder) is not None
    with data_folder.own(folder):
        pass


def test_what_goes_wrong_inside_is_not_taken_for_another_owner(tmp_path: Path) -> None:
    with pytest.raises(BlockingIOError), data_folder.own(tmp_path):
        raise BlockingIOError
    assert data_folder.seconds_since_life(tmp_path) is None


def test_an_owner_shows_life_until_it_stops(tmp_path: Path) -> None:
    assert data_folder.seconds_since_life(tmp_path) is None
    with data_folder.own(tmp_path):
        os.utime(tmp_path / data_folder.ALIVE, (0, 0))
        assert (data_folder.seconds_since_life(tmp_path) or 0) > data_folder.PATIENCE
        data_folder.show_life(tmp_path)
        assert (data_folder.seconds_since_life(tmp_path) or 99) < data_folder.PATIENCE
    assert data_folder.seconds_since_life(tmp_path) is None


def test_only_its_owner_may_look_inside(tmp_path: Path) -> None:
    with data_folder.own(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(FolderUnusable), data_folder.own(tmp_path / "data"):
        pytest.fail("a file was owned")
    with pytest.raises(FolderUnusable):
        data_folder.seconds_since_life(tmp_path / "data")


def test_a_folder_that_takes_no_sign_of_life_is_unusable(tmp_path: Path) -> None:
    (tmp_path / data_folder.ALIVE).mkdir()
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere" / "file")
    with pytest.raises(FolderUnusable):
        data_folder.show_life(tmp_path / "gone")
