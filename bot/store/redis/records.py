"""Records as the server has them: one string, `<version> <body>`."""

from typing import Final

from bot.store.record import Record

_MAX_DIGITS: Final = 15
"""As many as a script can count with."""


def split_record(stored: bytes | None) -> Record | None:
    """Return a record; one without a version is damaged, and has version 0.

    The scripts see it in the same way, so that it can be replaced by a first version.
    """
    if stored is None:
        return None
    version, _, body = stored.partition(b" ")
    if not version.isdigit() or len(version) > _MAX_DIGITS:
        return Record(0, stored)
    return Record(int(version), body)
