"""Texts within Telegram's limits, and the mention of the player who is to act."""

from collections.abc import Iterator
from typing import Final

from telegram import MessageEntity, User
from telegram.constants import MessageLimit

from bot.identity import Player

CAPTION: Final = int(MessageLimit.CAPTION_LENGTH)
TEXT: Final = int(MessageLimit.MAX_TEXT_LENGTH)
ALERT: Final = 200
"""Characters of an alert, which is shown over the chat when a button was pressed."""
_ELLIPSIS: Final = "…"


def width(text: str) -> int:
    """Return the length of a text as Telegram counts it: in units of UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def cut_start(text: str, most: int) -> str:
    """Leave out the first lines of a text that is too long: the state of the game is at its end."""
    lines = text.split("\n")
    while len(lines) > 1 and width("\n".join(lines)) > most:
        del lines[0]
    return cut_end("\n".join(lines), most)


def cut_end(text: str, most: int) -> str:
    """Leave out the end of a text that is too long."""
    if width(text) <= most:
        return text
    while width(text) > most - 1:
        text = text[:-1]
    return text + _ELLIPSIS


def pages(text: str, most: int = TEXT) -> Iterator[str]:
    """Split a long text between lines."""
    page = ""
    for line in text.split("\n"):
        longer = f"{page}\n{line}" if page else line
        if width(longer) > most and page:
            yield page
            longer = line
        page = cut_end(longer, most)
    yield page


def mention(text: str, player: Player | None) -> list[MessageEntity]:
    """Return the entity that makes the last occurrence of a name alert its player.

    A player known by their username alone is alerted by the username itself.
    """
    number = player.id.partition(":")[2] if player else ""
    at = text.rfind(player.name) if player else -1
    if player is None or not number.isdecimal() or at < 0:
        return []
    return [
        MessageEntity(
            MessageEntity.TEXT_MENTION,
            offset=width(text[:at]),
            length=width(player.name),
            user=User(int(number), player.name, is_bot=False),
        )
    ]
