"""What is new at a table, told once in each language, however many read it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from bot.identity import Player, PlayerId
from bot.language import Language
from bot.persistence.snapshot import Snapshot
from bot.replies.news import LastPosition, join_news, tell_news
from bot.table.events import Event, Hinted
from bot.table.news import News


@dataclass(frozen=True, slots=True)
class ToldVersions:
    """The news of some versions in one language."""

    sentences: tuple[str, ...]
    finale: LastPosition | None
    """The last end of a game that another followed, with whatever led to it."""
    by_version: tuple[tuple[int, str], ...]
    """The sentences with the versions that they tell of; of the dice's seal nothing."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What happened in some versions, and how it is told."""

    events: tuple[Event, ...]
    replaced: tuple[Player, ...]
    """The people who have lost an open table to somebody else."""
    told_in: Callable[[Language], ToldVersions]
    known_to: PlayerId | None
    """Who knows all of it already: whoever took a hint, if nothing else has happened."""


def telling(found: Snapshot, versions: Iterable[int]) -> Telling:
    """Return what happened in some versions, in order, as far as the record still has them."""
    in_order = sorted(set(versions))
    known = [(version, news) for version in in_order for news in found.news_of([version])]

    @cache
    def told_in(language: Language) -> ToldVersions:
        told = [(version, tell_news(news, language)) for version, news in known]
        joined = join_news(each for _, each in told)
        return ToldVersions(
            joined.sentences,
            joined.finale,
            tuple(
                (version, sentence)
                for version, each in told
                for sentence in each.sentences
                if sentence != each.seal
            ),
        )

    return Telling(
        tuple(event for _, news in known for event in news.events),
        tuple(dict.fromkeys(who for _, news in known for who in news.replaced)),
        told_in,
        _known_to([news for _, news in known]),
    )


def _known_to(all_news: Sequence[News]) -> PlayerId | None:
    takers = {
        news.players[event.seat].id
        for news in all_news
        for event in news.events
        if isinstance(event, Hinted)
    }
    return takers.pop() if len(takers) == 1 and all(news.is_hint for news in all_news) else None
