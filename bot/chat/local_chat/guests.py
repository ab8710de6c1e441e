"""Guests: who they are, and what they ask of the desk."""

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from bot.chat.local_chat.rooms import Room
from bot.chat.local_chat.window import Window
from bot.commands.request import Request
from bot.desk.visitors import Visitor
from bot.identity import Player, PlayerId, TableId

_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+")
"""Invisible characters, and those that change the direction of text."""


@dataclass(eq=False)
class Guest:
    """A player at a browser window, in a room."""

    player: Player
    window: Window
    room: Room
    table: TableId
    owner: bool
    """Whether the window is on the machine that runs Parlour."""
    address: str = ""
    """Where the window is, if it is a guest's."""
    visitor: Visitor | None = None
    """For somebody whom another platform has sent: who they are there."""

    def typed(self, text: str, key: str) -> Request:
        """Return the request of a text, with the people it mentions; spaces in names become `_`."""
        named: list[Player] = []
        people = self.room.people if "@" in text else ()
        for person in sorted(people, key=lambda person: -len(person.name)):
            mention = re.compile(rf"@{re.escape(person.name)}(?!\w)", re.IGNORECASE)
            if mention.search(text):
                text = mention.sub(lambda found: found[0].replace(" ", "_"), text)
                named.append(Player(PlayerId(person.id), person.name))
        return self.request(text, key, named=tuple(named))

    def request(
        self, text: str, key: str, *, pressed: bool = False, named: tuple[Player, ...] = ()
    ) -> Request:
        """Return the request of a text or of a button."""
        request = Request(
            table=self.table,
            player=self.player,
            text=text,
            pressed=pressed,
            named=named,
            locale=self.window.reader.language,
            address=self.address,
            moderator=self.owner,
            has_rooms=self.visitor is None,
            key=key and f"{self.player.id} {key}",
        )
        return _as_visitor(request, self.visitor) if self.visitor else request


def _as_visitor(request: Request, visitor: Visitor) -> Request:
    """Return the request as the visitor's own platform would bring it."""
    return replace(
        request,
        chat=visitor.chat,
        within=visitor.within,
        known_as=visitor.known_as,
        alone=visitor.alone,
        moderator=visitor.alone,  # nobody else is in a private chat
    )


def identify(platform: str, secret: str) -> PlayerId:
    """Return the public id of a guest, from which their secret cannot be found."""
    return PlayerId(f"{platform}:{sha256(secret.encode()).hexdigest()[:20]}")


def clean_name(name: str, longest: int) -> str:
    """Return a name on one line, without invisible characters."""
    return " ".join(_CONTROLS.sub(" ", name).split())[:longest].strip()
