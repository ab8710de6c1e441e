"""Games that people hand in as files: `.mat`, PDN, and our own JSON. Nothing in them is trusted."""

from bot.imports.match import GivenGame, GivenMatch
from bot.imports.reading import read_file

__all__ = ["GivenGame", "GivenMatch", "read_file"]
