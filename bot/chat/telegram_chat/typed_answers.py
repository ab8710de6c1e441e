"""Answers to what was typed: with the board, or with a reply to the message."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from telegram.error import TelegramError

from bot.chat.telegram_chat.board_content import Placing
from bot.chat.telegram_chat.events import Typed
from bot.chat.telegram_chat.menus import Menus, on_board_of
from bot.chat.telegram_chat.personal_budgets import Allowance
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.private_menus import can_be_alone
from bot.chat.telegram_chat.sender import Sender
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


class TypedAnswers:
    """Answers typed messages."""

    def __init__(self, desk: Desk, sender: Sender, menus: Menus) -> None:
        self._desk = desk
        self._sender = sender
        self._menus = menus

    async def answer(self, typed: Typed, reply: Reply) -> None:
        """Answer a typed message: with the board, or with a reply to the message.

        A command that nobody else sees is answered where nobody else sees it.
        """
        if reply.private and self._sender.private.are_possible(typed) and can_be_alone(reply):
            self._sender.private.open(typed, reply, partial(self._answer_openly, typed, reply))
        else:
            await self._answer_openly(typed, reply)

    async def _answer_openly(self, typed: Typed, reply: Reply) -> None:
        if isinstance(reply, OwnBoard) and reply.secret and typed.place.is_group:
            await self._answer_elsewhere(typed, reply)
        else:
            self._answer_to_all(typed, reply)

    def _answer_to_all(self, typed: Typed, reply: Reply) -> None:
        locale = typed.request.locale
        match reply:
            case Announcement() if reply.versions:
                self._sender.boards.show(reply, locale, by=typed.request.player.id, at=typed.place)
            case Announcement():
                self._show_board_to(typed, reply)
            case Menu() if reply.board:
                self._sender.boards.show(on_board_of(typed, reply), locale, at=typed.place)
            case (
                Menu()
                | Post()
                | Replay()
                | OwnBoard()
                | Quiz()
                | Leaf()
                | Note()
                | Handout()
                | Refusal()
            ):
                self._answer_in_words(typed, reply)
            case _:
                assert_never(reply)

    async def _answer_elsewhere(self, typed: Typed, reply: OwnBoard) -> None:
        """Answer in the private chat of whoever typed in a group, and say so there."""
        texts, own = self._sender.texts(typed.request.locale), Place(typed.user)
        try:
            await self._sender.messages.deliver(
                own, replace(reply, choices=()), typed.request.locale
            )
        except TelegramError:
            said = texts.say("telegram-write-first")
        else:
            said = texts.say("telegram-shown-alone")
        note = Note(table=typed.place.table, text=said)
        self._sender.messages.send(typed.place, note, typed.message, typed.request.locale)

    def _answer_in_words(self, typed: Typed, reply: Reply) -> None:
        """Answer with a message, unless somebody has asked for too many in a short time."""
        locale = typed.request.locale
        match self._sender.budgets.ask(typed.place, typed.request.player.id):
            case Allowance.GRANTED if isinstance(reply, Menu):
                self._menus.open(typed, reply)
            case Allowance.GRANTED if isinstance(reply, Quiz):
                self._sender.messages.send_quiz(typed.place, reply, typed.message, locale)
            case Allowance.GRANTED:
                self._sender.messages.send(typed.place, reply, typed.message, locale)
            case Allowance.USED_UP:
                text = self._sender.texts(locale).say("telegram-slow-down")
                note = Note(table=typed.place.table, text=text)
                self._sender.messages.send(typed.place, note, typed.message, locale)
            case Allowance.STILL_USED_UP:
                pass

    def _show_board_to(self, typed: Typed, reply: Announcement) -> None:
        """Show the board to whoever typed /board; others than its players leave it in its place."""
        locale = typed.request.locale
        if not typed.place.is_group or self._desk.sits_at(reply.table, typed.request.player.id):
            self._sender.boards.show(reply, locale, Placing.ANEW, at=typed.place)
        else:
            pointer = self._sender.texts(locale).say("telegram-board-here")
            self._sender.boards.recall(reply, locale, pointer)
