"""What the board message of a place says, for those who read it there."""

from dataclasses import dataclass, replace

from bot.chat.telegram_chat.audience import Audience, BoardReply
from bot.chat.telegram_chat.board_content import BoardContent, Placing
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.text_entities import with_deadline
from bot.identity import PlayerId
from bot.replies.choice import name_buttons
from bot.replies.reply import Announcement


@dataclass(frozen=True, slots=True)
class BoardWriter:
    """Writes boards."""

    audience: Audience
    keyboards: Keyboards

    def write(
        self,
        reply: BoardReply,
        *,
        place: Place,
        locale: str | None,
        placing: Placing,
        by: PlayerId | None,
    ) -> BoardContent:
        """Write a board; `by` is the player who caused it."""
        if not isinstance(reply, Announcement):
            return self._content(reply, place, locale, placing)
        shown = self.audience.seen(reply, place, locale)
        text = with_deadline(shown, self.keyboards.texts(shown.language or locale))
        shown = replace(shown, text=text)
        turn = self.audience.turn(shown, place, by)
        elsewhere = place.shared is not None and turn is None
        urgent = shown.urgent and not elsewhere
        apart = placing is Placing.USUAL and (urgent or shown.finale or shown.replaced)
        return replace(
            self._content(shown, place, locale, Placing.ANEW if apart else placing),
            turn=turn,
            by=by,
            news=bool(shown.versions),
            replaced=shown.replaced,
            quiet=shown.thinking or elsewhere,
        )

    def _content(
        self, shown: BoardReply, place: Place, locale: str | None, placing: Placing
    ) -> BoardContent:
        """Return what every board has; in a chat without the bot, words tell of the buttons."""
        return BoardContent(
            name_buttons(shown.text, shown.choices) if place.is_inline else shown.text,
            shown.board,
            self.keyboards.of_board(shown, locale, place),
            placing=placing,
            apology=self._no_pictures(shown, locale) if place.is_inline else "",
            language=locale or "" if place.shared else "",
        )

    def _no_pictures(self, shown: BoardReply, locale: str | None) -> str:
        language = shown.language if isinstance(shown, Announcement) else None
        return self.keyboards.texts(language or locale).say("telegram-no-pictures")
