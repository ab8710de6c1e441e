"""Sends replies: boards, messages that are not boards, and menus that one person sees."""

from telegram import Bot

from bot.chat.telegram_chat.board_messages import BoardMessages
from bot.chat.telegram_chat.board_sender import BoardSender
from bot.chat.telegram_chat.inline_boards import InlineBoards
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.message_sender import MessageSender
from bot.chat.telegram_chat.outbox import Outbox
from bot.chat.telegram_chat.personal_budgets import PersonalBudgets
from bot.chat.telegram_chat.pictures import Pictures
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.private_menus import PrivateMenus
from bot.chat.telegram_chat.private_messages import PrivateMessages
from bot.chat.telegram_chat.published_pictures import PublishedPictures, Publishing
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.shared_turns import SharedTurns
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.desk.desk import Desk
from bot.texts import Texts


class Sender:
    """Puts together all that sends, over one outbox."""

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
        self._desk = desk
        self._keyboards = keyboards
        self._recency = Recency()
        turns = SharedTurns(desk, limiter.rates)
        self._outbox = Outbox(limiter, self.migrate, None if is_alone else turns.take)
        self.messages = MessageSender(bot, desk, keyboards, self._recency, self._outbox)
        self.budgets = PersonalBudgets(limiter)
        alone = PrivateMessages(bot, desk), Outbox(limiter.beside(), self.migrate)
        self.private = PrivateMenus(*alone, keyboards, ThreadNotes(desk))
        published = PublishedPictures(bot, desk, publishing, Pictures(desk), self._outbox.deliver)
        inline = InlineBoards(bot, desk, published)
        boards = BoardMessages(bot, desk, self._recency, inline, are_shared=not is_alone)
        self.boards = BoardSender(desk, boards, self.messages, self.private)

    def note_message(self, place: Place, message: int) -> None:
        """Note that somebody wrote a message."""
        self._recency.saw(place, message)

    def wait_at(self, place: Place) -> float:
        """Return the seconds for which a board would wait now."""
        return self._outbox.wait(place)

    def texts(self, locale: str | None) -> Texts:
        """Return the texts in the language of a locale."""
        return self._keyboards.texts(locale)

    async def migrate(self, old: Place, new: Place) -> None:
        """Move a table to the new id of its chat, and show it there."""
        reply = await self._desk.move(old.table, new.table)
        if reply:
            self.boards.show(reply)

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self.private.flush()
        await self.boards.flush()

    async def close(self) -> None:
        """Stop sending."""
        await self.private.stop()
        await self._outbox.close()
        await self.boards.close()
