"""Things that must never happen, made to happen: what players and the log get to see then."""

from collections.abc import Iterable, MutableMapping
from typing import Any, NoReturn

import pytest

from bot.language import Language
from bot.texts import Texts

APOLOGY = {language: Texts(language).say("trouble-unexpected") for language in Language}
"""Nothing was saved."""
UNSHOWN = {language: Texts(language).say("trouble-unshown") for language in Language}
"""It was saved, and could not be shown."""


class Mishap(Exception):
    """Nobody has expected this."""


def fail(*_: object, **__: object) -> NoReturn:
    """Stand for something with a fault in it."""
    raise Mishap


def break_down(patch: pytest.MonkeyPatch, *names: str) -> None:
    """Put a fault into each of these functions."""
    for name in names:
        patch.setattr(name, fail)


SAVING = "bot.desk.responder.changed"
"""What every command passes that changes a table."""


def apology_for(fault: str, language: Language) -> str:
    """Return what a player reads after a fault: only one in saving means that nothing is saved."""
    return (APOLOGY if fault == SAVING else UNSHOWN)[language]


def logged(lines: Iterable[MutableMapping[str, Any]]) -> list[tuple[str, int]]:
    """Return the table and version of every failure in a log, each with its traceback."""
    failures = [line for line in lines if line["event"] == "request failed"]
    assert all(line["exc_info"] for line in failures)
    return [(line["table"], line["version"]) for line in failures]
