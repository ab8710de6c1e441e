"""A reply as Discord takes it: text, files, buttons, and who is alerted."""

import asyncio
import io
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord

from bot.chat.discord_chat.layout import layout
from bot.chat.discord_chat.markdown import LONGEST, pages, plain
from bot.chat.discord_chat.people import discord_id
from bot.identity import PlayerId
from bot.replies.reply import Choices, Document, Reply

_MOST_PAGES: Final = 4
"""A text that is longer comes as a file."""
_LONGEST_ALT: Final = 1024
_PAINTER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
"""One draws for all: several at once would each paint what none of them has kept yet."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message that can be sent, and sent again."""

    text: str
    picture: bytes = b""
    alt_text: str = ""
    documents: tuple[Document, ...] = ()
    choices: Choices = ()
    alerted: int = 0
    """The one person whom the message may alert."""

    def as_new(self) -> dict[str, Any]:
        """Return what a new message is made of."""
        view = layout(self.choices)
        return {
            "content": self.text,
            "files": self._files(),
            "allowed_mentions": self._mentions(),
            "suppress_embeds": True,
            **({"view": view} if view else {}),
        }

    def as_edit(self) -> dict[str, Any]:
        """Return what replaces everything in a message that is there."""
        return {
            "content": self.text,
            "attachments": self._files(),
            "view": layout(self.choices),
            "allowed_mentions": self._mentions(),
        }

    def _files(self) -> list[discord.File]:
        picture = io.BytesIO(self.picture)
        alt_text = self.alt_text[:_LONGEST_ALT]
        board = [discord.File(picture, "board.png", description=alt_text)] if self.picture else []
        handed_out = [discord.File(io.BytesIO(one.content), one.name) for one in self.documents]
        return board + handed_out

    def _mentions(self) -> discord.AllowedMentions:
        alerted = [discord.Object(self.alerted)] if self.alerted else False
        return discord.AllowedMentions(everyone=False, roles=False, users=alerted)

    def without_board(self) -> Self:
        """Return the words alone."""
        return replace(self, picture=b"", alt_text="", choices=())


async def write(
    reply: Reply, commands: Mapping[str, int], actor: PlayerId | None = None
) -> list[Letter]:
    """Return a reply as one letter or several, the last of which has the board and the buttons.

    Whoever has just acted is not alerted to it. The picture is drawn where nobody waits for it.
    """
    alerted = 0
    if reply.mention and reply.mention.id != actor:
        alerted = discord_id(reply.mention.id)
    text = plain(reply.text, commands)
    whole = f"<@{alerted}>\n{text}" if alerted else text
    *earlier, last = pages(whole) if len(whole) <= _MOST_PAGES * LONGEST else [whole[:LONGEST]]
    documents = [reply.file] if reply.file else []
    if len(whole) > _MOST_PAGES * LONGEST:
        documents.append(Document("text.txt", reply.text.encode()))
    picture = await asyncio.get_running_loop().run_in_executor(_PAINTER, lambda: reply.picture)
    letter = Letter(
        last,
        picture.png if picture else b"",
        reply.alt_text,
        tuple(documents),
        reply.choices,
        alerted,
    )
    return [*map(Letter, earlier), letter]
