"""Real servers for the tests: started on free ports, and always stopped."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

from bot.store.embedded.executable import find_executable

PATIENCE = 60.0
"""Seconds after which something hangs, however busy the machine is."""
DURABLE = ("--appendonly", "yes", "--appendfsync", "always")
"""Options of a server that may be killed: whatever it has confirmed is there when it is back."""
SLOTS = 16_384


@contextmanager
def running(folder: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server in the folder while the block runs; TEST_SERVER names another executable."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [os.environ.get("TEST_SERVER") or str(find_executable()), *options]
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen(command, cwd=folder, stdout=log, stderr=log) as process,  # noqa: S603 - our own server
    ):
        try:
            yield process
        finally:
            process.kill()


def wait_until_it_answers(client: Redis) -> None:
    """Return as soon as the server responds."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            client.ping()
        except RedisError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


@contextmanager
def server(folder: Path, *options: str) -> Iterator[str]:
    """Run one server on a unix socket and yield its address."""
    path = folder / "socket"
    plain = ("--port", "0", "--unixsocket", str(path), "--save", "")
    with running(folder, *plain, *options), Redis(unix_socket_path=str(path)) as client:
        wait_until_it_answers(client)
        yield f"unix://{path}"


@contextmanager
def network_server(folder: Path, port: int, *options: str) -> Iterator[Redis]:
    """Run one server on a port of this machine."""
    at_once = ("--repl-diskless-sync-delay", "0")
    plain = ("--bind", "127.0.0.1", "--port", str(port), "--save", "", *at_once)
    with running(folder, *plain, *options), Redis(port=port) as client:
        wait_until_it_answers(client)
        yield client


@dataclass(frozen=True)
class Member:
    """One server of a cluster."""

    folder: Path
    port: int
    bus: int
    options: tuple[str, ...] = ()

    def running(self) -> AbstractContextManager[Redis]:
        """Run it while the block runs."""
        return network_server(
            self.folder,
            self.port,
            *("--cluster-enabled", "yes", "--cluster-port", str(self.bus)),
            *("--cluster-require-full-coverage", "no"),
            *self.options,
        )


@contextmanager
def cluster(folder: Path, count: int = 3, options: tuple[str, ...] = ()) -> Iterator[list[Member]]:
    """Run a cluster and yield its members."""
    ports = free_ports(2 * count)
    members = [
        Member(folder / str(at), ports[at], ports[count + at], options) for at in range(count)
    ]
    with ExitStack() as stack:
        clients = [stack.enter_context(member.running()) for member in members]
        for at, client in enumerate(clients):
            first, after = SLOTS * at // count, SLOTS * (at + 1) // count
            client.execute_command("CLUSTER", "ADDSLOTSRANGE", first, after - 1)
            client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", at + 1)
            client.execute_command("CLUSTER", "MEET", "127.0.0.1", members[0].port, members[0].bus)
        for client in clients:
            _wait_for_the_others(client)
        yield members


def _wait_for_the_others(client: Redis) -> None:
    end = time.monotonic() + PATIENCE
    while not _whole(client):
        assert time.monotonic() < end, "the cluster did not come together"
        time.sleep(0.02)


def _whole(client: Redis) -> bool:
    seen = client.cluster("INFO")
    return (seen["cluster_state"], seen["cluster_slots_ok"]) == ("ok", str(SLOTS))


def wait_until(done: Callable[[], bool]) -> None:
    """Return as soon as something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def wait_for_replica(client: Redis) -> None:
    """Return as soon as a replica has what its primary has."""
    wait_until(lambda: client.info("replication")["master_link_status"] == "up")


def wait_for_copies(primary: Redis, replicas: int) -> None:
    """Return as soon as replicas get what is written: a link that is up may still be silent."""
    primary.delete("copied")
    primary.set("copied", "1", px=1)
    wait_until(lambda: primary.wait(replicas, 1_000) == replicas)


def kill(client: Redis) -> None:
    """Kill a server at once."""
    os.kill(client.info("server")["process_id"], signal.SIGKILL)


@contextmanager
def sentinel(
    folder: Path, service: str, port_of_server: int, *options: str, password: str = ""
) -> Iterator[int]:
    """Run a sentinel that watches one server, and yield its port."""
    (port,) = free_ports(1)
    folder.mkdir(parents=True)
    settings = folder / "sentinel.conf"
    lines = [
        f"port {port}",
        "bind 127.0.0.1",
        f"sentinel monitor {service} 127.0.0.1 {port_of_server} 1",
        *(f"sentinel {words.replace(' ', f' {service} ', 1)}" for words in options),
        *([f"requirepass {password}"] if password else []),
    ]
    settings.write_text("\n".join(lines))
    with (
        running(folder, str(settings), "--sentinel"),
        Redis(port=port, password=password or None) as client,
    ):
        wait_until_it_answers(client)
        yield port


def free_ports(count: int) -> list[int]:
    """Return free ports."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
