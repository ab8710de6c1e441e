"""A cluster whose slots are on the move: its tables can be played at all the while."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from redis import Redis
from redis.crc import key_slot

from bot.identity import Moment, TableId
from bot.store.port import Loaded, NotCarriedOut, Record, Save, Store
from bot.store.redis.keys import bucket, table_key
from tests.bot.store import servers
from tests.bot.store.stores import opened

FIRST = TableId("discord:0")
NOW = Moment(1_900_000_000_000)
TABLES = [
    table
    for number in range(2_000)
    if bucket(table := TableId(f"discord:{number}")) == bucket(FIRST)
]
"""Tables of one bucket, and therefore of one slot."""
SLOT = key_slot(table_key(FIRST).encode())


class Move(NamedTuple):
    """A slot that moves from one server to another."""

    clients: list[Redis]
    names: list[str]
    ports: list[int]
    old: int
    """Where in these lists the old server is."""
    new: int

    def carry(self, *tables: TableId) -> None:
        """Carry tables over to the new server."""
        keys = map(table_key, tables)
        port = self.ports[self.new]
        move = ("MIGRATE", "127.0.0.1", port, "", 0, 5_000, "KEYS", *keys)
        self.clients[self.old].execute_command(*move)

    def finish(self) -> None:
        """Give the slot to the new server, and wait until the others have heard that from it.

        If we told them too, one that then hears from a server that is behind might give the slot
        back: two servers would say for good that the other one has it.
        """
        new = self.names[self.new]
        self.clients[self.new].execute_command("CLUSTER", "SETSLOT", SLOT, "NODE", new)
        servers.wait_until(lambda: all(_owner(client) == new for client in self.clients))


@contextmanager
def moving(ports: list[int]) -> Iterator[Move]:
    """Let the slot begin to move; unless that is finished, it stays where it was."""
    with ExitStack() as stack:
        clients = [stack.enter_context(Redis(port=port)) for port in ports]
        names = [str(client.execute_command("CLUSTER", "MYID"), "ascii") for client in clients]
        at = names.index(_owner(clients[0]))
        to = (at + 1) % len(ports)
        clients[to].execute_command("CLUSTER", "SETSLOT", SLOT, "IMPORTING", names[at])
        clients[at].execute_command("CLUSTER", "SETSLOT", SLOT, "MIGRATING", names[to])
        try:
            yield Move(clients, names, ports, at, to)
        finally:
            for client in clients:
                client.flushall()
                client.execute_command("CLUSTER", "SETSLOT", SLOT, "STABLE")


def _owner(client: Redis) -> str:
    """Return the name of the server that has the slot, as one of them sees it."""
    slots = client.execute_command("CLUSTER", "SLOTS")
    return next(str(at[2], "ascii") for first, last, at, *_ in slots if first <= SLOT <= last)


async def test_tables_of_a_slot_that_is_half_moved_are_loaded_and_saved(
    cluster_url: str, whole_cluster: list[int]
) -> None:
    half = len(TABLES) // 2
    async with opened(cluster_url) as store, opened(cluster_url) as other:
        for table in TABLES:
            assert await store.save(table, Save(Record(1, b"one")))
        with moving(whole_cluster) as move:
            move.carry(*TABLES[:half])
            for _ in range(3):
                loads = [
                    (store, other)[number % 2].load(table)
                    for number, table in enumerate(TABLES * 4)
                ]
                assert set(await asyncio.gather(*loads)) == {Loaded(Record(1, b"one"))}
            saves = (save_or_say_why(store, table) for table in TABLES)
            assert set(await asyncio.gather(*saves)) <= {"saved", "not carried out"}


async def save_or_say_why(store: Store, table: TableId) -> str:
    """Save a table. If some of the keys that it touches have moved, that has to wait."""
    try:
        assert await store.save(table, Save(Record(2, b"two"), due=NOW))
    except NotCarriedOut:
        return "not carried out"
    return "saved"


async def test_a_slot_that_has_moved_is_found_on_its_new_server(
    cluster_url: str, whole_cluster: list[int]
) -> None:
    async with opened(cluster_url) as store:
        for table in TABLES:
            assert await store.save(table, Save(Record(1, b"one")))
        with moving(whole_cluster) as move:
            move.carry(*TABLES)
            move.finish()
            saves = (store.save(table, Save(Record(2, b"two"))) for table in TABLES)
            assert all(await asyncio.gather(*saves))
