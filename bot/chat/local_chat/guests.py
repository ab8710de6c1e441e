"""Guests: who they are, and what they ask of the desk."""

import re
from dataclasses import dataclass
from hashlib import sha256

from bot.chat.local_chat.rooms import Room
from bot.chat.local_chat.window import Window
from bot.commands.request import Request
from bot.desk.visitors import Visitor
from bot.identity import Player, PlayerId, TableId


@dataclass(eq=False)
class Guest:
    """A player at a browser window, in a room."""

    player: Player
    window: Window
    room: Room
    table: TableId
    owner: bool
    """Whether the window is on the machine that runs Parlour."""
    visitor: Visitor | None = None
    """For somebody whom another platform has sent: who they are there."""

    def typed(self, text: str, key: str) -> Request:
        """Return the request of a text, with the people it mentions; spaces in names become `_`."""
        named: list[Player] = []
        for person in sorted(self.room.people, key=lambda person: -len(person.name)):
            mention = re.compile(rf"@{re.escape(person.name)}(?!\w)", re.IGNORECASE)
            if mention.search(text):
                text = mention.sub(lambda found: found[0].replace(" ", "_"), text)
                named.append(Player(PlayerId(person.id), person.name))
        return self.request(text, key, named=tuple(named))

    def request(
        self, text: str, key: str, *, pressed: bool = False, named: tuple[Player, ...] = ()
    ) -> Request:
        """Return the request of a text or of a button."""
        return Request(
            table=self.table,
            chat=self.visitor.chat if self.visitor else "",
            alone=bool(self.visitor and self.visitor.alone),
            player=self.player,
            text=text,
            pressed=pressed,
            named=named,
            locale=self.window.reader.language,
            moderator=self.owner and self.visitor is None,
            key=key and f"{self.player.id} {key}",
        )


def identify(platform: str, secret: str) -> PlayerId:
    """Return the public id of a guest, from which their secret cannot be found."""
    return PlayerId(f"{platform}:{sha256(secret.encode()).hexdigest()[:20]}")
