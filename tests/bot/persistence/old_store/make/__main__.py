"""Writes `store.jsonl` and `buttons.json`."""

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from games import live
from redis import Redis
from snapshot import entries
from town import Town

from bot.identity import TableId
from bot.store.address import read_address
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.bot.store import servers

FOLDER: Final = Path(__file__).parent.parent


async def write(url: str) -> dict[TableId, dict[str, list[str]]]:
    """Fill a server; return the buttons that people were shown."""
    store = RedisStore(connect(read_address(url)))
    town = Town(store)
    await live(town)
    await store.close()
    return town.buttons


def main() -> None:
    """Make the files anew."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.server(Path(made)) as url:
        buttons = asyncio.run(write(url))
        with Redis.from_url(url, decode_responses=True) as client:
            lines = [json.dumps(entry, ensure_ascii=False) for entry in entries(client)]
    (FOLDER / "store.jsonl").write_text("\n".join(lines) + "\n")
    (FOLDER / "buttons.json").write_text(json.dumps(buttons, indent=1) + "\n")


if __name__ == "__main__":
    main()
