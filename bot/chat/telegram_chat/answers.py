"""How each kind of reply is shown: in the board, as a message, in a menu, or as an alert."""

from dataclasses import replace
from typing import assert_never

from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.text_limits import ALERT, width
from bot.chat.telegram_chat.updates import Added, Followed, Pressed, Typed
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
    """Answers typed messages, presses and links."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def answer_typed(self, typed: Typed, reply: Reply) -> None:
        """Answer a typed message: with the board, or with a reply to the message."""
        locale = typed.request.locale
        match reply:
            case Announcement():
                self._sender.show(reply, locale, resend=not reply.version)
            case Menu() if reply.board:
                self._sender.show(reply, locale, resend=True)
            case Post() | Replay() | OwnBoard() | Menu() | Note() | Handout() | Refusal():
                self._sender.send_text(typed.place, reply, typed.message, locale)
            case _:
                assert_never(reply)

    async def answer_press(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: with the board, in the pressed message, or with an alert."""
        shown = self._sender.shown_in(pressed.place)
        on_board = shown is not None and shown.message == pressed.message
        if _replaces_pressed(reply, pressed) and not on_board:
            self._sender.remove_buttons(pressed.place, pressed.message)
        match reply:
            case Refusal():
                await self._sender.answer_query(pressed, reply.text)
            case Announcement():
                self._sender.show(reply, pressed.request.locale)
                await self._sender.answer_query(pressed)
            case Menu():
                self._show_menu(pressed, reply, on_board=on_board)
                await self._sender.answer_query(pressed)
            case OwnBoard() if reply.board:
                await self._sender.show_privately(pressed, reply)
            case OwnBoard() | Post() | Replay() | Note() | Handout():
                await self._show_to_player(pressed, reply, on_board=on_board)
            case _:
                assert_never(reply)

    def answer_link(self, followed: Followed, reply: Reply) -> None:
        """Answer a followed link: in the private chat, and at the table if it has changed."""
        if not isinstance(reply, Announcement):
            self._sender.send_text(followed.place, replace(reply, choices=()))
            return
        self._sender.show(reply)
        text = self._texts(followed).say("telegram-seated")
        self._sender.send_text(followed.place, Note(table=followed.place.table, text=text))

    def refuse_non_member(self, followed: Followed) -> None:
        """Say that only members of the chat may follow this link."""
        self._refuse(followed, self._texts(followed).say("telegram-not-a-member"))

    def say_busy(self, followed: Followed) -> None:
        """Say that the link cannot be followed just now."""
        self._refuse(followed, self._texts(followed).say("telegram-unreachable"))

    async def apologise(self, event: Typed | Pressed | Followed | Added, apology: Refusal) -> None:
        """Say that something went wrong."""
        if isinstance(event, Pressed):
            await self._sender.answer_query(event, apology.text)
        else:
            answers = event.message if isinstance(event, Typed) else None
            self._sender.send_text(event.place, apology, answers, event.request.locale)

    def _texts(self, followed: Followed) -> Texts:
        return self._sender.texts(followed.request.locale)

    def _refuse(self, followed: Followed, text: str) -> None:
        self._sender.send_text(followed.place, Refusal(table=followed.place.table, text=text))

    def _show_menu(self, pressed: Pressed, reply: Menu, *, on_board: bool) -> None:
        """Show the next menu where the last choice was made; in a group it names the player."""
        locale = pressed.request.locale
        if pressed.place.is_group:
            reply = replace(reply, text=f"{pressed.request.player.name}: {reply.text}")
        if on_board:
            self._sender.show(reply, locale, keep_picture=True)
        elif reply.board:
            self._sender.show(reply, locale, resend=True)
        elif pressed.photo:
            self._sender.send_text(pressed.place, reply, locale=locale)
        else:
            self._sender.edit_text(pressed.place, pressed.message, reply, locale)

    async def _show_to_player(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Show a reply that is for the player who pressed: as an alert, or in a message."""
        locale = pressed.request.locale
        short = not file_of(reply) and width(reply.text) <= ALERT
        as_alert = on_board or pressed.photo
        if not short:
            self._sender.send_text(pressed.place, reply, locale=locale)
        elif not as_alert:
            self._sender.edit_text(pressed.place, pressed.message, reply, locale)
        await self._sender.answer_query(pressed, reply.text if short and as_alert else "")


def _replaces_pressed(reply: Reply, pressed: Pressed) -> bool:
    """Return whether a reply replaces the message whose button was pressed."""
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
