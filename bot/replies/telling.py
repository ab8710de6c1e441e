"""What is new at a table, told once in each language, however many read it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from bot.identity import Player
from bot.language import Language
from bot.persistence.snapshot import Snapshot
from bot.replies.news import LastPosition, join_news, tell_news
from bot.table.events import Event


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


def telling(found: Snapshot, versions: Iterable[int]) -> Telling:
    """Return what happened in some versions, as far as the record still has them."""
    known = [(version, news) for version in versions for news in found.news_of([version])]

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
    )
