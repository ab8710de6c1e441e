"""What becomes of a reply: a change of the board, a message, a menu, or words over the chat."""

from dataclasses import replace
from typing import assert_never

from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.text_limits import ALERT, width
from bot.chat.telegram_chat.updates import Followed, Pressed, Typed
from bot.replies.reply import (
    Announcement,
    Handout,
    Menu,
    Note,
    OwnBoard,
    Post,
    Refusal,
    Replay,
    Reply,
    file_of,
)
from bot.texts import Texts


class Answers:
    """Answers people in the way that fits what they did."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def to_typed(self, typed: Typed, reply: Reply) -> None:
        """Answer something typed: at the table, or by words to the player who typed it."""
        locale = typed.request.locale
        match reply:
            case Announcement():
                self._sender.show(reply, locale, fresh=not reply.version)
            case Menu() if reply.board:
                self._sender.show(reply, locale, fresh=True)
            case _:
                self._sender.write(typed.place, reply, typed.message, locale)

    async def to_press(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: at the table, and at once over the chat of the player who pressed."""
        shown = self._sender.shown_in(pressed.place)
        on_board = shown is not None and shown.message == pressed.message
        if _replaces(reply, pressed) and not on_board:
            self._sender.strip(pressed.place, pressed.message)
        match reply:
            case Refusal():
                await self._sender.alert(pressed, reply.text)
            case Announcement():
                self._sender.show(reply, pressed.request.locale)
                await self._sender.alert(pressed)
            case Menu():
                self._lead_on(pressed, reply, on_board=on_board)
                await self._sender.alert(pressed)
            case OwnBoard() if reply.board:
                await self._sender.show_alone(pressed, reply)
            case OwnBoard() | Post() | Replay() | Note() | Handout():
                await self._tell(pressed, reply, on_board=on_board)
            case _:
                assert_never(reply)

    def to_link(self, followed: Followed, reply: Reply) -> None:
        """Answer whoever followed a link: in their own chat, and at the table if it has changed."""
        if not isinstance(reply, Announcement):
            self._sender.write(followed.place, replace(reply, choices=()))
            return
        self._sender.show(reply)
        text = self._texts(followed).say("telegram-seated")
        self._sender.write(followed.place, Note(table=followed.place.table, text=text))

    def turn_away(self, followed: Followed) -> None:
        """Say that a link leads to a chat that only its members may play in."""
        self._refuse(followed, self._texts(followed).say("telegram-not-a-member"))

    def ask_again(self, followed: Followed) -> None:
        """Say that it cannot be found out just now who may follow a link."""
        self._refuse(followed, self._texts(followed).say("trouble-busy"))

    async def apologise(self, event: Typed | Pressed, apology: Refusal) -> None:
        """Say that something unexpected went wrong."""
        if isinstance(event, Pressed):
            await self._sender.alert(event, apology.text)
        else:
            self._sender.write(event.place, apology, event.message, event.request.locale)

    def _texts(self, followed: Followed) -> Texts:
        return self._sender.texts(followed.request.locale)

    def _refuse(self, followed: Followed, text: str) -> None:
        self._sender.write(followed.place, Refusal(table=followed.place.table, text=text))

    def _lead_on(self, pressed: Pressed, reply: Menu, *, on_board: bool) -> None:
        """Ask for the next choice where the last one was made; others see who is asked."""
        locale = pressed.request.locale
        if pressed.place.is_group:
            reply = replace(reply, text=f"{pressed.request.player.name}: {reply.text}")
        if on_board:
            self._sender.show(reply, locale, in_place=True)
        elif reply.board:
            self._sender.show(reply, locale, fresh=True)
        elif pressed.photo:
            self._sender.write(pressed.place, reply, locale=locale)
        else:
            self._sender.rewrite(pressed.place, pressed.message, reply)

    async def _tell(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Tell the player who pressed something that does not concern the others."""
        short = not file_of(reply) and width(reply.text) <= ALERT
        over = on_board or pressed.photo
        if not short:
            self._sender.write(pressed.place, reply, locale=pressed.request.locale)
        elif not over:
            self._sender.rewrite(pressed.place, pressed.message, reply)
        await self._sender.alert(pressed, reply.text if short and over else "")


def _replaces(reply: Reply, pressed: Pressed) -> bool:
    """Return whether a reply takes the place of the message whose button was pressed."""
    match reply:
        case Announcement() | Post() | Replay():
            return True
        case Menu():
            return bool(reply.board or pressed.photo)
        case OwnBoard() | Refusal():
            return reply.board is not None
        case Note() | Handout():
            return False
        case _:
            assert_never(reply)
