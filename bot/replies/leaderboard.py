"""The reply to /top: the best players of a chat."""

from collections.abc import Iterator, Sequence

from bot.ratings.game_kinds import GameKind
from bot.ratings.player_scores import GAMES_TO_PLACE
from bot.replies.context import ReplyContext
from bot.replies.reply import Post
from bot.store.scores_port import Leaders
from bot.texts import Texts, kind_name


def leaderboard_reply(
    kind: GameKind, leaders: Leaders, names: Sequence[str], context: ReplyContext
) -> Post:
    """Return the best players of a chat, and the place of the asker."""
    texts = context.texts
    game = kind_name(kind.game, kind.seats, texts, computer=kind.computer)
    heading = texts.say("top-heading", game=game)
    lines = [heading, *_best(leaders, names, texts), _own(leaders, texts)]
    return Post(table=context.where, text="\n".join(lines))


def _best(leaders: Leaders, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield a line for each of the best. Equal ratings share a place."""
    scores = [entry.score for entry in leaders.best]
    for name, score in zip(names, scores, strict=True):
        yield f"{scores.index(score) + 1}. {name or texts.say('top-nameless')}: {score}"


def _own(leaders: Leaders, texts: Texts) -> str:
    if leaders.place is None:
        return texts.say("top-not-placed" if leaders.best else "top-nobody", games=GAMES_TO_PLACE)
    return texts.say(
        "top-own", place=leaders.place, players=leaders.players, rating=str(leaders.score)
    )
