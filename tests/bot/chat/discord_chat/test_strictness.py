"""The fake Discord refuses what Discord refuses."""

import time
from typing import Any

import aiohttp
import pytest

from tests.fakes.discord_server import Interaction, Server, running
from tests.fakes.discord_server.answers import DEADLINE, LIFE
from tests.fakes.discord_server.limits import Refused, check_components, check_message
from tests.fakes.discord_server.limits import check_suggestions as check
from tests.fakes.discord_server.world import TOKEN

NOBODY: dict[str, list[str]] = {"parse": []}


def button(name: str, label: str = "Move") -> dict[str, Any]:
    return {"type": 2, "custom_id": name, "label": label, "style": 1}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def options(count: int) -> dict[str, Any]:
    lines = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "l", "options": lines}


@pytest.mark.parametrize(
    "message",
    [
        {"content": "hello"},
        {"content": "x", "allowed_mentions": NOBODY, "flags": 1 << 13},
        {"allowed_mentions": NOBODY, "attachments": [{"id": n} for n in range(11)]},
        {"allowed_mentions": NOBODY, "attachments": [{"id": 0, "description": "x" * 1025}]},
    ],
)
def test_messages_that_discord_would_not_take(message: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        check_message(message, [])


@pytest.mark.parametrize(
    "rows",
    [
        [row(button(f"b{n}")) for n in range(6)],
        [row(*(button(f"b{n}") for n in range(6)))],
        [row()],
        [row(button("b"), button("b"))],
        [row(button("x" * 101))],
        [row(button("b", "x" * 81))],
        [row(button("b"), options(2))],
        [row(options(26))],
        [row(options(0))],
    ],
)
def test_buttons_and_lists_that_discord_would_not_show(rows: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused):
        check_components(rows)


@pytest.mark.parametrize("count", [0, 25, 26])
def test_no_more_than_25_suggestions(count: int) -> None:
    choices = [{"name": str(number), "value": str(number)} for number in range(count)]
    if count > 25:
        with pytest.raises(Refused):
            check(choices)
    else:
        check(choices)


def asked_in(server: Server, kind: int, *, visitor: bool = False) -> Interaction:
    """Return something that was asked, as the server knows it."""
    asked = Interaction(1, "token", kind, server.add_channel(server.add_guild()), 2)
    asked.visitor = visitor
    server.interactions[asked.token] = asked
    return asked


async def post(server: Server, path: str, body: dict[str, Any]) -> tuple[int, int]:
    """Return the status and the code of an answer."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"{server.api_url}{path}", json=body) as response,
    ):
        answer = await response.json()
        return response.status, answer.get("code", 0)


HELLO = {"content": "hello", "allowed_mentions": NOBODY}
CALLBACK = "/interactions/1/token/callback"
HOOK = "/webhooks/9/token"


async def test_an_interaction_is_answered_once_and_within_three_seconds() -> None:
    async with running() as server:
        asked = asked_in(server, 2)
        assert await post(server, HOOK, HELLO) == (404, 10015)
        assert await post(server, CALLBACK, {"type": 7, "data": HELLO}) == (400, 50035)
        asked.created = time.monotonic() - DEADLINE
        assert await post(server, CALLBACK, {"type": 4, "data": HELLO}) == (404, 10062)
        asked.created = time.monotonic()
        assert await post(server, CALLBACK, {"type": 4, "data": HELLO}) == (200, 0)
        assert await post(server, CALLBACK, {"type": 4, "data": HELLO}) == (400, 40060)
        asked.created = time.monotonic() - LIFE
        assert await post(server, HOOK, HELLO) == (401, 50027)


async def test_a_visitor_may_follow_up_five_times() -> None:
    async with running() as server:
        asked_in(server, 2, visitor=True)
        await post(server, CALLBACK, {"type": 4, "data": HELLO})
        answers = [await post(server, HOOK, HELLO) for _ in range(6)]
        assert answers == [(200, 0)] * 5 + [(400, 40094)]


async def test_what_follows_a_promise_is_as_private_as_the_promise() -> None:
    async with running() as server:
        asked = asked_in(server, 2)
        await post(server, CALLBACK, {"type": 5, "data": {"flags": 64}})
        await post(server, HOOK, HELLO)
        assert asked.follow_ups[0]["flags"] == 64


async def test_rights_are_needed_for_ordinary_messages() -> None:
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        path = f"/channels/{channel.id}/messages"
        assert await post(server, path, HELLO) == (200, 0)
        assert await post(server, path, {**HELLO, "flags": 64}) == (400, 50035)
        channel.allowed = 1 << 10
        assert await post(server, path, HELLO) == (403, 50013)
        channel.allowed = 0
        assert await post(server, path, HELLO) == (403, 50001)
        assert await post(server, "/channels/5/messages", HELLO) == (404, 10003)
        assert len(server.violations) == 1
