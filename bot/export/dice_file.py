"""The dice file of earlier versions: the rolls of one game without its moves."""

from typing import Final

import msgspec
from msgspec import Struct, field

from bot.export.match_file import UnreadableFile, check_hex
from bot.export.proof import ProvedRoll

FORMAT: Final = "parlour dice 1"


class DiceFile(Struct, frozen=True, kw_only=True):
    """The rolls of one game, and everything they are computed from."""

    format: str = FORMAT
    game: str
    game_id: str
    commitment: str
    secret: str
    words: tuple[str, ...]
    rolls: tuple[ProvedRoll, ...] = field(name="throws")


def read_dice(content: bytes) -> DiceFile:
    """Read a file; raise UnreadableFile if it is not a dice file."""
    try:
        file = msgspec.json.decode(content, type=DiceFile)
        check_hex(file.secret)
        check_hex(file.commitment)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise UnreadableFile from None
    if file.format != FORMAT:
        raise UnreadableFile
    return file
