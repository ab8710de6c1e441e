"""From what somebody typed or pressed to a command and its words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.commands.command import Command
from bot.commands.refusals import BrokenChoice, TooLong, UnknownCommand
from bot.table.refusals import Refused

LONGEST: Final = 500
"""Characters; the longest move of any game has some thirty."""

_ALIKE: Final = 0.7
"""How much two words have to have in common for one to be a slip of the other."""

_TYPED: Final = re.compile(r"[/!](?P<name>\w+)(?:@\w+)?(?:\s+(?P<words>.*))?", re.DOTALL)
_PRESSED: Final = re.compile(r"(?P<stamp>[0-9a-f]{1,12}) (?P<text>.*)", re.DOTALL)


_MEANT: Final = re.compile(r"[/!]\w|\S*\d")


def is_meant(text: str) -> bool:
    """Tell talk from what is to be answered: a command, or a number in the first word, as moves."""
    return _MEANT.match(text.strip()) is not None


@dataclass(frozen=True, slots=True)
class Typed:
    """A command's name and what stands behind it."""

    name: str
    words: str


def read_typed(text: str) -> Typed:
    """Split a text; what does not begin like a command is a move."""
    if len(text) > LONGEST:
        raise Refused(TooLong(LONGEST))
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return Typed("move", text.strip())
    return Typed(found["name"].casefold(), (found["words"] or "").strip())


def press(stamp: int, text: str) -> str:
    """Return what a button carries: a typed command, and the table's stamp when it was made."""
    return f"{stamp:x} {text}"


def read_press(payload: str) -> tuple[int, str]:
    """Return the stamp and the command of a button."""
    found = _PRESSED.fullmatch(payload)
    if found is None:
        raise Refused(BrokenChoice())
    return int(found["stamp"], 16), f"/{found['text']}"


def find(name: str, commands: Mapping[str, Command]) -> Command:
    """Return the command of that name or alias."""
    if name not in commands:
        near = get_close_matches(name, commands, n=3, cutoff=_ALIKE)
        raise Refused(UnknownCommand(name, tuple({commands[word].name: None for word in near})))
    return commands[name]
