"""A server that is away for a while: everybody is told so once, and then play goes on."""

import asyncio
from pathlib import Path
from typing import Final

from bot.identity import TableId
from bot.language import Language
from bot.persistence.tables import look
from bot.store.port import Record, Save
from bot.texts import Texts
from tests.bot.crash.diary import read_diary
from tests.bot.crash.people import back, everything_told, people
from tests.bot.crash.talk import HERE
from tests.bot.reading import version_of
from tests.bot.store import servers
from tests.bot.store.stores import opened
from tests.bot.store.wires import answers_lost

TROUBLE: Final = Texts(Language.ENGLISH).say("trouble-store")
SAYINGS: Final = (("Anna", "/resign yes"), ("Ben", "/draw"), ("Cleo", "/board"), ("Ben", "/moves"))


async def test_everybody_is_told_once_and_play_goes_on(folder: Path) -> None:
    address, diary = f"unix://{folder}/socket", folder / "diary"
    async with opened(address) as store, people(store, diary) as they:
        with servers.server(folder, *servers.DURABLE):
            await they.say(("Anna", "/play checkers"))
            await they.say(("Ben", "/join"))
        replies = await asyncio.gather(*map(they.say, SAYINGS))
        assert [(reply.text, reply.private) for reply in replies] == [(TROUBLE, True)] * 4
        with servers.server(folder, *servers.DURABLE):
            await back(store)
            found = await look(store, HERE)
            assert found.version == 2
            assert found.table is not None
            assert found.table.offer is None
            assert version_of(await they.say(("Ben", "/draw"))) == 3
            await everything_told(store)
    assert sorted(shown.number for shown in read_diary(diary) if shown.number) == list(range(1, 8))


async def test_what_was_kept_and_not_told_is_told_when_the_server_is_back(folder: Path) -> None:
    address, diary = f"unix://{folder}/socket", folder / "diary"
    async with opened(address) as store, people(store, diary) as they:
        with servers.server(folder, *servers.DURABLE):
            await they.say(("Anna", "/play checkers"))
            await they.say(("Ben", "/join"), told=False)
        assert (await they.say(("Anna", "/board"))).text == TROUBLE
        with servers.server(folder, *servers.DURABLE):
            await back(store)
            await everything_told(store)
    told = [shown for shown in read_diary(diary) if "The game begins" in shown.text]
    assert told
    assert not any(shown.private for shown in told)


async def test_a_command_whose_answers_get_lost_is_carried_out_once(
    server_url: str, folder: Path
) -> None:
    async with opened(server_url) as store:
        await store.save(TableId("test:other"), Save(Record(1, b"")))  # the script is known now
    diary = folder / "diary"
    server = server_url.removeprefix("unix://")
    async with answers_lost(server, folder) as url, opened(url) as store:
        async with people(store, diary) as they:
            first = await they.say(("Anna", "/play checkers"))
            second = await they.say(("Ben", "/join"))
            assert (version_of(first), version_of(second)) == (1, 2)
        assert (await look(store, HERE)).version == 2
