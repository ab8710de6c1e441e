"""Replies as messages of the page: text, picture or file, and buttons."""

from functools import lru_cache
from struct import unpack
from typing import Final
from weakref import ref

from bot.chat.local_chat.downloads import Downloads, animation_name
from bot.chat.local_chat.overlays import touches_on
from bot.chat.local_chat.panes import Panes, ShownPane, buttons
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.wire import File, Image, Message, Pane
from bot.desk.desk import Desk
from bot.identity import Moment, PlayerId
from bot.recent import RecentCache
from bot.replies.choice import Choices
from bot.replies.contents import drawing_of
from bot.replies.drawings import Drawing, with_description
from bot.replies.quiz import DailyQuiz, Quiz
from bot.replies.reply import Announcement, Handout, Leaf, Menu, Post, Replay, Reply
from bot.replies.spoken import Reader
from render import Picture

VIEWS: Final = 4
"""In how many views an announcement is remembered: of the players, and of those who look on."""
LASTING: Final = frozenset(
    {"settings", "help", "rules", "history", "replay", "analyse", "export", "verify"}
    | {"problem", "problems", "solve"}
)
"""Commands whose buttons do not depend on what happens at the table."""


class Messages:
    """Makes messages of replies; their pictures and files can then be downloaded."""

    def __init__(self, desk: Desk, downloads: Downloads, panes: Panes) -> None:
        self._desk = desk
        self._downloads = downloads
        self._panes = panes

    async def compose(self, reply: Reply, at: Moment, reader: PlayerId) -> Message:
        """Return a reply as a message to a reader that is sent at some moment."""
        drawing = drawing_of(reply)
        picture = await self._desk.paint(drawing, reply.table) if drawing else None
        touches = reply.write_touches() if isinstance(reply, Quiz) and reply.write_touches else ()
        return Message(
            at=at,
            text=reply.text if picture else with_description(reply.text, drawing),
            image=self._image(drawing, picture, reader),
            file=self._file(reply, reader),
            choices=buttons(reply.choices),
            private=reply.private,
            menu=isinstance(reply, Menu | Leaf),
            lasting=reply.private and _lasts(reply.choices),
            problem=reply.key if isinstance(reply, Quiz) else "",
            touches=touches_on(touches, picture),
        )

    def posting(self, reply: Reply, at: Moment, key: str = "", told: int = 0) -> Posting:
        """Return a reply for everybody; what nobody asked for has no key.

        News up to the version `told` are not told again.
        """
        if isinstance(reply, Announcement):
            return self._table_posting(reply, at, key, told)

        if isinstance(reply, Replay):
            return self._replay_posting(reply, at, key)

        async def message_for(reader: Reader) -> Message:
            told = reply.for_reader(reader) if isinstance(reply, Post | DailyQuiz) else reply
            return await self.compose(told, at, reader.player)

        return Posting(message_for, key=key)

    def _replay_posting(self, reply: Replay, at: Moment, key: str) -> Posting:
        """Return an animation, of which the message keeps what it shows and not its bytes."""
        width, height = unpack("<HH", reply.animation.content[6:10])
        name, film, text = animation_name(reply.animation.content), reply.film, reply.text

        async def message_for(reader: Reader) -> Message:
            url = self._downloads.put_animation(reader.player, name, film)
            return Message(at, text, image=Image(url, text, width, height))

        return Posting(message_for, key=key)

    def _table_posting(self, said: Announcement, at: Moment, key: str, told: int) -> Posting:
        """Return the table, with a message about what is new there."""
        views = _Views(said, self._panes)
        # The messages of a room outlive the table that they tell of.
        known = ref(views)

        async def message_for(reader: Reader) -> Message | None:
            seen = (known() or _Views(said, self._panes)).written(said.view_of(reader))
            ended = (seen.finale.text,) if seen.finale else ()
            news = (sentence for version, sentence in seen.news if version > told)
            text = "\n".join((*ended, *news))
            return Message(at, text, news=True) if text else None

        async def pane_for(reader: Reader) -> Pane | None:
            shown = await views.shown(said.view_of(reader))
            return self._panes.give(shown, reader.player) if shown else None

        return Posting(
            message_for if said.versions else None,
            pane_for,
            key,
            version=said.table_version,
            news=said.versions,
            waits_for=said.mention.id if said.mention else "",
        )

    def _image(
        self, drawing: Drawing | None, picture: Picture | None, reader: PlayerId
    ) -> Image | None:
        if drawing is None or picture is None:
            return None
        url = self._downloads.put_picture(reader, drawing, picture)
        return Image(url, drawing.alt_text, picture.width, picture.height)

    def _file(self, reply: Reply, reader: PlayerId) -> File | None:
        if not isinstance(reply, Handout):
            return None
        return File(self._downloads.put_document(reader, reply.document), reply.document.name)


class _Views:
    """An announcement as different readers see it: those who see the same share it."""

    def __init__(self, said: Announcement, panes: Panes) -> None:
        self.written = lru_cache(VIEWS)(said.view_for)
        self._table = said.table
        self._panes = panes
        self._shown = RecentCache[Reader, ShownPane](VIEWS)

    async def shown(self, view: Reader) -> ShownPane | None:
        """Return the table; None if the announcement shows none.

        One whose picture could not be drawn is made again the next time.
        """
        shown = self._shown.get(view) or await self._panes.show(self._table, self.written(view))
        return self._shown.put(view, shown) if shown and shown.pictures else shown


def _lasts(choices: Choices) -> bool:
    """Return whether buttons may be pressed whatever happens at the table."""
    return all(choice.command in LASTING for group in choices for choice in group)
