"""Removes a player from a record, and leaves everything else as it is."""

import re
from collections.abc import Collection
from typing import Final, TypeAlias

import msgspec

from bot.identity import NAMELESS, Player, PlayerId
from bot.persistence.record import TableRecord

_Builtin: TypeAlias = object
_PLAYER: Final = len(Player.__struct_fields__)


def without(record: TableRecord, ids: Collection[PlayerId], nobody: PlayerId) -> TableRecord:
    """Return the record with an unknown player in place of the one who has these ids."""
    plain = msgspec.to_builtins(record, builtin_types=(bytes,))
    return msgspec.convert(_redact(plain, ids, nobody), TableRecord)


def mentions(text: str, player: PlayerId) -> bool:
    """Return whether a text contains the id of a player, not only as a part of another id."""
    return re.search(rf"(?<![\w@-]){re.escape(player)}(?!\w)", text) is not None


def _redact(plain: _Builtin, ids: Collection[PlayerId], nobody: PlayerId) -> _Builtin:
    match plain:
        case dict():
            return {key: _redact(value, ids, nobody) for key, value in plain.items()}
        case [str(who), str()] if who in ids and len(plain) == _PLAYER:
            return [nobody, NAMELESS]
        case list() | tuple():
            return [_redact(part, ids, nobody) for part in plain]
        case str() if plain in ids:
            return nobody
        case str() if any(mentions(plain, who) for who in ids):
            return ""  # The key of a request: it will not come again.
        case _:
            return plain
