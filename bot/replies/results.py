"""How a game ended, and the score of a match."""

from collections.abc import Iterator, Sequence

from bot.identity import Player
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from bot.table.values import Cause, Result, leader, score
from bot.texts.names import ending_name, result_name
from rules.game import Seat


def tell_end(event: Ended, earlier: Sequence[Result], texts: TableTexts) -> Iterator[str]:
    """Yield who won and how; after the last of several games, who won the match as well."""
    result = event.result
    if result is None:
        yield texts.say(f"news-ended-{event.cause}", by=_name(event.by))
        return
    if result.winner is None:
        yield texts.say("news-drawn", how=ending_name(result.how, texts))
    else:
        # If the result itself is called a resignation, that is said once.
        cause = Cause.RULES if result.how == event.cause else event.cause
        yield texts.say(
            f"news-won-{cause}",
            player=texts.name(result.winner),
            how=result_name(result.how, result.points, texts),
            ending=result.how,
        )
    if earlier:
        yield _tell_match((*earlier, result), texts)


def _name(player: Player | str) -> str:
    return player if isinstance(player, str) else player.name


def _tell_match(results: Sequence[Result], texts: TableTexts) -> str:
    winner = leader(results, len(texts.names))
    return texts.say("news-match", player=texts.name(winner), score=tell_score(results, texts))


def tell_score(results: Sequence[Result], texts: TableTexts) -> str:
    """Return the points of all players: Anna 2, Ben 1."""
    points = score(results, len(texts.names))
    return ", ".join(f"{texts.name(Seat(seat))} {each}" for seat, each in enumerate(points))
