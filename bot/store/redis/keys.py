"""The keys of everything in the store.

All keys that one script touches must be on the same server of a cluster. The number in braces, the
bucket, ensures that: keys with the same bucket are never on different servers. How many buckets
there are can never change, because every key depends on it.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from zlib import crc32

from bot.identity import PlayerId, TableId, platform_of
from bot.store.port import Index
from bot.store.scores_port import Leaderboard

BUCKETS: Final = 64


def bucket(name: str) -> int:
    """Return the bucket of everything about a table, a player or a chat."""
    return crc32(name.encode()) % BUCKETS


def table_key(table: TableId) -> str:
    """Return the key of a table's record."""
    return f"parlour:{{{bucket(table)}}}:table:{table}"


def game_key(table: TableId, game_id: str) -> str:
    """Return the key of a finished game, in the bucket of its table."""
    return f"parlour:{{{bucket(table)}}}:game:{game_id}"


def preferences_key(owner: str) -> str:
    """Return the key of the preferences of a player or a chat."""
    return f"parlour:{{{bucket(owner)}}}:settings:{owner}"


def turns_key(name: str) -> str:
    """Return the key of the latest turns that were taken of a name."""
    return f"parlour:{{{bucket(name)}}}:turns:{name}"


def index_key(index: Index, table: TableId) -> str:
    """Return the key of the part of an index that has this table."""
    return f"parlour:{{{bucket(table)}}}:{index}:{platform_of(table)}"


@lru_cache
def index_keys(index: Index, platform: str) -> tuple[str, ...]:
    """Return the keys of a platform's index in all buckets."""
    return tuple(f"parlour:{{{number}}}:{index}:{platform}" for number in range(BUCKETS))


def stream_key(table: TableId) -> str:
    """Return the key of the stream of pending games that this table's games are added to."""
    return STREAM_KEYS[bucket(table)]


STREAM_KEYS: Final = tuple(f"parlour:{{{number}}}:finished" for number in range(BUCKETS))
"""The keys of the streams of pending games in all buckets."""


def agreed_key(game_id: str) -> str:
    """Return the key of the skills before a game that all processes agree on."""
    return f"parlour:{{{bucket(game_id)}}}:agreed:{game_id}"


def score_key(player: PlayerId) -> str:
    """Return the key of a player's record."""
    return f"parlour:{{{bucket(player)}}}:score:{player}"


def counted_key(player: PlayerId) -> str:
    """Return the key of the set of games that a player's record includes."""
    return f"parlour:{{{bucket(player)}}}:counted:{player}"


def name_key(player: PlayerId) -> str:
    """Return the key of a player's name, which is stored here and in tables only."""
    return f"parlour:{{{bucket(player)}}}:name:{player}"


def leaderboard_key(leaderboard: Leaderboard) -> str:
    """Return the key of a leaderboard; those of one chat are in the same bucket."""
    return f"parlour:{{{bucket(leaderboard.chat)}}}:ladder:{leaderboard.kind}:{leaderboard.chat}"


def placed_key(leaderboard: Leaderboard) -> str:
    """Return the key of the record versions by which players were put on a leaderboard."""
    return f"parlour:{{{bucket(leaderboard.chat)}}}:placed:{leaderboard.kind}:{leaderboard.chat}"


SERVER_TYPES: Final[Mapping[str, str]] = {
    "table": "string",
    "game": "string",
    "settings": "string",
    "agreed": "string",
    "score": "string",
    "name": "string",
    "counted": "zset",
    "ladder": "zset",
    "placed": "hash",
    "turns": "list",
    "finished": "stream",
    Index.DUE: "zset",
    Index.UNANNOUNCED: "zset",
    Index.COMPUTER: "zset",
}
"""What a server calls that which is stored under keys of each type."""
_IN_EVERY_BUCKET: Final = frozenset({"finished", *Index})
"""The types of keys that have the same name in every bucket."""
_ASIDE: Final = "aside:"


def type_of(key: str) -> str:
    """Return the type of a key, such as `table`; `aside` for what was set aside."""
    return key.partition("}:")[2].partition(":")[0]


def is_foreign(key: str, server_type: str) -> bool:
    """Return whether something is not what its key should have; aside it should be a string."""
    expected = {**SERVER_TYPES, "aside": "string"}.get(type_of(key))
    return expected is not None and server_type not in {expected, "none"}


def aside_key(key: str) -> str:
    """Return the key under which something is set aside."""
    return key.replace("}:", f"}}:{_ASIDE}", 1)


def record_name(key: str) -> str:
    """Return what owners read: `table:telegram:7`; the whole key if its name is in every bucket."""
    name = key.partition("}:")[2]
    shared = name.removeprefix(_ASIDE).partition(":")[0] in _IN_EVERY_BUCKET
    return key if shared or not name else name


def keys_named(name: str) -> tuple[str, ...]:
    """Return the keys that a record of a name may have: not every name says in which bucket."""
    if "}:" in name:
        return (name,)
    return tuple(f"parlour:{{{number}}}:{name}" for number in range(BUCKETS))


COPYING_KEY: Final = "parlour:{0}:copying"
"""A key that is there while a copy is being written: what is stored then is not whole."""
PROBE_KEYS: Final = tuple(f"parlour:{{{number}}}:probe" for number in range(BUCKETS))
"""Keys that are never there, one in each bucket: a write that needs them changes nothing."""
