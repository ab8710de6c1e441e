"""Updates wait for those before them in their own chat, and for no others."""

import asyncio

from telegram import Update

from bot.chat.telegram_chat.update_processor import InOrderProcessor


def update(number: int, chat: int) -> Update:
    """Return a message in a chat."""
    message = {
        "message_id": number,
        "date": 1_700_000_000,
        "chat": {"id": chat, "type": "private", "first_name": "Anna"},
    }
    return Update.de_json({"update_id": number, "message": message}, None)


async def test_a_chat_that_takes_long_keeps_its_order_and_holds_nobody_up() -> None:
    order, done = InOrderProcessor(), []
    slow = asyncio.Event()

    async def handle(name: str, *, waits: bool = False) -> None:
        if waits:
            await slow.wait()
        done.append(name)

    waiting = [
        asyncio.create_task(order.process_update(update(1, 5), handle("first", waits=True))),
        asyncio.create_task(order.process_update(update(2, 5), handle("second"))),
        asyncio.create_task(order.process_update(update(3, 6), handle("elsewhere"))),
    ]
    await asyncio.wait_for(waiting[2], 1)
    assert done == ["elsewhere"]
    slow.set()
    await asyncio.gather(*waiting)
    assert done == ["elsewhere", "first", "second"]
