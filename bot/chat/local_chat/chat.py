"""The chat on the page: what guests type and press goes to the desk, replies go to windows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_urlsafe
from typing import Final, assert_never

import structlog

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.guests import Guest, identify
from bot.chat.local_chat.messages import Messages, computers_first
from bot.chat.local_chat.page_texts import page_word
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.rooms import Rooms
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import (
    Done,
    Hello,
    Message,
    Press,
    Say,
    Speak,
    Suggest,
    Suggestions,
    Told,
    Welcome,
    Working,
    clean_name,
)
from bot.commands.parser import is_meant
from bot.commands.request import Request
from bot.desk.desk import Desk, now
from bot.identity import LONGEST_NAME, Player, TableId
from bot.language import Language, choose_language
from bot.replies.reply import Announcement, Reader, Refusal, Reply

MAX_SUGGESTIONS: Final = 30
LIST_SIZE: Final = 20
"""How many whole moves a phone shows beside the board without scrolling."""

_log: Final = structlog.get_logger("page")


class LocalChat:
    """The chat adapter for the windows of our own page."""

    platform: Final = "local"

    def __init__(
        self, desk: Desk, language: Language = Language.ENGLISH, network: str = ""
    ) -> None:
        self.downloads = Downloads()
        self._desk = desk
        self._messages = Messages(desk, self.downloads)
        self._language = language
        self._network = network
        self._rooms = Rooms()
        self._run = token_urlsafe(8)
        desk.lists_moves(self.platform, LIST_SIZE)

    @property
    def has_computers(self) -> bool:
        """Return whether computers play, so that the page offers them."""
        return self._desk.has_computers

    async def join(self, hello: Hello, *, owner: bool) -> Guest:
        """Let a guest into a room, and send them the messages that they have not seen."""
        language = choose_language(hello.locale, default=self._language)
        name = clean_name(hello.name, LONGEST_NAME) or page_word("guest", language)
        player = Player(identify(self.platform, hello.secret), name)
        preferences = await self._desk.preferences_of(player.id)
        room = self._rooms.find(hello.room)
        window = Window(Reader(language, player.id, preferences), player.name)
        guest = Guest(player, window, room, self._table(hello.room), owner)
        seen = hello.seen if hello.run == self._run else 0
        welcome = partial(
            Welcome, window.person, hello.room, self._run, self._network, window.language
        )
        await room.join(window, seen, welcome)
        return guest

    async def show_table(self, guest: Guest) -> None:
        """Show a guest the table, or the list of games if there is none.

        Nothing is shown if the messages of the room show the table already.
        """
        if guest.room.shows_table:
            return
        async with self._last_resort(guest):
            reply = await self._desk.handle(guest.request("/board", ""))
            if isinstance(reply, Announcement):
                await guest.room.post_first(self._messages.posting(reply, now()))
                return
            games = await self._desk.handle(guest.request("/play", ""))
            if guest.room.people == (guest.window.person,):
                games = computers_first(games)
            message = await self._messages.compose(games, now())
            # Somebody may have opened a table meanwhile, which the room shows then.
            if not guest.room.shows_table:
                guest.window.send(Told(message))

    def leave(self, guest: Guest) -> None:
        """Let a guest leave the room."""
        guest.room.leave(guest.window)

    def close(self) -> None:
        """Close all windows."""
        self._rooms.close()

    async def handle(self, guest: Guest, asked: Say | Press | Suggest | Speak) -> None:
        """Answer what a guest typed or pressed, with an apology if anything goes wrong."""
        if isinstance(asked, Suggest):
            await self._suggest(guest, asked.text)
            return
        done = Done(asked.key, refused=True)
        async with self._last_resort(guest):
            refused = isinstance(await self._carry_out(guest, asked), Refusal)
            done = Done(asked.key, refused)
        guest.window.send(done)
        async with self._last_resort(guest):
            await self._look_again(guest)

    async def _look_again(self, guest: Guest) -> None:
        """Show a guest everything as they have chosen it, if that is something new."""
        preferences = await self._desk.preferences_of(guest.player.id)
        if preferences and preferences != guest.window.reader.preferences:
            await self._rooms.prefer(guest.player.id, preferences)

    @asynccontextmanager
    async def _last_resort(self, guest: Guest) -> AsyncIterator[None]:
        """Send the guest an apology if the block fails."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(
                guest.table, error, guest.window.reader.language, guest.player.id
            )
            guest.window.send(Told(Message(now(), apology.text, private=True)))

    async def _suggest(self, guest: Guest, typed: str) -> None:
        try:
            moves = await self._desk.suggest(guest.table, typed)
        except Exception:  # noqa: BLE001 - the last resort: an empty list
            _log.warning("suggestions failed", exc_info=True)
            moves = ()
        guest.window.send(Suggestions(typed, moves[:MAX_SUGGESTIONS]))

    async def _carry_out(self, guest: Guest, asked: Say | Press | Speak) -> Reply | None:
        """Return the answer; None if what was typed is not for us."""
        match asked:
            case Say(text, key):
                await self._post_typed(guest, text, key)
                request = guest.typed(text, key)
                return await self._answer(guest, request, key) if is_meant(text) else None
            case Press(payload, key):
                request = guest.request(payload, key, pressed=True)
                return await self._answer(guest, request, key)
            case Speak(language, key):
                return await self._choose_language(guest, language, key)
            case _:
                assert_never(asked)

    async def _choose_language(self, guest: Guest, language: str, key: str) -> Reply:
        """Save the language of a guest. Only a refusal is shown: the page shows the language."""
        reply = await self._desk.handle(guest.request(f"/settings {language}", key))
        if isinstance(reply, Refusal):
            guest.window.send(Told(await self._messages.compose(reply, now())))
        return reply

    async def say(self, reply: Reply, key: str = "") -> None:
        """Post a reply in its room, for those who are there and those who join later.

        A reply with the key of a request is posted once.
        """
        room = self._rooms.find(reply.table.partition(":")[2])
        if isinstance(reply, Announcement) and reply.finale:
            await room.post(self._messages.finale_posting(reply, now()))
        await room.post(self._messages.posting(reply, now(), key))
        await self._desk.announced(reply)

    async def _answer(self, guest: Guest, request: Request, key: str) -> Reply:
        async def show_progress(text: str) -> None:
            guest.window.send(Working(key, text))

        reply = await self._desk.handle(request, show_progress)
        async with self._desk.showing(reply):
            if reply.private:
                guest.window.send(Told(await self._messages.compose(reply, now())))
            else:
                await self.say(reply, f"reply to {request.key}")
        return reply

    async def _post_typed(self, guest: Guest, text: str, key: str) -> None:
        """Show everybody what a guest typed; once, even if the window sends it again."""
        message = Message(now(), text, by=guest.window.person)

        async def message_for(_: Reader) -> Message:
            return message

        await guest.room.post(Posting(message_for, f"{guest.player.id} {key}"))

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")
