"""Export of games to files that other programs read."""

from bot.export.formats import FORMATS, Format, file_name, formats_of
from bot.export.match import Match

__all__ = ["FORMATS", "Format", "Match", "file_name", "formats_of"]
