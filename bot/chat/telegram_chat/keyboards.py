"""The keyboard of each message: choices, links, the way back from a menu, and *Open board*."""

from typing import Final

from telegram import Bot, InlineKeyboardMarkup

from bot.chat.telegram_chat.audience import BoardReply
from bot.chat.telegram_chat.buttons import Row, keyboard
from bot.chat.telegram_chat.link_buttons import copy_buttons, link_buttons
from bot.chat.telegram_chat.open_board import OpenBoard
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.commands.parser import sibling
from bot.desk.desk import Desk
from bot.language import Language, choose_language
from bot.replies.choice import Choice, Choices
from bot.replies.quiz import Quiz
from bot.replies.reply import Announcement, Handout, Leaf, Menu, Note, Post, Reply
from bot.texts import Texts

_BACK: Final = "↩"
"""The button that leads from a menu back to the board."""


class Keyboards:
    """Makes the keyboards of replies."""

    def __init__(
        self,
        bot: Bot,
        desk: Desk,
        language: Language,
        open_board: OpenBoard,
        invitations: TableTokens,
    ) -> None:
        self._bot = bot
        self._desk = desk
        self.language = language
        self._open_board = open_board
        self._invitations = invitations

    def of_board(
        self, reply: BoardReply, locale: str | None, place: Place
    ) -> InlineKeyboardMarkup | None:
        """Return the buttons of a board, with *Open board* above the others."""
        texts = self._texts_of(reply, locale)
        return self._keyboard(reply, texts, self._open_board.row(place, texts))

    def of_message(self, reply: Reply, locale: str | None) -> InlineKeyboardMarkup | None:
        """Return the buttons of a message that is not the board: never those of the table."""
        if not isinstance(reply, Menu | Note | Post | Leaf | Handout | Quiz):
            return None
        return self._keyboard(reply, self._texts_of(reply, locale))

    def texts(self, locale: str | None) -> Texts:
        """Return the texts in the language of a locale."""
        return Texts(choose_language(locale, default=self.language))

    def _texts_of(self, reply: Reply, locale: str | None) -> Texts:
        """Return the texts in the language that a reply is written in."""
        language = reply.language if isinstance(reply, Announcement) else None
        return self.texts(language or locale)

    def _keyboard(self, reply: Reply, texts: Texts, above: Row = ()) -> InlineKeyboardMarkup | None:
        """Return the buttons of a reply; from a menu, one leads back to the board."""
        back: Choices = ()
        if isinstance(reply, Menu) and self._desk.tables.known.version_of(reply.table):
            back = ((Choice(_BACK, sibling(reply.choices[0][0].payload, "board")),),)
        links = link_buttons(reply, self._bot.username, texts, self._invitations)
        return keyboard((*reply.choices, *back), (*above, *copy_buttons(reply)), links)
