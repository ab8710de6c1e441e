"""The names under which things are kept.

What one script touches has to lie on one server of a cluster. The braces see to that: keys with the
same bucket between them are never apart. How many buckets there are can never change.
"""

from functools import lru_cache
from typing import Final
from zlib import crc32

from bot.identity import PlayerId, TableId, platform_of
from bot.store.port import Index
from bot.store.scores_port import Ladder

BUCKETS: Final = 64


def bucket(name: str) -> int:
    """Return the bucket that everything about a table or an owner lies in."""
    return crc32(name.encode()) % BUCKETS


def table_key(table: TableId) -> str:
    """Return where a table's record is."""
    return f"parlour:{{{bucket(table)}}}:table:{table}"


def game_key(table: TableId, game_id: str) -> str:
    """Return where a finished game of a table is."""
    return f"parlour:{{{bucket(table)}}}:game:{game_id}"


def preferences_key(owner: str) -> str:
    """Return where the settings of a player or a chat are."""
    return f"parlour:{{{bucket(owner)}}}:settings:{owner}"


def index_key(index: Index, table: TableId) -> str:
    """Return where the index that has this table in it is."""
    return f"parlour:{{{bucket(table)}}}:{index}:{platform_of(table)}"


@lru_cache
def index_keys(index: Index, platform: str) -> tuple[str, ...]:
    """Return a platform's index, over all buckets."""
    return tuple(f"parlour:{{{number}}}:{index}:{platform}" for number in range(BUCKETS))


def stream_key(table: TableId) -> str:
    """Return where the games of this table wait that are to be counted."""
    return STREAM_KEYS[bucket(table)]


STREAM_KEYS: Final = tuple(f"parlour:{{{number}}}:finished" for number in range(BUCKETS))
"""Games that are to be counted, over all buckets."""


def agreed_key(game_id: str) -> str:
    """Return where is what was worked out for a game."""
    return f"parlour:{{{bucket(game_id)}}}:agreed:{game_id}"


def score_key(player: PlayerId) -> str:
    """Return where a player's record is."""
    return f"parlour:{{{bucket(player)}}}:score:{player}"


def counted_key(player: PlayerId) -> str:
    """Return where the games are listed that a player's record has in it."""
    return f"parlour:{{{bucket(player)}}}:counted:{player}"


def name_key(player: PlayerId) -> str:
    """Return the one place where a player's name is outside of tables."""
    return f"parlour:{{{bucket(player)}}}:name:{player}"


def ladder_key(ladder: Ladder) -> str:
    """Return where a ladder is; those of one chat are never apart."""
    return f"parlour:{{{bucket(ladder.chat)}}}:ladder:{ladder.kind}:{ladder.chat}"


def placed_key(ladder: Ladder) -> str:
    """Return where it is noted by which version of a record each player was put on a ladder."""
    return f"parlour:{{{bucket(ladder.chat)}}}:placed:{ladder.kind}:{ladder.chat}"
