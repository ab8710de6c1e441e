"""Failovers by sentinels, crashed and planned, while everybody plays."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from redis import Redis
from redis.exceptions import ResponseError

from tests.bot.store import servers
from tests.bot.store.stores import opened
from tests.torture.players import Tally, playing

SERVICE = "main"
AFTER = 5.0
"""Seconds for which people play on after a failover."""
SETTINGS = ("down-after-milliseconds 1000", "failover-timeout 4000")


class Service(NamedTuple):
    """A server with replicas, and the sentinel that watches them."""

    url: str
    ports: list[int]
    sentinel: int

    def failover(self) -> None:
        """Ask the sentinel to make a replica the primary."""
        with Redis(port=self.sentinel) as client:
            servers.wait_until(lambda: _accepted(client))

    def crash(self) -> None:
        """Kill the primary."""
        with Redis(port=self.ports[0]) as client:
            servers.kill(client)


def _accepted(sentinel: Redis) -> bool:
    """Ask for a failover; False while the sentinel knows too little of the replicas."""
    try:
        sentinel.execute_command("SENTINEL", "FAILOVER", SERVICE)
    except ResponseError:
        return False
    return True


@contextmanager
def service(folder: Path, replicas: int, *, settled: bool = True) -> Iterator[Service]:
    """Run a server with replicas, and a sentinel.

    If it is not settled, nobody waits until the replicas get what is written.
    """
    ports = servers.free_ports(1 + replicas)
    with ExitStack() as stack:
        for number, port in enumerate(ports):
            of = ("--replicaof", "127.0.0.1", str(ports[0])) if number else ()
            client = stack.enter_context(servers.network_server(folder / str(port), port, *of))
            if number and settled:
                servers.wait_for_replica(client)
        if settled:
            with Redis(port=ports[0]) as primary:
                servers.wait_for_copies(primary, replicas)
        place = folder / "sentinel"
        port = stack.enter_context(servers.sentinel(place, SERVICE, ports[0], *SETTINGS))
        with Redis(port=port) as client:
            servers.wait_until(lambda: len(client.sentinel_slaves(SERVICE)) == replicas)
        yield Service(f"redis+sentinel://127.0.0.1:{port}/{SERVICE}", ports, port)


async def try_once(
    folder: Path, *, planned: bool, replicas: int = 1, wait: int = 0, settled: bool = True
) -> Tally:
    """Let everybody play through one failover."""
    with service(folder, replicas, settled=settled) as running:
        async with (
            opened(running.url, replicas=wait) as store,
            opened(running.url) as fresh,
            playing(store, fresh) as tally,
        ):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(running.failover if planned else running.crash)
            await asyncio.sleep(AFTER)
        return tally
