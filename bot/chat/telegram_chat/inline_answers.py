"""Answers to presses in chats that the bot is not in.

The message there shows the table. Everything else goes to the player's own chat with the bot.
"""

from dataclasses import dataclass
from typing import assert_never

from bot.chat.telegram_chat.board_content import Placing
from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.menus import name_asker
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.press_answers import PressAnswers
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.text_limits import ALERT, width
from bot.commands.parser import stamp_of
from bot.desk.desk import Desk
from bot.replies.choice import name_only_buttons
from bot.replies.quiz import Quiz
from bot.replies.reply import (
    Announcement,
    Handout,
    Leaf,
    Menu,
    Note,
    OwnBoard,
    Post,
    Refusal,
    Replay,
    Reply,
)


@dataclass(frozen=True, slots=True)
class InlineAnswers:
    """Answers presses on a message that people have put into a chat."""

    desk: Desk
    sender: Sender
    presses: PressAnswers

    async def answer(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: in the message, with an alert, or in the player's own chat."""
        match reply:
            case Refusal():
                told = name_only_buttons(reply.text, reply.at_table)
                await self.presses.answer(pressed, told)
                if stamp_of(pressed.request.text) < self.desk.tables.known.version_of(reply.table):
                    await self.sender.boards.refresh(pressed.place)
            case Announcement():
                self._show(pressed, reply)
                await self.presses.answer(pressed)
            case Menu() if reply.board:
                self._show(pressed, name_asker(pressed, reply.for_all()))
                await self.presses.answer(pressed)
            case Note() if width(reply.text) <= ALERT:
                await self.presses.answer(pressed, reply.text)
            case Menu() | OwnBoard() | Quiz() | Leaf() | Note() | Post() | Replay() | Handout():
                await self._send_privately(pressed, reply)
            case _:
                assert_never(reply)

    def _show(self, pressed: Pressed, reply: Announcement | Menu) -> None:
        request = pressed.request
        self.sender.boards.show(
            reply, request.locale, Placing.HERE, request.player.id, pressed.place
        )

    async def _send_privately(self, pressed: Pressed, reply: Reply) -> None:
        """Send a reply to the player's own chat; who has none with the bot is led there."""
        own = Place(pressed.user).showing(pressed.place)
        await self.presses.send_privately(pressed, own, reply)
