"""An animation takes its time, and only who asked for it waits."""

import asyncio
from collections.abc import Callable
from threading import Event

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.studio import OnProgress, Studio
from bot.replies.draft import UnfinishedReplay
from bot.replies.film import Film
from bot.replies.reply import Replay
from tests.bot.room import ROOM, checkers, person


def test_who_waits_is_shown_something_meanwhile() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    shown, enough = list[str](), Event()

    def make(film: Film, on_progress: Callable[[float], None]) -> bytes:
        del film
        on_progress(0.5)
        assert enough.wait(10)
        return b"GIF"

    async def show(text: str) -> None:
        shown.append(text)
        enough.set()

    desk = Desk(room.store, studio=Studio(patience=0.01, make=make))
    reply = asyncio.run(desk.handle(_request("Anna", "/replay"), show))
    assert isinstance(reply, Replay)
    assert shown[0].startswith(reply.text)


def test_a_table_does_not_wait_for_its_animation() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")

    class Slow(Studio):
        """Takes until somebody has moved."""

        moved = asyncio.Event()

        async def finish(
            self, draft: UnfinishedReplay, on_progress: OnProgress | None = None
        ) -> Replay:
            await self.moved.wait()
            return await super().finish(draft, on_progress)

    async def ask(desk: Desk) -> None:
        replay = asyncio.create_task(desk.handle(_request("Anna", "/replay")))
        await asyncio.sleep(0)
        await desk.handle(_request("Ben", "f6-e5"))
        assert not replay.done()
        Slow.moved.set()
        await replay

    asyncio.run(ask(Desk(room.store, studio=Slow(make=lambda *_: b"GIF"))))


def _request(name: str, text: str) -> Request:
    return Request(table=ROOM, player=person(name), text=text)
