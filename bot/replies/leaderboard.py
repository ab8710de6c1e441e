"""Who is best in a chat, in words."""

from collections.abc import Iterator, Sequence

from bot.ratings.game_kinds import GameKind
from bot.ratings.player_scores import GAMES_TO_PLACE
from bot.replies.reply import Post
from bot.replies.standing import Standing
from bot.store.scores_port import Leaders
from bot.texts import Texts, kind_name


def tell_ladder(kind: GameKind, leaders: Leaders, names: Sequence[str], standing: Standing) -> Post:
    """Return the best players of a chat, and where the one who asks stands."""
    texts = standing.texts
    heading = texts.say("top-heading", game=kind_name(kind.game, kind.seats, texts))
    lines = [heading, *_best(leaders, names, texts), _own(leaders, texts)]
    return Post(table=standing.where, text="\n".join(lines))


def _best(leaders: Leaders, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield a line for each of the best; who is equally good has the same place."""
    scores = [entry.score for entry in leaders.best]
    for name, score in zip(names, scores, strict=True):
        yield f"{scores.index(score) + 1}. {name or texts.say('top-nameless')}: {score}"


def _own(leaders: Leaders, texts: Texts) -> str:
    if leaders.place is None:
        return texts.say("top-not-placed" if leaders.best else "top-nobody", games=GAMES_TO_PLACE)
    return texts.say(
        "top-own", place=leaders.place, players=leaders.players, rating=str(leaders.score)
    )
