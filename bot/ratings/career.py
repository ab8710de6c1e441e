"""What is kept of one player: a score for each kind of game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.identity import Moment
from bot.ratings.skill import NEWCOMER, Skill, skill_after
from bot.ratings.tally import Tally
from bot.store.port import UnreadableRecord

SCHEMA: Final = 1
PLACED: Final = 5
"""How many games bring a player onto a ladder."""
_MOST_POINTS: Final = 200


class Point(Struct, frozen=True, array_like=True):
    """The rating after a game, by the number of the game."""

    game: int
    rating: int
    at: Moment


class Score(Struct, frozen=True, omit_defaults=True):
    """What a player has reached in one kind of game."""

    mu: float = NEWCOMER.mu
    sigma: float = NEWCOMER.sigma
    games: int = 0
    wins: int = 0
    draws: int = 0
    streak: int = 0
    """How many wins in a row, or below zero how many losses."""
    best_streak: int = 0
    won: Mapping[str, int] = {}
    """How games were won, as the rules call it, and how often; of a match, every game."""
    points: tuple[Point, ...] = ()
    chats: tuple[str, ...] = ()
    """Where the player is on the ladder, or will be."""

    @property
    def skill(self) -> Skill:
        """Return how good the player is believed to be."""
        return Skill(self.mu, self.sigma)

    @property
    def losses(self) -> int:
        """Return how many games were lost."""
        return self.games - self.wins - self.draws

    @property
    def rung(self) -> int | None:
        """Return the score on ladders, or None for somebody who has played too little."""
        return self.skill.number if self.games >= PLACED else None


class Career(Struct, frozen=True):
    """Everything about one player, by kinds of games."""

    schema: int = SCHEMA
    scores: Mapping[str, Score] = {}

    def skill(self, kind: str) -> Skill:
        """Return how good the player is believed to be in one kind of game."""
        return self.scores.get(kind, Score()).skill


_decoder: Final = msgspec.json.Decoder(Career)


def write_career(career: Career) -> bytes:
    """Return what is kept."""
    return msgspec.json.encode(career)


def read_career(body: bytes | None) -> Career:
    """Read what is kept; raise UnreadableRecord if a newer version wrote it."""
    if body is None:
        return Career()
    try:
        career = _decoder.decode(body)
    except msgspec.DecodeError:
        raise UnreadableRecord(None) from None
    if career.schema != SCHEMA:
        raise UnreadableRecord(career.schema)
    return career


def career_after(career: Career, tally: Tally, seat: int, skills: Sequence[Skill]) -> Career:
    """Return a player's career after a game; `skills` are those that everybody else counts with."""
    score = career.scores.get(tally.kind, Score())
    believed = [*skills[:seat], score.skill, *skills[seat + 1 :]]
    counted = _counted(score, tally, seat, skill_after(believed, tally.ranks, seat))
    return replace(career, scores={**career.scores, tally.kind: counted})


def _counted(score: Score, tally: Tally, seat: int, skill: Skill) -> Score:
    drawn = len(set(tally.ranks)) == 1
    won = not drawn and tally.ranks[seat] == min(tally.ranks)
    streak = 0 if drawn else _streak(score.streak, 1 if won else -1)
    games = score.games + 1
    point = Point(games, skill.number, tally.at)
    return Score(
        mu=skill.mu,
        sigma=skill.sigma,
        games=games,
        wins=score.wins + won,
        draws=score.draws + drawn,
        streak=streak,
        best_streak=max(score.best_streak, streak),
        won=dict(Counter(score.won) + Counter(tally.won[seat])),
        points=_thinned((*score.points, point)),
        chats=score.chats if tally.chat in score.chats else (*score.chats, tally.chat),
    )


def _streak(streak: int, step: int) -> int:
    return streak + step if streak * step > 0 else step


def _thinned(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Keep the latest points, and every other one of those before, back to the first."""
    if len(points) <= _MOST_POINTS:
        return points
    half = _MOST_POINTS // 2
    return points[:-half:2] + points[-half:]
