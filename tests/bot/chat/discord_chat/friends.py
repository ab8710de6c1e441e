"""Two friends who share no server, each in a chat of their own with the bot."""

import re
from dataclasses import dataclass

from bot.chat.discord_chat.codes import read_code
from bot.chat.discord_chat.places import shared_table
from bot.persistence.tables import look
from bot.table.table import Table
from tests.bot.chat.discord_chat.club import Club
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json

CODE = re.compile(r"\b\w{4}-\w{4}\b")


@dataclass
class Friends:
    """Anna and Ira, who plays in Russian, each with a chat of their own."""

    made: Club

    def __post_init__(self) -> None:
        self.anna, self.ira = self.made.anna, Person(self.made.server, "Ira", locale="ru")
        self.annas = self.made.server.private_chat(self.anna.id)
        self.iras = self.made.server.private_chat(self.ira.id)
        self.code = ""

    async def invite(self, game: str = "Brazilian checkers") -> Json:
        """Let Anna wait for a friend, and return her message."""
        asked = await self.anna.slash(self.annas, "play")
        asked = await self.anna.press(asked.said[0], "Invite a friend")
        await self.anna.press(asked.said[0], game)
        await self.until(self.annas, "/join")
        waiting = self.annas.live[-1]
        self.code = CODE.findall(text_of(waiting))[-1]
        return waiting

    async def until(self, channel: Channel, words: str) -> Json:
        """Return the newest board of a chat once it says something."""
        await self.made.server.until(lambda: shows(channel, words))
        return channel.live[-1]

    async def begin(self) -> tuple[Json, Json]:
        """Let Ira come, and return the boards of both."""
        await self.invite()
        await self.ira.slash(self.iras, "join", word=self.code)
        return await self.until(self.annas, "begins"), await self.until(self.iras, "начинается")

    async def table(self) -> Table:
        """Return the table from the store."""
        found = await look(self.made.store, shared_table(read_code(self.code) or 0))
        assert found.table is not None
        return found.table


def shows(channel: Channel, words: str) -> bool:
    """Return whether the newest board of a chat says something."""
    return bool(channel.live) and words in text_of(channel.live[-1])
