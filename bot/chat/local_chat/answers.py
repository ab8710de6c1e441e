"""Answers: what guests type and press goes to the desk, and what it replies to their windows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, assert_never

import structlog

from bot.chat.local_chat.delivery import Delivery
from bot.chat.local_chat.guests import Guest
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.panes import Panes
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.rooms import Rooms
from bot.chat.local_chat.turns import look_for_turns
from bot.chat.local_chat.uploads import Uploads
from bot.chat.local_chat.wire import (
    Asked,
    Done,
    Hand,
    Message,
    Press,
    Say,
    Speak,
    Suggest,
    Suggestions,
    Told,
    Wanted,
    Working,
)
from bot.commands.parser import is_meant
from bot.commands.request import Request
from bot.desk.desk import Desk, now
from bot.replies.reply import Menu, Refusal, Reply
from bot.replies.spoken import Reader

MAX_SUGGESTIONS: Final = 30
SUGGESTING: Final = 0.2
"""What suggestions cost: people ask for them with every letter that they type."""
WAITS: Final = 0.5, 2.0
"""The fewest and the most seconds for which a window that asks for too much is not read."""

_log: Final = structlog.get_logger("page")


class Answers:
    """Answers guests, each at their own window or in their room."""

    def __init__(
        self, desk: Desk, rooms: Rooms, messages: Messages, panes: Panes, delivery: Delivery
    ) -> None:
        self.uploads = Uploads()
        self._desk = desk
        self._rooms = rooms
        self._messages = messages
        self._panes = panes
        self._delivery = delivery

    async def show_table(self, guest: Guest) -> None:
        """Show a guest the table, unless the room shows it already, and where it is their turn."""
        async with self._last_resort(guest):
            await self._delivery.refresh(guest.room)
            await look_for_turns(guest.window, self._desk)

    async def handle(self, guest: Guest, asked: Asked) -> None:
        """Answer what a guest typed or pressed, with an apology if anything goes wrong."""
        if isinstance(asked, Suggest):
            await self._suggest(guest, asked.text)
            return
        done, wait = Done(asked.key, refused=True), 0.0
        async with self._last_resort(guest):
            reply = await self._carry_out(guest, asked)
            done = Done(asked.key)
            if isinstance(reply, Refusal):
                done = Done(asked.key, refused=True, occupied=reply.occupied)
                wait = reply.wait
        guest.window.send(done)
        if wait:
            await self._let_wait(wait)
            return
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
        hurried = self._desk.hurried(guest.request(typed, ""), SUGGESTING)
        if hurried:
            await self._let_wait(hurried.wait)
        try:
            moves = () if hurried else await self._desk.suggest(guest.table, typed)
        except Exception:  # noqa: BLE001 - the last resort: an empty list
            _log.warning("suggestions failed", exc_info=True)
            moves = ()
        guest.window.send(Suggestions(typed, moves[:MAX_SUGGESTIONS]))

    async def _carry_out(self, guest: Guest, asked: Say | Press | Speak | Hand) -> Reply | None:
        """Return the answer; None if what was typed is not for us."""
        match asked:
            case Say(text, key, quiet):
                request = guest.typed(text, key)
                quiet = quiet or self._desk.is_secret(request)
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
        if hurried := self._desk.hurried(guest.request(text, key)):
            await self._tell(guest, hurried)
        else:
            await self._post_typed(guest, text, key)
        return hurried

    async def _choose_language(self, guest: Guest, language: str, key: str) -> Reply:
        """Save the language of a guest. Only a refusal is shown: the page shows the language."""
        reply = await self._desk.handle(guest.request(f"/settings {language}", key))
        if isinstance(reply, Refusal):
            await self._tell(guest, reply)
        return reply

    async def _answer(self, guest: Guest, request: Request, key: str) -> Reply:
        async def show_progress(text: str) -> None:
            guest.window.send(Working(key, text))

        reply = await self._desk.handle(request, show_progress)
        async with self._desk.showing(reply):
            if isinstance(reply, Menu) and reply.board:
                guest.window.send(await self._panes.choose(reply, guest.player.id))
            elif reply.private:
                await self._tell(guest, reply)
            else:
                await self._delivery.say_everywhere(reply, f"reply to {request.key}")
        if isinstance(reply, Refusal) and reply.board:
            await self._delivery.refresh(guest.room)
        return reply

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

    async def _let_wait(self, seconds: float) -> None:
        """Wait before the next message of a window that has asked for too much is read."""
        fewest, most = WAITS
        await self._desk.pause(min(max(seconds, fewest), most))
