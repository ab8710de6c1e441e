"""Guests: who they are, and what they are called."""

import asyncio

import pytest

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.guests import clean_name
from bot.chat.local_chat.wire import Hello, Say, Told
from bot.desk.desk import Desk
from bot.store.memory import MemoryStore
from bot.table.clock import DAY
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, ask, heard, run
from tests.bot.clocks import Clock


def test_a_guest_is_who_knows_the_secret() -> None:
    async def test(served: Table) -> None:
        hellos = (ANNA, ANNA | {"name": "Else"}, BEN | {"name": "Anna"})
        welcomes = [await heard(await served.window(hello), "welcome") for hello in hellos]
        ids = [welcome["you"]["id"] for welcome in welcomes]
        assert ids[0] == ids[1] != ids[2]
        assert "aaaa" not in ids[0]

    run(test)


def test_somebody_without_a_name_is_a_guest() -> None:
    async def test(served: Table) -> None:
        window = await served.window(ANNA | {"name": " \u202e ", "locale": "ru"})
        assert (await heard(window, "welcome"))["you"]["name"] == "Гость"

    run(test)


def test_a_guest_is_told_the_level_that_they_usually_play() -> None:
    async def test(served: Table) -> None:
        window = await served.window(ANNA)
        assert (await heard(window, "welcome"))["level"] == 2
        await ask(window, "1", type="say", text="/settings computer 5")
        assert (await heard(await served.window(ANNA), "welcome"))["level"] == 5

    run(test)


@pytest.mark.parametrize("owner", [True, False])
def test_only_whose_machine_it_is_chooses_for_everybody(*, owner: bool) -> None:
    async def answers() -> list[str]:
        chat = LocalChat(Desk(MemoryStore()))
        guest = await chat.join(Hello("a" * 48, "Anna", "parlour"), owner=owner)
        await chat.answers.handle(guest, Say("/settings chat takebacks off", "1"))
        said = guest.window.outbox.take()
        return [told.message.text for told in said if isinstance(told, Told)]

    refused = asyncio.run(answers())[-1].startswith("Only moderators")
    assert refused is not owner


def test_nobody_sets_aside_what_others_left_alone_because_they_have_rooms() -> None:
    async def answers() -> list[str]:
        clock = Clock()
        chat = LocalChat(Desk(MemoryStore(), clock=clock))
        anna = await chat.join(Hello("a" * 48, "Anna", "parlour"), owner=True)
        ben = await chat.join(Hello("b" * 48, "Ben", "parlour"), owner=False)
        await chat.answers.handle(anna, Say("/play checkers both", "1"))
        clock.time += DAY
        await chat.answers.handle(ben, Say("/play checkers both", "1"))
        said = ben.window.outbox.take()
        return [told.message.text for told in said if isinstance(told, Told)]

    assert asyncio.run(answers())[-1].startswith("Brazilian checkers is being played here.")


def test_names_are_one_short_line() -> None:
    assert clean_name(" An\nna\u202e  M. ", 32) == "An na M."
    assert clean_name("x" * 50, 32) == "x" * 32


@pytest.mark.parametrize("name", ["Ben", "Ben von Haus", r"Ben \1 ["])
def test_people_are_invited_by_name_whatever_is_in_it(name: str) -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await served.window(BEN | {"name": name})
        await ask(anna, type="say", text=f"/play checkers @{name.casefold()}")
        texts = [(await heard(anna, "told"))["message"]["text"] for _ in range(2)]
        assert texts[-1].startswith(f"Anna invites {name}")

    run(test)
