"""Records in which somebody is not to be recognised any more, and everything else is as it was."""

import re
from collections.abc import Collection
from typing import Final, TypeAlias

import msgspec

from bot.identity import NAMELESS, Player, PlayerId
from bot.persistence.record import TableRecord

_Builtin: TypeAlias = object
_PLAYER: Final = len(Player.__struct_fields__)


def without(kept: TableRecord, ids: Collection[PlayerId], stranger: PlayerId) -> TableRecord:
    """Return the record with a stranger in the place of somebody who is known by these ids."""
    plain = msgspec.to_builtins(kept, builtin_types=(bytes,))
    return msgspec.convert(_cover(plain, ids, stranger), TableRecord)


def mentions(text: str, player: PlayerId) -> bool:
    """Tell whether somebody's id stands in a text, and not only as a part of another's."""
    return re.search(rf"(?<![\w@-]){re.escape(player)}(?!\w)", text) is not None


def _cover(plain: _Builtin, ids: Collection[PlayerId], stranger: PlayerId) -> _Builtin:
    match plain:
        case dict():
            return {key: _cover(value, ids, stranger) for key, value in plain.items()}
        case [str(who), str()] if who in ids and len(plain) == _PLAYER:
            return [stranger, NAMELESS]
        case list() | tuple():
            return [_cover(part, ids, stranger) for part in plain]
        case str() if plain in ids:
            return stranger
        case str() if any(mentions(plain, who) for who in ids):
            return ""  # The key of a request: what came from there will not come again.
        case _:
            return plain
