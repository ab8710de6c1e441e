"""Activities: pages of an application inside Discord, and how their visitors prove who they are."""

from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.fakes.discord_server.limits import ENTRY_POINT, Json, Refused
from tests.fakes.discord_server.world import APP, Channel, snowflake

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

SECRET = "fake-client-secret-of-parlour"  # noqa: S105 - of a server that lasts for a test
FORM = "application/x-www-form-urlencoded"
APP_HANDLER, DISCORD_HANDLER = 1, 2

_numbers = count(1)


@dataclass
class Instance:
    """A running Activity, and who takes part in it."""

    channel: Channel
    launch: int = field(default_factory=snowflake)
    users: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.id = f"i-{self.launch}-{self.location['id']}"

    @property
    def location(self) -> Json:
        """Return where it runs."""
        guild, channel = self.channel.guild, str(self.channel.id)
        if guild is None:
            return {"id": f"pc-{channel}", "kind": "pc", "channel_id": channel, "guild_id": None}
        where = f"gc-{guild.id}-{channel}"
        return {"id": where, "kind": "gc", "channel_id": channel, "guild_id": str(guild.id)}

    @property
    def payload(self) -> Json:
        """Return it as Discord sends it."""
        return {
            "application_id": str(APP),
            "instance_id": self.id,
            "launch_id": str(self.launch),
            "location": self.location,
            "users": [str(user) for user in self.users],
        }


class NoGrant(Refused):
    """A refusal of the OAuth2 endpoint, which has the form of RFC 6749."""

    @property
    def body(self) -> Json:
        """Return what is sent."""
        return {"error": self.message, "error_description": "Refused"}


class Activities:
    """The Activities of one application."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.enabled = False
        self.named = True
        """Whether the answer to a launch names the instance, which is optional."""
        self.revoked = False
        """Whether tokens are invalid as soon as they are given out."""
        self.instances: dict[str, Instance] = {}
        self._codes: dict[str, Json] = {}
        self._bearers: dict[str, Json] = {}

    def enable(self, handler: int = DISCORD_HANDLER) -> None:
        """Turn Activities on in the developer portal, which adds an Entry Point command."""
        self.enabled = True
        launch = {
            "id": str(snowflake()), "application_id": str(APP), "version": str(snowflake()),
            "type": ENTRY_POINT, "name": "launch", "name_localizations": {"ru": "запуск"},
            "description": "Launch Parlour", "description_localizations": None,
            "default_member_permissions": None, "nsfw": False, "handler": handler,
            "integration_types": [0, 1], "contexts": [0, 1, 2],
        }  # fmt: skip
        self._server.commands.append(launch)

    def launch(self, channel: Channel, user: int) -> Instance:
        """Open the Activity in a channel for a user, who joins the others if it runs there."""
        if not self.enabled:
            raise Refused(400, 50039, "Invalid Activity Action")
        running = (one for one in self.instances.values() if one.channel is channel)
        instance = next(running, None) or Instance(channel)
        self.instances[instance.id] = instance
        if user not in instance.users:
            instance.users.append(user)
        return instance

    def leave(self, instance: Instance, user: int) -> None:
        """Let a user close the Activity, which ends with the last of them."""
        instance.users.remove(user)
        if not instance.users:
            del self.instances[instance.id]

    def authorize(self, user: Json) -> str:
        """Return a code for a user who lets the application know who they are."""
        code = f"code{next(_numbers)}"
        self._codes[code] = user
        return code

    async def token(self, request: web.Request) -> Json:
        """Exchange a code for a token; each code works once."""
        if request.content_type != FORM:
            raise NoGrant(400, 0, "invalid_request")
        form = await request.post()
        if _application(request, form) != (str(APP), SECRET):
            raise NoGrant(401, 0, "invalid_client")
        user = self._codes.pop(str(form.get("code")), None)
        if form.get("grant_type") != "authorization_code" or user is None:
            raise NoGrant(400, 0, "invalid_grant")
        token = f"bearer{next(_numbers)}"
        if not self.revoked:
            self._bearers[token] = user
        return {
            "access_token": token,
            "token_type": "Bearer",
            "expires_in": 604_800,
            "refresh_token": f"refresh{next(_numbers)}",
            "scope": "identify",
        }

    def user_of(self, authorization: str) -> Json | None:
        """Return the user of a token, as an application with the scope `identify` sees them."""
        return self._bearers.get(authorization.removeprefix("Bearer "))

    async def instance(self, request: web.Request) -> Json:
        """Return a running instance."""
        found = self.instances.get(request.match_info["instance"])
        if found is None or request.match_info["app"] != str(APP):
            raise Refused(404, 0, "404: Not Found")
        return found.payload

    async def member(self, request: web.Request) -> Json:
        """Return a member of a server that the bot is in."""
        number = int(request.match_info["guild"])
        guild = next((one for one in self._server.guilds if one.id == number), None)
        if guild is None or not guild.member:
            raise Refused(403, 50001, "Missing Access")
        found = self._server.members.get(int(request.match_info["user"]))
        if found is None:
            raise Refused(404, 10007, "Unknown Member")
        return found()


def _application(request: web.Request, form: Mapping[str, Any]) -> tuple[str, str]:
    """Return the id and the secret of an application, from the form or the header."""
    kind, _, basic = request.headers.get("Authorization", "").partition(" ")
    if kind == "Basic":
        name, _, secret = b64decode(basic).decode().partition(":")
        return name, secret
    return str(form.get("client_id")), str(form.get("client_secret"))
