"""From what somebody typed or pressed to a command and its words, in one go."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.commands import BY_NAME
from bot.commands.command import Command
from bot.commands.refusals import BrokenChoice, TooLong, UnknownCommand
from bot.table.refusals import Refused

LONGEST: Final = 500
"""Characters; the longest move of any game has some thirty."""

_ALIKE: Final = 0.7
"""How much two words have to have in common for one to be a slip of the other."""

_TYPED: Final = re.compile(r"[/!](?P<name>\w+)(?:@\w+)?(?:\s+(?P<words>.*))?", re.DOTALL)
_PRESSED: Final = re.compile(r"(?P<stamp>[0-9a-f]{1,12}) (?P<text>.*)", re.DOTALL)


_MOVE: Final = "move"
_MEANT: Final = re.compile(r"[/!]\w|\S*\d")


def is_meant(text: str) -> bool:
    """Return whether a text is to be answered: a command, or a first word with a number in it."""
    return _MEANT.match(text.strip()) is not None


@dataclass(frozen=True, slots=True)
class Parsed:
    """A command, what follows its name, and the stamp of the button that carried it."""

    command: Command
    words: str
    stamp: int | None = None
    """The table's version when the button was made; None for something typed."""


def parse(text: str, *, pressed: bool = False) -> Parsed:
    """Read what was typed, or what a button carries; raise Refused if it is no command.

    A text that does not begin like a command is a move.
    """
    stamp = None
    if pressed:
        stamp, text = _split_payload(text)
    if len(text) > LONGEST:
        raise Refused(TooLong(LONGEST))
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return Parsed(_find(_MOVE), text.strip(), stamp)
    return Parsed(_find(found["name"].casefold()), (found["words"] or "").strip(), stamp)


def press(stamp: int, text: str) -> str:
    """Return what a button carries: a typed command, and the table's stamp when it was made."""
    return f"{stamp:x} {text}"


def _split_payload(payload: str) -> tuple[int, str]:
    """Return the stamp of a button, and its command as one would type it."""
    found = _PRESSED.fullmatch(payload)
    if found is None:
        raise Refused(BrokenChoice())
    return int(found["stamp"], 16), f"/{found['text']}"


def _find(name: str) -> Command:
    """Return the command of that name or alias; raise Refused with those that are spelled alike."""
    if name not in BY_NAME:
        near = get_close_matches(name, BY_NAME, n=3, cutoff=_ALIKE)
        raise Refused(UnknownCommand(name, tuple({BY_NAME[word].name: None for word in near})))
    return BY_NAME[name]
