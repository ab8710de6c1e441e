"""Replies as Discord messages: text, files, buttons, and whom they alert."""

import io
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, Final, Self, TypeAlias

import discord

from bot.chat.discord_chat.cards import AS_CARD, MAX_ALT_TEXT, Card
from bot.chat.discord_chat.links import Link
from bot.chat.discord_chat.markdown import MAX_LENGTH, escape, pages
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.signs import Signs, accent, tell_sides
from bot.identity import PlayerId, TableId
from bot.replies.choice import Choices
from bot.replies.contents import board_of, drawing_of, file_of
from bot.replies.document import Document
from bot.replies.drawings import Drawing, with_description
from bot.replies.reply import Announcement, Replay, Reply
from bot.texts import Texts
from render import Picture

_SECOND: Final = 1_000
_MAX_PAGES: Final = 4
"""A longer text is sent as a file."""
BOARD: Final = "board.png"
_NONCE: Final = 20
"""Characters of a nonce; Discord takes 25, and a number is added."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message, to be sent as a new one or to replace another."""

    text: str
    picture: bytes = b""
    alt_text: str = ""
    documents: tuple[Document, ...] = ()
    choices: Choices = ()
    aside: str = ""
    """A smaller text, which goes when the board is taken down."""
    framed: bool = False
    accent: int | None = None
    """The colour at the side of its frame."""
    signs: Signs | None = None
    """The signs on its buttons."""
    links: tuple[Link, ...] = ()
    alerted: tuple[int, ...] = ()
    """The ids of the users whom the message alerts."""
    nonce: str = ""
    """Of several messages with the same nonce, Discord posts one."""

    def as_new(self) -> dict[str, Any]:
        """Return the arguments that send it as a new message."""
        return {
            "files": self._files(),
            "allowed_mentions": self._mentions(),
            "view": self.card.view(),
        }

    def as_post(self) -> dict[str, Any]:
        """Return the arguments that post it in a channel, once however often it is sent."""
        return {**self.as_new(), **({"nonce": self.nonce} if self.nonce else {})}

    def as_edit(self) -> dict[str, Any]:
        """Return the arguments that replace everything in an existing message."""
        return {
            **AS_CARD,
            "attachments": self._files(),
            "view": self.card.view(),
            "allowed_mentions": self._mentions(),
        }

    @property
    def card(self) -> Card:
        """Return what it shows, beside which its files are sent."""
        files = tuple(one.name for one in self._documents)
        return Card(
            self.text,
            files,
            self.alt_text,
            self.choices,
            aside=self.aside,
            framed=self.framed,
            accent=self.accent,
            signs=self.signs,
            links=self.links,
        )

    @property
    def _documents(self) -> tuple[Document, ...]:
        board = (Document(BOARD, self.picture),) if self.picture else ()
        return (*board, *self.documents)

    def _files(self) -> list[discord.File]:
        described = self.alt_text[:MAX_ALT_TEXT] or None
        return [
            discord.File(io.BytesIO(one.content), one.name, description=described)
            for one in self._documents
        ]

    def _mentions(self) -> discord.AllowedMentions:
        alerted = [discord.Object(user) for user in self.alerted] or False
        return discord.AllowedMentions(everyone=False, roles=False, users=alerted)

    def without_board(self) -> Self:
        """Return the text alone."""
        return replace(self, picture=b"", alt_text="", choices=(), aside="", framed=False)


def with_nonces(messages: Sequence[Message], same: object) -> list[Message]:
    """Return messages of which Discord posts each once, whenever they are sent as the same."""
    begun = sha256(repr(same).encode()).hexdigest()[:_NONCE]
    return [replace(message, nonce=f"{begun}{at}") for at, message in enumerate(messages)]


Paint: TypeAlias = Callable[[Drawing, TableId], Awaitable[Picture | None]]
"""Draws a picture for a table; None if it cannot be drawn."""


async def compose(
    reply: Reply,
    paint: Paint,
    commands: Mapping[str, int],
    signs: Signs,
    actor: PlayerId | None = None,
) -> list[Message]:
    """Return a reply as one or more messages; the last one has the board and the buttons.

    The end of a game that another followed comes first, as a message of its own. The actor, who
    caused the reply, is not alerted.
    """
    write = partial(_write, table=reply.table, paint=paint, commands=commands)
    finale = reply.finale if isinstance(reply, Announcement) else None
    first = await write(finale.text, finale.board) if finale else []
    alerted = _alerted(reply, actor)
    *earlier, last = await write(_text(reply), drawing_of(reply), alerted=alerted)
    file = file_of(reply)
    documents = (*([file] if file else []), *last.documents)
    message = replace(
        last, documents=documents, choices=reply.choices, alerted=alerted, signs=signs
    )
    board = board_of(reply)
    if board:
        message = replace(message, framed=True, accent=accent(board), aside=_aside(reply, signs))
    if isinstance(reply, Replay):
        message = replace(message, alt_text=reply.text)
    return [*first, *earlier, message]


def _text(reply: Reply) -> str:
    """Return the text of a reply without how much time is left, which stands aside."""
    deadline = reply.deadline if isinstance(reply, Announcement) else None
    lines = reply.text.split("\n")
    return "\n".join(line for line in lines if not deadline or line != deadline.told)


def _aside(reply: Reply, signs: Signs) -> str:
    """Return the sides of the players, and when the time runs out, as each reader's clock says."""
    if not isinstance(reply, Announcement) or reply.board is None:
        return ""
    sides, deadline = tell_sides(reply.board, signs), reply.deadline
    when = f"<t:{deadline.at // _SECOND}:R>" if deadline else ""
    time = Texts(reply.board.texts.language).say("discord-deadline", when=when) if when else ""
    return "\n".join(filter(None, (sides, time)))


async def _write(  # noqa: PLR0913 - all that a text with a picture needs
    text: str,
    drawing: Drawing | None,
    *,
    table: TableId,
    paint: Paint,
    commands: Mapping[str, int],
    alerted: tuple[int, ...] = (),
) -> list[Message]:
    """Return a text in pages; the last one has the picture."""
    picture = await paint(drawing, table) if drawing else None
    whole = escape(text if picture else with_description(text, drawing), commands)
    names = " ".join(f"<@{user}>" for user in alerted)
    whole = f"{names}\n{whole}" if alerted else whole
    too_long = len(whole) > _MAX_PAGES * MAX_LENGTH
    *earlier, last = [whole[:MAX_LENGTH]] if too_long else pages(whole)
    documents = (Document("text.txt", text.encode()),) if too_long else ()
    png, alt_text = (picture.png, drawing.alt_text) if picture and drawing else (b"", "")
    return [*map(Message, earlier), Message(last, png, alt_text, documents)]


def _alerted(reply: Reply, actor: PlayerId | None) -> tuple[int, ...]:
    """Return the ids of the users whom a reply alerts; none if nothing is new."""
    if not isinstance(reply, Announcement) or not reply.versions:
        return ()
    concerned = (*(one.player for one in reply.concerned), *reply.replaced)
    people = dict.fromkeys(player.id for player in concerned if player.id != actor)
    return tuple(filter(None, map(discord_id, people)))
