"""The news of a table: a sentence or two for each event."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import assert_never

from bot.language import Language
from bot.replies.results import tell_end, tell_score
from bot.replies.table_texts import TableTexts
from bot.table.events import (
    Agreed,
    Began,
    Declined,
    Ended,
    Event,
    Gone,
    Joined,
    Left,
    Moved,
    Offered,
    OfferEvent,
    Opened,
    Rolled,
    TurnedDown,
    Undone,
    Warned,
)
from bot.table.news import News
from bot.table.values import Dice, Setup
from bot.texts.names import ending_name, spoken_dice
from rules import GAMES, MOVE_WORDS
from rules.game import PASS, ToRoll


def tell_news(news: News, language: Language) -> list[str]:
    """Return what happened, in one or more sentences for each event."""
    teller = _Teller(news, language)
    return [
        sentence
        for event, following in zip_longest(news.events, news.events[1:])
        for sentence in teller.tell(event, following)
    ]


class _Teller:
    """Follows the events, because they change who sits where and what is offered."""

    def __init__(self, news: News, language: Language) -> None:
        self._language = language
        self._players = news.players
        self._offer = news.offer
        self._results = news.results
        self._replaced = news.gathering
        self._sealed = news.gathering
        """Whether the commitment to the next game's dice has been published already."""

    @property
    def _texts(self) -> TableTexts:
        return TableTexts.of(self._language, self._players)

    def tell(self, event: Event, following: Event | None) -> Iterator[str]:
        """Yield the sentences for an event. The score comes with the next game of a match."""
        match event:
            case Opened():
                yield from self._opened(event)
            case Began():
                yield from self._began(event)
            case Joined() | Left() | TurnedDown():
                yield self._seated(event)
            case Rolled():
                yield self._rolled(event)
            case Moved() | Gone():
                yield self._played(event)
            case Offered() | Agreed() | Declined():
                yield self._offered(event)
            case Undone(move=move):
                yield self._texts.say("news-undone", move=_spell(move))
            case Warned(warning):
                yield self._texts.say(f"news-time-{warning}")
            case Ended():
                goes_on = isinstance(following, Began)
                yield from tell_end(event, () if goes_on else self._results, self._texts)
            case _:
                assert_never(event)

    def _opened(self, event: Opened) -> Iterator[str]:
        if self._replaced and self._players[0].id != event.by.id:
            yield self._texts.say("news-replaced", player=self._players[0].name)
        self._players, self._sealed = (event.by,), True
        game = self._texts.setup(event.setup)
        if event.invited:
            names = self._texts.all_names(event.invited)
            yield self._texts.say("news-invited", player=event.by.name, names=names, game=game)
        else:
            yield self._texts.say("news-opened", player=event.by.name, game=game)
        yield from self._seal(event.setup, event.dice)

    def _began(self, event: Began) -> Iterator[str]:
        self._players, self._results = event.players, event.results
        self._offer = None
        if event.results:
            number = len(event.results) + 1
            score = tell_score(event.results, self._texts)
            yield self._texts.say("news-next-game", number=number, score=score)
        else:
            yield self._texts.say("news-began", players=self._texts.seating(event.setup.game))
        if not self._sealed:
            yield from self._seal(event.setup, event.dice)
        self._sealed = False

    def _seal(self, setup: Setup, dice: Dice) -> Iterator[str]:
        """Yield the commitment to the dice, in games that have any."""
        game = GAMES[setup.game]
        if isinstance(game.stage(game.opening(setup.seats, setup.options)), ToRoll):
            yield self._texts.say("news-sealed", seal=dice.commitment, game_id=dice.game_id)

    def _seated(self, event: Joined | Left | TurnedDown) -> str:
        match event:
            case Joined(player):
                self._players = (*self._players, player)
                return self._texts.say("news-joined", player=player.name)
            case Left(player):
                return self._texts.say("news-left", player=player.name)
            case TurnedDown(guest):
                return self._texts.say("news-turned-down", player=guest.name)

    def _rolled(self, event: Rolled) -> str:
        texts = self._texts
        if event.seat is not None:
            dice = spoken_dice(sorted(event.dice, reverse=True))
            return texts.say("news-rolled", player=texts.name(event.seat), dice=dice)
        rolls = zip(self._players, event.dice, strict=True)
        each = ", ".join(f"{player.name} {die}" for player, die in rolls)
        return texts.say("news-opening-roll", rolls=each)

    def _played(self, event: Moved | Gone) -> str:
        texts = self._texts
        match event:
            case Moved(seat, text) if text in MOVE_WORDS:
                return texts.say(f"news-word-{text}", player=texts.name(seat))
            case Moved(seat, text) if text == PASS:
                return texts.say("news-passed", player=texts.name(seat))
            case Moved(seat, text, unasked=True):
                return texts.say("news-forced", player=texts.name(seat), move=text)
            case Moved(seat, text):
                return texts.say("news-moved", player=texts.name(seat), move=text)
            case Gone(seat, cause):
                return texts.say(f"news-gone-{cause}", player=texts.name(seat))
            case _:
                assert_never(event)

    def _offered(self, event: OfferEvent) -> str:
        texts = self._texts
        match event:
            case Offered(offer):
                self._offer = offer
                return texts.say(
                    f"news-offered-{offer.proposal}",
                    player=texts.name(offer.by),
                    move=_spell(offer.move),
                    lost=ending_name(offer.how, texts) if offer.how else "",
                    points=offer.points,
                )
            case Agreed(seat):
                return texts.say("news-agreed", player=texts.name(seat))
            case Declined(seat):
                own = bool(self._offer and self._offer.by == seat)
                return texts.say("news-declined", player=texts.name(seat), own=own)
            case _:
                assert_never(event)


def _spell(move: str) -> str:
    """Return a move as players type it: a move that is a word is a command."""
    return f"/{move}" if move in MOVE_WORDS else move
