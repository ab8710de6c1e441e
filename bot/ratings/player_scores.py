"""The stored scores of one player: one for each kind of game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.identity import Moment
from bot.ratings.rated_game import RatedGame
from bot.ratings.skill import NEWCOMER, Skill, skill_after
from bot.store.errors import UnreadableRecord, flaw_of

SCHEMA: Final = 1
GAMES_TO_PLACE: Final = 5
"""How many games a player must play to be on a leaderboard."""
MAX_CHATS: Final = 100
"""In how many chats a player is on the leaderboard: those in which they have played last."""
_MAX_POINTS: Final = 200


class RatingPoint(Struct, frozen=True, array_like=True):
    """The rating after a game, and the number of that game."""

    game: int
    rating: int
    at: Moment


class Score(Struct, frozen=True, omit_defaults=True):
    """A player's score in one kind of game."""

    mu: float = NEWCOMER.mu
    sigma: float = NEWCOMER.sigma
    games: int = 0
    wins: int = 0
    draws: int = 0
    streak: int = 0
    """Wins in a row if above zero, losses in a row if below."""
    best_streak: int = 0
    won: Mapping[str, int] = {}
    """How often games were won in which way, in the words of the rules; every game of a match."""
    points: tuple[RatingPoint, ...] = ()
    chats: tuple[str, ...] = ()
    """The chats in which the player is on the leaderboard, or will be after enough games.

    The one in which they played last is the last.
    """

    @property
    def skill(self) -> Skill:
        """Return the player's estimated skill."""
        return Skill(self.mu, self.sigma)

    @property
    def losses(self) -> int:
        """Return how many games were lost."""
        return self.games - self.wins - self.draws

    @property
    def leaderboard_score(self) -> int | None:
        """Return the score on leaderboards; None if the player has played too few games."""
        return self.skill.rating if self.games >= GAMES_TO_PLACE else None


class PlayerScores(Struct, frozen=True):
    """All scores of one player, by kind of game."""

    schema: int = SCHEMA
    scores: Mapping[str, Score] = {}

    def skill(self, kind: str) -> Skill:
        """Return the player's estimated skill in one kind of game."""
        return self.scores.get(kind, Score()).skill


_decoder: Final = msgspec.json.Decoder(PlayerScores)


def write_player_scores(scores: PlayerScores) -> bytes:
    """Return the scores as they are stored."""
    return msgspec.json.encode(scores)


def read_player_scores(body: bytes | None) -> PlayerScores:
    """Read stored scores; raise UnreadableRecord if they are damaged or of another version."""
    if body is None:
        return PlayerScores()
    try:
        scores = _decoder.decode(body)
    except (ValueError, RecursionError):
        raise UnreadableRecord from None
    if scores.schema != SCHEMA:
        raise UnreadableRecord(flaw_of(scores.schema, SCHEMA))
    return scores


def scores_after(
    before: PlayerScores, game: RatedGame, seat: int, skills: Sequence[Skill]
) -> PlayerScores:
    """Return a player's scores after a game; `skills` are those agreed on for all seats.

    The player's own skill is the current one, which other games may have changed meanwhile.
    """
    score = before.scores.get(game.kind, Score())
    current = [*skills[:seat], score.skill, *skills[seat + 1 :]]
    after = _score_after(score, game, seat, skill_after(current, game.ranks, seat))
    return replace(before, scores={**before.scores, game.kind: after})


def _score_after(score: Score, game: RatedGame, seat: int, skill: Skill) -> Score:
    drawn = len(set(game.ranks)) == 1
    won = not drawn and game.ranks[seat] == min(game.ranks)
    streak = 0 if drawn else _streak_after(score.streak, 1 if won else -1)
    games = score.games + 1
    point = RatingPoint(games, skill.rating, game.at)
    return Score(
        mu=skill.mu,
        sigma=skill.sigma,
        games=games,
        wins=score.wins + won,
        draws=score.draws + drawn,
        streak=streak,
        best_streak=max(score.best_streak, streak),
        won=dict(Counter(score.won) + Counter(game.won[seat])),
        points=_thinned((*score.points, point)),
        chats=_latest_chats(score.chats, game.chat),
    )


def _latest_chats(chats: tuple[str, ...], chat: str) -> tuple[str, ...]:
    return (*(other for other in chats if other != chat), chat)[-MAX_CHATS:]


def _streak_after(streak: int, step: int) -> int:
    return streak + step if streak * step > 0 else step


def _thinned(points: tuple[RatingPoint, ...]) -> tuple[RatingPoint, ...]:
    """Return the latest points and every second one of the earlier points, if there are many."""
    if len(points) <= _MAX_POINTS:
        return points
    half = _MAX_POINTS // 2
    return points[:-half:2] + points[-half:]
