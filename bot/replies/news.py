"""What happened, a sentence or two for each event."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import assert_never

from bot.replies.results import tell_end, tell_score
from bot.replies.voice import Voice
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
from bot.texts import Texts
from bot.texts.names import ending_name, spoken_dice
from rules import GAMES, MOVE_WORDS
from rules.game import PASS, Seat, ToRoll


def tell_news(news: News, texts: Texts) -> list[str]:
    """Return what happened, in one or more sentences for each event."""
    teller = _Teller(news, texts)
    return [
        sentence
        for event, following in zip_longest(news.events, news.events[1:])
        for sentence in teller.tell(event, following)
    ]


class _Teller:
    """Follows the events, because who sits where and what was asked changes on the way."""

    def __init__(self, news: News, texts: Texts) -> None:
        self._texts = texts
        self._players = news.players
        self._offer = news.offer
        self._results = news.results
        self._replaced = news.gathering
        self._sealed = news.gathering
        """Whether the dice of the game that begins next have been promised already."""

    @property
    def _voice(self) -> Voice:
        return Voice(self._texts, self._players)

    def tell(self, event: Event, following: Event | None) -> Iterator[str]:
        """Return the sentences for an event; the score is told with what follows in a match."""
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
                yield self._talked(event)
            case Undone(move=move):
                yield self._voice.say("news-undone", move=_spell(move))
            case Warned(warning):
                yield self._voice.say(f"news-time-{warning}")
            case Ended():
                goes_on = isinstance(following, Began)
                yield from tell_end(event, () if goes_on else self._results, self._voice)
            case _:
                assert_never(event)

    def _opened(self, event: Opened) -> Iterator[str]:
        if self._replaced and self._players[0].id != event.by.id:
            yield self._voice.say("news-replaced", player=self._players[0].name)
        self._players, self._sealed = (event.by,), True
        game = self._voice.setup(event.setup)
        if event.invited:
            names = self._voice.all_names(event.invited)
            yield self._voice.say("news-invited", player=event.by.name, names=names, game=game)
        else:
            yield self._voice.say("news-opened", player=event.by.name, game=game)
        yield from self._seal(event.setup, event.dice)

    def _began(self, event: Began) -> Iterator[str]:
        self._players, self._results = event.players, event.results
        self._offer = None
        if event.results:
            number = len(event.results) + 1
            score = tell_score(event.results, self._voice)
            yield self._voice.say("news-next-game", number=number, score=score)
        else:
            yield self._voice.say("news-began", players=self._seating(event))
        if not self._sealed:
            yield from self._seal(event.setup, event.dice)
        self._sealed = False

    def _seating(self, event: Began) -> str:
        """Return who plays which side, in the order of turns."""
        game = event.setup.game
        return ", ".join(
            self._voice.say(
                "news-seat", player=player.name, side=self._voice.side(game, Seat(seat))
            )
            for seat, player in enumerate(event.players)
        )

    def _seal(self, setup: Setup, dice: Dice) -> Iterator[str]:
        """Publish what the dice are committed to, in games that have any."""
        game = GAMES[setup.game]
        if isinstance(game.stage(game.opening(setup.seats, setup.options)), ToRoll):
            yield self._voice.say("news-sealed", seal=dice.commitment, game_id=dice.game_id)

    def _seated(self, event: Joined | Left | TurnedDown) -> str:
        match event:
            case Joined(player):
                self._players = (*self._players, player)
                return self._voice.say("news-joined", player=player.name)
            case Left(player):
                return self._voice.say("news-left", player=player.name)
            case TurnedDown(guest):
                return self._voice.say("news-turned-down", player=guest.name)

    def _rolled(self, event: Rolled) -> str:
        voice = self._voice
        if event.seat is not None:
            dice = spoken_dice(sorted(event.dice, reverse=True))
            return voice.say("news-rolled", player=voice.name(event.seat), dice=dice)
        rolls = zip(self._players, event.dice, strict=True)
        each = ", ".join(f"{player.name} {die}" for player, die in rolls)
        return voice.say("news-opening-roll", rolls=each)

    def _played(self, event: Moved | Gone) -> str:
        voice = self._voice
        match event:
            case Moved(seat, text) if text in MOVE_WORDS:
                return voice.say(f"news-word-{text}", player=voice.name(seat))
            case Moved(seat, text) if text == PASS:
                return voice.say("news-passed", player=voice.name(seat))
            case Moved(seat, text, unasked=True):
                return voice.say("news-forced", player=voice.name(seat), move=text)
            case Moved(seat, text):
                return voice.say("news-moved", player=voice.name(seat), move=text)
            case Gone(seat, cause):
                return voice.say(f"news-gone-{cause}", player=voice.name(seat))
            case _:
                assert_never(event)

    def _talked(self, event: OfferEvent) -> str:
        voice = self._voice
        match event:
            case Offered(offer):
                self._offer = offer
                return voice.say(
                    f"news-offered-{offer.proposal}",
                    player=voice.name(offer.by),
                    move=_spell(offer.move),
                    lost=ending_name(offer.how, voice.texts) if offer.how else "",
                    points=offer.points,
                )
            case Agreed(seat):
                return voice.say("news-agreed", player=voice.name(seat))
            case Declined(seat):
                own = bool(self._offer and self._offer.by == seat)
                return voice.say("news-declined", player=voice.name(seat), own=own)
            case _:
                assert_never(event)


def _spell(move: str) -> str:
    """Return a move as people type it: a move that is a word is a command."""
    return f"/{move}" if move in MOVE_WORDS else move
