"""How a game ended, and the score of a match."""

from collections.abc import Iterator, Sequence

from bot.identity import Player, is_computer
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from bot.table.news import RatingChange
from bot.table.values import Result, leader, score
from bot.texts.names import ending_name, player_name, result_name
from rules.game import Seat


def tell_end(  # noqa: PLR0913 - each is one thing that a game may be
    event: Ended,
    earlier: Sequence[Result],
    texts: TableTexts,
    *,
    goes_on: bool = False,
    match: bool = False,
    began: bool = True,
) -> Iterator[str]:
    """Yield who won and how; in a match the score, and after its last game who won the match.

    Earlier results say that it is a match; if it is decided by its first game, `match` does.
    `began` is whether the players had all come, and the game was on.
    """
    result = event.result
    if result is None:
        yield texts.say(f"news-ended-{event.cause}", by=_name(event.by, texts), began=began)
        return
    if result.winner is None:
        yield texts.say("news-drawn", how=ending_name(result.how, texts))
    else:
        yield _tell_win(event, result, result.winner, texts)
    if goes_on:
        score = tell_score((*earlier, result), texts)
        yield texts.say("news-score", score=score)
    elif earlier or match:
        yield _tell_match((*earlier, result), texts)


def _tell_win(event: Ended, result: Result, winner: Seat, texts: TableTexts) -> str:
    loser = _loser(event, winner, texts)
    return texts.say(
        f"news-won-{event.cause}",
        player=texts.name(winner),
        loser=loser,
        known=bool(loser),
        how=result_name(result.how, result.points, texts),
        ending=result.how,
    )


def _loser(event: Ended, winner: Seat, texts: TableTexts) -> str:
    """Return who resigned. Older records of games for several do not say it."""
    others = [name for seat, name in enumerate(texts.names) if seat != winner]
    return _name(event.by, texts) or (others[0] if len(others) == 1 else "")


def _name(player: Player | str, texts: TableTexts) -> str:
    return player if isinstance(player, str) else player_name(player, texts)


def _tell_match(results: Sequence[Result], texts: TableTexts) -> str:
    winner = leader(results, len(texts.names))
    return texts.say("news-match", player=texts.name(winner), score=tell_score(results, texts))


def tell_ratings(
    changes: Sequence[RatingChange], players: Sequence[Player], texts: TableTexts
) -> str:
    """Return everybody's new rating: Anna 1512 (+12), Ben 1488 (-12). A computer's is fixed."""
    each = [
        f"{player.name} {change.after} ({_signed(change.after - change.before)})"
        for player, change in zip(players, changes, strict=True)
        if not is_computer(player.id)
    ]
    ratings = ", ".join(each)
    if len(each) < len(players):
        return texts.say("news-ratings-computer", ratings=ratings)
    return texts.say("news-ratings", ratings=ratings)


def tell_score(results: Sequence[Result], texts: TableTexts) -> str:
    """Return the points of all players: Anna 2, Ben 1."""
    points = score(results, len(texts.names))
    return ", ".join(f"{texts.name(Seat(seat))} {each}" for seat, each in enumerate(points))


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "\N{MINUS SIGN}")
