"""What Telegram marks in a text: the player to act, and times, which each reader sees as their own.

A time is written in UTC, as people read it whose app is too old for that.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from telegram import MessageEntity
from telegram.constants import MessageEntityDateTimeFormats

from bot.chat.telegram_chat.text_limits import mention, width
from bot.identity import Moment, Player
from bot.replies.reply import Announcement
from bot.texts import Texts

_WRITTEN: Final = "%Y-%m-%d %H:%M UTC"
_FORMAT: Final = MessageEntityDateTimeFormats.LOCALIZED_WEEKDAY_SHORT_DATE_SHORT_TIME
_TIME: Final = re.compile(r"\b\d{4}-\d\d-\d\d \d\d:\d\d UTC")


def entities_of(text: str, *players: Player | None) -> list[MessageEntity]:
    """Return the entities of a text that asks players to act, or tells them something."""
    mentions = [entity for player in players for entity in mention(text, player)]
    return [*mentions, *_times(text)]


def with_deadline(reply: Announcement, texts: Texts) -> str:
    """Return the text of an announcement with when the time runs out, and not how much is left."""
    deadline = reply.deadline
    if deadline is None:
        return reply.text
    until = texts.say("telegram-deadline", time=_write(deadline.at))
    lines = reply.text.split("\n")
    return "\n".join(until if line == deadline.told else line for line in lines)


def _write(moment: Moment) -> str:
    return datetime.fromtimestamp(moment / 1_000, UTC).strftime(_WRITTEN)


def _times(text: str) -> Iterator[MessageEntity]:
    for found in _TIME.finditer(text):
        try:
            time = datetime.strptime(found[0], _WRITTEN).replace(tzinfo=UTC)
        except ValueError:
            continue  # somebody is called like that
        yield MessageEntity(
            MessageEntity.DATE_TIME,
            offset=width(text[: found.start()]),
            length=width(found[0]),
            unix_time=time,
            date_time_format=_FORMAT,
        )
