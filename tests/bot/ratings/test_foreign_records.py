"""Something that is no rating in the place of one: it is set aside, and games are counted."""

from collections.abc import Callable

import pytest
from redis import Redis
from redis.cluster import RedisCluster
from structlog.testing import capture_logs

from bot import troubles
from bot.__main__ import main
from bot.ratings.player_scores import GAMES_TO_PLACE
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.memory import MemoryStore
from bot.store.port import Store, UnreadableRecord
from bot.store.redis.keys import (
    counted_key,
    leaderboard_key,
    placed_key,
    score_key,
    stream_key,
)
from bot.store.scores_port import Leaderboard
from tests.bot.ratings.games import CHATS, PEOPLE, finish, rated_game
from tests.bot.store.clients import client_of
from tests.bot.store.stores import opened

ANNA, BEN = PEOPLE[:2]
KIND = rated_game(0, [ANNA, BEN]).kind
BOARD = Leaderboard(CHATS[0], KIND)
Client = Redis | RedisCluster


def put_list(client: Client, key: str) -> None:
    client.rpush(key, "not", "a rating")


def put_text(client: Client, key: str) -> None:
    client.set(key, "not a rating")


FOREIGN = [
    (score_key(ANNA.id), put_list, f"aside:score:{ANNA.id}"),
    (counted_key(ANNA.id), put_text, f"aside:counted:{ANNA.id}"),
    (leaderboard_key(BOARD), put_text, f"aside:ladder:{KIND}:{CHATS[0]}"),
    (leaderboard_key(BOARD), put_list, f"aside:ladder:{KIND}:{CHATS[0]}"),
    (placed_key(BOARD), put_text, f"aside:placed:{KIND}:{CHATS[0]}"),
]


@pytest.fixture(params=["server", "cluster"])
def url(request: pytest.FixtureRequest) -> str:
    """Give the address of one server, and of a cluster."""
    return str(request.getfixturevalue(f"{request.param}_url"))


async def play(store: Store, first: int, games: int) -> None:
    """Let Anna win some games, and count them."""
    await finish(store, [rated_game(first + one, [ANNA, BEN]) for one in range(games)])
    await Scorekeeper(store.scores, lease=0).keep_score()


@pytest.mark.parametrize(("key", "put", "name"), FOREIGN)
async def test_it_is_set_aside_under_its_name_and_the_game_is_counted(
    url: str, key: str, put: Callable[[Client, str], None], name: str
) -> None:
    with client_of(url) as client:
        async with opened(url) as store:
            await play(store, 0, GAMES_TO_PLACE)
            client.delete(key)
            put(client, key)
            with capture_logs() as log:
                await play(store, GAMES_TO_PLACE, 1)
            assert not await store.scores.list_pending()
            assert troubles.current().records == {name: "damaged"}
            assert [line["key"] for line in log if line["event"] == "record set aside"] == [name]
            scores = await Ratings(store.scores).scores_of(ANNA.id)
            assert scores.scores[KIND].games in {1, GAMES_TO_PLACE + 1}
            await play(store, GAMES_TO_PLACE + 1, GAMES_TO_PLACE)
            assert (await Ratings(store.scores).leaders(CHATS[0], ANNA.id))[KIND].place == 1
        assert client.exists(key.replace("}:", "}:aside:"))


async def test_who_asks_for_a_damaged_leaderboard_learns_of_it_once(url: str) -> None:
    with client_of(url) as client:
        put_text(client, leaderboard_key(BOARD))
    async with opened(url) as store:
        ratings = Ratings(store.scores)
        with pytest.raises(UnreadableRecord) as unreadable:
            await ratings.leaders(CHATS[0], ANNA.id)
        name = f"aside:ladder:{KIND}:{CHATS[0]}"
        assert unreadable.value.key == name
        assert troubles.current().records == {name: "damaged"}
        assert not (await ratings.leaders(CHATS[0], ANNA.id))[KIND].best


async def test_a_stream_that_is_none_hides_no_other_game(url: str) -> None:
    chat = next(one for one in CHATS if stream_key(one) != stream_key(CHATS[0]))
    with client_of(url) as client:
        put_text(client, stream_key(chat))
    async with opened(url) as store:
        await finish(store, [rated_game(1, [ANNA, BEN])])
        (pending,) = await store.scores.list_pending()
        assert b"game-1" in pending.body


async def test_a_game_that_cannot_be_counted_has_a_name_whatever_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()

    async def fail(*_: object) -> None:
        raise UnreadableRecord

    monkeypatch.setattr(store.scores, "count", fail)
    await play(store, 0, 1)
    (pending,) = await store.scores.list_pending()
    assert troubles.current().records == {f"pending:{pending.receipt}": "damaged"}


def test_what_was_set_aside_is_listed_shown_and_dropped_whatever_it_is(
    server_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", server_url)
    with client_of(server_url) as client:
        put_list(client, "parlour:{5}:aside:score:discord:0")
        assert main(["records"]) == 0
        assert "aside:score:discord:0  set aside, 12 bytes" in capsys.readouterr().out
        assert main(["records", "show", "aside:score:discord:0"]) == 0
        assert "not\na rating" in capsys.readouterr().out
        assert main(["records", "drop", "aside:score:discord:0"]) == 0
        assert not client.keys("*")
