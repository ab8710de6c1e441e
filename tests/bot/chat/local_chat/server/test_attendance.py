"""How many windows may be open, and what those hear that are too many."""

from contextlib import ExitStack
from time import monotonic

import aiohttp
import pytest

from bot.chat.local_chat import attendance, sockets
from bot.chat.local_chat.attendance import Attendance, Crowded, Limits
from bot.desk.budgets import Budget
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, heard, run


def enter(stack: ExitStack, counted: Attendance, who: str, *, seated: bool = False) -> bool:
    """Return whether there was room for a window; `who` is a person, an address and a room."""
    person, address, room = who.split(",")
    try:
        stack.enter_context(counted.entered(person, address, room, seated=seated))
    except Crowded:
        return False
    return True


@pytest.mark.parametrize(
    ("limits", "others", "too_many", "elsewhere"),
    [
        (Limits(person=1), "eve,1,den", "eve,2,hall", "anna,1,den"),
        (Limits(address=1), "eve,1,den", "mallory,1,hall", "anna,2,den"),
        (Limits(room=1), "eve,1,den", "mallory,2,den", "anna,1,hall"),
        (Limits(address=1), "eve,1,den", "mallory,1,den", "anna,,den"),
    ],
)
def test_windows_are_limited_without_taking_anything_from_others(
    limits: Limits, others: str, too_many: str, elsewhere: str
) -> None:
    counted = Attendance(limits)
    with ExitStack() as stack:
        assert enter(stack, counted, others)
        assert not enter(stack, counted, too_many)
        assert enter(stack, counted, elsewhere)
    with ExitStack() as stack:
        assert enter(stack, counted, too_many)


def test_who_sits_at_the_table_finds_a_place() -> None:
    counted = Attendance(Limits(room=1, all=1))
    with ExitStack() as stack:
        assert enter(stack, counted, "eve,1,den")
        assert not enter(stack, counted, "anna,2,hall")
        assert enter(stack, counted, "anna,2,den", seated=True)
        assert enter(stack, counted, "ben,3,den", seated=True)


def test_a_window_too_many_is_told_so_and_comes_in_when_another_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attendance, "LIMITS", Limits(address=1))

    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await heard(anna, "welcome")
        ben = await served.window(BEN)
        assert (await ben.receive()).type is aiohttp.WSMsgType.CLOSE
        assert ben.close_code == 4429
        await anna.close()
        await heard(await served.window(BEN), "welcome")

    run(test)


def test_windows_of_one_address_join_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "GREETINGS", Budget(1, 20))

    async def test(served: Table) -> None:
        begun = monotonic()
        for hello in (ANNA, BEN, BEN):
            await heard(await served.window(hello), "welcome")
        assert monotonic() - begun > 0.09

    run(test)
