"""What a player or a chat has chosen, kept beside the tables."""

import msgspec
from msgspec import Struct

from bot.settings import Language


class Preferences(Struct, frozen=True, omit_defaults=True):
    """Choices that hold everywhere; None is no choice."""

    language: Language | None = None


NONE = Preferences()


def write(preferences: Preferences) -> bytes:
    """Return what is kept."""
    return msgspec.json.encode(preferences)


def read(body: bytes | None) -> Preferences:
    """Read what is kept; what cannot be read was not chosen."""
    try:
        return msgspec.json.decode(body, type=Preferences) if body else NONE
    except msgspec.DecodeError:
        return NONE
