"""The chat on the page: what guests type and press goes to the desk, replies go to windows."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

import structlog

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.page_texts import page_word
from bot.chat.local_chat.rooms import Room, Rooms, Window
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
from bot.identity import LONGEST_NAME, Player, PlayerId, TableId
from bot.language import Language, choose_language
from bot.replies.reply import Announcement, Reader, Refusal, Reply

MAX_SUGGESTIONS: Final = 30

_log: Final = structlog.get_logger("page")


@dataclass(eq=False)
class Guest:
    """A player at a browser window, in a room."""

    player: Player
    window: Window
    room: Room
    table: TableId
    owner: bool
    """Whether the window is on the machine that runs Parlour."""


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

    async def join(self, hello: Hello, *, owner: bool) -> Guest:
        """Let a guest into a room, and send them the messages that they have not seen."""
        language = choose_language(hello.locale, default=self._language)
        name = clean_name(hello.name, LONGEST_NAME) or page_word("guest", language)
        player = Player(self._identify(hello.secret), name)
        room = self._rooms.find(hello.room)
        window = Window(Reader(language, player.id), player.name)
        guest = Guest(player, window, room, self._table(hello.room), owner)
        seen = hello.seen if hello.run == self._run else 0
        welcome = partial(Welcome, window.person, hello.room, self._run, self._network)
        await room.join(window, seen, welcome)
        return guest

    async def show_table(self, guest: Guest) -> None:
        """Show a guest the table, or the list of games if there is none.

        Nothing is shown if the messages of the room show the table already.
        """
        if guest.room.shows_table:
            return
        async with self._last_resort(guest):
            reply = await self._desk.handle(self._request(guest, "/board", ""))
            if isinstance(reply, Refusal):
                reply = await self._desk.handle(self._request(guest, "/play", ""))
            message = await self._messages.compose(reply, now())
            # Somebody may have changed the table meanwhile: the room then shows a newer board.
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
        async with self._last_resort(guest):
            await self._carry_out(guest, asked)
        guest.window.send(Done(asked.key))

    @asynccontextmanager
    async def _last_resort(self, guest: Guest) -> AsyncIterator[None]:
        """Send the guest an apology if the block fails."""
        try:
            yield
        except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(
                guest.table, guest.window.reader.language, guest.player.id
            )
            guest.window.send(Told(Message(now(), apology.text, private=True)))

    async def _suggest(self, guest: Guest, typed: str) -> None:
        try:
            moves = await self._desk.suggest(guest.table, typed)
        except Exception:  # noqa: BLE001 - the last resort: an empty list
            _log.warning("suggestions failed", exc_info=True)
            moves = ()
        guest.window.send(Suggestions(typed, moves[:MAX_SUGGESTIONS]))

    async def _carry_out(self, guest: Guest, asked: Say | Press | Speak) -> None:
        match asked:
            case Say(text, key):
                await self._post_typed(guest, text, key)
                if is_meant(text):
                    await self._answer(guest, self._typed(guest, text, key), key)
            case Press(payload, key):
                await self._answer(guest, self._request(guest, payload, key, pressed=True), key)
            case Speak(language, key):
                await self._choose_language(guest, language, key)

    async def _choose_language(self, guest: Guest, language: str, key: str) -> None:
        """Save the language of a guest. Only a refusal is shown: the page shows the language."""
        reply = await self._desk.handle(self._request(guest, f"/settings {language}", key))
        if isinstance(reply, Refusal):
            guest.window.send(Told(await self._messages.compose(reply, now())))

    async def say(self, reply: Reply, key: str = "") -> None:
        """Post a reply in its room, for those who are there and those who join later.

        A reply with the key of a request is posted once.
        """
        room = self._rooms.find(reply.table.partition(":")[2])
        at = now()

        async def message_for(reader: Reader) -> Message:
            told = reply.for_reader(reader) if isinstance(reply, Announcement) else reply
            return await self._messages.compose(told, at)

        await room.post(message_for, shows_table=isinstance(reply, Announcement), key=key)
        await self._desk.announced(reply)

    async def _answer(self, guest: Guest, request: Request, key: str) -> None:
        async def show_progress(text: str) -> None:
            guest.window.send(Working(key, text))

        reply = await self._desk.handle(request, show_progress)
        if reply.private:
            guest.window.send(Told(await self._messages.compose(reply, now())))
        else:
            await self.say(reply, f"reply to {request.key}")

    async def _post_typed(self, guest: Guest, text: str, key: str) -> None:
        """Show everybody what a guest typed; once, even if the window sends it again."""
        message = Message(now(), text, by=guest.window.person)

        async def message_for(_: Reader) -> Message:
            return message

        await guest.room.post(message_for, key=f"{guest.player.id} {key}")

    def _typed(self, guest: Guest, text: str, key: str) -> Request:
        """Return the request of a text, with the people it mentions; spaces in names become `_`."""
        named: list[Player] = []
        for person in sorted(guest.room.people, key=lambda person: -len(person.name)):
            mention = re.compile(rf"@{re.escape(person.name)}(?!\w)", re.IGNORECASE)
            if mention.search(text):
                text = mention.sub(lambda found: found[0].replace(" ", "_"), text)
                named.append(Player(PlayerId(person.id), person.name))
        return self._request(guest, text, key, named=tuple(named))

    def _request(
        self,
        guest: Guest,
        text: str,
        key: str,
        *,
        pressed: bool = False,
        named: tuple[Player, ...] = (),
    ) -> Request:
        return Request(
            table=guest.table,
            player=guest.player,
            text=text,
            pressed=pressed,
            named=named,
            locale=guest.window.reader.language,
            moderator=guest.owner,
            key=key and f"{guest.player.id} {key}",
        )

    def _identify(self, secret: str) -> PlayerId:
        """Return the public id of a guest, from which their secret cannot be found."""
        return PlayerId(f"{self.platform}:{sha256(secret.encode()).hexdigest()[:20]}")

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")
