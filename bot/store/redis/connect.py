"""From an address to connections: bounded in number, with an end to waiting, never asking twice."""

from typing import Any, Final, assert_never

from redis.asyncio import Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.store.address import Address, Cluster, Login, Sentinels, Server, Socket
from bot.store.redis.cluster import ManyServers
from bot.store.redis.servers import CONNECTIONS, OneServer, Servers

CONNECT: Final = 2.0
"""Seconds to wait for a connection."""
ANSWER: Final = 2.0
"""Seconds that one member of a cluster, or one sentinel, may take before another is looked for."""
IDLE: Final = 15
"""Seconds after which a connection is tried before it is used."""
AT_ONCE: Final = 4
"""To how many buckets a question may go at once, each by a connection of its own."""


def connect(address: Address) -> Servers:
    """Return the servers at an address; they are connected to when they are first asked."""
    match address:
        case Server(host, login, database, encrypted):
            place: dict[str, Any] = {"host": host.name, "port": host.port, "ssl": encrypted}
            return OneServer(Redis(**place, db=database, **_login(login), **_one_server()))
        case Socket(path, login, database):
            place = {"unix_socket_path": path}
            return OneServer(Redis(**place, db=database, **_login(login), **_one_server()))
        case Sentinels():
            return _behind_sentinels(address)
        case Cluster():
            return ManyServers(_cluster(address))
        case _:
            assert_never(address)


def _behind_sentinels(address: Sentinels) -> OneServer:
    sentinel = Sentinel(
        [(host.name, host.port) for host in address.hosts],
        sentinel_kwargs={**_everywhere(), "socket_timeout": ANSWER / 2, "ssl": address.encrypted},
    )
    server = sentinel.master_for(
        address.service,
        db=address.database,
        ssl=address.encrypted,
        **_login(address.login),
        **_one_server(),
    )
    return OneServer(server, *sentinel.sentinels)


def _cluster(address: Cluster) -> RedisCluster:
    # A member that hangs has to be noticed by the client itself, which then asks the others who
    # has its keys now; everywhere else the store's own limit on a question is enough.
    return RedisCluster(
        startup_nodes=[ClusterNode(host.name, host.port) for host in address.hosts],
        ssl=address.encrypted,
        max_connections=AT_ONCE * CONNECTIONS,
        **_login(address.login),
        **{**_everywhere(), "socket_timeout": ANSWER},
    )


def _login(login: Login) -> dict[str, Any]:
    return {"username": login.user, "password": login.password}


def _one_server() -> dict[str, Any]:
    # Without redis-py's own limit on every read and write, which costs a quarter of a round trip.
    return {**_everywhere(), "socket_timeout": None, "max_connections": CONNECTIONS}


def _everywhere() -> dict[str, Any]:
    return {
        "socket_connect_timeout": CONNECT,
        "socket_keepalive": True,
        "health_check_interval": IDLE,
        "retry": Retry(NoBackoff(), 0),
        "protocol": 2,
    }
