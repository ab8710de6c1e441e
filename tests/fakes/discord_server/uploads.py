"""Files that users attach to a command: an object of the interaction, and where it is fetched."""

from dataclasses import dataclass

from aiohttp import web

from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.world import snowflake

ATTACHMENT = 11
"""The type of an option for a file."""


@dataclass(frozen=True)
class Upload:
    """A file that a user attaches."""

    name: str
    content: bytes


class Uploads:
    """Keeps what users attach, and hands it out at an address that is signed."""

    def __init__(self) -> None:
        self.fetched: list[str] = []
        """The names of the files that were fetched."""
        self.lost = False
        """Whether nothing is handed out any more."""
        self._kept: dict[str, Upload] = {}

    def keep(self, upload: Upload, port: int) -> Json:
        """Keep a file, and return it as an interaction has it."""
        number = str(snowflake())
        self._kept[number] = upload
        path = f"http://127.0.0.1:{port}/ephemeral-attachments/{number}/{upload.name}"
        url = f"{path}?ex=6a1b2c3d&is=6a19dabd&hm={number}"
        return {
            "id": number,
            "filename": upload.name,
            "content_type": "text/plain; charset=utf-8",
            "size": len(upload.content),
            "url": url,
            "proxy_url": url,
            "ephemeral": True,
        }

    async def hand_out(self, request: web.Request) -> web.Response:
        """Return the content of a file."""
        upload = self._kept.get(request.match_info["number"])
        signed = request.query.get("hm") == request.match_info["number"]
        if upload is None or not signed or self.lost:
            raise web.HTTPNotFound
        self.fetched.append(upload.name)
        return web.Response(body=upload.content)
