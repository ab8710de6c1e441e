"""Buttons that open an address: to add Parlour, to read its source, to go to a thread."""

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

import discord
from discord import ui

from bot.texts import Texts

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)
"""All that Parlour needs on a server."""
_DISCORD: Final = "https://discord.com"
_SERVER, _PERSON = "0", "1"
_MAX_LABEL: Final = 80


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


def make_row(links: tuple[Link, ...]) -> ui.ActionRow[Any]:
    """Return a row of up to five links."""
    return ui.ActionRow(*(ui.Button(label=one.label[:_MAX_LABEL], url=one.url) for one in links))


def add_to_server(application: int, texts: Texts) -> Link:
    """Return the link with which somebody adds Parlour to a server."""
    scope = {"scope": "bot applications.commands", "permissions": PERMISSIONS.value}
    url = _authorize(application, integration_type=_SERVER, **scope)
    return Link(texts.say("discord-add-to-server"), url)


def take_along(application: int, texts: Texts) -> Link:
    """Return the link with which somebody can use Parlour in any chat, also with one friend."""
    url = _authorize(application, integration_type=_PERSON, scope="applications.commands")
    return Link(texts.say("discord-take-along"), url)


def to_channel(guild: int, channel: int, texts: Texts) -> Link:
    """Return the link to a channel or thread of a server."""
    return Link(texts.say("discord-to-thread"), f"{_DISCORD}/channels/{guild}/{channel}")


def to_activity(application: int, custom_id: str) -> str:
    """Return the address that opens our page inside Discord, and hands it a text of ours."""
    return f"{_DISCORD}/activities/{application}?{urlencode({'custom_id': custom_id})}"


def _authorize(application: int, **parameters: object) -> str:
    query = urlencode({"client_id": application, **parameters})
    return f"{_DISCORD}/oauth2/authorize?{query}"
