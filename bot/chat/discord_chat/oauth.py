"""Asks Discord who somebody is, with the code that the page got for them."""

from time import monotonic
from typing import Annotated, Any, Final

import aiohttp
import msgspec
from discord.http import Route

from bot.desk.visitors import NotAdmitted

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}\Z")]
"""An id of Discord's, as it is written in JSON."""

_OK: Final = 200
_TOO_FAST: Final = 429
_SHORTEST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 600.0
"""Seconds for which nobody is asked about after Discord has said that we ask too often."""


class User(msgspec.Struct, frozen=True):
    """A user of Discord."""

    id: Snowflake
    username: str
    global_name: str | None = None
    locale: str | None = None

    @property
    def name(self) -> str:
        """Return the name that others see, where they have no nickname."""
        return self.global_name or self.username


class _Grant(msgspec.Struct, frozen=True):
    """What a code is exchanged for."""

    access_token: str


class OAuth:
    """Exchanges codes for users, on behalf of one application.

    Neither codes nor tokens are stored or logged. A token is used once and then forgotten.
    """

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._paused_until = 0.0

    async def identify(self, code: str, application: int, user_agent: str) -> User:
        """Return the user of a code, which works once; raise NotAdmitted if it is refused."""
        if monotonic() < self._paused_until:
            raise _refused(_TOO_FAST)
        form = {
            "client_id": str(application),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        headers = {"User-Agent": user_agent}
        async with aiohttp.ClientSession(Route.BASE + "/", headers=headers) as session:
            granted = await self._ask(session, "POST", "oauth2/token", data=form)
            grant = msgspec.json.decode(granted, type=_Grant)
            bearer = {"Authorization": f"Bearer {grant.access_token}"}
            known = await self._ask(session, "GET", "users/@me", headers=bearer)
            return msgspec.json.decode(known, type=User)

    async def _ask(
        self,
        session: aiohttp.ClientSession,
        method: str,
        path: str,
        **sent: Any,  # noqa: ANN401 - as aiohttp takes it
    ) -> bytes:
        """Return the body of an answer; raise NotAdmitted if it is a refusal."""
        async with session.request(method, path, allow_redirects=False, **sent) as response:
            if response.status == _TOO_FAST:
                self._paused_until = monotonic() + pause_of(response.headers.get("Retry-After", ""))
            if response.status != _OK:
                raise _refused(response.status)
            return await response.read()


def _refused(status: int) -> NotAdmitted:
    return NotAdmitted(f"Discord answers {status} to the code or its token")


def pause_of(written: str) -> float:
    """Return how long to wait, within reason: the header may come from something in between."""
    try:
        seconds = float(written)
    except ValueError:
        return _SHORTEST_PAUSE
    return min(max(_SHORTEST_PAUSE, seconds), _LONGEST_PAUSE)
