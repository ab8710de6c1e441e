"""People, chats and messages as Telegram knows them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from time import time
from typing import Any

ANONYMOUS = 1087968824
"""The user behind which anonymous administrators stand."""
BOT = 4_242
TOKEN = f"{BOT}:loopback-token-of-a-bot-that-is-not"
FIRST_PRIVATE = 700_001
"""The number of the first message in a chat that one member alone sees."""
BOT_NAME = "parlour_bot"


@dataclass
class User:
    """A user, and whether the bot may write to them."""

    id: int
    name: str
    username: str = ""
    language: str = "en"
    started: bool = True
    blocked: bool = False

    def data(self) -> dict[str, Any]:
        """Return the object that the Bot API sends."""
        told: dict[str, Any] = {"id": self.id, "is_bot": False, "first_name": self.name}
        if self.username:
            told["username"] = self.username
        return {**told, "language_code": self.language}


TELEGRAM_USER = {"id": 777_000, "is_bot": False, "first_name": "Telegram"}
BOT_USER = {"id": BOT, "is_bot": True, "first_name": "Parlour", "username": BOT_NAME}


@dataclass
class Message:
    """A message; `payload` is everything but its place and its author."""

    id: int
    chat: "Chat" = field(repr=False)
    sender: dict[str, Any]
    payload: dict[str, Any]
    topic: int | None = None
    ours: bool = False
    date: int = field(default_factory=lambda: int(time()))
    silent: bool = False
    answers: int = 0
    """The message that it replies to."""
    is_old: bool = False
    """Whether it can no longer be deleted, and updates have no more of it than its chat."""
    reactions: list[str] = field(default_factory=list)
    """How the bot has reacted to it."""
    inline: str = ""
    """Its id, if the bot is not in its chat."""
    thread: int = 0
    """The first message of its thread, if it is in one that is no topic."""
    private: int = 0
    """Its number among the messages that one member sees; 0 if everybody sees it."""
    receiver: User | None = None
    """The member who sees it, if it is such a message."""

    voters: dict[int, int] = field(default_factory=dict)
    """What each user has chosen in its poll."""

    def data(self) -> dict[str, Any]:
        """Return the object that the Bot API sends."""
        told: dict[str, Any] = {
            "message_id": self.id,
            "date": self.date,
            "chat": self.chat.data(),
            "from": self.sender,
            **self.payload,
        }
        if self.receiver:
            told |= {"ephemeral_message_id": self.private, "receiver_user": self.receiver.data()}
        if self.topic is not None:
            told |= {"message_thread_id": self.topic, "is_topic_message": True}
        elif self.thread:
            told["message_thread_id"] = self.thread
        original = self.chat.messages.get(self.answers or self.topic or 0)
        if original and original is not self:
            told["reply_to_message"] = original.as_original()
        return told

    def as_original(self) -> dict[str, Any]:
        """Return the object that is sent with a reply to it: without what it replies to itself."""
        told = self.data()
        told.pop("reply_to_message", None)
        return told

    def in_a_press(self) -> dict[str, Any]:
        """Return the object that is sent with a press on one of its buttons."""
        if self.is_old:
            return {"message_id": self.id, "date": 0, "chat": self.chat.data()}
        return self.data()

    @property
    def text(self) -> str:
        """Return its text or its caption."""
        said: str = self.payload.get("text") or self.payload.get("caption") or ""
        return said

    @property
    def buttons(self) -> list[list[dict[str, Any]]]:
        """Return the rows of its keyboard."""
        rows: list[list[dict[str, Any]]] = self.payload.get("reply_markup", {}).get(
            "inline_keyboard", []
        )
        return rows

    @property
    def labels(self) -> list[str]:
        """Return the labels of its buttons."""
        return [button["text"] for row in self.buttons for button in row]

    @property
    def is_photo(self) -> bool:
        """Return whether it is a picture."""
        return "photo" in self.payload


@dataclass
class Chat:
    """A chat with its messages."""

    id: int
    kind: str
    title: str = ""
    topics: set[int] = field(default_factory=set)
    members: dict[int, str] = field(default_factory=dict)
    """What each member is: `creator`, `administrator`, `member`."""
    messages: dict[int, Message] = field(default_factory=dict)
    kicked: bool = False
    left: bool = False
    """Whether the bot has left."""
    pictures: bool = True
    """Whether the bot may send them."""
    polls: bool = True
    """Whether the bot may send them."""
    private: dict[int, Message] = field(default_factory=dict)
    """The messages that one member sees."""
    moved_to: int | None = None
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    private_numbers: Iterator[int] = field(default_factory=lambda: count(FIRST_PRIVATE))

    def data(self) -> dict[str, Any]:
        """Return the object that the Bot API sends."""
        told: dict[str, Any] = {"id": self.id, "type": self.kind}
        if self.kind == "private":
            return {**told, "first_name": self.title}
        if self.topics:
            told["is_forum"] = True
        return {**told, "title": self.title}

    @property
    def is_group(self) -> bool:
        """Return whether it is a group."""
        return self.kind != "private"

    def add(
        self,
        sender: dict[str, Any],
        payload: dict[str, Any],
        topic: int | None = None,
        *,
        ours: bool = False,
        answers: int = 0,
    ) -> Message:
        """Write a message. What replies to something is in its thread."""
        message = Message(next(self.numbers), self, sender, payload, topic, ours, answers=answers)
        original = self.messages.get(answers)
        if original and self.kind == "supergroup" and topic is None:
            message.thread = original.thread or original.id
        self.messages[message.id] = message
        return message

    def add_private(self, receiver: User, payload: dict[str, Any], topic: int | None) -> Message:
        """Let the bot write a message that one member sees: its number is not among the others."""
        number = next(self.private_numbers)
        message = Message(0, self, BOT_USER, payload, topic, ours=True)
        message.private, message.receiver = number, receiver
        self.private[number] = message
        return message

    def seen_by(self, user: User) -> list[Message]:
        """Return the messages that a member alone sees."""
        return [message for message in self.private.values() if message.receiver is user]

    def add_topic(self, creator: User, number: int) -> None:
        """Let somebody create a topic: all its messages reply to the one that says so."""
        payload = {"forum_topic_created": {"name": "Games", "icon_color": 7322096}}
        self.topics.add(number)
        self.messages[number] = Message(number, self, creator.data(), payload, number)

    def add_post(self, text: str) -> Message:
        """Let Telegram forward a post of the channel whose discussion group this is."""
        channel = {"id": -1_000_000_000_999, "type": "channel", "title": "News"}
        origin = {"type": "channel", "date": 1, "chat": channel, "message_id": 3}
        payload = {
            "text": text,
            "entities": [],
            "sender_chat": channel,
            "forward_origin": origin,
            "is_automatic_forward": True,
        }
        return self.add(TELEGRAM_USER, payload)

    @property
    def of_bot(self) -> list[Message]:
        """Return what the bot has written."""
        return [message for message in self.messages.values() if message.ours]

    @property
    def last(self) -> Message:
        """Return the last thing that the bot has written."""
        return self.of_bot[-1]
