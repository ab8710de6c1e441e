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


def chosen(number: int, inline: str) -> Update:
    """Return that somebody has put a game into a chat that the bot is not in."""
    user = {"id": 5, "is_bot": False, "first_name": "Anna"}
    result = {"result_id": "narde", "from": user, "query": "", "inline_message_id": inline}
    return Update.de_json({"update_id": number, "chosen_inline_result": result}, None)


async def test_messages_elsewhere_wait_for_none_but_themselves() -> None:
    order, slow, done = InOrderProcessor(), asyncio.Event(), list[str]()

    async def handle(name: str) -> None:
        done.append(name)

    waiting = asyncio.create_task(order.process_update(chosen(1, "a"), slow.wait()))
    same = asyncio.create_task(order.process_update(chosen(2, "a"), handle("same")))
    await asyncio.wait_for(order.process_update(chosen(3, "b"), handle("other")), 1)
    assert done == ["other"]
    slow.set()
    await asyncio.gather(waiting, same)
    assert done == ["other", "same"]


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
