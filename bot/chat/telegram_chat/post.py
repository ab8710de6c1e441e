"""Which messages a reply becomes, and where they go."""

from dataclasses import replace
from typing import Final

import structlog
from telegram import Bot, InlineKeyboardButton
from telegram.error import TelegramError

from bot.chat.telegram_chat import links
from bot.chat.telegram_chat.board_message import BoardMessages, Face
from bot.chat.telegram_chat.errors import LATE, says
from bot.chat.telegram_chat.keyboards import Row, keyboard
from bot.chat.telegram_chat.letters import (
    AloneLetter,
    BoardLetter,
    MenuLetter,
    StripLetter,
    WordsLetter,
)
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.mailbox import Mailboxes
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.reading import Followed, Pressed, Typed
from bot.chat.telegram_chat.tail import Tail
from bot.chat.telegram_chat.wording import ALERT, cut_end, width
from bot.commands.reading import press
from bot.desk import Desk
from bot.replies.reply import Choice, Choices, Reply
from bot.settings import Language
from bot.texts import Texts, choose_language

_BACK: Final[Choices] = ((Choice("↩", press(0, "board")),),)
"""Leads from choosing a move back to everything else that can be done."""
_JOIN, _PLAY = "join", "play"

_log: Final = structlog.get_logger("telegram")


class Post:
    """Turns replies into messages."""

    def __init__(self, bot: Bot, desk: Desk, limiter: Limiter, language: Language) -> None:
        self._bot = bot
        self._desk = desk
        self._language = language
        self._tail = Tail()
        self._boards = BoardMessages(bot, desk, self._tail)
        self._mailboxes = Mailboxes(limiter, self.moved)

    def saw(self, place: Place, message: int) -> None:
        """Note that somebody wrote something."""
        self._tail.saw(place, message)

    async def deliver(self, reply: Reply) -> None:
        """Send what is said unasked; raise what Telegram says."""
        letter = self._board(reply, fresh=True)
        await self._mailboxes.deliver(Place.of_table(reply.table), letter)

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self._mailboxes.flush()

    async def close(self) -> None:
        """Send nothing more."""
        await self._mailboxes.close()

    async def moved(self, old: Place, new: Place) -> None:
        """Take a table along to the new id of its chat, and show it there."""
        reply = await self._desk.move(old.table, new.table)
        if reply:
            self._show(reply)

    def answer(self, typed: Typed, reply: Reply) -> None:
        """Answer something typed: at the table, or by words to whoever typed it."""
        locale = typed.request.locale
        if not reply.private:
            self._show(reply, locale, fresh=not reply.version)
        elif reply.asks and reply.board:
            self._show(reply, locale, fresh=True)
        else:
            self._write(typed.place, reply, typed.message, locale)

    async def answer_press(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: at the table, and at once over the chat of whoever pressed."""
        shown = await self._boards.find(pressed.place)
        on_board = shown is not None and shown.message == pressed.message
        if not on_board and (reply.board or not reply.private):
            self._strip(pressed.place, pressed.message)
        if reply.refused:
            await self._alert(pressed, reply.text)
        elif not reply.private:
            self._show(reply, pressed.request.locale)
            await self._alert(pressed)
        elif reply.asks:
            self._lead_on(pressed, reply, on_board=on_board)
            await self._alert(pressed)
        elif reply.board:
            await self._show_alone(pressed, reply)
        else:
            await self._tell(pressed, reply, on_board=on_board)

    def answer_link(self, followed: Followed, reply: Reply) -> None:
        """Answer whoever followed a link: in the own chat, and at the table if that has changed."""
        if reply.private:
            self._write(followed.place, replace(reply, choices=()))
            return
        self._show(reply)
        texts = self._texts(followed.request.locale)
        note = Reply(table=followed.place.table, text=texts.say("telegram-seated"), private=True)
        self._write(followed.place, note)

    def turn_away(self, followed: Followed) -> None:
        """Tell somebody that a link leads where only others may be."""
        text = self._texts(followed.request.locale).say("telegram-not-a-member")
        self._write(
            followed.place, Reply(table=followed.place.table, text=text, private=True, refused=True)
        )

    def offer(self, place: Place, reply: Reply, locale: str | None) -> None:
        """Say what can be played where the bot has just come in."""
        self._write(place, reply, locale=locale)

    def _lead_on(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Ask for the next choice where the last one was made."""
        if on_board:
            self._show(reply, in_place=True)
        elif pressed.photo:
            self._strip(pressed.place, pressed.message)
            self._write(pressed.place, reply)
        else:
            buttons = keyboard(reply.choices)
            letter = MenuLetter(self._bot, pressed.message, reply.text, buttons)
            self._mailboxes.put(pressed.place, letter)

    async def _tell(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Tell whoever pressed something that does not concern the others."""
        short = not reply.document and width(reply.text) <= ALERT
        if not short:
            self._write(pressed.place, reply)
        elif not on_board and not pressed.photo:
            self._mailboxes.put(pressed.place, MenuLetter(self._bot, pressed.message, reply.text))
        await self._alert(pressed, reply.text if short and (on_board or pressed.photo) else "")

    async def _show_alone(self, pressed: Pressed, reply: Reply) -> None:
        """Show somebody the own side: in the own chat, if the bot may write there."""
        if not pressed.place.is_group:
            self._show(reply)
            await self._alert(pressed)
            return
        words = self._texts(pressed.request.locale).say("telegram-shown-alone")
        url = links.board_link(self._bot.username, pressed.place)
        letter = AloneLetter(
            WordsLetter(self._bot, self._tail, replace(reply, choices=())),
            taken=lambda: self._alert(pressed, words),
            refused=lambda: self._alert(pressed, url=url),
        )
        self._mailboxes.put(Place(pressed.user), letter)

    async def _alert(self, pressed: Pressed, text: str = "", url: str | None = None) -> None:
        """Answer a press, with or without words; by then it may be too late for that."""
        words = cut_end(text, ALERT) or None
        try:
            await self._bot.answer_callback_query(
                pressed.query, words, show_alert=bool(words), url=url
            )
        except TelegramError as error:
            if not says(error, LATE):
                _log.warning("press not answered", table=pressed.place.table, why=error.message)

    def _show(
        self,
        reply: Reply,
        locale: str | None = None,
        *,
        fresh: bool = False,
        in_place: bool = False,
    ) -> None:
        """Show a reply as what the table looks like now."""
        letter = self._board(reply, locale, fresh=fresh, in_place=in_place)
        self._mailboxes.put(Place.of_table(reply.table), letter)

    def _board(
        self,
        reply: Reply,
        locale: str | None = None,
        *,
        fresh: bool = False,
        in_place: bool = False,
    ) -> BoardLetter:
        back = _BACK if reply.asks else ()
        face = Face(
            reply.text,
            None if in_place else reply.board,
            keyboard((*reply.choices, *back), self._links(reply, locale)),
            reply.mention,
            in_place=in_place,
            fresh=fresh,
        )
        return BoardLetter(self._boards, self._desk, face, reply, self._strip)

    def _write(
        self,
        place: Place,
        reply: Reply,
        answers: int | None = None,
        locale: str | None = None,
    ) -> None:
        """Send words that are not how the table stands."""
        choices = reply.choices if reply.asks else ()
        buttons = keyboard(choices, self._links(reply, locale))
        letter = WordsLetter(self._bot, self._tail, reply, buttons, answers)
        self._mailboxes.put(place, letter)

    def _strip(self, place: Place, message: int) -> None:
        self._mailboxes.put(place, StripLetter(self._bot, message))

    def _links(self, reply: Reply, locale: str | None) -> Row:
        """Return buttons that lead elsewhere: to people who may join, or to a group to play in."""
        place, bot = Place.of_table(reply.table), self._bot.username
        offered = {choice.payload.split()[1] for group in reply.choices for choice in group}
        texts = self._texts(locale)
        if _JOIN in offered and place.is_group:
            url = links.share_link(links.join_link(bot, place))
            return (InlineKeyboardButton(texts.say("telegram-invite"), url=url),)
        if reply.asks and _PLAY in offered and not place.is_group:
            label = texts.say("telegram-add-to-group")
            return (InlineKeyboardButton(label, url=links.group_link(bot)),)
        return ()

    def _texts(self, locale: str | None) -> Texts:
        return Texts(choose_language(locale, default=self._language))
