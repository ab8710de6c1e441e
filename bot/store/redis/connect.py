"""Connections to the servers at an address, limited in number and in time, without retries."""

from functools import partial
from typing import Any, Final, assert_never

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.store.address import Address, Cluster, Host, Login, Sentinels, Server, Socket
from bot.store.redis.cluster import ManyServers
from bot.store.redis.link import Link
from bot.store.redis.nodes import Nodes
from bot.store.redis.sentinels import Sentinels as RedisSentinels
from bot.store.redis.sentinels import SentinelWatch
from bot.store.redis.servers import CONNECTIONS, OneServer, Servers

CONNECT_TIMEOUT: Final = 2.0
"""Seconds to wait for a connection."""
RESPONSE_TIMEOUT: Final = 2.0
"""Seconds in which two sentinels may be asked."""
HEALTH_CHECK_INTERVAL: Final = 15
"""Seconds of idleness after which a connection is checked before it is used."""


def connect(address: Address, replicas: int = 0) -> Servers:
    """Return the servers at an address; connections are opened when first needed.

    What is saved has to be on so many `replicas` before anybody is told.
    """
    match address:
        case Server(host, login, database, encrypted):
            place: dict[str, Any] = {"host": host.name, "port": host.port, "ssl": encrypted}
            client = Redis(**place, db=database, **_login(login), **_one_server())
            return OneServer(Link(client, replicas))
        case Socket(path, login, database):
            place = {"unix_socket_path": path}
            client = Redis(**place, db=database, **_login(login), **_one_server())
            return OneServer(Link(client, replicas))
        case Sentinels():
            return _behind_sentinels(address, replicas)
        case Cluster():
            return ManyServers(Nodes(address.hosts, partial(_node, address, replicas)))
        case _:
            assert_never(address)


def _behind_sentinels(address: Sentinels, replicas: int) -> OneServer:
    timeouts = {**_options(), "socket_timeout": RESPONSE_TIMEOUT / 2}
    sentinel = RedisSentinels(  # type: ignore[no-untyped-call]
        [(host.name, host.port) for host in address.hosts],
        sentinel_kwargs={
            **timeouts,
            **_login(address.sentinel_login),
            "ssl": address.encrypted,
        },
    )
    server = sentinel.master_for(
        address.service,
        db=address.database,
        ssl=address.encrypted,
        **_login(address.login),
        **_one_server(),
    )
    link = Link(server, replicas)
    return OneServer(link, SentinelWatch(sentinel.sentinels, address.service, link.lines))


def _node(address: Cluster, replicas: int, host: Host) -> Link:
    place: dict[str, Any] = {"host": host.name, "port": host.port, "ssl": address.encrypted}
    return Link(Redis(**place, **_login(address.login), **_one_server()), replicas)


def _login(login: Login) -> dict[str, Any]:
    return {"username": login.user, "password": login.password}


def _one_server() -> dict[str, Any]:
    # redis-py's own timeout on every read and write costs a quarter of a round trip.
    return {**_options(), "socket_timeout": None, "max_connections": CONNECTIONS}


def _options() -> dict[str, Any]:
    return {
        "socket_connect_timeout": CONNECT_TIMEOUT,
        "socket_keepalive": True,
        "health_check_interval": HEALTH_CHECK_INTERVAL,
        "retry": Retry(NoBackoff(), 0),
        "protocol": 2,
    }
