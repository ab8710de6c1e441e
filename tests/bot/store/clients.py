"""Clients that put anything into a store, as a fault would."""

from redis import Redis
from redis.cluster import RedisCluster


def client_of(url: str) -> Redis | RedisCluster:
    """Return a client of one server, or of a cluster."""
    if url.startswith("unix"):
        return Redis.from_url(url)
    return RedisCluster.from_url(url.replace("redis+cluster", "redis").partition(",")[0])
