"""The news of a table: a sentence or two for each event."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import assert_never

from bot.identity import Player, is_computer
from bot.language import Language
from bot.replies.course import Course
from bot.replies.moves import tell_line
from bot.replies.offers import tell_declined, tell_offer, tell_undone
from bot.replies.results import tell_end, tell_ratings, tell_score
from bot.replies.table_texts import TableTexts
from bot.table.events import (
    Agreed,
    Began,
    Declined,
    Ended,
    Event,
    Gone,
    Hinted,
    Joined,
    Left,
    Moved,
    Offered,
    OfferEvent,
    Opened,
    Rolled,
    SeatingEvent,
    TurnedDown,
    Unaided,
    Undone,
    Warned,
    Worded,
)
from bot.table.news import News
from bot.table.positions import has_dice
from bot.table.values import LastMove
from bot.texts.names import player_name
from rules import GAMES


@dataclass(frozen=True, slots=True)
class LastPosition:
    """How a game stood when it ended, and the news up to then."""

    told: tuple[str, ...]
    result: str
    """The sentence among them that says who won."""
    game: str
    position: str
    last_move: LastMove | None
    ended: Ended
    players: tuple[Player, ...]
    """In the order of seats."""
    texts: TableTexts


@dataclass(frozen=True, slots=True)
class ToldNews:
    """Sentences about what happened; the end of a game that another followed is apart."""

    sentences: tuple[str, ...]
    finale: LastPosition | None = None
    seal: str = ""
    """The sentence about the sealed dice, if it is one of them: some chats show the seal itself."""


def join_news(all_news: Iterable[ToldNews]) -> ToldNews:
    """Return everything that happened, in order; whatever led to the last end goes with it."""
    sentences: tuple[str, ...] = ()
    finale: LastPosition | None = None
    for told in all_news:
        if told.finale:
            before = finale.told if finale else ()
            finale = replace(told.finale, told=(*before, *sentences, *told.finale.told))
            sentences = ()
        sentences += told.sentences
    return ToldNews(sentences, finale)


def tell_news(news: News, language: Language) -> ToldNews:
    """Return what happened, in one or more sentences for each event."""
    teller = _Teller(news, language)
    sentences: list[str] = []
    finale: LastPosition | None = None
    for event, following in zip_longest(news.events, news.events[1:]):
        before = len(sentences)
        sentences += teller.tell(event, following)
        if isinstance(event, Ended) and isinstance(following, Began) and event.result:
            finale = teller.last_position(event, tuple(sentences), sentences[before])
            sentences = [] if finale else sentences
    return ToldNews(tuple(sentences), finale, teller.seal)


def _invitation(event: Opened) -> str:
    """Return the message about a table to which somebody is invited."""
    if all(is_computer(guest.id) for guest in event.invited):
        return "news-computer"
    both = all(guest.id == event.by.id for guest in event.invited)
    return "news-both" if both else "news-invited"


class _Teller:
    """Follows the events, because they change who sits where, the position, and what is offered."""

    def __init__(self, news: News, language: Language) -> None:
        self._language = language
        self.seal = ""
        """What was said about the sealed dice."""
        self._sit(news.players)
        self._offer = news.offer
        self._results = news.results
        self._replaced = news.replaced
        self._ratings = news.ratings
        self._course = Course.of(news)
        self._named: tuple[Player, ...] = ()
        """Those of whom it is clear that they sit down: computers, and who plays both sides."""
        self._agreed: tuple[Player, ...] = ()
        """Those who have accepted, and of whom it is not told yet."""

    def _sit(self, players: tuple[Player, ...]) -> None:
        """Note who sits at the table, and what they are called."""
        self._players = players
        self._texts = TableTexts.of(self._language, players)

    def _name(self, player: Player) -> str:
        return player_name(player, self._texts)

    def last_position(
        self, ended: Ended, told: tuple[str, ...], result: str
    ) -> LastPosition | None:
        """Return how the game stands that has just ended; None if that is not known."""
        course = self._course
        if not course.position:
            return None
        return LastPosition(
            told=told,
            result=result,
            game=course.game,
            position=course.position,
            last_move=course.last_move,
            ended=ended,
            players=self._players,
            texts=self._texts,
        )

    def tell(self, event: Event, following: Event | None) -> Iterator[str]:
        """Yield the sentences for an event, and follow it."""
        yield from self._tell(event, following)
        self._course = self._course.after(event)

    def _tell(self, event: Event, following: Event | None) -> Iterator[str]:
        match event:
            case Opened():
                yield from self._opened(event)
            case Began():
                yield from self._began(event)
            case Joined() | Worded() | Left() | TurnedDown():
                told = self._seated(event)
                if not isinstance(event, Joined) or event.player not in self._named:
                    yield told
            case Rolled() | Moved() | Gone():
                yield from tell_line(event, self._course, self._texts)
            case Offered() | Agreed() | Declined():
                yield from self._offered(event, following)
            case Undone():
                yield from tell_undone(event, self._texts, match=self._course.is_match)
            case Hinted() | Unaided() | Warned():
                yield self._remark(event)
            case Ended():
                yield from self._ended(event, following)
            case _:
                assert_never(event)

    def _remark(self, event: Hinted | Unaided | Warned) -> str:
        match, name = self._course.is_match, self._texts.name
        match event:
            case Hinted(seat):
                return self._texts.say("news-hinted", player=name(seat), match=match)
            case Unaided(seat):
                return self._texts.say("news-unaided", player=name(seat), match=match)
            case Warned(warning):
                return self._texts.say(f"news-time-{warning}")
            case _:
                assert_never(event)

    def _opened(self, event: Opened) -> Iterator[str]:
        if self._replaced:
            yield self._tell_replaced(*self._replaced)
        self._sit((event.by,))
        self._named = tuple(
            guest for guest in event.invited if is_computer(guest.id) or guest == event.by
        )
        game = self._texts.setup(event.setup)
        if event.invited:
            names = self._texts.all_names(event.invited)
            yield self._texts.say(
                _invitation(event),
                player=event.by.name,
                names=names,
                game=game,
            )
        else:
            yield self._texts.say("news-opened", player=event.by.name, game=game)
        if has_dice(event.setup.game):
            # This seal covers the next games at the table as well.
            self.seal = self._texts.say("news-sealed")
            yield self.seal

    def _tell_replaced(self, player: Player, *guests: Player) -> str:
        name = self._name(player)
        if not guests:
            return self._texts.say("news-replaced", player=name)
        names = self._texts.all_names(guests)
        return self._texts.say("news-replaced-invitation", player=name, names=names)

    def _began(self, event: Began) -> Iterator[str]:
        self._sit(event.players)
        self._results, self._offer = event.results, None
        if event.results:
            number = len(event.results) + 1
            score = tell_score(event.results, self._texts)
            yield self._texts.say("news-next-game", number=number, score=score)
            game = GAMES[event.setup.game]
            if occasion := game.occasion(game.load(event.opening)):
                yield self._texts.say(f"news-occasion-{occasion}")
        else:
            yield self._texts.say("news-began", players=self._texts.seating(event.setup.game))

    def _seated(self, event: SeatingEvent) -> str:
        match event:
            case Joined(player):
                self._sit((*self._players, player))
                return self._texts.say("news-joined", player=self._name(player))
            case Worded(player):
                return self._texts.say("news-worded", player=player.name)
            case Left(player):
                return self._texts.say("news-left", player=player.name)
            case TurnedDown(guest):
                return self._texts.say("news-turned-down", player=guest.name)

    def _ended(self, event: Ended, following: Event | None) -> Iterator[str]:
        if isinstance(event.by, Player) and isinstance(following, Opened):
            # Another table was opened in place of a game that one person had left alone.
            yield self._texts.say("news-set-aside", by=self._name(event.by))
            return
        match, goes_on = self._course.is_match, isinstance(following, Began)
        yield from tell_end(
            event,
            self._results,
            self._texts,
            goes_on=goes_on,
            match=match,
            began=bool(self._course.position),
        )
        if self._ratings and not goes_on:
            yield tell_ratings(self._ratings, self._players, self._texts)

    def _offered(self, event: OfferEvent, following: Event | None) -> Iterator[str]:
        texts = self._texts
        match event:
            case Offered(offer):
                self._offer = offer
                yield from tell_offer(offer, texts, match=self._course.is_match)
            case Agreed(seat):
                self._agreed += (self._players[seat],)
                if not isinstance(following, Agreed):  # several are told together
                    names, count = texts.all_names(self._agreed), len(self._agreed)
                    yield texts.say("news-agreed", players=names, count=count)
                    self._agreed = ()
            case Declined(seat):
                yield tell_declined(self._offer, seat, texts)
            case _:
                assert_never(event)
