"""The fake Discord refuses what Discord refuses about Activities and their visitors."""

from base64 import b64encode
from typing import Any

import aiohttp
import pytest

from tests.fakes.discord_server import Person, Server, running
from tests.fakes.discord_server.activities import SECRET
from tests.fakes.discord_server.limits import Refused, check_commands
from tests.fakes.discord_server.world import APP, TOKEN

BOT = {"Authorization": f"Bot {TOKEN}"}
COMMANDS = f"/applications/{APP}/commands"


async def ask(server: Server, method: str, path: str, **sent: Any) -> tuple[int, Any]:  # noqa: ANN401
    """Return the status and the body of an answer."""
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"{server.api_url}{path}", **sent) as response,
    ):
        return response.status, await response.json()


def form(code: str, **other: str) -> dict[str, str]:
    return {
        "client_id": str(APP),
        "client_secret": SECRET,
        "grant_type": "authorization_code",
        "code": code,
        **other,
    }


async def test_a_code_is_exchanged_once_by_its_application_with_a_form() -> None:
    async with running() as server:
        anna = Person(server, "Anna")
        code = anna.authorize()
        assert (await ask(server, "POST", "/oauth2/token", json=form(code)))[0] == 400
        wrong = form(code, client_secret="another")  # noqa: S106 - it opens nothing
        assert (await ask(server, "POST", "/oauth2/token", data=wrong))[0] == 401
        status, granted = await ask(server, "POST", "/oauth2/token", data=form(code))
        assert (status, granted["token_type"], granted["scope"]) == (200, "Bearer", "identify")
        again, refused = await ask(server, "POST", "/oauth2/token", data=form(code))
        assert (again, refused["error"]) == (400, "invalid_grant")
        bearer = {"Authorization": f"Bearer {granted['access_token']}"}
        status, me = await ask(server, "GET", "/users/@me", headers=bearer)
        assert (status, me["id"], me["locale"]) == (200, str(anna.id), "en-US")
        assert (await ask(server, "GET", "/gateway/bot", headers=bearer))[0] == 401


async def test_an_application_may_name_itself_in_the_header() -> None:
    async with running() as server:
        body = {"grant_type": "authorization_code", "code": Person(server, "Anna").authorize()}
        name = b64encode(f"{APP}:{SECRET}".encode()).decode()
        headers = {"Authorization": f"Basic {name}"}
        assert (await ask(server, "POST", "/oauth2/token", data=body, headers=headers))[0] == 200


async def test_an_instance_ends_with_its_last_user() -> None:
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        server.activities.enable()
        instance = server.activities.launch(channel, 1)
        assert server.activities.launch(channel, 2) is instance
        path = f"/applications/{APP}/activity-instances/{instance.id}"
        status, told = await ask(server, "GET", path, headers=BOT)
        assert (status, told["users"], told["location"]["kind"]) == (200, ["1", "2"], "gc")
        assert (await ask(server, "GET", path))[0] == 401
        server.activities.leave(instance, 1)
        server.activities.leave(instance, 2)
        assert await ask(server, "GET", path, headers=BOT) == (
            404,
            {"code": 0, "message": "404: Not Found"},
        )
        assert server.activities.launch(channel, 1).id != instance.id


async def test_the_entry_point_command_cannot_be_left_out() -> None:
    async with running() as server:
        server.activities.enable()
        status, told = await ask(server, "PUT", COMMANDS, json=[], headers=BOT)
        assert (status, told["code"]) == (400, 50240)
        _, (entry,) = await ask(server, "GET", COMMANDS, headers=BOT)
        assert "name_localizations" not in entry
        _, kept = await ask(server, "PUT", COMMANDS, json=[entry], headers=BOT)
        assert kept[0]["id"] == entry["id"]


@pytest.mark.parametrize(
    "commands",
    [
        [{"type": 4, "name": "launch", "handler": 3}],
        [{"type": 4, "name": "launch", "handler": 2, "options": [{}]}],
        [{"type": 4, "name": name, "handler": 2} for name in ("launch", "open")],
    ],
)
def test_there_is_one_entry_point_command_with_a_handler(commands: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused):
        check_commands(commands)


async def test_nothing_is_launched_before_activities_are_on() -> None:
    async with running() as server:
        with pytest.raises(Refused):
            server.activities.launch(server.add_channel(None), 1)
