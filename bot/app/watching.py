"""What tells the owner how Parlour is: the heartbeat in its folder, and whether it can save."""

import asyncio
from pathlib import Path

from bot import troubles
from bot.app import data_folder, health
from bot.app.store_errors import explain_outage
from bot.store.port import Store, StoreUnreachable, UnreadableRecord


async def write_heartbeats(folder: Path) -> None:
    """Say again and again that Parlour is running, and what is wrong."""
    while True:
        wrong = troubles.current()
        report = data_folder.Report(wrong.parts, wrong.records)
        await asyncio.to_thread(data_folder.write_heartbeat, folder, report)
        await asyncio.sleep(data_folder.HEARTBEAT_INTERVAL)


async def watch_store(store: Store) -> None:
    """Try again and again whether something could be saved, so that the owner learns of it."""
    while True:
        try:
            await store.ping()
        except (StoreUnreachable, UnreadableRecord) as error:
            troubles.part_failed(health.STORE, explain_outage(error))
        else:
            troubles.part_works(health.STORE)
        await asyncio.sleep(data_folder.HEARTBEAT_INTERVAL)
