"""Tables in chats that the bot is not in, by its inline mode and its guest mode."""

from dataclasses import dataclass
from typing import Final, assert_never

import structlog
from telegram import Bot, InlineQueryResultsButton, User
from telegram.error import TelegramError

from bot.chat.telegram_chat.cards import Card, Cards
from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.inline_updates import Called, Chosen, InlineEvent, LookedFor
from bot.chat.telegram_chat.links import ADDED
from bot.chat.telegram_chat.people import player
from bot.chat.telegram_chat.places import PLATFORM, Place
from bot.chat.telegram_chat.sender import Sender
from bot.commands.request import Request
from bot.commands.words import split_words
from bot.desk.desk import Desk
from bot.identity import NAMELESS, Player, PlayerId
from bot.replies.reply import Announcement
from bot.texts import Texts

_A_DAY: Final = 86_400_000
"""Milliseconds for which it is noted who was offered games."""

_log: Final = structlog.get_logger("telegram")


@dataclass(frozen=True, slots=True)
class InlineMode:
    """Offers games in any chat, and opens their tables."""

    bot: Bot
    desk: Desk
    sender: Sender
    cards: Cards

    async def handle(self, event: InlineEvent) -> None:
        """Offer games, or open the table of one."""
        match event:
            case LookedFor():
                await self._offer(event)
            case Chosen(inline, user, words):
                await self._open(inline, player(user), words, user.language_code)
            case Called():
                await self._answer_call(event)
            case _:
                assert_never(event)

    async def _offer(self, event: LookedFor) -> None:
        texts = self.sender.texts(event.user.language_code)
        await self._note_name(event.user)
        about = InlineQueryResultsButton(texts.say("telegram-open-chat"), start_parameter=ADDED)
        try:
            await self.bot.answer_inline_query(
                event.query,
                [self.cards.write(card, texts) for card in self._offered(event, texts)],
                cache_time=0,
                is_personal=True,
                button=about,
            )
        except TelegramError as error:
            _log.info("inline query not answered", why=error.message)

    async def _answer_call(self, event: Called) -> None:
        """Answer a guest message: with a table of the game it names, or with all games.

        What may have been meant is offered; only what was said is opened at once.
        """
        user = event.user
        texts = self.sender.texts(user.language_code)
        await self._note_name(user)
        offered = self._offered(event, texts)
        named = offered[0] if len(offered) == 1 else None
        card = self.cards.write(named, texts) if named else self.cards.menu(offered, texts)
        try:
            sent = await self.bot.answer_guest_query(event.query, card)
        except TelegramError as error:
            _log.warning("guest query not answered", why=error.message)
            return
        if named and split_words(named.words) == split_words(event.text):
            await self._open(sent.inline_message_id, player(user), card.id, user.language_code)

    def _offered(self, event: LookedFor | Called, texts: Texts) -> list[Card]:
        computer_games = self.desk.computer_games
        return self.cards.offered(event.text, event.user.id, texts, computer_games)

    async def press(self, pressed: Pressed) -> Pressed | None:
        """Open the table of a card whose button was pressed, and return the press as one of it.

        Return None if its player has opened the table with it, and has nothing else to do.
        """
        card = self.cards.read(pressed.request.text)
        if card is None:
            return pressed
        opener = await self._opener(card, pressed)
        opened = await self._open(pressed.inline, opener, card.words, pressed.request.locale)
        return None if opened and opener == pressed.request.player else pressed.typing("/join")

    async def _opener(self, card: Card, pressed: Pressed) -> Player:
        """Return who has put a card into a chat."""
        known = PlayerId(f"{PLATFORM}:{card.opener}")
        if known == pressed.request.player.id:
            return pressed.request.player
        return Player(known, await self.desk.notes.load(_name(card.opener)) or NAMELESS)

    async def _open(self, inline: str, opener: Player, words: str, locale: str | None) -> bool:
        """Open the table of a message and show it there; return False if it was not opened."""
        place = Place.of_inline(inline)
        if await self.desk.table_at(place.table):
            return False
        request = Request(
            table=place.table,
            chat=place.whole_chat,
            player=opener,
            text=f"/play {words}",
            locale=locale,
            key=f"{PLATFORM}:{inline}",
        )
        reply = await self.desk.handle(request)
        if not isinstance(reply, Announcement):
            return False
        async with self.desk.showing(reply):
            await self.sender.boards.note_inline(place, inline)
            self.sender.boards.show(reply, locale, by=opener.id, at=place)
        return True

    async def _note_name(self, user: User) -> None:
        """Note the name of somebody who may put a card into a chat."""
        await self.desk.notes.save(_name(user.id), player(user).name, _A_DAY)


def _name(user: int) -> str:
    return f"{PLATFORM}:{user}:name"
