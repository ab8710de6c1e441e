"""Cards of games, which people put into any chat: each becomes a message with a table.

A press on a card names who has put it there, because Telegram does not say so. Six bytes of a code
keep others from naming somebody else.
"""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.constants import InlineKeyboardButtonLimit

from bot.commands.meant import game_of
from bot.replies.menu import games
from bot.texts import Texts, game_name

_PREFIX: Final = "card"
_LONGEST: Final = int(InlineKeyboardButtonLimit.MAX_CALLBACK_DATA)
_CODE: Final = 6


@dataclass(frozen=True, slots=True)
class Card:
    """A game that somebody offers, in the words of /play."""

    words: str
    opener: int
    """Who has put it into the chat."""


class Cards:
    """Makes cards, and reads the presses on their buttons."""

    def __init__(self, token: str) -> None:
        self._key = hmac.digest(token.encode(), b"parlour card", "sha256")

    def offers(self, typed: str, opener: int, texts: Texts) -> list[InlineQueryResultArticle]:
        """Return a card for the game that the words name, or else one for each game."""
        words = " ".join(typed.split())
        if game_of(words) and self._fits(Card(words, opener)):
            return [self.card(Card(words, opener), texts)]
        return [self.card(Card(game.word, opener), texts) for game in games(texts.language)]

    def card(self, card: Card, texts: Texts) -> InlineQueryResultArticle:
        """Return the card of one game."""
        name = game_name(game_of(card.words), texts)
        join = self._button(card, texts.say("choice-join"))
        return InlineQueryResultArticle(
            card.words,
            name,
            InputTextMessageContent(texts.say("telegram-card", game=name)),
            InlineKeyboardMarkup([[join]]),
            description=texts.say("telegram-card-about"),
        )

    def menu(self, opener: int, texts: Texts) -> InlineQueryResultArticle:
        """Return one card with a button for each game."""
        rows = [[self._button(Card(one.word, opener), one.label)] for one in games(texts.language)]
        question = texts.say("view-games")
        content = InputTextMessageContent(question)
        return InlineQueryResultArticle("games", question, content, InlineKeyboardMarkup(rows))

    def read(self, payload: str) -> Card | None:
        """Return the card of a pressed button; None if it is another button, or forged."""
        match payload.split(" ", 2):
            case [prefix, opener, words] if prefix == _PREFIX and opener.isdecimal():
                code, _, words = words.partition(" ")
                card = Card(words, int(opener))
                return card if hmac.compare_digest(code, self._code(card)) else None
            case _:
                return None

    def _button(self, card: Card, label: str) -> InlineKeyboardButton:
        return InlineKeyboardButton(label, callback_data=self._payload(card))

    def _payload(self, card: Card) -> str:
        return f"{_PREFIX} {card.opener} {self._code(card)} {card.words}"

    def _code(self, card: Card) -> str:
        digest = hmac.digest(self._key, f"{card.opener} {card.words}".encode(), "sha256")
        return urlsafe_b64encode(digest[:_CODE]).decode()

    def _fits(self, card: Card) -> bool:
        """Return whether a button has room for the words, and so has the number of a result."""
        return len(self._payload(card).encode()) <= _LONGEST
