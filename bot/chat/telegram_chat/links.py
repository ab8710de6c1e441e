"""Links to the bot that carry a command: `https://t.me/name?start=join_-100123_7`."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from bot.chat.telegram_chat.places import Place

_LINK: Final = re.compile(r"(?P<command>join|board)_(?P<chat>-\d{1,20})(?:_(?P<topic>-?\d{1,20}))?")
ADDED: Final = "play"
"""The payload of a link that adds the bot to a group."""
_FRIEND: Final = re.compile(r"friend_(?P<token>[\w-]{1,57})", re.ASCII)
_BOARD: Final = "/board mine"
_COMMANDS: Final = {"join": "/join", "board": _BOARD}


@dataclass(frozen=True, slots=True)
class Link:
    """A command for a table in another chat."""

    place: Place
    text: str


def read_link(payload: str) -> Link | None:
    """Return the link of a payload; None if it is not one of ours."""
    found = _LINK.fullmatch(payload)
    if found is None:
        return None
    topic = int(found["topic"]) if found["topic"] else None
    return Link(Place(int(found["chat"]), topic), _COMMANDS[found["command"]])


def read_invitation(payload: str) -> str:
    """Return the token of a link with which a friend invites; nothing if it is another link."""
    found = _FRIEND.fullmatch(payload)
    return found["token"] if found else ""


def invitation_link(bot: str, token: str) -> str:
    """Return a link that seats whoever follows it first, with the token of a shared table."""
    return f"https://t.me/{bot}?start=friend_{token}"


def join_link(bot: str, place: Place) -> str:
    """Return a link that seats the user who follows it."""
    return _link(bot, "join", place)


def board_link(bot: str, place: Place) -> str:
    """Return a link that shows the board from the side of the user who follows it."""
    return _link(bot, "board", place)


def share_link(link: str, text: str = "") -> str:
    """Return a link that lets a user choose whom to send another link to, with a text below it."""
    said = f"&text={quote(text, safe='')}" if text else ""
    return f"https://t.me/share/url?url={quote(link, safe='')}{said}"


def app_link(bot: str, app: str, token: str) -> str:
    """Return a link that opens the Mini App of a bot with the token of a table."""
    return f"https://t.me/{bot}/{app}?startapp={token}"


def chat_link(bot: str) -> str:
    """Return a link to the private chat with a bot."""
    return f"https://t.me/{bot}?start={ADDED}"


def group_link(bot: str) -> str:
    """Return a link that adds the bot to a group."""
    return f"https://t.me/{bot}?startgroup={ADDED}"


def _link(bot: str, command: str, place: Place) -> str:
    topic = "" if place.topic is None else f"_{place.topic}"
    return f"https://t.me/{bot}?start={command}_{place.chat}{topic}"
