"""Who is turned away at the page's door, and at its socket."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import aiohttp
import pytest

from bot.chat.local_chat import visits
from bot.chat.local_chat.sessions import LASTS, Sessions
from bot.chat.local_chat.sockets import NOT_ADMITTED
from bot.chat.local_chat.visits import MAX_PROOF
from bot.desk.desk import Desk
from bot.desk.visitors import Visitor
from bot.identity import Player, PlayerId, TableId
from bot.store.memory import MemoryStore
from tests.bot.chat.frames.page import PublicPage, Window, public_page
from tests.bot.chat.frames.telegram import OPEN, page_of, telegram
from tests.bot.chat.telegram_chat.club import Club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.clocks import Clock
from tests.fakes.telegram_server.mini_apps import fields_for, sign
from tests.fakes.telegram_server.world import TOKEN

HOUR = 3_600
OTHER = "7:the-token-of-another-bot-altogether"
EVE = Visitor(Player(PlayerId("telegram:1"), "Anna"), TableId("telegram:-50"))
"""What somebody would like to be."""


async def proof_of(members: Club) -> dict[str, str]:
    """Let Anna press the button of a board."""
    return members.server.open_app(members.anna, await begin(members), OPEN)


async def session_of(members: Club, page: PublicPage) -> str:
    """Let Anna come in."""
    return await page.session("telegram", await proof_of(members))


async def closed(page: PublicPage, session: str) -> int | None:
    """Return the code with which a window with such a session is closed."""
    window: Window = await page.connect(session)
    code = await window.close_code()
    assert (window.me, window.pane) == ({}, {})
    return code


async def test_what_was_changed_after_it_was_signed_is_refused() -> None:
    async with telegram() as (members, page):
        good = await proof_of(members)
        for changed in (
            good["init_data"].replace("Anna", "Anne"),
            good["init_data"].replace("auth_date=1", "auth_date=2"),
            good["init_data"][:-1] + ("0" if good["init_data"][-1] != "0" else "1"),
            good["init_data"].partition("&hash=")[0],
            "",
        ):
            assert await page.knock("telegram", {**good, "init_data": changed}) == 403
        assert await page.knock("telegram", good) == 200


@pytest.mark.parametrize("seconds", [-2 * HOUR, -HOUR - 120, 120, HOUR])
async def test_what_is_stale_or_from_the_future_is_refused(seconds: int) -> None:
    async with telegram() as (members, page):
        start = (await proof_of(members))["init_data"].partition("start_param=")[2]
        at = members.clock() / 1_000 + seconds
        fields = fields_for(members.anna, at, start_param=start.partition("&")[0])
        assert await page.knock("telegram", {"init_data": sign(fields, TOKEN)}) == 403


async def test_what_another_bot_has_signed_is_refused() -> None:
    async with telegram() as (members, page):
        start = (await proof_of(members))["init_data"].partition("start_param=")[2]
        fields = fields_for(members.anna, start_param=start.partition("&")[0])
        assert await page.knock("telegram", {"init_data": sign(fields, OTHER)}) == 403
        assert await page.knock("telegram", {"init_data": sign(fields, TOKEN)}) == 200


async def test_a_proof_counts_once() -> None:
    async with telegram() as (members, page):
        proof = await proof_of(members)
        assert [await page.knock("telegram", proof) for _ in range(2)] == [200, 403]


async def test_a_stranger_is_refused() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        eve = members.server.user(9, "Eve")
        assert await page.knock("telegram", members.server.open_app(eve, board, OPEN)) == 403


async def test_a_session_with_any_byte_changed_is_refused() -> None:
    async with telegram() as (members, page):
        session = await session_of(members, page)
        whole = urlsafe_b64decode(session)
        for at in (0, 31, 32, len(whole) // 2, len(whole) - 1):
            changed = bytearray(whole)
            changed[at] ^= 1
            assert await closed(page, urlsafe_b64encode(changed).decode()) == NOT_ADMITTED
        assert (await page.open(session)).mine


@pytest.mark.parametrize("session", ["x", "é", "====", "A" * 44, "A" * 2_000])
async def test_what_is_no_session_is_refused(session: str) -> None:
    async with telegram() as (_, page):
        assert await closed(page, session) == NOT_ADMITTED


async def test_a_session_that_others_have_signed_is_refused() -> None:
    async with telegram() as (members, page):
        await begin(members)
        for secrets in ((), (OTHER,), (TOKEN, OTHER)):
            session = Sessions(secrets).write(EVE, members.clock())
            assert await closed(page, session) == NOT_ADMITTED
        assert (await page.open(Sessions((TOKEN,)).write(EVE, members.clock()))).mine


async def test_a_session_that_another_version_of_parlour_has_written_is_refused() -> None:
    async with telegram() as (_, page):
        signed = Sessions((TOKEN,))._sign(b"[1]") + b"[1]"  # noqa: SLF001 - as it would sign it
        assert await closed(page, urlsafe_b64encode(signed).decode()) == NOT_ADMITTED


async def test_a_session_ends() -> None:
    async with telegram() as (members, page):
        session = await session_of(members, page)
        assert isinstance(members.clock, Clock)
        members.clock.time += LASTS - 1
        assert (await page.open(session)).mine
        members.clock.time += 1
        assert await closed(page, session) == NOT_ADMITTED


async def test_the_session_of_another_bot_of_ours_is_refused() -> None:
    async with telegram() as (members, page), page_of(members, OTHER) as other:
        session = await session_of(members, page)
        assert await closed(other, session) == NOT_ADMITTED


async def test_a_name_of_ones_own_does_not_count_in_a_session() -> None:
    async with telegram() as (members, page):
        session = await session_of(members, page)
        window = await page.open(session, name="Ben", room="another-room")
        assert (window.me["id"], window.me["name"]) == ("telegram:1", "Anna")
        assert window.mine


@pytest.mark.parametrize(
    "origin",
    ["", "null", "https://evil.example", "https://parlour.example.evil.example", "parlour.example"],
)
async def test_another_page_can_neither_bring_a_proof_nor_use_a_session(origin: str) -> None:
    async with telegram() as (members, page):
        proof = await proof_of(members)
        assert await page.knock("telegram", proof, origin) == 403
        session = await page.session("telegram", proof)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await page.connect(session, origin)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b'"text"', 400),
        (b"[" * 12_000, 400),
        (b'{"init_data":' + b"[" * 12_000, 400),
        (b"{}", 403),
        (b'{"init_data": 7, "table": []}', 403),
        (json.dumps({"init_data": "x" * MAX_PROOF}).encode(), 413),
        (b" " * 900_000, 413),
    ],
)
async def test_what_is_no_proof_is_refused(body: bytes, status: int) -> None:
    async with telegram() as (_, page):
        assert (await page.send("telegram", body))[0] == status


async def test_a_body_of_unknown_length_is_read_no_further_than_a_proof_may_be_long() -> None:
    async def endless() -> Any:  # noqa: ANN401 - an asynchronous generator of bytes
        for _ in range(1_000):
            yield b" " * 1_024

    async with telegram() as (_, page):
        url, headers = f"{page.url}visits/telegram", page.headers()
        async with page.client.post(url, data=endless(), headers=headers) as answer:
            assert answer.status == 413


async def test_a_proof_has_to_arrive_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "PROOF_WITHIN", 0.05)
    answered = asyncio.Event()

    async def slow() -> Any:  # noqa: ANN401 - an asynchronous generator of bytes
        yield b"{"
        await answered.wait()

    async with telegram() as (_, page):
        url, headers = f"{page.url}visits/telegram", page.headers()
        async with page.client.post(url, data=slow(), headers=headers) as answer:
            answered.set()
            assert answer.status == 408


@pytest.mark.parametrize("platform", ["discord", "local", "", "telegram/x"])
async def test_a_platform_that_shows_no_page_is_not_found(platform: str) -> None:
    async with telegram() as (members, page):
        assert await page.knock(platform, await proof_of(members)) == 404


async def test_where_no_platform_shows_the_page_there_are_no_visitors() -> None:
    async with public_page(Desk(MemoryStore())) as page:
        assert await page.knock("telegram", {}) == 404
        session = Sessions(()).write(EVE, Desk(MemoryStore()).clock())
        assert await closed(page, session) == NOT_ADMITTED


async def test_a_proof_is_not_taken_with_another_method() -> None:
    async with telegram() as (_, page):
        assert (await page.get("visits/telegram"))[0] == 405
