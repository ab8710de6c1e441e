"""Sends what is not the board of a table: texts, files, pictures and polls."""

from collections.abc import Callable
from dataclasses import dataclass

from telegram import Bot

from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.messages import ButtonRemoval, MessageRemoval
from bot.chat.telegram_chat.outbox import Outbox, Sendable
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.quiz_polls import QuizPoll
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_messages import PictureEdit, TextEdit, TextMessage
from bot.desk.desk import Desk
from bot.replies.quiz import Quiz
from bot.replies.reply import Leaf, Reply


@dataclass(frozen=True, slots=True)
class MessageSender:
    """Sends, changes and deletes messages other than boards."""

    bot: Bot
    desk: Desk
    keyboards: Keyboards
    recency: Recency
    outbox: Outbox

    def send(
        self,
        place: Place,
        reply: Reply,
        answers: int | None = None,
        locale: str | None = None,
        on_sent: Callable[[int], None] | None = None,
    ) -> None:
        """Send a reply; `answers` is the message that it answers."""
        buttons = self.keyboards.of_message(reply, locale)
        message = TextMessage(self.bot, self.desk, self.recency, reply, buttons, answers, on_sent)
        self.put(place, message, locale)

    async def deliver(self, place: Place, reply: Reply, locale: str | None) -> None:
        """Send a reply; raise the error if Telegram refuses it."""
        buttons = self.keyboards.of_message(reply, locale)
        message = TextMessage(self.bot, self.desk, self.recency, reply, buttons)
        await self.outbox.deliver(place, message)

    def send_quiz(
        self, place: Place, quiz: Quiz, answers: int | None = None, locale: str | None = None
    ) -> None:
        """Send a problem as a poll."""
        self.put(place, self._quiz(quiz, answers, locale), locale)

    async def deliver_quiz(self, quiz: Quiz) -> None:
        """Send a problem that nobody asked for; raise the error if Telegram refuses it."""
        await self.outbox.deliver(Place.of_table(quiz.table), self._quiz(quiz))

    def _quiz(self, quiz: Quiz, answers: int | None = None, locale: str | None = None) -> QuizPoll:
        buttons = self.keyboards.of_message(quiz, locale)
        plain = TextMessage(self.bot, self.desk, self.recency, quiz, buttons, answers)
        return QuizPoll(self.bot, self.desk, self.recency, quiz, plain, answers)

    def edit(self, place: Place, message: int, reply: Reply, locale: str | None = None) -> None:
        """Show a reply in an existing message."""
        buttons = self.keyboards.of_message(reply, locale)
        self.put(place, TextEdit(self.bot, message, reply.text, buttons), locale)

    def edit_picture(self, place: Place, message: int, reply: Leaf) -> None:
        """Show the next leaf in a message with a picture."""
        buttons = self.keyboards.of_message(reply, None)
        self.put(place, PictureEdit(self.bot, self.desk, message, reply, buttons), None)

    def remove_buttons(self, place: Place, message: int) -> None:
        """Remove the buttons of a message, which may be an old board."""
        self.outbox.put(place, ButtonRemoval(self.bot, message))

    def delete(self, place: Place, message: int) -> None:
        """Delete a message."""
        self.outbox.put(place, MessageRemoval(self.bot, self.recency, message))

    def put(self, place: Place, message: Sendable, locale: str | None) -> None:
        """Queue a message. If it fails unexpectedly, an apology is sent."""
        self.outbox.put(place, message, self.apology(place, locale))

    def apology(self, place: Place, locale: str | None) -> Callable[[Exception], TextMessage]:
        """Return a callback that makes an apology, in case a message fails unexpectedly."""

        def apologise(error: Exception) -> TextMessage:
            apology = self.desk.apologise(place.table, error, locale)
            return TextMessage(self.bot, self.desk, self.recency, apology)

        return apologise
