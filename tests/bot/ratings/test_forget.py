"""Whoever is forgotten is in no key and in no value: everything on the servers is read."""

from random import Random

import pytest
from redis import Redis

from bot.identity import Player, PlayerId
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from tests.bot.ratings.contents import contents
from tests.bot.ratings.games import CHATS, PEOPLE, finish, rated_game
from tests.bot.store.stores import opened

ZOE = Player(PlayerId("discord:424242"), "Zoë")


def mentions(clients: list[Redis]) -> list[bytes]:
    """Return whatever has the player's id or name in it."""
    words = (ZOE.id.encode(), ZOE.name.encode(), repr(ZOE.name.encode())[2:-1].encode())
    return [
        found
        for client in clients
        for pair in contents(client)
        for found in pair
        if any(word in found for word in words)
    ]


@pytest.mark.parametrize("place", ["server_url", "cluster_url"])
async def test_nothing_on_the_servers_mentions_who_was_forgotten(
    request: pytest.FixtureRequest, place: str
) -> None:
    url: str = request.getfixturevalue(place)
    ports: list[int] = [] if place == "server_url" else request.getfixturevalue("whole_cluster")
    clients = [Redis(port=port) for port in ports] or [Redis.from_url(url)]
    chance = Random(5)
    games = [
        rated_game(at, (ZOE, chance.choice(PEOPLE)), (1, 2), chance.choice(CHATS))
        for at in range(40)
    ]
    async with opened(url) as store:
        await finish(store, games[:30])
        while await Scorekeeper(store.scores).keep_score():
            pass
        await finish(store, games[30:])
        assert len(mentions(clients)) > 10
        await Ratings(store.scores).forget(ZOE.id)
        assert mentions(clients) == []
        played = [await Ratings(store.scores).scores_of(player.id) for player in PEOPLE]
    assert sum(one.scores["checkers-2"].games for one in played if one.scores) == 40
    for client in clients:
        client.close()
