"""What a cue means."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.identity import Player, PlayerId

_LATER: Final = re.compile(r"\((?P<count>\d+) (?P<unit>second|minute|hour|day)s? later\)")
_LINE: Final = re.compile(r"(?P<name>\w+)(?P<moderator> \(moderator\))?: (?P<text>.+)")
_BUTTON: Final = re.compile(r"\[(?P<label>.+)\]")
_FORGED: Final = re.compile(r"<(?P<payload>.*)>")
_UNITS: Final = {"second": 1_000, "minute": 60_000, "hour": 3_600_000, "day": 86_400_000}


class UnreadableCue(Exception):
    """A line that means nothing."""


@dataclass(frozen=True, slots=True)
class Later:
    """Time goes by."""

    milliseconds: int


@dataclass(frozen=True, slots=True)
class Press:
    """Somebody presses the latest button with a label."""

    player: Player
    label: str
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Forge:
    """Somebody sends what a button could carry."""

    player: Player
    payload: str


@dataclass(frozen=True, slots=True)
class Type:
    """Somebody types."""

    player: Player
    text: str
    moderator: bool = False

    @property
    def named(self) -> tuple[Player, ...]:
        """Return the people whom the text names."""
        return tuple(map(person, re.findall(r"@(\w+)", self.text)))


Cue: TypeAlias = Later | Press | Forge | Type


def person(name: str) -> Player:
    """Return the person of that name."""
    return Player(PlayerId(f"chat:{name.casefold()}"), name)


def read_cue(line: str) -> Cue:
    """Return what a cue means; raise UnreadableCue if that is nothing."""
    if later := _LATER.fullmatch(line):
        return Later(int(later["count"]) * _UNITS[later["unit"]])
    found = _LINE.fullmatch(line)
    if found is None:
        raise UnreadableCue(line)
    player, moderator = person(found["name"]), bool(found["moderator"])
    if button := _BUTTON.fullmatch(found["text"]):
        return Press(player, button["label"], moderator)
    if forged := _FORGED.fullmatch(found["text"]):
        return Forge(player, forged["payload"])
    return Type(player, found["text"], moderator)
