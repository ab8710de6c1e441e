"""The reply to /stats: a player's scores, in words and as a plot."""

from collections.abc import Iterator

from bot.commands.views import StatsView
from bot.ratings.game_kinds import GAME_KINDS, GameKind
from bot.ratings.player_scores import PlayerScores, Score
from bot.ratings.skill import NEWCOMER
from bot.replies.context import ReplyContext
from bot.replies.drawings import Plot
from bot.replies.reply import Post
from bot.texts import Texts, ending_name, kind_name


def stats_reply(view: StatsView, reached: PlayerScores, context: ReplyContext) -> Post:
    """Return a player's scores, with a plot of the kind that was asked for or played last."""
    texts, player = context.texts, view.player.name
    asked = GAME_KINDS if view.kind is None else (view.kind,)
    kinds = [kind for kind in asked if kind.key in reached.scores]
    if not kinds:
        return Post(table=context.where, text=_nothing(view, texts))
    scores = {kind: reached.scores[kind.key] for kind in kinds}
    latest = max(kinds, key=lambda kind: scores[kind].points[-1].at)
    lines = [player, *(_line(kind, score, texts) for kind, score in scores.items())]
    if len(kinds) == 1:
        lines += _more(scores[latest], texts)
    else:
        lines.append(texts.say("stats-plotted", game=_name(latest, texts)))
    if not all(score.skill.reliable for score in scores.values()):
        lines.append(texts.say("stats-settling"))
    plot = _plot(player, latest, scores[latest], context)
    if context.preferences.words:
        lines.append(plot.alt_text)
    return Post(table=context.where, text="\n".join(lines), plot=plot)


def _nothing(view: StatsView, texts: Texts) -> str:
    if view.kind is None:
        return texts.say("stats-nothing", player=view.player.name)
    game = _name(view.kind, texts)
    return texts.say("stats-nothing-of", player=view.player.name, game=game)


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
    return kind_name(kind.game, kind.seats, texts)
