"""How a game ended, and how a match stands."""

from collections.abc import Iterator, Sequence

from bot.identity import Player
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from bot.table.values import Cause, Result, leader, score
from bot.texts.names import ending_name, result_name
from rules.game import Seat


def tell_end(event: Ended, earlier: Sequence[Result], texts: TableTexts) -> Iterator[str]:
    """Say who won and why; after the last of several games, who won the match as well."""
    result = event.result
    if result is None:
        yield texts.say(f"news-ended-{event.cause}", by=_name(event.by))
        return
    if result.winner is None:
        yield texts.say("news-drawn", how=ending_name(result.how, texts))
    else:
        # Where the rules themselves call it a resignation, it is told once.
        cause = Cause.RULES if result.how == event.cause else event.cause
        yield texts.say(
            f"news-won-{cause}",
            player=texts.name(result.winner),
            how=result_name(result.how, result.points, texts),
            ending=result.how,
        )
    if earlier:
        yield _tell_match((*earlier, result), texts)


def _name(somebody: Player | str) -> str:
    return somebody if isinstance(somebody, str) else somebody.name


def _tell_match(results: Sequence[Result], texts: TableTexts) -> str:
    winner = leader(results, len(texts.names))
    return texts.say("news-match", player=texts.name(winner), score=tell_score(results, texts))


def tell_score(results: Sequence[Result], texts: TableTexts) -> str:
    """Return everybody's points: Anna 2, Ben 1."""
    points = score(results, len(texts.names))
    return ", ".join(f"{texts.name(Seat(seat))} {each}" for seat, each in enumerate(points))
