"""The file formats of each game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.export.json_file import write_json
from bot.export.mat import write_mat
from bot.export.match import Match
from bot.export.move_list import write_moves
from bot.export.names import slug
from bot.export.pdn import write_pdn


@dataclass(frozen=True, slots=True)
class Format:
    """A file format: its name, which is also the file extension, and its writer."""

    name: str
    write: Callable[[Match], str]


_MAT: Final = Format("mat", write_mat)
_PDN: Final = Format("pdn", write_pdn)
_TEXT: Final = Format("txt", write_moves)
_JSON: Final = Format("json", write_json)

FORMATS: Final[Mapping[str, Format]] = MappingProxyType(
    {one.name: one for one in (_MAT, _PDN, _TEXT, _JSON)}
)
"""Every format by its name."""

_USUAL: Final[Mapping[str, Format]] = MappingProxyType(
    {"backgammon": _MAT, "narde": _MAT, "checkers": _PDN, "quoridor": _TEXT}
)
"""The format that players of each game use."""


def formats_of(game: str) -> tuple[Format, ...]:
    """Return the formats of a game, the usual one first; every game has JSON."""
    usual = _USUAL.get(game)
    return (usual, _JSON) if usual else (_JSON,)


def file_name(match: Match, suffix: str) -> str:
    """Return the name of a file: `parlour-backgammon-anna-ben-2026-11-16.mat`."""
    names = [slug(name, seat) for seat, name in enumerate(match.names)]
    return f"{'-'.join(('parlour', match.setup.game, *names, f'{match.began:%Y-%m-%d}'))}.{suffix}"
