"""Which messages each window gets, when, and in which language."""

import json

from bot.identity import TableId
from bot.replies.reply import Announcement
from bot.store.memory import MemoryStore
from bot.store.port import Note, StoreUnreachable
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, ask, heard, run
from tests.bot.desk.slow_studio import slow_studio


def test_a_request_that_fails_does_not_end_the_window() -> None:
    class Away(MemoryStore):
        async def mark_announced(
            self,
            table: TableId,  # noqa: ARG002
            *versions: int,  # noqa: ARG002
            note: Note | None = None,  # noqa: ARG002
        ) -> None:
            raise StoreUnreachable

    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, "1", type="say", text="/play checkers")
        assert (await heard(anna, "done"))["key"] == "1"
        await ask(anna, "2", type="say", text="Hello?")
        assert (await heard(anna, "done"))["key"] == "2"

    run(test, Away())


def test_a_language_that_cannot_be_chosen_is_told_to_the_window() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, "1", type="speak", language="xx")
        told = (await heard(anna, "told"))["message"]
        assert told["private"]
        assert "xx" in told["text"]
        assert (await heard(anna, "done"))["refused"]
        await ask(anna, "2", type="speak", language="ru")
        done, spoken = [json.loads(await anna.receive_str()) for _ in range(2)]
        assert (done["key"], done["refused"]) == ("2", False)
        assert spoken == {"type": "spoken", "language": "ru"}

    run(test)


def test_private_answers_are_for_one_window() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN)
        await ask(anna, type="say", text="/help")
        assert (await heard(anna, "told"))["message"]["text"] == "/help"
        assert (await heard(anna, "told"))["message"]["private"]
        await ask(anna, type="say", text="bye", key="2")
        texts = [(await heard(ben, "told"))["message"]["text"] for _ in range(2)]
        assert texts == ["/help", "bye"]

    run(test)


def test_it_is_told_how_far_a_long_film_is() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN)
        for window, text in ((anna, "/play checkers"), (ben, "/join"), (anna, "/move c3-d4")):
            await ask(window, text, type="say", text=text)
            await heard(window, "done")
        await ask(anna, "film", type="say", text="/replay")
        working = await heard(anna, "working")
        assert working["key"] == "film"
        assert "40%" in working["text"]
        assert (await heard(anna, "done"))["key"] == "film"

    run(test, studio=slow_studio())


def test_what_is_asked_again_is_said_once() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        for _ in range(2):
            await ask(anna, type="say", text="hello")
            await heard(anna, "done")
        again = await served.window(ANNA)
        assert len((await heard(again, "welcome"))["messages"]) == 1

    run(test)


def test_a_board_that_is_asked_for_again_is_posted_once() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        for _ in range(2):
            await ask(anna, "play", type="say", text="/play checkers")
            await heard(anna, "done")
        messages = (await heard(await served.window(BEN), "welcome"))["messages"]
        assert [message["text"].partition(" ")[0] for message in messages] == ["/play", "Anna"]

    run(test)


def test_what_a_form_has_typed_is_not_shown() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        said = {"type": "say", "text": "/play checkers both", "key": "1", "quiet": True}
        await anna.send_str(json.dumps(said))
        await heard(anna, "done")
        welcome = await heard(await served.window(BEN), "welcome")
        assert [message["text"].split()[:3] for message in welcome["messages"]] == [
            ["Anna", "plays", "both"]
        ]
        assert welcome["pane"]["phase"] == "playing"

    run(test)


def test_a_window_that_comes_back_hears_what_it_missed() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        for key in ("1", "2", "3"):
            await ask(anna, key, type="say", text=key)
            await heard(anna, "done")
        run_id = (await heard(await served.window(BEN), "welcome"))["run"]
        for told, missed in ((run_id, ["3"]), ("another", ["1", "2", "3"])):
            welcome = await heard(await served.window(BEN | {"run": told, "seen": 2}), "welcome")
            assert [message["text"] for message in welcome["messages"]] == missed

    run(test)


def test_everybody_reads_what_happens_in_a_language_of_their_own() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN | {"locale": "ru"})
        await ask(anna, type="say", text="/play checkers")
        await heard(ben, "told")
        message = (await heard(ben, "told"))["message"]
        assert message["text"].startswith("Anna зовёт играть")
        pane = await heard(ben, "pane")
        assert pane["choices"][0][0]["label"] == "Сесть за стол"
        carla = await served.window(BEN | {"locale": "pt", "secret": "c" * 48})
        missed = (await heard(carla, "welcome"))["messages"]
        assert missed[-1]["text"].startswith("Anna quer jogar")

    run(test)


def test_what_is_said_unasked_waits_in_its_room() -> None:
    async def test(served: Table) -> None:
        room = TableId("local:parlour")
        told = Announcement(table=room, text="", versions=(1,), news=((1, "Time is short."),))
        await served.chat.say(told)
        welcome = await heard(await served.window(ANNA), "welcome")
        assert [message["text"] for message in welcome["messages"]] == ["Time is short."]

    run(test)
