"""Messages that consist of components alone (Components V2): what they may have, and what they say.

https://docs.discord.com/developers/components/reference
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.fakes.discord_server.limits import ROW, Json, check_row, demand

SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 12, 13, 14, 17
MOST_COMPONENTS, MOST_CHARACTERS, MOST_PICTURES = 40, 4000, 10
_IN_CONTAINERS = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
_ATTACHED = "attachment://"


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield all components, with those inside others after them."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def text_of(message: Json) -> str:
    """Return everything that a message says."""
    texts = [one["content"] for one in walk(message["components"]) if one["type"] == TEXT]
    return "\n".join([message["content"], *texts] if message["content"] else texts)


def rows_of(message: Json) -> list[list[Json]]:
    """Return the rows of buttons and lists of a message."""
    return [one["components"] for one in walk(message["components"]) if one["type"] == ROW]


def items_of(message: Json) -> list[Json]:
    """Return the buttons and lists of a message."""
    return [item for row in rows_of(message) for item in row]


def accent_of(message: Json) -> int | None:
    """Return the colour at the side of a message; None if it has none."""
    cards = [one for one in message["components"] if one["type"] == CONTAINER]
    return cards[0].get("accent_color") if cards else None


def pictures_of(message: Json) -> list[Json]:
    """Return the pictures that a message shows."""
    galleries = [one for one in walk(message["components"]) if one["type"] == GALLERY]
    return [item for gallery in galleries for item in gallery["items"]]


def check_layout(message: Json) -> None:
    """Refuse a message of components that Discord would not accept."""
    for name in ("content", "embeds", "sticker_ids", "poll"):
        demand(not message.get(name), f"{name} in a message of components")
    components = message.get("components") or []
    every = list(walk(components))
    demand(every, "empty message")
    demand(len(every) <= MOST_COMPONENTS, "more than 40 components")
    texts = [one["content"] for one in every if one["type"] == TEXT]
    demand(all(texts), "a text without characters")
    demand(sum(map(len, texts)) <= MOST_CHARACTERS, "more than 4000 characters")
    _check_kinds(components)
    for gallery in (one for one in every if one["type"] == GALLERY):
        _check_gallery(gallery["items"])
    used = [one["custom_id"] for one in every if "custom_id" in one]
    demand(len(set(used)) == len(used), "custom_id twice")


def _check_kinds(components: list[Json]) -> None:
    for one in components:
        demand(one["type"] in {*_IN_CONTAINERS, CONTAINER}, "not at the top")
        if one["type"] == CONTAINER:
            inside = one["components"]
            demand(inside, "an empty container")
            demand(all(part["type"] in _IN_CONTAINERS for part in inside), "not in a container")
            demand(0 <= (one.get("accent_color") or 0) <= 0xFFFFFF, "accent of a container")
    for row in (one for one in walk(components) if one["type"] == ROW):
        check_row(row)


def _check_gallery(items: list[Json]) -> None:
    """Refuse a gallery; Discord takes one without alt text, but our players need it."""
    demand(1 <= len(items) <= MOST_PICTURES, "pictures of a gallery")
    for item in items:
        demand(1 <= len(item.get("description") or "") <= 1024, "alt text of a picture")


def with_files(components: list[Json], attachments: list[Json]) -> list[Json]:
    """Return components as they are sent back: each file that is named is one of the message."""
    made = deepcopy(components)
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    shown = set[str]()
    for media in _media(made):
        if media["url"].startswith(_ATTACHED):
            name = media["url"].removeprefix(_ATTACHED)
            demand(name in by_name, f"{name} is not attached")
            shown.add(name)
            media |= {"url": by_name[name]["url"], "attachment_id": by_name[name]["id"]}
    demand(shown == set(by_name), "a file that no component shows")
    return made


def _media(components: list[Json]) -> Iterator[dict[str, Any]]:
    for one in walk(components):
        if one["type"] == FILE:
            yield one["file"]
        for item in one.get("items", ()):
            yield item["media"]
