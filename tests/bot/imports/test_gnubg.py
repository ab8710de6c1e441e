"""The match files that GNU Backgammon writes are read, and have the same match."""

from pathlib import Path

from bot.export.mat import write_mat
from bot.imports import read_file
from tests.bot.export.matches import played
from tests.bot.export.test_gnubg import CUBE, program, run

SCRIPT = """
import gnubg
gnubg.command('import mat "match.mat"')
gnubg.command('export match mat "again.mat"')
"""

__all__ = ["program"]


def test_what_it_writes_is_read(tmp_path: Path) -> None:
    match = played(CUBE, seed=3)
    (tmp_path / "match.mat").write_text(write_mat(match))
    run(SCRIPT, tmp_path)
    again = (tmp_path / "again.mat").read_bytes()
    assert again != (tmp_path / "match.mat").read_bytes()
    assert read_file(again) == read_file(write_mat(match).encode())
