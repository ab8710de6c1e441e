"""The skills before a game that all processes agree on, as they are stored."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.ratings.skill import Skill
from bot.store.errors import UnreadableRecord, flaw_of

SCHEMA: Final = 1


class _AgreedSkills(Struct, frozen=True):
    """The skill of each seat."""

    schema: int
    skills: tuple[Skill, ...]


_decoder: Final = msgspec.json.Decoder(_AgreedSkills | tuple[Skill, ...])
"""Version 0.1 wrote the skills alone."""


def write_agreed_skills(skills: Sequence[Skill]) -> bytes:
    """Return the skills as they are stored until the game is counted."""
    return msgspec.json.encode(_AgreedSkills(SCHEMA, tuple(skills)))


def read_agreed_skills(body: bytes, seats: int | None = None) -> tuple[Skill, ...]:
    """Read the skill of each seat; raise UnreadableRecord if that is not possible."""
    try:
        agreed: _AgreedSkills | tuple[Skill, ...] = _decoder.decode(body)
    except (ValueError, RecursionError):
        raise UnreadableRecord from None
    if isinstance(agreed, _AgreedSkills):
        if agreed.schema != SCHEMA:
            raise UnreadableRecord(flaw_of(agreed.schema, SCHEMA))
        agreed = agreed.skills
    if seats is not None and len(agreed) != seats:
        raise UnreadableRecord
    return agreed
