"""Which files there are for each game."""

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
    """A kind of file: what one types for it, which is also how its name ends, and who writes it."""

    name: str
    write: Callable[[Match], str]


_MAT: Final = Format("mat", write_mat)
_PDN: Final = Format("pdn", write_pdn)
_TEXT: Final = Format("txt", write_moves)
_JSON: Final = Format("json", write_json)

FORMATS: Final[Mapping[str, Format]] = MappingProxyType(
    {kind.name: kind for kind in (_MAT, _PDN, _TEXT, _JSON)}
)
"""Every format by its name."""

_OWN: Final[Mapping[str, Format]] = MappingProxyType(
    {"backgammon": _MAT, "narde": _MAT, "checkers": _PDN, "quoridor": _TEXT}
)
"""The format that players of a game use."""


def formats_of(game: str) -> tuple[Format, ...]:
    """Return the files that there are for a game, the usual one first; JSON is for every game."""
    own = _OWN.get(game)
    return (own, _JSON) if own else (_JSON,)


def file_name(match: Match, suffix: str) -> str:
    """Return what a file is called: `parlour-backgammon-anna-ben-2026-11-16.mat`."""
    names = [slug(name, seat) for seat, name in enumerate(match.names)]
    return f"{'-'.join(('parlour', match.setup.game, *names, f'{match.began:%Y-%m-%d}'))}.{suffix}"
