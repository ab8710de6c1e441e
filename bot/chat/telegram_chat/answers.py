"""How each kind of reply is shown: in the board, as a message, in a menu, or as an alert."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from telegram import Bot

from bot.chat.telegram_chat.board_content import Placing
from bot.chat.telegram_chat.events import Added, Followed, Invited, Pressed, Typed
from bot.chat.telegram_chat.inline_answers import InlineAnswers
from bot.chat.telegram_chat.menus import Menus, is_own, on_board_of
from bot.chat.telegram_chat.personal_budgets import Allowance
from bot.chat.telegram_chat.press_answers import PressAnswers
from bot.chat.telegram_chat.private_menus import Otherwise
from bot.chat.telegram_chat.quiz_polls import solves
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.text_limits import ALERT, TEXT, width
from bot.chat.telegram_chat.typed_answers import TypedAnswers
from bot.commands.parser import stamp_of, write_payload
from bot.desk.desk import Desk
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
from bot.texts import Texts


class Answers:
    """Answers presses and links.

    The message of the table shows the table, or how its next move is being chosen. Everything else
    is a message of its own.
    """

    def __init__(self, bot: Bot, desk: Desk, sender: Sender) -> None:
        self._sender = sender
        self._presses = PressAnswers(bot, sender)
        self._desk = desk
        self._menus = Menus(sender)
        self.typed = TypedAnswers(desk, sender, self._menus)
        self._inline = InlineAnswers(desk, sender, self._presses)

    async def answer_press(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: with the board, in the pressed message, or with an alert."""
        if pressed.inline:
            await self._inline.answer(pressed, reply)
            return
        on_board = self._sender.boards.is_board(pressed.place, pressed.message)
        match reply:
            case Refusal():
                await self._presses.answer(pressed, reply.text)
                await self._bring_up_to_date(pressed, reply, on_board=on_board)
            case Announcement():
                wait = self._sender.wait_at(pressed.place)
                self._show_table(pressed, reply, on_board=on_board)
                await self._go_on(pressed, reply, wait)
            case Menu():
                await self._show_menu(pressed, reply, on_board=on_board)
            case OwnBoard() if solves(pressed.request.text):
                # Others can still answer, so the problem stays as it is.
                await self._presses.answer(pressed, reply.text)
            case OwnBoard() if reply.board:
                self._retire(pressed, on_board=on_board)
                elsewhere = partial(self._presses.show_privately, pressed, reply)
                await self._show_alone(pressed, replace(reply, choices=()), elsewhere)
            case OwnBoard() | Note():
                await self._show_to_player(pressed, reply, on_board=on_board)
            case Leaf() if pressed.photo and not on_board:
                self._sender.messages.edit_picture(pressed.place, pressed.message, reply)
                await self._presses.answer(pressed)
            case Post() | Replay() | Leaf() | Handout() | Quiz():
                await self._send_pressed(pressed, reply)
            case _:
                assert_never(reply)

    async def say_open(self, pressed: Pressed) -> None:
        """Tell whoever has pressed their own card that the others can join, if any can."""
        table = await self._desk.table_at(pressed.place.table)
        texts = self._sender.texts(pressed.request.locale)
        gathering = table is not None and table.gathering
        await self._presses.answer(pressed, texts.say("telegram-card-open") if gathering else "")

    async def _send_pressed(self, pressed: Pressed, reply: Reply) -> None:
        """Send what a press asks for, unless somebody asks for too much in a short time."""
        locale, player = pressed.request.locale, pressed.request.player.id
        if self._sender.budgets.ask(pressed.place, player) is not Allowance.GRANTED:
            text = self._sender.texts(locale).say("telegram-slow-down")
            await self._presses.answer(pressed, text)
            return
        if isinstance(reply, Quiz):
            self._sender.messages.send_quiz(pressed.place, reply, locale=locale)
        else:
            self._sender.messages.send(pressed.place, reply, locale=locale)
        await self._presses.answer(pressed)

    def answer_link(self, followed: Followed, reply: Reply) -> None:
        """Answer a followed link: in the private chat, and at the table if it has changed."""
        if not isinstance(reply, Announcement):
            self._sender.messages.send(followed.place, replace(reply, choices=()))
            return
        self._sender.boards.show(reply, by=followed.request.player.id)
        text = self._texts(followed).say("telegram-seated")
        self._sender.messages.send(followed.place, Note(table=followed.place.table, text=text))

    def refuse_non_member(self, followed: Followed) -> None:
        """Say that only members of the chat may follow this link."""
        self._refuse(followed, self._texts(followed).say("telegram-not-a-member"))

    def say_busy(self, followed: Followed) -> None:
        """Say that the link cannot be followed just now."""
        self._refuse(followed, self._texts(followed).say("telegram-unreachable"))

    def refuse_invitation(self, invited: Invited) -> None:
        """Say that a link invites nobody."""
        self._refuse(invited, self._texts(invited).say("invitation-gone"))

    async def apologise(
        self, event: Typed | Pressed | Followed | Invited | Added, apology: Refusal
    ) -> None:
        """Say that something went wrong."""
        if isinstance(event, Pressed):
            await self._presses.answer(event, apology.text)
        else:
            answers = event.message if isinstance(event, Typed) else None
            self._sender.messages.send(event.place, apology, answers, event.request.locale)

    def _texts(self, followed: Followed | Invited) -> Texts:
        return self._sender.texts(followed.request.locale)

    def _refuse(self, followed: Followed | Invited, text: str) -> None:
        self._sender.messages.send(followed.place, Refusal(table=followed.place.table, text=text))

    def _show_table(self, pressed: Pressed, reply: Announcement, *, on_board: bool) -> None:
        """Show what a press has led to; one that only asks for the board alerts nobody."""
        locale = pressed.request.locale
        self._retire(pressed, on_board=on_board)
        if reply.versions:
            here = on_board and reply.thinking  # and the computer's move comes here as well
            placing = Placing.HERE if here else Placing.USUAL
            self._sender.boards.show(
                reply, locale, placing, pressed.request.player.id, pressed.place
            )
        elif on_board:
            self._sender.boards.show(reply, locale, Placing.HERE, at=pressed.place)
        else:
            self._sender.boards.recall(reply, locale, at=pressed.place)

    async def _go_on(self, pressed: Pressed, reply: Announcement, wait: float) -> None:
        """Answer the press that has led to a board: after a roll, with the choice of a move."""
        choice = await self._choice_after(pressed, reply)
        answer = partial(self._presses.answer_soon, pressed, wait)
        if choice:
            await self._show_alone(pressed, choice, answer)
        else:
            await answer()

    async def _choice_after(self, pressed: Pressed, reply: Announcement) -> Menu | None:
        """Return how whoever has rolled chooses a move, if that takes more than one tap."""
        offered = {choice.command for group in reply.choices for choice in group}
        theirs = reply.mention is not None and reply.mention.id == pressed.request.player.id
        if pressed.command != "roll" or not theirs or "tap" not in offered:
            return None
        if not self._sender.private.are_possible(pressed):
            return None
        payload = write_payload(reply.table_version, "tap")
        menu = await self._desk.handle(replace(pressed.request, text=payload, key=""))
        return menu if isinstance(menu, Menu) else None

    async def _show_menu(self, pressed: Pressed, reply: Menu, *, on_board: bool) -> None:
        """Show a menu to whoever pressed, alone if possible; what everybody sees goes on there."""
        to_all = partial(self._show_menu_to_all, pressed, reply, on_board=on_board)
        private = self._sender.private
        if private.can_turn(pressed, reply):
            private.turn(pressed, reply, to_all)
            await self._presses.answer(pressed)
        elif on_board and pressed.of_menu:
            await to_all()
        elif reply.board or pressed.photo or pressed.private or on_board:
            self._retire(pressed, on_board=on_board)
            await (self._show_alone(pressed, reply, to_all) if is_own(reply) else to_all())
        else:
            self._menus.turn(pressed, reply)
            await self._presses.answer(pressed)

    async def _show_menu_to_all(self, pressed: Pressed, reply: Menu, *, on_board: bool) -> None:
        """Show how a move is chosen in the board, and any other menu in a message of its own."""
        wait = self._sender.wait_at(pressed.place)
        if reply.board:
            placing = Placing.HERE if on_board else Placing.USUAL
            menu = on_board_of(pressed, reply)
            self._sender.boards.show(menu, pressed.request.locale, placing, at=pressed.place)
        else:
            self._menus.open(pressed, reply)
        await self._presses.answer_soon(pressed, wait)

    async def _show_alone(self, pressed: Pressed, reply: Reply, otherwise: Otherwise) -> None:
        """Show something to whoever pressed, which answers the press; otherwise elsewhere."""
        if self._sender.private.are_possible(pressed):
            self._sender.private.open(pressed, reply, otherwise)
        else:
            await otherwise()

    async def _show_to_player(
        self, pressed: Pressed, reply: OwnBoard | Note, *, on_board: bool
    ) -> None:
        """Show a text to the player who pressed: as an alert, in the menu, or in a message."""
        has_place = not on_board and not pressed.photo
        to_all = partial(self._send_pressed_text, pressed, reply)
        if not has_place and width(reply.text) <= ALERT:
            await self._presses.answer(pressed, reply.text)
        elif self._sender.private.can_turn(pressed, reply):
            self._sender.private.turn(pressed, reply, to_all)
            await self._presses.answer(pressed)
        elif has_place and not pressed.private and width(reply.text) <= TEXT:
            self._menus.turn(pressed, reply)
            await self._presses.answer(pressed)
        else:
            self._retire(pressed, on_board=not has_place)
            await self._show_alone(pressed, reply, to_all)

    async def _send_pressed_text(self, pressed: Pressed, reply: OwnBoard | Note) -> None:
        """Send a text to the place of a press."""
        self._sender.messages.send(pressed.place, reply, locale=pressed.request.locale)
        await self._presses.answer(pressed)

    def _retire(self, pressed: Pressed, *, on_board: bool) -> None:
        """Let a menu go away that was answered, and an old board lose its buttons."""
        if on_board:
            return
        if pressed.private:
            self._sender.private.close(pressed)
        elif pressed.of_menu and not pressed.photo:
            self._menus.close(pressed)
        else:
            self._sender.messages.remove_buttons(pressed.place, pressed.message)

    async def _bring_up_to_date(self, pressed: Pressed, reply: Refusal, *, on_board: bool) -> None:
        """Show the table as it is after a press on a button that is out of date."""
        is_old = stamp_of(pressed.request.text) < self._desk.tables.known.version_of(reply.table)
        if on_board and pressed.is_shown and (reply.board or is_old):
            await self._sender.boards.refresh(pressed.place)
        elif reply.board and not on_board:
            self._retire(pressed, on_board=False)
            board = await self._desk.catch_up(reply.table)
            if board:
                board = replace(board, versions=())
                self._sender.boards.recall(board, pressed.request.locale, at=pressed.place)
