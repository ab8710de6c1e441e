"""A store that version 0.1.0 wrote, as plain data, and how a server is filled with it."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from redis import Redis

MADE: Final = 1_767_260_760_000
"""The moment at which the last thing happened in this store."""

_FOLDER: Final = Path(__file__).parent
_Entry = Mapping[str, Any]


def entries() -> list[_Entry]:
    """Return what each key of the store holds."""
    return [json.loads(line) for line in (_FOLDER / "store.jsonl").read_text().splitlines()]


def buttons() -> Mapping[str, Mapping[str, list[str]]]:
    """Return what the first and the latest buttons carry that each table has shown."""
    shown: Mapping[str, Mapping[str, list[str]]] = json.loads(
        (_FOLDER / "buttons.json").read_text()
    )
    return shown


def fill(url: str) -> None:
    """Write the store to an empty server."""
    with Redis.from_url(url) as client:
        for entry in entries():
            _WRITERS[entry["type"]](client, entry)
            if entry["ttl"]:
                client.pexpire(entry["key"], entry["ttl"])


def _write_string(client: Redis, entry: _Entry) -> None:
    client.set(entry["key"], entry["text"])


def _write_hash(client: Redis, entry: _Entry) -> None:
    client.hset(entry["key"], mapping=entry["fields"])


def _write_sorted_set(client: Redis, entry: _Entry) -> None:
    client.zadd(entry["key"], entry["members"])


def _write_stream(client: Redis, entry: _Entry) -> None:
    """Write the entries, and which of them somebody has taken without settling them."""
    key = entry["key"]
    for name, fields in entry["entries"]:
        client.xadd(key, fields, id=name)
    for group in entry["groups"]:
        client.xgroup_create(key, group["name"], id=group["last"])
        for name in group["taken"]:
            client.xclaim(key, group["name"], group["name"], 0, [name], force=True)


_WRITERS: Final[Mapping[str, Callable[[Redis, _Entry], None]]] = {
    "string": _write_string,
    "hash": _write_hash,
    "zset": _write_sorted_set,
    "stream": _write_stream,
}
