"""The reply to /stats: a player's scores, in words and as a plot."""

from collections.abc import Iterator, Mapping

from bot.commands.views import StatsView
from bot.ratings.game_kinds import GameKind
from bot.ratings.player_scores import PlayerScores, Score
from bot.ratings.skill import NEWCOMER
from bot.replies.context import ReplyContext
from bot.replies.drawings import Plot
from bot.replies.reply import Post
from bot.texts import Texts, ending_name, kind_name


def stats_reply(view: StatsView, reached: PlayerScores, context: ReplyContext) -> Post:
    """Return a player's scores, with a plot of the kind that was played last."""
    texts, player = context.texts, view.player.name
    scores = {kind: reached.scores[kind.key] for kind in view.kinds if kind.key in reached.scores}
    if not scores:
        return Post(table=context.where, text=_nothing(view, texts))
    latest = max(scores, key=lambda kind: scores[kind].points[-1].at)
    lines = [player, *_lines(scores, texts, in_detail=len(scores) == 1 or _is_one_game(view))]
    if len(scores) > 1:
        lines.append(texts.say("stats-plotted", game=_name(latest, texts)))
    if not all(score.skill.reliable for score in scores.values()):
        lines.append(texts.say("stats-settling"))
    plot = _plot(player, latest, scores[latest], context)
    if context.preferences.words:
        lines.append(plot.alt_text)
    return Post(table=context.where, text="\n".join(lines), plot=plot)


def _is_one_game(view: StatsView) -> bool:
    """Return whether a game was asked for: it has its score among people and against computers."""
    return len({kind.game for kind in view.kinds}) == 1


def _nothing(view: StatsView, texts: Texts) -> str:
    player = view.player.name
    if _is_one_game(view):
        return texts.say("stats-nothing-of", player=player, game=_game_of(view, texts))
    if all(kind.computer for kind in view.kinds):
        return texts.say("stats-nothing-computers", player=player)
    return texts.say("stats-nothing", player=player)


def _game_of(view: StatsView, texts: Texts) -> str:
    """Return the name of the one game that was asked for, and of its table if that was too."""
    seats = {kind.seats for kind in view.kinds}
    computer = all(kind.computer for kind in view.kinds)
    one = seats.pop() if len(seats) == 1 else None
    return kind_name(view.kinds[0].game, one, texts, computer=computer)


def _lines(scores: Mapping[GameKind, Score], texts: Texts, *, in_detail: bool) -> Iterator[str]:
    for kind, score in scores.items():
        yield _line(kind, score, texts)
        if in_detail:
            yield from _more(score, texts)


def _line(kind: GameKind, score: Score, texts: Texts) -> str:
    """Return the rating, how uncertain it is, and the number of games."""
    skill = score.skill
    return texts.say(
        "stats-score",
        game=_name(kind, texts),
        rating=str(skill.rating) if skill.reliable else f"{skill.rating} ± {skill.deviation}",
        games=str(score.games),
        wins=str(score.wins),
        draws=str(score.draws),
        losses=str(score.losses),
    )


def _more(score: Score, texts: Texts) -> Iterator[str]:
    """Yield how games were won, and the streaks."""
    if score.won:
        ways = sorted(score.won.items(), key=lambda way: -way[1])
        told = ", ".join(f"{ending_name(how, texts)} ({count})" for how, count in ways)
        yield texts.say("stats-won", ways=told)
    if score.best_streak > 1:
        yield texts.say(
            "stats-streak", streak=str(max(score.streak, 0)), best=str(score.best_streak)
        )


def _plot(player: str, kind: GameKind, score: Score, context: ReplyContext) -> Plot:
    texts = context.texts
    ratings = [NEWCOMER.rating, *(point.rating for point in score.points)]
    words = texts.say(
        "stats-plot",
        player=player,
        game=_name(kind, texts),
        games=str(score.games),
        first=str(ratings[0]),
        last=str(ratings[-1]),
        lowest=str(min(ratings)),
        highest=str(max(ratings)),
    )
    reached = ((0, NEWCOMER.rating), *((point.game, point.rating) for point in score.points))
    return Plot(reached, words, context.public_theme)


def _name(kind: GameKind, texts: Texts) -> str:
    return kind_name(kind.game, kind.seats, texts, computer=kind.computer)
