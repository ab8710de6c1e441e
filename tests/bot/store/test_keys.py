"""The keys of one script are on one node of a cluster, and the nodes share the load."""

from collections import Counter

import pytest
from redis.crc import key_slot

from bot.identity import PlayerId, TableId, platform_of
from bot.store.port import Index
from bot.store.redis.keys import (
    BUCKETS,
    agreed_key,
    counted_key,
    index_key,
    index_keys,
    leaderboard_key,
    name_key,
    preferences_key,
    score_key,
    stream_key,
    table_key,
)
from bot.store.scores_port import Leaderboard


def test_keys_never_change() -> None:
    table = TableId("telegram:-100123:7")
    assert table_key(table) == "parlour:{34}:table:telegram:-100123:7"
    assert index_key(Index.DUE, table) == "parlour:{34}:due:telegram"
    assert index_key(Index.UNANNOUNCED, table) == "parlour:{34}:unannounced:telegram"
    assert preferences_key("discord:1") == "parlour:{32}:settings:discord:1"
    assert stream_key(table) == "parlour:{34}:finished"
    assert score_key(PlayerId("discord:1")) == "parlour:{32}:score:discord:1"
    assert counted_key(PlayerId("discord:1")) == "parlour:{32}:counted:discord:1"
    assert name_key(PlayerId("discord:1")) == "parlour:{32}:name:discord:1"
    assert agreed_key("discord:1") == "parlour:{32}:agreed:discord:1"
    assert (
        leaderboard_key(Leaderboard(table, "narde-2"))
        == "parlour:{34}:ladder:narde-2:telegram:-100123:7"
    )


def test_a_table_and_its_indexes_are_on_one_node() -> None:
    for number in range(500):
        table = TableId(f"discord:{number}")
        keys = [table_key(table), *(index_key(index, table) for index in Index)]
        assert len({key_slot(key.encode()) for key in keys}) == 1
        assert all(
            index_key(index, table) in index_keys(index, platform_of(table)) for index in Index
        )


@pytest.mark.parametrize(("members", "most"), [(2, 0.50), (3, 0.35), (4, 0.25), (6, 0.22)])
def test_no_node_has_much_more_than_its_share(members: int, most: float) -> None:
    shares = Counter(
        key_slot(key.encode()) * members // 16_384 for key in index_keys(Index.DUE, "discord")
    )
    assert max(shares.values()) / BUCKETS <= most
