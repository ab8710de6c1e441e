"""Messages in a group that one member alone sees ("ephemeral", Bot API 10.3).

As https://core.telegram.org/bots/api#ephemeral-messages-and-commands describes them: a bot may send
one within fifteen seconds of a press, which it uses up, or in reply to a command that it alone has
received, or at any time as an administrator. They have numbers of their own, and methods of their
own change them. That they arrive is not promised.
"""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.world import BOT, Chat, Message, User

WINDOW = 15.0
"""Seconds after a press in which it allows a message."""
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
NO_ORIGINAL = "message to be replied not found"
UNAVAILABLE = "ephemeral messages are not available here"


@dataclass
class Answer:
    """What a user sees after pressing a button."""

    text: str
    alert: bool
    url: str


@dataclass
class Press:
    """A press that the bot has to answer."""

    user: int
    chat: int
    answer: asyncio.Future[Answer]
    at: float = field(default_factory=monotonic)


@dataclass
class Typed:
    """A command that the bot alone has received."""

    user: int
    at: float = field(default_factory=monotonic)


@dataclass
class PrivateMessages:
    """Whether there are such messages, and what gets lost."""

    known: bool = True
    """Whether the server knows them: an older one ignores the parameter, and lacks the methods."""
    refused_in: set[int] = field(default_factory=set)
    """Chats that have none."""
    window: float = WINDOW
    commands: dict[tuple[int, int], Typed] = field(default_factory=dict)
    """What members have typed for the bot alone, by chat and number."""
    lost: int = 0
    """How many more of them, or of their changes, do not arrive, though the bot is told so."""

    def receiver(
        self,
        chat: Chat,
        wanted: dict[str, Any],
        answered: int | None,
        users: dict[int, User],
        presses: dict[str, Press],
    ) -> User:
        """Return who gets a message, if the bot may send it; its press is used up."""
        check(chat.is_group, "ephemeral messages can be sent in groups and supergroups only")
        check(chat.id not in self.refused_in, UNAVAILABLE)
        check(isinstance(wanted.get("receiver_user_id"), int), "receiver user not found")
        user = wanted["receiver_user_id"]
        check(user in chat.members and user in users, "USER_NOT_PARTICIPANT")
        check(wanted.keys() <= {"receiver_user_id", "callback_query_id"}, "unknown parameter")
        query = wanted.get("callback_query_id")
        if answered is not None:
            typed = self.commands.get((chat.id, answered))
            check(typed and monotonic() - typed.at < self.window, NO_ORIGINAL)
            check(typed and typed.user == user, NO_ORIGINAL)
        elif query is None:
            check(chat.members.get(BOT) == "administrator", "not enough rights")
        else:
            press = presses.get(query)
            check(press and not press.answer.done(), TOO_OLD)
            assert press is not None
            check(monotonic() - press.at < self.window, TOO_OLD)
            check((press.user, press.chat) == (user, chat.id), "QUERY_ID_INVALID")
            press.answer.set_result(Answer("", alert=False, url=""))
        return users[user]

    def find(self, chat: Chat, receiver: int | None, number: int | None) -> Message:
        """Return the message that is to be changed or deleted."""
        if not self.known:
            raise Refused(404, "Not Found: method not found")
        message = chat.private.get(number or 0)
        check(message, "message to edit not found")
        assert message is not None
        assert message.receiver is not None
        check(message.receiver.id == receiver, "message to edit not found")
        return message

    def arrives(self) -> bool:
        """Return whether a message or a change arrives."""
        if self.lost == 0:
            return True
        self.lost -= 1
        return False


def check_text(said: str) -> None:
    """Check a new text: it may be no longer than a caption (tdlib/telegram-bot-api#881)."""
    checks.text(said)
    check(checks.units(said) <= 1_024, "MEDIA_CAPTION_TOO_LONG")
