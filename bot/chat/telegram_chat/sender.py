"""Sends replies: boards, texts and files."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import structlog
from telegram import Bot

from bot.chat.telegram_chat.answered_boards import AnsweredBoards
from bot.chat.telegram_chat.audience import Audience, BoardReply, owner_of
from bot.chat.telegram_chat.board_content import BoardContent, Placing
from bot.chat.telegram_chat.board_messages import BoardMessages
from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.inline_boards import InlineBoards
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.messages import (
    BoardMessage,
    ButtonRemoval,
    MessageRemoval,
)
from bot.chat.telegram_chat.outbox import Outbox, Sendable
from bot.chat.telegram_chat.personal_budgets import PersonalBudgets
from bot.chat.telegram_chat.pictures import Pictures
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.private_menus import PrivateMenus
from bot.chat.telegram_chat.private_messages import PrivateMessages
from bot.chat.telegram_chat.published_pictures import PublishedPictures, Publishing
from bot.chat.telegram_chat.quiz_polls import QuizPoll
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.shared_turns import SharedTurns
from bot.chat.telegram_chat.table_messages import FinaleMessage, RequestedBoard
from bot.chat.telegram_chat.text_entities import with_deadline
from bot.chat.telegram_chat.text_messages import PictureEdit, TextEdit, TextMessage
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.recent import RecentCache
from bot.replies.choice import name_buttons
from bot.replies.reply import Announcement, Leaf, Quiz, Reply
from bot.texts import Texts

_FINALES: Final = 1_024
"""How many ends of games are remembered, so that none is shown twice."""

_PEOPLE: Final = 10_000
"""Of how many people the language of their app is remembered."""

_log: Final = structlog.get_logger("telegram")


class Sender:
    """Turns replies into messages."""

    def __init__(  # noqa: PLR0913 - each is one thing that messages depend on
        self,
        bot: Bot,
        desk: Desk,
        limiter: Limiter,
        keyboards: Keyboards,
        publishing: Publishing,
        *,
        is_alone: bool = True,
    ) -> None:
        self._bot = bot
        self._desk = desk
        self._keyboards = keyboards
        self._audience = Audience(desk, keyboards.language)
        self._recency = Recency()
        turns = SharedTurns(desk, limiter.rates)
        self._outbox = Outbox(limiter, self.migrate, None if is_alone else turns.take)
        published = PublishedPictures(bot, desk, publishing, Pictures(desk), self._outbox.deliver)
        inline = InlineBoards(bot, desk, published)
        self._boards = BoardMessages(bot, desk, self._recency, inline, are_shared=not is_alone)
        self.budgets = PersonalBudgets(limiter)
        alone = PrivateMessages(bot, desk), Outbox(limiter.beside(), self.migrate)
        self.private = PrivateMenus(*alone, keyboards, ThreadNotes(desk))
        self._answered = AnsweredBoards(desk, self._outbox)
        self._finales = RecentCache[tuple[Place, str], bool](_FINALES)
        self._locales = RecentCache[PlayerId, str](_PEOPLE)

    def note_message(self, place: Place, message: int) -> None:
        """Note that somebody wrote a message."""
        self._recency.saw(place, message)

    def is_board(self, place: Place, message: int) -> bool:
        """Return whether a message shows the table of a place."""
        shown = self._boards.shown_in(place)
        return shown is not None and shown.message == message

    def is_unread(self, pressed: Pressed) -> bool:
        """Return whether a press answers an offer that nobody can have read yet."""
        return self._boards.fresh.are_unread(pressed)

    def wait_at(self, place: Place) -> float:
        """Return the seconds for which a board would wait now."""
        return self._outbox.wait(place)

    async def deliver(self, reply: Announcement) -> None:
        """Send an announcement that nobody asked for; raise the error if Telegram refuses it.

        It is shown as an answer would be. Should one that is repeated have arrived after all, the
        same edit changes nothing.
        """
        await self._answered.deliver(reply, self._boards_of(reply))

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self.private.flush()
        await self._answered.flush()

    async def close(self) -> None:
        """Stop sending."""
        await self.private.stop()
        await self._outbox.close()
        await self._answered.close()

    async def migrate(self, old: Place, new: Place) -> None:
        """Move a table to the new id of its chat, and show it there."""
        reply = await self._desk.move(old.table, new.table)
        if reply:
            self.show(reply)

    async def deliver_text(self, place: Place, reply: Reply, locale: str | None) -> None:
        """Send a reply that is not the board; raise the error if Telegram refuses it."""
        buttons = self._keyboards.of_message(reply, locale)
        message = TextMessage(self._bot, self._desk, self._recency, reply, buttons)
        await self._outbox.deliver(place, message)

    def show(
        self,
        reply: BoardReply,
        locale: str | None = None,
        placing: Placing = Placing.USUAL,
        by: PlayerId | None = None,
        at: Place | None = None,
    ) -> None:
        """Show a reply in the board message of its table; `by` is the player who caused it.

        `at` is where they are; what is no news of a shared table is shown there alone.
        """
        messages = self._boards_of(reply, locale, placing, by, at)
        if isinstance(reply, Announcement) and reply.versions:
            apology = self._apology(at or Place.of_table(reply.table), locale)
            self._answered.put(reply, messages, apology)
        else:
            for place, message in messages.items():
                self._put(place, message, locale)

    async def note_inline(self, place: Place, inline: str) -> None:
        """Note which message shows a table in a chat that the bot is not in, unless it is known."""
        await self._boards.inline.note(place, inline)

    def recall(
        self,
        reply: Announcement,
        locale: str | None = None,
        pointer: str = "",
        at: Place | None = None,
    ) -> None:
        """Show the board to somebody who asked for it: send it again only if it is out of view."""
        for place, board in self._boards_of(reply, locale, Placing.ANEW, at=at).items():
            if pointer or not self._boards.is_in_view(place):
                self._put(place, RequestedBoard(self._boards, board, pointer), locale)

    async def refresh(self, place: Place) -> None:
        """Let the board message show the table as it is."""
        reply = await self._desk.catch_up(place.table)
        if reply:
            versions = () if place.is_shared else reply.versions
            reply = replace(reply, finale=None, versions=versions)
            self.show(reply, placing=Placing.HERE, at=place)

    def _boards_of(
        self,
        reply: BoardReply,
        locale: str | None = None,
        placing: Placing = Placing.USUAL,
        by: PlayerId | None = None,
        at: Place | None = None,
    ) -> dict[Place, BoardMessage]:
        """Return the message for each place that shows a reply, after the end of a game."""
        messages = {}
        if by and locale:
            self._locales.put(by, locale)
        for place in self._audience.places(reply, by, at):
            here, owner = at is None or place == at, owner_of(place)
            known = self._locales.get(owner) if owner else None
            own = known or (locale if here else None)
            self._prepare(place, reply, own)
            messages[place] = self._board(place, reply, own, placing if here else Placing.USUAL, by)
        return messages

    def _board(
        self,
        place: Place,
        reply: BoardReply,
        locale: str | None,
        placing: Placing,
        by: PlayerId | None,
    ) -> BoardMessage:
        def draw(shown: BoardReply) -> BoardContent:
            if isinstance(shown, Announcement):
                shown = self._audience.seen(shown, place, locale)
                text = with_deadline(shown, self.texts(shown.language or locale))
                shown = replace(shown, text=text)
            content = BoardContent(
                name_buttons(shown.text, shown.choices) if place.is_inline else shown.text,
                shown.board,
                self._keyboards.of_board(shown, locale, place),
                placing=placing,
                apology=self._no_pictures(shown, locale) if place.is_inline else "",
                language=locale or "" if place.shared else "",
            )
            if not isinstance(shown, Announcement):
                return content
            turn = self._audience.turn(shown, place, by)
            elsewhere = place.shared is not None and turn is None
            urgent = shown.urgent and not elsewhere
            apart = placing is Placing.USUAL and (urgent or shown.finale)
            return replace(
                content,
                turn=turn,
                by=by,
                placing=Placing.ANEW if apart else placing,
                news=bool(shown.versions),
                quiet=shown.thinking or elsewhere,
            )

        return BoardMessage(self._boards, self._desk, reply, draw, self.remove_buttons)

    def _no_pictures(self, shown: BoardReply, locale: str | None) -> str:
        language = shown.language if isinstance(shown, Announcement) else None
        return self.texts(language or locale).say("telegram-no-pictures")

    def _prepare(self, place: Place, reply: BoardReply, locale: str | None) -> None:
        """Let private menus go away before news, and show the end of a game before the next."""
        if not isinstance(reply, Announcement):
            return
        if reply.versions:
            self.private.close_all(place)
        finale = self._audience.seen(reply, place, locale).finale
        if finale:
            self._put(place, FinaleMessage(self._boards, finale, self._finales), None)

    def send_text(
        self,
        place: Place,
        reply: Reply,
        answers: int | None = None,
        locale: str | None = None,
        on_sent: Callable[[int], None] | None = None,
    ) -> None:
        """Send a reply as a message that is not the board."""
        buttons = self._keyboards.of_message(reply, locale)
        message = TextMessage(
            self._bot, self._desk, self._recency, reply, buttons, answers, on_sent
        )
        self._put(place, message, locale)

    def send_quiz(
        self, place: Place, quiz: Quiz, answers: int | None = None, locale: str | None = None
    ) -> None:
        """Send a problem as a poll."""
        self._put(place, self._quiz(quiz, answers, locale), locale)

    async def deliver_quiz(self, quiz: Quiz) -> None:
        """Send a problem that nobody asked for; raise the error if Telegram refuses it."""
        await self._outbox.deliver(Place.of_table(quiz.table), self._quiz(quiz))

    def _quiz(self, quiz: Quiz, answers: int | None = None, locale: str | None = None) -> QuizPoll:
        buttons = self._keyboards.of_message(quiz, locale)
        plain = TextMessage(self._bot, self._desk, self._recency, quiz, buttons, answers)
        return QuizPoll(self._bot, self._desk, self._recency, quiz, plain, answers)

    def _put(self, place: Place, message: Sendable, locale: str | None) -> None:
        """Queue a message. If it fails unexpectedly, an apology is sent."""
        self._outbox.put(place, message, self._apology(place, locale))

    def _apology(self, place: Place, locale: str | None) -> Callable[[Exception], TextMessage]:
        """Return a callback that makes an apology, in case a message fails unexpectedly."""

        def apologise(error: Exception) -> TextMessage:
            apology = self._desk.apologise(place.table, error, locale)
            return TextMessage(self._bot, self._desk, self._recency, apology)

        return apologise

    def edit_text(
        self, place: Place, message: int, reply: Reply, locale: str | None = None
    ) -> None:
        """Show a reply in an existing message that is not the board."""
        buttons = self._keyboards.of_message(reply, locale)
        edit = TextEdit(self._bot, message, reply.text, buttons)
        self._put(place, edit, locale)

    def edit_picture(self, place: Place, message: int, reply: Leaf) -> None:
        """Show the next leaf in a message with a picture that is not the board."""
        buttons = self._keyboards.of_message(reply, None)
        self._put(place, PictureEdit(self._bot, self._desk, message, reply, buttons), None)

    def remove_buttons(self, place: Place, message: int) -> None:
        """Remove the buttons of a message."""
        self._outbox.put(place, ButtonRemoval(self._bot, message))

    def delete(self, place: Place, message: int) -> None:
        """Delete a message that is not the board."""
        self._outbox.put(place, MessageRemoval(self._bot, self._recency, message))

    def texts(self, locale: str | None) -> Texts:
        """Return the texts in the language of a locale."""
        return self._keyboards.texts(locale)
