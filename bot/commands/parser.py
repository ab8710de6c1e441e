"""The parser: from typed text or a pressed button to a command and its words."""

import re
from dataclasses import dataclass
from typing import Final

from bot.commands import BY_NAME
from bot.commands.command import Command
from bot.commands.refusals import BrokenChoice, TooLong, UnknownCommand
from bot.commands.spelling import similar_commands
from bot.table.refusals import Refused

LONGEST: Final = 500
"""Characters in a request; the longest move of any game has about thirty."""

_TYPED: Final = re.compile(r"[/!](?P<name>\w+)(?:@\w+)?(?:\s+(?P<words>.*))?", re.DOTALL)
_PRESSED: Final = re.compile(
    r"(?P<stamp>[0-9a-f]{1,12})(?:~(?P<owner>[\w-]{6}))? (?P<text>.*)", re.DOTALL
)
_MOVE: Final = "move"
_MEANT: Final = re.compile(r"[/!]\w|\S*\d")


def is_meant(text: str) -> bool:
    """Return whether a message is meant for the bot: a command, or a digit in the first word."""
    return _MEANT.match(text.strip()) is not None


def is_command_word(text: str) -> bool:
    """Return whether a text is the name of a command and nothing else, such as `roll`."""
    return _named_plainly(text) is not None


def _named_plainly(text: str) -> Command | None:
    """Return the command that a word alone names; what stops the games of others needs a slash."""
    command = BY_NAME.get(text.strip().casefold())
    return command if command and command.listed and not command.impersonal else None


@dataclass(frozen=True, slots=True)
class Parsed:
    """A command, the words after its name, and what else its button carries."""

    command: Command
    words: str
    stamp: int | None = None
    """The version of the table when the button was made; None if the command was typed."""
    owner: str = ""
    """The mark of the one player who may press the button; empty if anybody may."""


def parse(text: str, *, pressed: bool = False) -> Parsed:
    """Parse typed text, or the payload of a button; raise Refused if it is not a command.

    A text that does not begin like a command is a move, unless it is the name of one: `roll`.
    """
    stamp, owner = None, ""
    if pressed:
        stamp, owner, text = _split_payload(text)
    if len(text) > LONGEST:
        raise Refused(TooLong(LONGEST))
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        named = _named_plainly(text)
        return Parsed(named or _find(_MOVE), "" if named else text.strip(), stamp, owner)
    return Parsed(_find(found["name"].casefold()), (found["words"] or "").strip(), stamp, owner)


def write_payload(stamp: int, text: str, owner: str = "") -> str:
    """Return the payload of a button: the stamp, its owner, and a command without its slash."""
    return f"{stamp:x}{owner and f'~{owner}'} {text}"


def sibling(payload: str, text: str) -> str:
    """Return the payload of another button of the same menu: for the same version and player."""
    return f"{payload.partition(' ')[0]} {text}"


def is_marked(payload: str) -> bool:
    """Return whether one player alone may press a button."""
    return "~" in payload.partition(" ")[0]


def stamp_of(payload: str) -> int:
    """Return the version of the table when a button was made; 0 if the payload is not ours."""
    found = _PRESSED.fullmatch(payload)
    return int(found["stamp"], 16) if found else 0


def _split_payload(payload: str) -> tuple[int, str, str]:
    """Return the stamp of a button, its owner, and its command as players type it."""
    found = _PRESSED.fullmatch(payload)
    if found is None:
        raise Refused(BrokenChoice())
    return int(found["stamp"], 16), found["owner"] or "", f"/{found['text']}"


def _find(name: str) -> Command:
    """Return the command with that name or alias; raise Refused with similar names."""
    if name not in BY_NAME:
        near = similar_commands(name, BY_NAME)
        raise Refused(UnknownCommand(name, tuple({BY_NAME[word].name: None for word in near})))
    return BY_NAME[name]
