"""The board in a message of a chat that the bot is not in. It takes no uploads."""

from msgspec import structs
from telegram import Bot, InputMediaPhoto
from telegram.error import BadRequest

from bot.chat.telegram_chat.alerts import noted_acts
from bot.chat.telegram_chat.board_content import BoardContent
from bot.chat.telegram_chat.errors import MESSAGE_GONE, NOT_MODIFIED, has_text
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.published_pictures import PublishedPictures
from bot.chat.telegram_chat.text_entities import entities_of
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_start
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.persistence.places import ShownMessage
from bot.replies.drawings import Board, with_description


class InlineBoards:
    """Edits such messages. There is one for each table, and it can never be sent anew."""

    def __init__(self, bot: Bot, desk: Desk, published: PublishedPictures) -> None:
        self._bot = bot
        self._desk = desk
        self.pictures = published.pictures
        self._published = published

    async def note(self, place: Place, inline: str) -> None:
        """Note which message shows a table, unless that is known."""
        if self._desk.shown_in(place.table) is None:
            now = self._desk.clock() // 1_000
            new = ShownMessage(place.own_table, 0, now, inline=inline)
            await self._desk.shown(place.table, message=new)

    async def show(self, place: Place, content: BoardContent) -> None:
        """Let the message show a board; one that is gone shows nothing."""
        shown = self._desk.shown_in(place.table)
        if shown is None:  # a player was forgotten, and with them what named them
            return
        try:
            photo = await self._change(place, shown, content)
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise
            photo = shown.photo
        await self._desk.shown(place.table, message=self._noted(shown, content, photo=photo))

    def _noted(self, shown: ShownMessage, content: BoardContent, *, photo: bool) -> ShownMessage:
        awaited = content.turn.player.id if content.turn else PlayerId("")
        return structs.replace(
            shown,
            photo=photo,
            awaited=awaited if content.news else shown.awaited,
            acted=noted_acts(shown, content.by, self._desk.clock() / 1_000),
        )

    async def _change(self, place: Place, shown: ShownMessage, content: BoardContent) -> bool:
        """Edit the message; return whether it has a picture then."""
        if content.board:
            picture = await self._published.find(content.board, place.table)
            if picture and await self._edit_picture(shown, content, picture):
                return True
        if shown.photo:
            await self._edit_caption(shown, content)
        else:
            await self._edit_text(shown, content, content.board)
        return shown.photo

    async def _edit_picture(self, shown: ShownMessage, content: BoardContent, picture: str) -> bool:
        """Show another picture; return False if Telegram cannot get it."""
        text = cut_start(content.text, CAPTION)
        entities = entities_of(text, *content.mentions)
        media = InputMediaPhoto(picture, text, caption_entities=entities)
        try:
            await self._bot.edit_message_media(
                media, inline_message_id=shown.inline, reply_markup=content.keyboard
            )
        except BadRequest as error:
            if has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise
            return False
        return True

    async def _edit_caption(self, shown: ShownMessage, content: BoardContent) -> None:
        text = cut_start(content.text, CAPTION)
        await self._bot.edit_message_caption(
            inline_message_id=shown.inline,
            caption=text,
            caption_entities=entities_of(text, *content.mentions),
            reply_markup=content.keyboard,
        )

    async def _edit_text(
        self, shown: ShownMessage, content: BoardContent, board: Board | None
    ) -> None:
        words = (content.text, content.apology) if board else (content.text,)
        text = cut_start(with_description("\n".join(words), board), TEXT)
        await self._bot.edit_message_text(
            text,
            inline_message_id=shown.inline,
            entities=entities_of(text, *content.mentions),
            reply_markup=content.keyboard,
        )
