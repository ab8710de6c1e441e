"""What a server holds, as plain data."""

from collections.abc import Iterator
from typing import Any, Final

from redis import Redis
from town import MINUTE


def entries(client: Redis) -> Iterator[dict[str, Any]]:
    """Return every key with its type, its time to live and its value, as plain data."""
    for key in sorted(client.scan_iter()):
        kind, left = client.type(key), client.pttl(key)
        # To the minute: what is over between two commands is not worth a difference.
        ttl = None if left < 0 else -(-left // MINUTE) * MINUTE
        yield {"key": key, "type": kind, "ttl": ttl, **VALUES[kind](client, key)}


def pending(client: Redis, key: str, group: str) -> list[str]:
    """Return what somebody took out of a stream and has not settled."""
    return [entry["message_id"] for entry in client.xpending_range(key, group, "-", "+", 99)]


VALUES: Final = {
    "string": lambda client, key: {"text": client.get(key)},
    "hash": lambda client, key: {"fields": client.hgetall(key)},
    "zset": lambda client, key: {"members": dict(client.zrange(key, 0, -1, withscores=True))},
    "stream": lambda client, key: {
        "entries": client.xrange(key),
        "groups": [
            {
                "name": group["name"],
                "last": group["last-delivered-id"],
                "taken": pending(client, key, group["name"]),
            }
            for group in client.xinfo_groups(key)
        ],
    },
}
