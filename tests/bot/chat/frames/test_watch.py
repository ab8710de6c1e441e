"""A room shows what happens at its table elsewhere, also in another process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.chat.local_chat.delivery import Delivery
from bot.chat.local_chat.rooms import Room
from bot.chat.local_chat.watch import Watch
from bot.commands.request import Request
from bot.desk.desk import Desk
from tests.bot.chat.frames.page import PublicPage
from tests.bot.chat.frames.telegram import open_board, telegram
from tests.bot.chat.telegram_chat.club import Club
from tests.bot.chat.telegram_chat.test_board_messages import begin


@asynccontextmanager
async def watching(page: PublicPage) -> AsyncIterator[None]:
    """Look at the store more often than usual while the block runs."""
    task = asyncio.create_task(Watch(page.chat, 0.02).run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def move_elsewhere(members: Club, move: str) -> None:
    """Let Anna move in another process."""
    table = await members.table()
    request = Request(table=table.id, player=table.players[0], text=f"/move {move}")
    await Desk(members.store, clock=members.clock).handle(request)


async def test_what_another_process_does_shows() -> None:
    async with telegram() as (members, page), watching(page):
        anna = await open_board(members, page, members.anna, await begin(members))
        await move_elsewhere(members, "c3-b4")
        await anna.until(lambda window: not window.mine)
        assert anna.news == ["Anna plays c3-b4."]


async def test_a_look_that_fails_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[Room] = []
    refresh = Delivery.refresh

    async def fail_once(delivery: Delivery, room: Room) -> None:
        if not failed:
            failed.append(room)
            raise OSError
        await refresh(delivery, room)

    async with telegram() as (members, page), watching(page):
        anna = await open_board(members, page, members.anna, await begin(members))
        monkeypatch.setattr(Delivery, "refresh", fail_once)
        await move_elsewhere(members, "c3-b4")
        await anna.until(lambda window: not window.mine)
        assert failed


async def test_a_room_that_nobody_is_in_is_not_looked_at() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        room = page.chat.rooms.find((await members.table()).id)
        await anna.socket.close()
        while room.windows:  # noqa: ASYNC110 - the server notices in a moment
            await asyncio.sleep(0.01)
        await members.press(members.anna, "c3-b4", board)
        assert room.told == 2
