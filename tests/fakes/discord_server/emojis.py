"""The emojis of an application.

https://docs.discord.com/developers/resources/emoji
"""

import re
from base64 import b64decode
from io import BytesIO
from typing import TYPE_CHECKING

from aiohttp import web
from PIL import Image

from tests.fakes.discord_server.bodies import read_body
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Json, demand
from tests.fakes.discord_server.world import APP, snowflake, user_payload

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

MOST, LARGEST, SIZE = 2000, 256 * 1024, (128, 128)
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_PNG = "data:image/png;base64,"
_WRITTEN = re.compile(r"<a?:(\w+):(\d+)>")


class Emojis:
    """Lists and creates emojis."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.by_name: dict[str, Json] = {}

    def add(self, name: str) -> Json:
        """Add an emoji, whatever it shows."""
        made = {
            "id": str(snowflake()), "name": name, "roles": [], "require_colons": True,
            "managed": False, "animated": False, "available": True,
            "user": user_payload(APP, "Parlour", bot=True),
        }  # fmt: skip
        self.by_name[name] = made
        return made

    async def listed(self, request: web.Request) -> Json:
        """Return all emojis."""
        del request
        return {"items": list(self.by_name.values())}

    async def create(self, request: web.Request) -> Json:
        """Add an emoji that is uploaded."""
        body, _ = await read_body(request)
        demand(_NAME.fullmatch(body["name"]), "name of an emoji")
        demand(body["name"] not in self.by_name, "name of an emoji twice")
        demand(len(self.by_name) < MOST, "more than 2000 emojis")
        demand(body["image"].startswith(_PNG), "an emoji that is no PNG")
        image = b64decode(body["image"].removeprefix(_PNG))
        demand(len(image) <= LARGEST, "an emoji of more than 256 KiB")
        demand(Image.open(BytesIO(image)).size == SIZE, "an emoji of another size than 128 x 128")
        made = self.add(body["name"])
        self._server.changed()
        return made

    def check(self, message: Json) -> None:
        """Refuse a message with an emoji that the application does not have.

        Discord shows such a text as it is written, and refuses such a button.
        """
        known = {(one["name"], one["id"]) for one in self.by_name.values()}
        used = {(name, number) for name, number in _WRITTEN.findall(text_of(message))}
        buttons = [item["emoji"] for item in items_of(message) if item.get("emoji")]
        used |= {(one["name"], str(one["id"])) for one in buttons if one.get("id")}
        demand(used <= known, f"unknown emojis {used - known}")
