"""Everything that is on a server."""

from collections.abc import Iterator

from redis import Redis


def contents(client: Redis) -> Iterator[tuple[bytes, bytes]]:
    """Yield every key of a server with its value."""
    for key in client.scan_iter(count=1_000):
        yield key, repr(_value(client, key)).encode()


def _value(client: Redis, key: bytes) -> object:
    match client.type(key):
        case b"string":
            return client.get(key)
        case b"zset":
            return client.zrange(key, 0, -1, withscores=True)
        case b"hash":
            return client.hgetall(key)
        case b"stream":
            return (client.xrange(key), client.xinfo_groups(key))
        case kind:
            raise AssertionError(kind)
