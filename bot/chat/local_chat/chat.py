"""The chat on the page: what guests type and press goes to the desk, replies go to windows."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe
from typing import Final, assert_never

import structlog

from bot.chat.local_chat.downloads import Download, Downloads
from bot.chat.local_chat.guests import Guest, identify
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.page_texts import page_word
from bot.chat.local_chat.panes import Panes
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.rooms import Room, Rooms
from bot.chat.local_chat.turns import look_for_turns, show_turn
from bot.chat.local_chat.uploads import Uploads
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import (
    Asked,
    Done,
    Hand,
    Hello,
    Message,
    Press,
    Say,
    Speak,
    Suggest,
    Suggestions,
    Told,
    Wanted,
    Welcome,
    Working,
    clean_name,
)
from bot.commands.parser import is_meant
from bot.commands.request import Request
from bot.desk.desk import Desk, now
from bot.desk.outgoing import Outgoing, Undeliverable
from bot.desk.visitors import Visitor
from bot.identity import LONGEST_NAME, Player, PlayerId, TableId, platform_of
from bot.language import Language, choose_language
from bot.replies.boards import opening_board
from bot.replies.film import Film
from bot.replies.quiz import DailyQuiz
from bot.replies.reply import Announcement, Menu, Post, Refusal, Reply
from bot.replies.spoken import Reader
from render import Picture

MAX_SUGGESTIONS: Final = 30
SUGGESTING: Final = 0.2
"""What suggestions cost: people ask for them with every letter that they type."""
WAITS: Final = 0.5, 2.0
"""The fewest and the most seconds for which a window that asks for too much is not read."""

_log: Final = structlog.get_logger("page")


class LocalChat:
    """The chat adapter for the windows of our own page.

    A room shows a table of the page's own, or one of another platform to its visitors: then the
    answers go to that platform's chat as well.
    """

    platform: Final = "local"

    def __init__(
        self, desk: Desk, language: Language = Language.ENGLISH, network: str = ""
    ) -> None:
        self.downloads = Downloads()
        self.uploads = Uploads()
        self.rooms = Rooms()
        self._others: dict[str, Outgoing] = {}
        self._deliveries: set[asyncio.Task[None]] = set()
        self.desk = desk
        self._panes = Panes(desk, self.downloads)
        self._messages = Messages(desk, self.downloads, self._panes)
        self._language = language
        self._network = network
        self._run = token_urlsafe(8)
        desk.lists_moves(self.platform, 0)

    def connect(self, others: Mapping[str, Outgoing]) -> None:
        """Name the chats of other platforms, whose tables visitors see here."""
        self._others.update(others)

    @property
    def has_computers(self) -> bool:
        """Return whether computers play, so that the page offers them."""
        return self.desk.has_computers

    def identify(self, hello: Hello, visitor: Visitor | None) -> tuple[PlayerId, TableId]:
        """Return who says hello, and at which table."""
        if visitor:
            return visitor.player.id, visitor.table
        return identify(self.platform, hello.secret), self._table(hello.room)

    async def join(
        self, hello: Hello, visitor: Visitor | None = None, address: str = "", *, owner: bool
    ) -> Guest:
        """Let a guest into a room, and send them the messages that they have not seen."""
        app = visitor.locale if visitor else None
        language = choose_language(app, hello.locale, default=self._language)
        who, table = self.identify(hello, visitor)
        player = visitor.player if visitor else self._guest(hello, who, language)
        preferences = await self.desk.preferences_of(player.id)
        room = self.rooms.find(table)
        window = Window(Reader(language, player.id, preferences), player.name)
        window.visited = tuple(map(self._table, hello.rooms)) if not visitor else ()
        guest = Guest(player, window, room, table, owner, address, visitor)
        seen = hello.seen if hello.run == self._run else 0
        welcome = partial(
            Welcome,
            window.person,
            table if visitor else hello.room,
            self._run,
            self._network,
            window.language,
        )
        await room.join(window, seen, welcome)
        return guest

    def _guest(self, hello: Hello, who: PlayerId, language: Language) -> Player:
        name = clean_name(hello.name, LONGEST_NAME) or page_word("guest", language)
        return Player(who, name)

    async def show_table(self, guest: Guest) -> None:
        """Show a guest the table, unless the room shows it already, and where it is their turn."""
        async with self._last_resort(guest):
            await self.refresh(guest.room)
            await look_for_turns(guest.window, self.desk)

    async def game_picture(self, game: str) -> Picture | None:
        """Return how a game begins; None if there is no such game."""
        board = opening_board(game)
        return await self.desk.paint(board, self._table("")) if board else None

    async def download(self, name: str) -> Download | None:
        """Return a file, or a picture or an animation, which is made; None if it was dropped."""
        match self.downloads.find(name):
            case None:
                return None
            case Download() as file:
                return file
            case Film() as film:
                return Download("image/gif", await self.desk.make_animation(film))
            case drawing:
                picture = await self.desk.paint(drawing, self._table(""))
                return Download("image/png", picture.png) if picture else None

    async def refresh(self, room: Room) -> None:
        """Show a room what is new at its table, whoever did it and wherever."""
        if said := await self.desk.look(room.table, room.told):
            await self._post(room, said)

    def leave(self, guest: Guest) -> None:
        """Let a guest leave the room."""
        guest.room.leave(guest.window)

    def close(self) -> None:
        """Close all windows."""
        self.rooms.close()

    async def handle(self, guest: Guest, asked: Asked) -> None:
        """Answer what a guest typed or pressed, with an apology if anything goes wrong."""
        if isinstance(asked, Suggest):
            await self._suggest(guest, asked.text)
            return
        done, wait = Done(asked.key, refused=True), 0.0
        async with self._last_resort(guest):
            reply = await self._carry_out(guest, asked)
            done = Done(asked.key, isinstance(reply, Refusal))
            wait = reply.wait if isinstance(reply, Refusal) else 0.0
        guest.window.send(done)
        if wait:
            await _let_wait(wait)
            return
        async with self._last_resort(guest):
            await self._look_again(guest)

    async def _look_again(self, guest: Guest) -> None:
        """Show a guest everything as they have chosen it, if that is something new."""
        preferences = await self.desk.preferences_of(guest.player.id)
        if preferences and preferences != guest.window.reader.preferences:
            await self.rooms.prefer(guest.player.id, preferences)

    @asynccontextmanager
    async def _last_resort(self, guest: Guest) -> AsyncIterator[None]:
        """Send the guest an apology if the block fails."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self.desk.apologise(
                guest.table, error, guest.window.reader.language, guest.player.id
            )
            guest.window.send(Told(Message(now(), apology.text, private=True)))

    async def _suggest(self, guest: Guest, typed: str) -> None:
        hurried = self.desk.hurried(guest.request(typed, ""), SUGGESTING)
        if hurried:
            await _let_wait(hurried.wait)
        try:
            moves = () if hurried else await self.desk.suggest(guest.table, typed)
        except Exception:  # noqa: BLE001 - the last resort: an empty list
            _log.warning("suggestions failed", exc_info=True)
            moves = ()
        guest.window.send(Suggestions(typed, moves[:MAX_SUGGESTIONS]))

    async def _carry_out(self, guest: Guest, asked: Say | Press | Speak | Hand) -> Reply | None:
        """Return the answer; None if what was typed is not for us."""
        match asked:
            case Say(text, key, quiet):
                request = guest.typed(text, key)
                quiet = quiet or self.desk.is_secret(request)
                if not quiet and (hurried := await self._talk(guest, text, key)):
                    return hurried
                return await self._answer(guest, request, key) if is_meant(text) else None
            case Press(payload, key):
                request = guest.request(payload, key, pressed=True)
                return await self._answer(guest, request, key)
            case Speak(language, key):
                return await self._choose_language(guest, language, key)
            case Hand(size, key):
                file = self.uploads.expect(size, lambda url: guest.window.send(Wanted(key, url)))
                request = replace(guest.request("/analyse", key), attached=file)
                return await self._answer(guest, request, key)
            case _:
                assert_never(asked)

    async def _talk(self, guest: Guest, text: str, key: str) -> Refusal | None:
        """Show everybody what a guest typed; return why not, if they talk too much."""
        if hurried := self.desk.hurried(guest.request(text, key)):
            await self._tell(guest, hurried)
        else:
            await self._post_typed(guest, text, key)
        return hurried

    async def _choose_language(self, guest: Guest, language: str, key: str) -> Reply:
        """Save the language of a guest. Only a refusal is shown: the page shows the language."""
        reply = await self.desk.handle(guest.request(f"/settings {language}", key))
        if isinstance(reply, Refusal):
            await self._tell(guest, reply)
        return reply

    async def say(self, reply: Reply, key: str = "") -> None:
        """Post a reply in its room, for those who are there and those who join later.

        A reply with the key of a request is posted once.
        """
        await self._post(self.rooms.find(reply.table), reply, key)
        await self.desk.announced(reply)

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post the problem of the day in its room, once."""
        await self._post(self.rooms.find(quiz.table), quiz, f"problem of {quiz.day}")

    async def notify(self, place: TableId, text: str) -> None:
        """Post a text in a room, for those who are there and those who join later."""
        await self._post(self.rooms.find(place), Post(table=place, text=text))

    async def leave_chat(self, chat: str) -> None:  # noqa: ARG002 - whichever it is
        """Refuse: rooms belong to whoever comes."""
        raise Undeliverable

    async def _post(self, room: Room, reply: Reply, key: str = "") -> None:
        await room.post(self._messages.posting(reply, now(), key, room.told))
        if isinstance(reply, Announcement):
            for window in self._all_windows():
                show_turn(window, room)

    def _all_windows(self) -> tuple[Window, ...]:
        return tuple(window for room in self.rooms.open for window in room.windows)

    async def _answer(self, guest: Guest, request: Request, key: str) -> Reply:
        async def show_progress(text: str) -> None:
            guest.window.send(Working(key, text))

        reply = await self.desk.handle(request, show_progress)
        async with self.desk.showing(reply):
            if isinstance(reply, Menu) and reply.board:
                guest.window.send(await self._panes.choose(reply, guest.player.id))
            elif reply.private:
                await self._tell(guest, reply)
            else:
                await self._say_everywhere(reply, f"reply to {request.key}")
        if isinstance(reply, Refusal) and reply.board:
            await self.refresh(guest.room)
        return reply

    async def _say_everywhere(self, reply: Reply, key: str) -> None:
        """Post a reply in its room and, for a table of another platform, in its chat."""
        other = self._others.get(platform_of(reply.table))
        if other is None:
            await self.say(reply, key)
            return
        await self._post(self.rooms.find(reply.table), reply, key)
        if isinstance(reply, Announcement) and reply.versions:
            task = asyncio.create_task(self._deliver(other, reply))
            self._deliveries.add(task)
            task.add_done_callback(self._deliveries.discard)

    async def _deliver(self, other: Outgoing, reply: Announcement) -> None:
        """Show a reply in the chat that its table belongs to; the visitor does not wait for it."""
        try:
            async with self.desk.showing(reply):
                await other.say(reply)
        except Exception:  # noqa: BLE001 - the last resort: the sweeper shows it again
            _log.info("not shown in its chat yet", table=reply.table, exc_info=True)

    async def _tell(self, guest: Guest, reply: Reply) -> None:
        if isinstance(reply, Refusal) and guest.room.shows_table:
            reply = replace(reply, choices=())  # they are on the board
        guest.window.send(Told(await self._messages.compose(reply, now(), guest.player.id)))

    async def _post_typed(self, guest: Guest, text: str, key: str) -> None:
        """Show everybody what a guest typed; once, even if the window sends it again."""
        message = Message(now(), text, by=guest.window.person)

        async def message_for(_: Reader) -> Message:
            return message

        await guest.room.post(Posting(message_for, key=f"{guest.player.id} {key}", size=len(text)))

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")


async def _let_wait(seconds: float) -> None:
    """Wait before the next message of a window that has asked for too much is read."""
    fewest, most = WAITS
    await asyncio.sleep(min(max(seconds, fewest), most))
