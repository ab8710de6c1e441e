"""The chat: requests to the desk, and what comes back to windows and rooms."""

import re
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from struct import unpack
from typing import Final

from bot.chat.local_chat.downloads import Shelf
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
from bot.desk.desk import Desk, now
from bot.desk.request import Request
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language, choose_language
from bot.replies.reply import Reader, Reply

LONGEST_NAME: Final = 32
"""As much of a name as pictures in words have room for."""
SUGGESTED: Final = 30


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
        self.shelf = Shelf()
        self._desk = desk
        self._language = language
        self._network = network
        self._rooms = Rooms()
        self._age = token_urlsafe(8)

    def come_in(self, hello: Hello, *, owner: bool) -> Guest:
        """Let a guest into a room, and tell what was said there."""
        language = choose_language(hello.locale, default=self._language)
        name = clean_name(hello.name, LONGEST_NAME) or page_word("guest", language)
        player = Player(self._identify(hello.secret), name)
        room = self._rooms.find(hello.room)
        window = Window(Reader(language, player.id), player.name)
        guest = Guest(player, window, room, self._table(hello.room), owner)
        seen = hello.seen if hello.age == self._age else 0
        missed = room.since(seen, window.reader)
        window.tell(Welcome(window.person, hello.room, self._age, self._network, missed))
        room.come_in(guest.window)
        return guest

    async def show_table(self, guest: Guest) -> None:
        """Show a guest how the table stands, or what can be played if there is none.

        Where what was said since the start shows that already, nothing has to be added.
        """
        if guest.room.shows_table:
            return
        reply = await self._desk.handle(self._request(guest, "/board", ""))
        if reply.private:
            reply = await self._desk.handle(self._request(guest, "/play", ""))
        guest.window.tell(Told(self._message(reply, now())))

    def go_out(self, guest: Guest) -> None:
        """Let a guest out of the room."""
        guest.room.go_out(guest.window)

    def close(self) -> None:
        """Let everybody go."""
        self._rooms.let_go()

    async def hear(self, guest: Guest, asked: Say | Press | Suggest | Speak) -> None:
        """Answer what a guest has typed or pressed."""
        if isinstance(asked, Suggest):
            moves = await self._desk.suggest(guest.table, asked.text)
            guest.window.tell(Suggestions(asked.text, moves[:SUGGESTED]))
            return
        try:
            await self._do(guest, asked)
        finally:
            guest.window.tell(Done(asked.key))

    async def _do(self, guest: Guest, asked: Say | Press | Speak) -> None:
        match asked:
            case Say(text, key):
                self._repeat(guest, text, key)
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
        shows_table = bool(reply.choices)
        room.post(lambda reader: self._message(reply.told_to(reader), at), shows_table=shows_table)

    async def _answer(self, guest: Guest, request: Request, key: str) -> None:
        async def meanwhile(unfinished: Reply) -> None:
            guest.window.tell(Working(key, unfinished.text))

        reply = await self._desk.handle(request, meanwhile)
        if reply.private:
            guest.window.tell(Told(self._message(reply, now())))
        else:
            await self.say(reply)
        await self._desk.announced(reply)

    def _repeat(self, guest: Guest, text: str, key: str) -> None:
        """Show everybody what a guest has typed."""
        if guest.room.is_new(f"{guest.player.id} {key}"):
            message = Message(now(), text, by=guest.window.person)
            guest.room.post(lambda _: message)

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

    def _message(self, reply: Reply, at: Moment) -> Message:
        return Message(
            at=at,
            text=reply.text,
            image=self._image(reply),
            file=self._file(reply),
            choices=tuple(
                tuple(Button(one.label, one.payload, one.style) for one in group)
                for group in reply.choices
            ),
            mention=reply.mention.id if reply.mention else "",
            private=reply.private,
        )

    def _image(self, reply: Reply) -> Image | None:
        if reply.animation:
            width, height = unpack("<HH", reply.animation.content[6:10])
            return Image(self.shelf.put_animation(reply.animation), reply.text, width, height)
        picture = reply.picture
        if picture is None:
            return None
        url = self.shelf.put_picture(picture)
        return Image(url, reply.alt_text, picture.width, picture.height)

    def _file(self, reply: Reply) -> File | None:
        document = reply.document
        return File(self.shelf.put_document(document), document.name) if document else None

    def _identify(self, secret: str) -> PlayerId:
        """Return a guest's id: everybody may know it, and it does not tell the secret."""
        return PlayerId(f"{self.platform}:{sha256(secret.encode()).hexdigest()[:20]}")

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")
