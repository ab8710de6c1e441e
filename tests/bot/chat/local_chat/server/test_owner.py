"""The owner at the machine that runs Parlour, on the page."""

from bot.desk.owner.desk import OwnerDesk
from bot.desk.owner.notice_poster import NoticePoster
from tests.bot.chat.local_chat.server.pages import Page
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, table


def with_owner(served: Table) -> None:
    served.desk.owner = OwnerDesk(served.desk, {"local": served.chat})


async def test_the_window_on_this_machine_is_the_owners_and_nobody_reads_along() -> None:
    async with table() as served:
        with_owner(served)
        anna, ben = await Page(served, ANNA).open(), await Page(served, BEN).open()
        await anna.say("/play checkers")
        await anna.say("/owner")
        await ben.look()
        assert anna.private[-1]["text"].startswith("Chats: 1\n")
        assert ben.private == []
        assert ben.texts == anna.texts
        assert not any("owner" in text for text in ben.texts)


async def test_a_window_elsewhere_is_told_that_there_is_no_such_command() -> None:
    async with table() as served:
        with_owner(served)
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        socket = await served.client.ws_connect(
            f"{served.url}socket", origin=served.url.rstrip("/"), headers=elsewhere
        )
        await socket.send_json(ANNA)
        await socket.send_json({"type": "say", "text": "/owner", "key": "1"})
        told = [await socket.receive_json()]
        while told[-1]["type"] != "done":
            told.append(await socket.receive_json())
        assert told[-1]["refused"]


async def test_an_announcement_is_posted_in_rooms() -> None:
    async with table() as served:
        with_owner(served)
        anna, ben = await Page(served, ANNA).open(), await Page(served, BEN).open()
        await anna.say("/play checkers")
        await anna.say("/owner announce We move tonight.")
        await anna.say(anna.private[-1]["text"].split("type ")[1].split(" within")[0])
        await NoticePoster(served.desk, {"local": served.chat}).post_due()
        await ben.look()
        assert ben.texts[-1] == "We move tonight."


async def test_rooms_cannot_be_left() -> None:
    async with table() as served:
        with_owner(served)
        anna = await Page(served, ANNA).open()
        await anna.say("/owner leave local:parlour")
        assert anna.private[-1]["text"].startswith("I can’t leave local:parlour")
