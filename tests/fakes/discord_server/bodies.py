"""Bodies of requests: JSON, or a form with files."""

import json
from typing import Any

from aiohttp import BodyPartReader, web

from tests.fakes.discord_server.limits import INVALID_BODY, PNG, Json, Refused, demand
from tests.fakes.discord_server.world import snowflake


async def read_body(request: web.Request) -> tuple[Any, dict[int, bytes]]:
    """Return the body, and the files by their numbers."""
    if request.content_type == "application/json":
        return await request.json(), {}
    if not request.content_type.startswith("multipart/"):
        return {}, {}
    body: Any = {}
    files: dict[int, bytes] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(400, INVALID_BODY, "parts in parts")
        name = str(part.name)
        content = bytes(await part.read())
        if name == "payload_json":
            body = json.loads(content)
        else:
            demand(name.startswith("files[") and name.endswith("]"), f"part {name}")
            files[int(name[6:-1])] = content
    return body, files


def attach(message: Json, files: dict[int, bytes], old: list[Json]) -> list[Json]:
    """Return the attachments of a message: those it keeps, and new ones.

    Discord accepts a picture without alt text; our players need one.
    """
    kept = {attachment["id"]: attachment for attachment in old}
    attached = []
    for wanted in message.get("attachments") or []:
        if str(wanted["id"]) in kept:
            attached.append(kept[str(wanted["id"])])
            continue
        content = files.pop(int(wanted["id"]))
        if wanted["filename"].endswith(".gif"):
            demand(wanted.get("description"), "an animation without alt text")
        if wanted["filename"].endswith(".png"):
            demand(content.startswith(PNG), "a picture that is none")
            demand(wanted.get("description"), "a picture without alt text")
        attached.append(_attachment(wanted, content))
    demand(not files, "a file that the message does not name")
    return attached


def _attachment(wanted: Json, content: bytes) -> Json:
    number = str(snowflake())
    return {
        "id": number,
        "filename": wanted["filename"],
        "description": wanted.get("description"),
        "size": len(content),
        "url": f"https://cdn.invalid/{number}",
        "proxy_url": f"https://cdn.invalid/{number}",
    }
