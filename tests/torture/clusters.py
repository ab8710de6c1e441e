"""Failovers of a cluster, crashed and planned, and slots that move, while everybody plays."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from redis import Redis
from redis.crc import key_slot
from redis.exceptions import RedisError

from bot.identity import TableId
from bot.store.redis.keys import table_key
from tests.bot.store import servers
from tests.bot.store.stores import opened
from tests.torture.players import TABLES, Tally, playing

PRIMARIES = 3
AFTER = 6.0
"""Seconds for which people play on after a fault."""
QUICK = ("--cluster-node-timeout", "1000", "--cluster-replica-validity-factor", "0")
_SLOT = key_slot(table_key(TableId("discord:0")).encode())


class Replicated(NamedTuple):
    """A cluster in which each primary has a replica."""

    url: str
    primaries: list[Redis]
    replicas: list[Redis]

    def crash(self) -> None:
        """Kill the primary that has the slot of the first table."""
        servers.kill(self.primaries[self._owner])

    def failover(self) -> None:
        """Let its replica take its place, as planned."""
        self.replicas[self._owner].execute_command("CLUSTER", "FAILOVER")

    def half_move(self) -> None:
        """Begin to move the slots of all tables, and carry half of their keys over."""
        for number in range(TABLES):
            self._begin_move(key_slot(table_key(TableId(f"discord:{number}")).encode()))

    def _begin_move(self, slot: int) -> None:
        at = self._owner_of(slot)
        to = (at + 1) % PRIMARIES
        old, new = self.primaries[at], self.primaries[to]
        new.execute_command("CLUSTER", "SETSLOT", slot, "IMPORTING", _name(old))
        old.execute_command("CLUSTER", "SETSLOT", slot, "MIGRATING", _name(new))
        keys = old.execute_command("CLUSTER", "GETKEYSINSLOT", slot, 100)
        port = new.connection_pool.connection_kwargs["port"]
        for key in keys[::2]:
            old.execute_command("MIGRATE", "127.0.0.1", port, key, 0, 5_000)

    def finish_moves(self) -> None:
        """Carry the rest over, and say so everywhere."""
        for number in range(TABLES):
            slot = key_slot(table_key(TableId(f"discord:{number}")).encode())
            at = self._owner_of(slot)
            to = (at + 1) % PRIMARIES
            old, new = self.primaries[at], self.primaries[to]
            port = new.connection_pool.connection_kwargs["port"]
            while keys := old.execute_command("CLUSTER", "GETKEYSINSLOT", slot, 100):
                for key in keys:
                    old.execute_command("MIGRATE", "127.0.0.1", port, key, 0, 5_000)
            for primary in (new, old, *self.primaries):
                primary.execute_command("CLUSTER", "SETSLOT", slot, "NODE", _name(new))
            servers.wait_until(self._agree)

    def _agree(self) -> bool:
        """Return whether all know of the last move: else the next may get the same epoch.

        Then two servers may claim a slot for each other, and nobody has it.
        """
        seen = [primary.cluster("INFO") for primary in self.primaries]
        return len({one["cluster_current_epoch"] for one in seen}) == 1

    @property
    def _owner(self) -> int:
        return self._owner_of(_SLOT)

    def _owner_of(self, slot: int) -> int:
        found = self.primaries[-1].execute_command("CLUSTER", "SLOTS")
        ports = [one.connection_pool.connection_kwargs["port"] for one in self.primaries]
        return next(ports.index(int(p[1])) for first, last, p, *_ in found if first <= slot <= last)


@contextmanager
def replicated(folder: Path) -> Iterator[Replicated]:
    """Run a cluster of three primaries, each with a replica."""
    with ExitStack() as stack:
        members = stack.enter_context(servers.cluster(folder, PRIMARIES, QUICK))
        primaries = [stack.enter_context(Redis(port=member.port)) for member in members]
        replicas = []
        for number, primary in enumerate(primaries):
            port, bus = servers.free_ports(2)
            member = servers.Member(folder / f"replica{number}", port, bus, QUICK)
            client = stack.enter_context(member.running())
            client.execute_command("CLUSTER", "MEET", "127.0.0.1", members[0].port, members[0].bus)
            servers.wait_until(lambda c=client, p=primary: _follows(c, p))  # type: ignore[misc]
            servers.wait_for_replica(client)
            replicas.append(client)
        for primary in primaries:
            servers.wait_until(lambda p=primary: _knows_all(p))  # type: ignore[misc]
            servers.wait_until(lambda p=primary: p.wait(1, 1_000) == 1)  # type: ignore[misc]
        url = "redis+cluster://" + ",".join(f"127.0.0.1:{member.port}" for member in members)
        yield Replicated(url, primaries, replicas)


def _name(client: Redis) -> str:
    return str(client.execute_command("CLUSTER", "MYID"), "ascii")


def _follows(client: Redis, primary: Redis) -> bool:
    try:
        client.execute_command("CLUSTER", "REPLICATE", _name(primary))
    except RedisError:
        return False  # it has not heard of the primary yet
    return True


def _knows_all(primary: Redis) -> bool:
    return len(primary.cluster("NODES")) == 2 * PRIMARIES


Fault = Callable[[Replicated], None]


async def try_once(folder: Path, *faults: Fault, replicas: int = 0) -> Tally:
    """Let everybody play through faults, with a pause after each."""
    with replicated(folder) as running:
        async with (
            opened(running.url, replicas=replicas) as store,
            opened(running.url) as fresh,
            playing(store, fresh) as tally,
        ):
            await asyncio.sleep(0.5)
            for fault in faults:
                await asyncio.to_thread(fault, running)
                await asyncio.sleep(AFTER / len(faults))
        return tally
