"""What an answer about a hundred thousand players costs: two round trips, counted on the wire."""

from pathlib import Path

from redis import Redis
from redis.cluster import ClusterNode, RedisCluster

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.store.port import Store
from bot.store.redis.keys import leaderboard_key, name_key
from bot.store.scores_port import Leaderboard
from tests.bot.ratings.games import PEOPLE, finish, rated_game
from tests.bot.store.stores import opened
from tests.bot.store.test_round_trips import Calls
from tests.bot.store.wires import tapped

TABLE = TableId("telegram:-100")
PLAYERS = 100_000
ASKER = Player(PlayerId("telegram:50000"), "Anna")


def crowd(client: "Redis | RedisCluster") -> None:
    """Put a hundred thousand players on a leaderboard, each one point above the one before."""
    key = leaderboard_key(Leaderboard(TABLE, "narde-2"))
    for start in range(0, PLAYERS, 10_000):
        client.zadd(key, {f"telegram:{at}": at for at in range(start, start + 10_000)})
    for at in range(PLAYERS - 10, PLAYERS):
        client.set(name_key(PlayerId(f"telegram:{at}")), f"Player {at}")


async def ask(store: Store, text: str) -> str:
    reply = await Desk(store).handle(Request(table=TABLE, player=ASKER, text=text))
    return reply.text


def check(told: str) -> None:
    """See that the ten best are told, and the place of the one who asks."""
    heading, *best, own = told.splitlines()
    assert heading == "Top players here. Long narde:"
    assert len(best) == 10
    assert best[0] == "1. Player 99999: 99999"
    assert best[9] == "10. Player 99990: 99990"
    assert own == "You are number 50000 of 100000, with 50000."


async def test_the_leaders_of_many_are_told_in_two_round_trips(
    server_url: str, folder: Path
) -> None:
    with Redis.from_url(server_url) as client:
        crowd(client)
    server = server_url.removeprefix("unix://")
    async with tapped(server, folder, delay=0.05) as (wire, url), opened(url) as store:
        await ask(store, "/top narde")
        for text in ("/top narde", "/лучшие нарды"):
            before = wire.round_trips
            check(await ask(store, text))
            assert wire.round_trips - before == 2
        before = wire.round_trips
        await ask(store, "/stats")
        assert wire.round_trips - before == 2


async def test_other_commands_cost_what_they_did(server_url: str, folder: Path) -> None:
    server = server_url.removeprefix("unix://")
    async with tapped(server, folder, delay=0.05) as (wire, url), opened(url) as store:
        await ask(store, "/play narde")
        for text, cost in (("/board", 1), ("/play checkers", 2)):
            before = wire.round_trips
            await ask(store, text)
            assert wire.round_trips - before == cost


async def test_a_cluster_is_asked_once_for_leaders_and_once_for_names(
    cluster_url: str, whole_cluster: list[int]
) -> None:
    nodes = [ClusterNode("127.0.0.1", port) for port in whole_cluster]
    with RedisCluster(startup_nodes=nodes) as client:
        crowd(client)
    calls = Calls(whole_cluster)
    async with opened(cluster_url) as store:
        await ask(store, "/top narde")
        calls.forget()
        check(await ask(store, "/top narde"))
    asked = calls.seen()
    assert asked["evalsha"] == 1
    # One for each bucket: of the table, where it is shown, its chat, the asker, and the ten
    # whose names are told.
    assert asked["mget"] <= 4 + 10


async def test_nobody_looks_at_streams_in_which_nothing_waits(
    cluster_url: str, whole_cluster: list[int]
) -> None:
    calls = Calls(whole_cluster)
    async with opened(cluster_url) as store:
        await finish(store, [rated_game(1, PEOPLE[:2])])
        (pending,) = await store.scores.claim_pending(0)
        await store.scores.remove_pending(pending.receipt)
        calls.forget()
        assert await store.scores.claim_pending(0) == ()
        assert calls.seen() == {}
