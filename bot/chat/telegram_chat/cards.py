"""Cards of games, which people put into any chat: each becomes a message with a table.

A press on a card names who has put it there, because Telegram does not say so. Six bytes of a code
keep others from naming somebody else.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.constants import InlineKeyboardButtonLimit

from bot.commands.meant import asks_for_computers, ways_to_offer
from bot.commands.setup import named_game
from bot.commands.spelling import spell_game
from bot.replies.menu import games
from bot.texts import Texts, game_name
from bot.texts.names import ROBOT

_PREFIX: Final = "card"
_LONGEST: Final = int(InlineKeyboardButtonLimit.MAX_CALLBACK_DATA)
_CODE: Final = 6


@dataclass(frozen=True, slots=True)
class Card:
    """A game that somebody offers, in the words of /play."""

    words: str
    opener: int
    """Who has put it into the chat."""

    @property
    def game(self) -> str:
        """Return the game that the words name."""
        return named_game(self.words) or ""

    @property
    def has_computers(self) -> bool:
        """Return whether the words ask for computers."""
        return asks_for_computers(self.words)


def _title(card: Card, texts: Texts) -> str:
    name = game_name(card.game, texts)
    return f"{ROBOT} {name}" if card.has_computers else name


class Cards:
    """Makes cards, and reads the presses on their buttons."""

    def __init__(self, token: str) -> None:
        self._key = hmac.digest(token.encode(), b"parlour card", "sha256")

    def offered(
        self, typed: str, opener: int, texts: Texts, computer_games: Collection[str]
    ) -> list[Card]:
        """Return what is offered for what somebody has typed: the game it names, or every game.

        `computer_games` are the games that computers can play.
        """
        words = " ".join(typed.split())
        named = spell_game(words)
        offered = [named] if named else [game.word for game in games(texts.language)]
        return [
            self._first_that_fits(ways_to_offer(words, game, computer_games), opener)
            for game in offered
        ]

    def _first_that_fits(self, ways: Iterable[str], opener: int) -> Card:
        """Return a card with the first words for which there is room; there is for the last."""
        *cards, last = [Card(words, opener) for words in ways]
        return next((card for card in cards if self._fits(card)), last)

    def write(self, card: Card, texts: Texts) -> InlineQueryResultArticle:
        """Return the card of one game as a message with a button."""
        game = game_name(card.game, texts)
        if card.has_computers:
            text = texts.say("telegram-card-computer", game=game)
            about, label = texts.say("telegram-card-computer-about"), texts.say("choice-computer")
        else:
            text = texts.say("telegram-card", game=game)
            about, label = texts.say("telegram-card-about"), texts.say("choice-join")
        return InlineQueryResultArticle(
            card.words,
            _title(card, texts),
            InputTextMessageContent(text),
            InlineKeyboardMarkup([[self._button(card, label)]]),
            description=about,
        )

    def menu(self, cards: Iterable[Card], texts: Texts) -> InlineQueryResultArticle:
        """Return one card with a button for each of some."""
        rows = [[self._button(card, _title(card, texts))] for card in cards]
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
