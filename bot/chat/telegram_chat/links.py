"""Links that lead to the bot and tell it something: `https://t.me/name?start=join_-100123_7`."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from bot.chat.telegram_chat.places import Place

_LINK: Final = re.compile(r"(?P<command>join|board)_(?P<chat>-\d{1,20})(?:_(?P<topic>\d{1,20}))?")
ADDED: Final = "play"
"""What is told by a link with which somebody adds the bot to a group."""
_BOARD: Final = "/board mine"
_COMMANDS: Final = {"join": "/join", "board": _BOARD}


@dataclass(frozen=True, slots=True)
class Link:
    """A command for a table somewhere else."""

    place: Place
    text: str


def read_link(payload: str) -> Link | None:
    """Return what a link asks for, if it is one of ours."""
    found = _LINK.fullmatch(payload)
    if found is None:
        return None
    topic = int(found["topic"]) if found["topic"] else None
    return Link(Place(int(found["chat"]), topic), _COMMANDS[found["command"]])


def join_link(bot: str, place: Place) -> str:
    """Return the link that seats whoever follows it."""
    return _link(bot, "join", place)


def board_link(bot: str, place: Place) -> str:
    """Return the link that shows whoever follows it the board from the own side."""
    return _link(bot, "board", place)


def share_link(link: str) -> str:
    """Return a link that lets one choose whom to send another to."""
    return f"https://t.me/share/url?url={quote(link, safe='')}"


def group_link(bot: str) -> str:
    """Return the link that adds the bot to a group."""
    return f"https://t.me/{bot}?startgroup={ADDED}"


def _link(bot: str, command: str, place: Place) -> str:
    topic = "" if place.topic is None else f"_{place.topic}"
    return f"https://t.me/{bot}?start={command}_{place.chat}{topic}"
