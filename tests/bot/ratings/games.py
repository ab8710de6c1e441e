"""Games that were finished, and what they come to if they are counted one after the other."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.identity import Moment, Player, PlayerId, TableId
from bot.ratings.career import Career, career_after
from bot.ratings.tally import Tally, write_tally
from bot.store.port import Finished, Record, Save, Store

CHATS = [TableId(f"telegram:-{number}") for number in range(12)]
PEOPLE = [Player(PlayerId(f"discord:{number}"), f"Player {number}") for number in range(20)]
RANKS = {2: ((1, 2), (2, 1), (1, 1)), 4: ((1, 2, 2, 2), (2, 1, 3, 2), (3, 3, 1, 3))}


def tally(
    number: int, players: Sequence[Player], ranks: Sequence[int] = (1, 2), chat: str = CHATS[0]
) -> Tally:
    """Return a game of checkers for two, or of Quoridor for four."""
    return Tally(
        game_id=f"game-{number}",
        kind="checkers-2" if len(players) == 2 else "quoridor-4",
        chat=chat,
        at=Moment(1_767_258_000_000 + number),
        players=tuple(players),
        ranks=tuple(ranks),
        won=tuple(("captured",) if rank == 1 else () for rank in ranks),
    )


def some_games(count: int, chance: Random) -> list[Tally]:
    """Return games of all sorts."""
    games = []
    for number in range(count):
        seats = chance.choice((2, 2, 4))
        players = chance.sample(PEOPLE, seats)
        games.append(tally(number, players, chance.choice(RANKS[seats]), chance.choice(CHATS)))
    return games


def folded(games: Iterable[Tally]) -> dict[PlayerId, Career]:
    """Return everybody's career after the games, counted in their order."""
    careers: dict[PlayerId, Career] = {}
    for game in games:
        before = [careers.get(player.id, Career()) for player in game.players]
        skills = [career.skill(game.kind) for career in before]
        for seat, player in enumerate(game.players):
            careers[player.id] = career_after(before[seat], game, seat, skills)
    return careers


async def finish(store: Store, games: Iterable[Tally]) -> None:
    """Save each game at the table of its chat, as a desk does."""
    for game in games:
        record = (await store.load(TableId(game.chat))).record
        version = record.version + 1 if record else 1
        finished = Finished(game.game_id, b"", 60_000, write_tally(game))
        assert await store.save(
            TableId(game.chat), Save(Record(version, b""), finished=(finished,))
        )
