"""The chat: requests to the desk, and what comes back to windows and rooms."""

import re
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from secrets import token_urlsafe
from struct import unpack
from typing import Final

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.page_texts import page_word
from bot.chat.local_chat.rooms import Room, Rooms, Window
from bot.chat.local_chat.wire import (
    Button,
    Done,
    File,
    Hello,
    Image,
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
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language, choose_language
from bot.replies.drawings import with_description
from bot.replies.reply import Announcement, Handout, Reader, Refusal, Replay, Reply, drawing_of
from render import Picture

MAX_NAME: Final = 32
"""As much of a name as pictures in words have room for."""
MAX_SUGGESTIONS: Final = 30


@dataclass(eq=False)
class Guest:
    """Somebody in a window, in a room."""

    player: Player
    window: Window
    room: Room
    table: TableId
    owner: bool
    """Whether the window is on the machine that Parlour runs on."""


class LocalChat:
    """A chat adapter like the others, for windows of our own page."""

    platform: Final = "local"

    def __init__(
        self, desk: Desk, language: Language = Language.ENGLISH, network: str = ""
    ) -> None:
        self.downloads = Downloads()
        self._desk = desk
        self._language = language
        self._network = network
        self._rooms = Rooms()
        self._age = token_urlsafe(8)

    async def join(self, hello: Hello, *, owner: bool) -> Guest:
        """Let a guest into a room, and tell what was said there."""
        language = choose_language(hello.locale, default=self._language)
        name = clean_name(hello.name, MAX_NAME) or page_word("guest", language)
        player = Player(self._identify(hello.secret), name)
        room = self._rooms.find(hello.room)
        window = Window(Reader(language, player.id), player.name)
        guest = Guest(player, window, room, self._table(hello.room), owner)
        seen = hello.seen if hello.age == self._age else 0
        welcome = partial(Welcome, window.person, hello.room, self._age, self._network)
        await room.join(window, seen, welcome)
        return guest

    async def show_table(self, guest: Guest) -> None:
        """Show a guest how the table stands, or what can be played if there is none.

        Where what was said since the start shows that already, nothing has to be added.
        """
        if guest.room.shows_table:
            return
        reply = await self._desk.handle(self._request(guest, "/board", ""))
        if isinstance(reply, Refusal):
            reply = await self._desk.handle(self._request(guest, "/play", ""))
        guest.window.send(Told(await self._message(reply, now())))

    def leave(self, guest: Guest) -> None:
        """Let a guest out of the room."""
        guest.room.leave(guest.window)

    def close(self) -> None:
        """Let everybody go."""
        self._rooms.close()

    async def handle(self, guest: Guest, asked: Say | Press | Suggest | Speak) -> None:
        """Answer what a guest has typed or pressed."""
        if isinstance(asked, Suggest):
            await self._suggest(guest, asked.text)
            return
        try:
            await self._carry_out(guest, asked)
        except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(guest.table, guest.window.reader.language)
            guest.window.send(Told(Message(now(), apology.text, private=True)))
        finally:
            guest.window.send(Done(asked.key))

    async def _suggest(self, guest: Guest, typed: str) -> None:
        moves = await self._desk.suggest(guest.table, typed)
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
                # The page shows the choice by itself.
                await self._desk.handle(self._request(guest, f"/settings {language}", key))

    async def say(self, reply: Reply) -> None:
        """Post a reply in its room; whoever comes in later finds it there."""
        room = self._rooms.find(reply.table.partition(":")[2])
        at = now()

        async def message_for(reader: Reader) -> Message:
            told = reply.told_to(reader) if isinstance(reply, Announcement) else reply
            return await self._message(told, at)

        await room.post(message_for, shows_table=isinstance(reply, Announcement))
        await self._desk.announced(reply)

    async def _answer(self, guest: Guest, request: Request, key: str) -> None:
        async def show_progress(text: str) -> None:
            guest.window.send(Working(key, text))

        reply = await self._desk.handle(request, show_progress)
        if reply.private:
            guest.window.send(Told(await self._message(reply, now())))
        else:
            await self.say(reply)

    async def _post_typed(self, guest: Guest, text: str, key: str) -> None:
        """Show everybody what a guest has typed."""
        message = Message(now(), text, by=guest.window.person)

        async def message_for(_: Reader) -> Message:
            return message

        if guest.room.is_new(f"{guest.player.id} {key}"):
            await guest.room.post(message_for)

    def _typed(self, guest: Guest, text: str, key: str) -> Request:
        """Return a request with the people whom a text names; blanks in names are in the way."""
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

    async def _message(self, reply: Reply, at: Moment) -> Message:
        drawing = drawing_of(reply)
        picture = await self._desk.paint(drawing) if drawing else None
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
            return Image(self.downloads.put_animation(reply.animation), reply.text, width, height)
        if picture is None:
            return None
        return Image(self.downloads.put_picture(picture), alt_text, picture.width, picture.height)

    def _file(self, reply: Reply) -> File | None:
        if not isinstance(reply, Handout):
            return None
        return File(self.downloads.put_document(reply.document), reply.document.name)

    def _identify(self, secret: str) -> PlayerId:
        """Return a guest's id: everybody may know it, and it does not tell the secret."""
        return PlayerId(f"{self.platform}:{sha256(secret.encode()).hexdigest()[:20]}")

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")
