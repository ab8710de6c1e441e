"""The fields and files of a call."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web


@dataclass(frozen=True)
class Form:
    """The fields of a call; all of them are sent as text."""

    fields: Mapping[str, str]
    files: Mapping[str, tuple[str, bytes]]

    def text(self, name: str) -> str:
        """Return a text as it is."""
        return self.fields.get(name, "")

    def number(self, name: str) -> int | None:
        """Return a number."""
        return int(self.fields[name]) if name in self.fields else None

    def data(self, name: str, otherwise: Any) -> Any:  # noqa: ANN401 - any JSON
        """Return a value that is sent as JSON."""
        return json.loads(self.fields[name]) if name in self.fields else otherwise


async def read_form(request: web.Request) -> Form:
    """Read a call; its files come under any name."""
    if request.content_type != "multipart/form-data":
        return Form({name: str(value) for name, value in (await request.post()).items()}, {})
    fields: dict[str, str] = {}
    files: dict[str, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        assert part.name is not None
        if part.filename:
            files[part.name] = part.filename, bytes(await part.read())
        else:
            fields[part.name] = await part.text()
    return Form(fields, files)
