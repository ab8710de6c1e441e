"""How a game ended, and how a match stands."""

from collections.abc import Iterator, Sequence

from bot.identity import Player
from bot.replies.voice import Voice
from bot.table.events import Ended
from bot.table.values import Cause, Result, leader, score
from bot.texts.names import ending_name, result_name
from rules.game import Seat


def tell_end(event: Ended, earlier: Sequence[Result], voice: Voice) -> Iterator[str]:
    """Say who won and why; after the last of several games, who won the match as well."""
    result = event.result
    if result is None:
        yield voice.say(f"news-ended-{event.cause}", by=_name(event.by))
        return
    if result.winner is None:
        yield voice.say("news-drawn", how=ending_name(result.how, voice.texts))
    else:
        # Where the rules themselves call it a resignation, it is told once.
        cause = Cause.RULES if result.how == event.cause else event.cause
        yield voice.say(
            f"news-won-{cause}",
            player=voice.name(result.winner),
            how=result_name(result.how, result.points, voice.texts),
            ending=result.how,
        )
    if earlier:
        yield _tell_match((*earlier, result), voice)


def _name(somebody: Player | str) -> str:
    return somebody if isinstance(somebody, str) else somebody.name


def _tell_match(results: Sequence[Result], voice: Voice) -> str:
    winner = leader(results, len(voice.players))
    return voice.say("news-match", player=voice.name(winner), score=tell_score(results, voice))


def tell_score(results: Sequence[Result], voice: Voice) -> str:
    """Return everybody's points: Anna 2, Ben 1."""
    points = score(results, len(voice.players))
    return ", ".join(f"{voice.name(Seat(seat))} {each}" for seat, each in enumerate(points))
