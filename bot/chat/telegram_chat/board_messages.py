"""The one message that shows the board of a table: edited while it is in view, else sent again."""

from contextlib import suppress
from typing import assert_never

from msgspec import structs
from telegram import Bot, ReplyParameters
from telegram.constants import ReactionEmoji
from telegram.error import BadRequest, TelegramError

from bot.chat.telegram_chat.alerts import is_alert_due, noted_acts
from bot.chat.telegram_chat.board_calls import BoardCalls, NoPicture
from bot.chat.telegram_chat.board_content import BoardContent, Placing
from bot.chat.telegram_chat.errors import MESSAGE_GONE, NOT_MODIFIED, REPLY_GONE, has_text
from bot.chat.telegram_chat.fresh_boards import FreshBoards
from bot.chat.telegram_chat.inline_boards import InlineBoards
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.shared_tables import sit_where_board_is
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.persistence.places import ShownMessage


class BoardMessages:
    """Shows boards. The desk saves which message shows a table, so a restart changes nothing."""

    def __init__(
        self, bot: Bot, desk: Desk, recency: Recency, inline: InlineBoards, *, are_shared: bool
    ) -> None:
        self.are_shared = are_shared
        """Whether other processes may show the same boards."""
        self._bot = bot
        self._desk = desk
        self._recency = recency
        self._calls = BoardCalls(bot, inline.pictures)
        self.inline = inline
        self._threads = ThreadNotes(desk)
        self.fresh = FreshBoards()

    def shown_in(self, place: Place) -> ShownMessage | None:
        """Return the message that shows the board of a place."""
        return self._desk.shown_in(place.table, place.own_table)

    async def show(self, place: Place, content: BoardContent, *versions: int) -> int | None:
        """Edit the message or send another; return the old one, which has to lose its buttons."""
        if place.is_inline:
            await self.inline.show(place, content)
            return None
        shown = self.shown_in(place)
        if shown and await self._edit(place, shown, content):
            await self._desk.shown(place.table, *versions, message=self._edited(shown, content))
            await self._celebrate(place, shown.message, content)
            return None
        loud = self._is_alert_due(shown, content)
        message, words = await self._calls.send(place, content, loud=loud)
        self._recency.start(place, message.message_id)
        new = ShownMessage(
            place.own_table,
            message.message_id,
            int(self._now),
            bool(message.photo),
            words=words,
            awaited=_awaited(shown, content),
            over=content.is_over,
            alerted=content.mention.id if loud and content.mention else PlayerId(""),
            acted=noted_acts(shown, content.by, self._now),
            language=content.language or (shown.language if shown else ""),
        )
        await self._desk.shown(place.table, *versions, message=new)
        await self._threads.add(place, message.message_id)
        if place.shared:
            await sit_where_board_is(self._desk, place)
        await self._celebrate(place, message.message_id, content)
        return shown.message if shown else None

    async def _celebrate(self, place: Place, message: int, content: BoardContent) -> None:
        """React to the message that says who has won; a group may allow no reactions."""
        if content.is_won and content.news:
            with suppress(TelegramError):
                await self._bot.set_message_reaction(place.chat, message, ReactionEmoji.TROPHY)

    async def show_finale(self, place: Place, content: BoardContent) -> None:
        """Show the end of a game in the message of the table, which stays, or in another."""
        if place.is_inline:
            await self.inline.show(place, content)
            return
        shown = self.shown_in(place)
        if shown and await self._edit(place, shown, content):
            await self._desk.shown(place.table, message=self._edited(shown, content))
            return
        message, _ = await self._calls.send(place, content, loud=True)
        self._recency.saw(place, message.message_id)

    async def point_to(self, place: Place, text: str) -> bool:
        """Say where the board is, in a reply to it; return False if it is out of view or gone.

        Without a text nothing is said.
        """
        shown = self.shown_in(place)
        if shown is None or not self.is_in_view(place):
            return False
        if not text:
            return True
        try:
            message = await self._bot.send_message(
                place.chat,
                text,
                reply_parameters=ReplyParameters(shown.message),
                message_thread_id=place.thread,
                disable_notification=True,
            )
        except BadRequest as error:
            if not has_text(error, *REPLY_GONE):
                raise
            return False
        self._recency.saw(place, message.message_id)
        return True

    def is_in_view(self, place: Place) -> bool:
        """Return whether the message of a table has not scrolled away."""
        shown = self.shown_in(place)
        return shown is not None and self._is_in_view(place, shown)

    @property
    def _now(self) -> float:
        return self._desk.clock() / 1_000

    def _is_alert_due(self, shown: ShownMessage | None, content: BoardContent) -> bool:
        """Return whether a new message has to make a sound; news that ask nobody may."""
        if content.replaced:
            return True
        if content.turn is None:
            return content.news and not content.quiet
        return content.news and is_alert_due(content.turn, shown, self._now)

    def _is_in_view(self, place: Place, shown: ShownMessage) -> bool:
        return self._recency.is_in_view(place, shown.message, self._now - shown.at)

    def _can_edit(self, place: Place, shown: ShownMessage, content: BoardContent) -> bool:
        if shown.over and not content.is_over:
            return False
        if content.turn and self._is_alert_due(shown, content):
            return False
        has_board = shown.photo or shown.words
        same_kind = has_board == bool(content.board)
        match content.placing:
            case Placing.HERE:
                # Where pictures are not allowed, a text takes the place of a text.
                return same_kind or not shown.photo
            case Placing.USUAL:
                return same_kind and self._is_in_view(place, shown)
            case Placing.ANEW:
                return False
            case _:
                assert_never(content.placing)

    async def _edit(self, place: Place, shown: ShownMessage, content: BoardContent) -> bool:
        """Edit the message if that will do; return False if another has to be sent."""
        if not self._can_edit(place, shown, content):
            return False
        try:
            await self._calls.change(place, shown, content)
        except NoPicture:
            return False
        except BadRequest as error:
            if has_text(error, *MESSAGE_GONE):
                return False
            if not has_text(error, NOT_MODIFIED):
                raise
        return True

    def _edited(self, shown: ShownMessage, content: BoardContent) -> ShownMessage | None:
        """Return the note of what a message shows after an edit; None if that is known."""
        new = structs.replace(
            shown,
            over=shown.over or content.is_over,
            awaited=_awaited(shown, content),
            acted=noted_acts(shown, content.by, self._now),
            language=content.language or shown.language,
        )
        return None if new == shown else new


def _awaited(shown: ShownMessage | None, content: BoardContent) -> PlayerId:
    """Return who is to know that it is their turn; what is not new tells nobody."""
    if not content.news:
        return shown.awaited if shown else PlayerId("")
    return content.turn.player.id if content.turn else PlayerId("")
