"""Replies that are still to be finished: what takes long is made beside the table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import TypeAlias

from bot.coach.analysis import Analysis
from bot.coach.decisions import GameCourse
from bot.commands.request import AttachedFile
from bot.engines.judgement import Judgement
from bot.engines.question import JudgeQuestion
from bot.identity import PlayerId
from bot.imports import GivenMatch
from bot.replies.film import Film
from bot.replies.reply import Announcement, Refusal, Reply
from bot.replies.spoken import Spoken
from rules.errors import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class UnfinishedReplay(Spoken):
    """A replay without its animation, which the studio of the desk makes."""

    film: Film


@dataclass(frozen=True, slots=True, kw_only=True)
class UnfinishedAdvice(Spoken):
    """Advice about a position that the workers have to judge first."""

    question: JudgeQuestion
    write: Callable[[Judgement], Reply] = field(compare=False, repr=False)
    """Writes the reply; this may take a moment, so it is called in a thread."""
    silent: Refusal
    """The reply if there is no judgement in time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnfinishedAnalysis(Spoken):
    """The analysis of some games, which the workers may still have to make."""

    courses: tuple[GameCourse, ...]
    write: Callable[[tuple[Analysis, ...]], Reply] = field(compare=False, repr=False)
    """Writes the reply; this may take a moment, so it is called in a thread."""
    silent: Refusal
    """The reply if there is no analysis in time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnreadFile(Spoken):
    """The analysis of a file that has still to be fetched and read."""

    file: AttachedFile
    player: PlayerId
    """Who hands it in."""
    check: Callable[[GivenMatch], None] = field(compare=False, repr=False)
    """Raises Refused if its games are not to be analysed now; called in a thread."""
    write: Callable[[GivenMatch, str], UnfinishedAnalysis] = field(compare=False, repr=False)
    """Goes on with its games, and the key under which they are stored."""
    refuse: Callable[[Reason], Refusal] = field(compare=False, repr=False)
    """Writes why it is not analysed."""


Draft: TypeAlias = Reply | UnfinishedReplay | UnfinishedAdvice | UnfinishedAnalysis | UnreadFile
"""A reply, or one that is still to be finished."""


class Outcome(StrEnum):
    """What became of a request, for metrics and the log."""

    DONE = auto()
    """Something has changed at the table."""
    SHOWN = auto()
    REFUSED = auto()


def outcome(reply: Draft) -> Outcome:
    """Return what became of the request that a reply answers."""
    match reply:
        case Refusal():
            return Outcome.REFUSED
        case Announcement(versions=versions) if versions:
            return Outcome.DONE
        case _:
            return Outcome.SHOWN
