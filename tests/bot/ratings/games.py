"""Finished games, and the scores after they are counted one after the other."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.identity import Moment, Player, PlayerId, TableId
from bot.ratings.game_kinds import kind_of
from bot.ratings.player_scores import PlayerScores, scores_after
from bot.ratings.rated_game import RatedGame, write_rated_game
from bot.store.port import FinishedGame, Record, Save, Store

CHATS = [TableId(f"telegram:-{number}") for number in range(12)]
PEOPLE = [Player(PlayerId(f"discord:{number}"), f"Player {number}") for number in range(20)]
RANKS = {2: ((1, 2), (2, 1), (1, 1)), 4: ((1, 2, 2, 2), (2, 1, 3, 2), (3, 3, 1, 3))}


def rated_game(
    number: int, players: Sequence[Player], ranks: Sequence[int] = (1, 2), chat: str = CHATS[0]
) -> RatedGame:
    """Return a game of checkers for two, or of Quoridor for four."""
    return RatedGame(
        game_id=f"game-{number}",
        kind=kind_of("checkers" if len(players) == 2 else "quoridor", players).key,
        chat=chat,
        at=Moment(1_767_258_000_000 + number),
        players=tuple(players),
        ranks=tuple(ranks),
        won=tuple(("captured",) if rank == 1 else () for rank in ranks),
    )


def some_games(count: int, chance: Random) -> list[RatedGame]:
    """Return games of all sorts."""
    games = []
    for number in range(count):
        seats = chance.choice((2, 2, 4))
        players = chance.sample(PEOPLE, seats)
        games.append(rated_game(number, players, chance.choice(RANKS[seats]), chance.choice(CHATS)))
    return games


def folded(games: Iterable[RatedGame]) -> dict[PlayerId, PlayerScores]:
    """Return everybody's scores after the games, counted in their order."""
    all_scores: dict[PlayerId, PlayerScores] = {}
    for game in games:
        before = [all_scores.get(player.id, PlayerScores()) for player in game.players]
        skills = [scores.skill(game.kind) for scores in before]
        for seat, player in enumerate(game.players):
            all_scores[player.id] = scores_after(before[seat], game, seat, skills)
    return all_scores


async def finish(store: Store, games: Iterable[RatedGame]) -> None:
    """Save each game at the table of its chat, as a desk does."""
    for game in games:
        record = (await store.load(TableId(game.chat))).record
        version = record.version + 1 if record else 1
        finished = FinishedGame(game.game_id, b"", 60_000, write_rated_game(game))
        assert await store.save(
            TableId(game.chat), Save(Record(version, b""), finished=(finished,))
        )
