"""What happens in chats: a typed message, a press, a followed link, a changed chat."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.chat.telegram_chat.links import Link
from bot.chat.telegram_chat.places import Place
from bot.commands.parser import is_marked
from bot.commands.request import Request
from bot.identity import Player


@dataclass(frozen=True, slots=True)
class Typed:
    """A user typed something for a table."""

    request: Request
    place: Place
    message: int
    user: int = 0
    corrected: bool = False
    """Whether they have edited it since."""
    private: int = 0
    """The number of the message, if nobody else sees it."""
    thread: int = 0
    """The first message of its thread, if that may be a post of a channel."""

    def moved_to(self, place: Place) -> "Typed":
        """Return what was typed as if it had been for another table."""
        return replace(self, place=place, request=at_place(self.request, place))


@dataclass(frozen=True, slots=True)
class Pressed:
    """A user pressed a button under a message."""

    request: Request
    place: Place
    message: int
    query: str
    user: int
    photo: bool
    """Whether the message has a picture."""
    is_shown: bool
    """Whether the message still has the button, or nobody knows."""
    inline: str = ""
    """The id of the message, if it lies in a chat that the bot is not in."""
    is_old: bool = False
    """Whether Telegram sent no more of the message than its chat, and not the topic."""
    private: int = 0
    """The number of the message, if whoever pressed is the only one who sees it."""
    thread: int = 0
    """The first message of its thread, if that may be a post of a channel."""

    def moved_to(self, place: Place) -> "Pressed":
        """Return the press in another place of the same chat."""
        return replace(self, place=place, request=at_place(self.request, place))

    def typing(self, text: str) -> "Pressed":
        """Return the press as if its player had typed something."""
        return replace(self, request=replace(self.request, text=text, pressed=False))

    @property
    def command(self) -> str:
        """Return the name of the command that the button stands for."""
        return self.request.text.partition(" ")[2].partition(" ")[0]

    @property
    def of_menu(self) -> bool:
        """Return whether it is a button of one player's menu."""
        return is_marked(self.request.text)


@dataclass(frozen=True, slots=True)
class Followed:
    """A user followed a link to a table in another chat."""

    request: Request
    place: Place
    user: int
    link: Link


@dataclass(frozen=True, slots=True)
class Invited:
    """A user followed a link with which a friend invites them."""

    typed: Typed
    token: str

    @property
    def request(self) -> Request:
        """Return the request to sit down, still without its table."""
        return self.typed.request

    @property
    def place(self) -> Place:
        """Return the private chat."""
        return self.typed.place


@dataclass(frozen=True, slots=True)
class Moved:
    """A chat has been given another id."""

    old: Place
    new: Place


@dataclass(frozen=True, slots=True)
class Added:
    """The bot was added to a group."""

    request: Request
    place: Place


@dataclass(frozen=True, slots=True)
class Voted:
    """A user chose an answer of a poll."""

    poll: str
    choice: int
    player: Player
    locale: str | None
    key: str


Event: TypeAlias = Typed | Pressed | Followed | Invited | Moved | Added | Voted


def at_place(request: Request, place: Place) -> Request:
    """Return a request for the table of another place; elsewhere one is no moderator."""
    alone = not place.is_group and not place.is_shared
    here = place.whole_chat == request.chat
    return replace(
        request,
        table=place.table,
        chat=place.whole_chat,
        moderator=request.moderator and (alone or here),
        alone=alone,
        invites=alone,
        shared=place.is_shared,
    )
