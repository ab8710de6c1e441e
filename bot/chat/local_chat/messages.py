"""Replies as messages of the page: text, picture or file, and buttons."""

from dataclasses import replace
from struct import unpack
from typing import Final

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.wire import Button, File, Image, Message
from bot.desk.desk import Desk
from bot.identity import Moment, TableId
from bot.replies.drawings import with_description
from bot.replies.reply import (
    Announcement,
    Choice,
    Choices,
    Finale,
    Handout,
    Menu,
    Post,
    Reader,
    Replay,
    Reply,
    Style,
    drawing_of,
)
from render import Picture

LASTING: Final = frozenset({"settings", "help", "rules", "history", "replay", "export", "verify"})
"""Commands whose buttons do not depend on what happens at the table."""


class Messages:
    """Makes messages of replies; their pictures and files can then be downloaded."""

    def __init__(self, desk: Desk, downloads: Downloads) -> None:
        self._desk = desk
        self._downloads = downloads

    async def compose(self, reply: Reply, at: Moment) -> Message:
        """Return a reply as a message that is sent at some moment."""
        drawing = drawing_of(reply)
        picture = await self._desk.paint(drawing, reply.table) if drawing else None
        announcement = reply if isinstance(reply, Announcement) else None
        mention = announcement.mention if announcement else None
        return Message(
            at=at,
            text=reply.text if picture else with_description(reply.text, drawing),
            image=self._image(reply, picture, drawing.alt_text if drawing else ""),
            file=self._file(reply),
            choices=_buttons(reply.choices),
            mention=mention.id if mention else "",
            private=reply.private,
            table=announcement is not None,
            news=bool(announcement and announcement.versions),
            menu=isinstance(reply, Menu),
            lasting=reply.private and _lasts(reply.choices),
        )

    async def _compose_finale(self, finale: Finale, table: TableId, at: Moment) -> Message:
        """Return the end of a game as a message of its own."""
        board = finale.board
        picture = await self._desk.paint(board, table) if board else None
        return Message(
            at=at,
            text=finale.text if picture else with_description(finale.text, board),
            image=self._picture(picture, board.alt_text) if picture and board else None,
        )

    def posting(self, reply: Reply, at: Moment, key: str = "") -> Posting:
        """Return a reply for everybody; what nobody asked for has no key."""

        async def message_for(reader: Reader) -> Message:
            told = reply.for_reader(reader) if isinstance(reply, Announcement | Post) else reply
            return await self.compose(told, at)

        if not isinstance(reply, Announcement):
            return Posting(message_for, key)
        return Posting(
            message_for,
            key,
            table=True,
            waits_for=reply.mention.id if reply.mention else "",
            thinking=reply.thinking,
            automatic=not (key or reply.urgent),
        )

    def finale_posting(self, reply: Announcement, at: Moment) -> Posting:
        """Return the end of the game that an announcement begins with, to be posted once."""

        async def message_for(reader: Reader) -> Message:
            finale = reply.for_reader(reader).finale or Finale("")
            return await self._compose_finale(finale, reply.table, at)

        return Posting(message_for, f"finale of {reply.version}")

    def _image(self, reply: Reply, picture: Picture | None, alt_text: str) -> Image | None:
        if isinstance(reply, Replay):
            width, height = unpack("<HH", reply.animation.content[6:10])
            return Image(self._downloads.put_animation(reply.animation), reply.text, width, height)
        return self._picture(picture, alt_text) if picture else None

    def _picture(self, picture: Picture, alt_text: str) -> Image:
        return Image(self._downloads.put_picture(picture), alt_text, picture.width, picture.height)

    def _file(self, reply: Reply) -> File | None:
        if not isinstance(reply, Handout):
            return None
        return File(self._downloads.put_document(reply.document), reply.document.name)


def computers_first(games: Reply) -> Reply:
    """Return the list of games for somebody who is alone: the computer plays at once.

    Where there are computers, the list has the games with people first, then those with computers.
    """
    people, *computers = games.choices
    if not computers:
        return games
    main = (tuple(replace(each, style=Style.MAIN) for each in group) for group in computers)
    plain = tuple(replace(each, style=Style.PLAIN) for each in people)
    return replace(games, choices=(*main, plain))


def _buttons(choices: Choices) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(map(_button, group)) for group in choices)


def _button(choice: Choice) -> Button:
    return Button(choice.label, choice.payload, choice.style, choice.group)


def _lasts(choices: Choices) -> bool:
    """Return whether buttons may be pressed whatever happens at the table."""
    return all(choice.command in LASTING for group in choices for choice in group)
