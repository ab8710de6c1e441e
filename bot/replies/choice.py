"""Buttons, each of which stands for a command."""

import re
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final, TypeAlias


class Style(StrEnum):
    """How much a button stands out."""

    MAIN = auto()
    PLAIN = auto()
    GRAVE = auto()
    """For what cannot be undone."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button, which stands for a command."""

    label: str
    payload: str
    """At most 64 bytes; comes back as the text of a request."""
    style: Style = Style.PLAIN
    command: str = ""
    """The name of the command, without its words."""
    group: str = ""
    """What the buttons of its group have in common, for chats that can show a heading."""


LONGEST_PAYLOAD: Final = 64
"""Bytes of a payload, which is what Telegram allows."""


def fits(choice: Choice) -> bool:
    """Return whether every chat can carry the payload of a button."""
    return len(choice.payload.encode()) <= LONGEST_PAYLOAD


Choices: TypeAlias = tuple[tuple[Choice, ...], ...]
"""Groups of buttons; a chat breaks a group into as many rows as it needs."""


_COMMAND: Final = re.compile(r"(?<!\w)/[a-z]")
_SENTENCE_END: Final = re.compile(r"(?<=[.!?…])\s+")


def name_buttons(text: str, choices: Choices) -> str:
    """Return a text for a chat in which nobody can type: commands are called by their buttons."""
    labels = {choice.command: choice.label for group in choices for choice in group}
    return re.sub(r"/(\w+)", lambda command: labels.get(command[1], command[0]), text)


def name_only_buttons(text: str, choices: Choices) -> str:
    """Return such a text without the sentences that name a command for which there is no button."""
    named = name_buttons(text, choices)
    lines = (_SENTENCE_END.split(line) for line in named.splitlines())
    told = (" ".join(each for each in line if not _COMMAND.search(each)) for line in lines)
    return "\n".join(line for line in told if line) or named
