"""Replies as messages of the page: text, picture or file, and buttons."""

from struct import unpack

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.wire import Button, File, Image, Message
from bot.desk.desk import Desk
from bot.identity import Moment
from bot.replies.drawings import with_description
from bot.replies.reply import Announcement, Handout, Replay, Reply, drawing_of
from render import Picture


class Messages:
    """Makes messages of replies; their pictures and files can then be downloaded."""

    def __init__(self, desk: Desk, downloads: Downloads) -> None:
        self._desk = desk
        self._downloads = downloads

    async def compose(self, reply: Reply, at: Moment) -> Message:
        """Return a reply as a message that is sent at some moment."""
        drawing = drawing_of(reply)
        picture = await self._desk.paint(drawing, reply.table) if drawing else None
        mention = reply.mention if isinstance(reply, Announcement) else None
        return Message(
            at=at,
            text=reply.text if picture else with_description(reply.text, drawing),
            image=self._image(reply, picture, drawing.alt_text if drawing else ""),
            file=self._file(reply),
            choices=tuple(
                tuple(Button(one.label, one.payload, one.style) for one in group)
                for group in reply.choices
            ),
            mention=mention.id if mention else "",
            private=reply.private,
        )

    def _image(self, reply: Reply, picture: Picture | None, alt_text: str) -> Image | None:
        if isinstance(reply, Replay):
            width, height = unpack("<HH", reply.animation.content[6:10])
            return Image(self._downloads.put_animation(reply.animation), reply.text, width, height)
        if picture is None:
            return None
        return Image(self._downloads.put_picture(picture), alt_text, picture.width, picture.height)

    def _file(self, reply: Reply) -> File | None:
        if not isinstance(reply, Handout):
            return None
        return File(self._downloads.put_document(reply.document), reply.document.name)
