"""One Parlour a folder."""

from pathlib import Path

import pytest

from bot import data_folder


def test_a_folder_has_one_owner_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    assert not data_folder.is_owned(folder)
    with data_folder.own(folder):
        assert data_folder.is_owned(folder)
        with pytest.raises(data_folder.FolderInUse), data_folder.own(folder):
            pytest.fail("two owners")
    assert not data_folder.is_owned(folder)


def test_only_its_owner_may_look_inside(tmp_path: Path) -> None:
    with data_folder.own(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(data_folder.FolderUnusable), data_folder.own(tmp_path / "data"):
        pytest.fail("a file was owned")
