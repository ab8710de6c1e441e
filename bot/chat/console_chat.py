"""The console: all players at one keyboard, with boards drawn in characters.

A line is `Anna: /roll`, or just `/roll` for the player who is to act; a number presses a button.
"""

import re
from collections.abc import AsyncIterable, Callable
from typing import Final

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.replies.reply import Announcement, Choice, Reply, board_of

TABLE: Final = TableId("console:-table")
"""No player can have this id, because names have no dash."""
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_LINE: Final = re.compile(r"(?:(?P<name>[^\W\d_]\w*)\s*:\s*)?(?P<text>.*)", re.DOTALL)


class Console:
    """The chat in a terminal."""

    platform: Final = "console"

    def __init__(self, desk: Desk, write: Callable[[str], None], *, sketches: bool = True) -> None:
        self._desk = desk
        self._write = write
        self._sketches = sketches
        self._speaker = ""
        self._buttons: tuple[Choice, ...] = ()

    async def run(self, lines: AsyncIterable[str]) -> None:
        """Answer line after line."""
        async for line in lines:
            if line.strip():
                await self.type(line)

    async def type(self, line: str) -> None:
        """Answer one line."""
        match = _LINE.fullmatch(line.strip())
        if match is None:
            return
        self._speaker = match["name"] or self._speaker
        request = self._request(match["text"])
        reply = await self._desk.handle(request)
        try:
            await self.say(reply)
        except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(request.table, request.locale, request.player.id)
            self._write(apology.text)

    async def say(self, reply: Reply) -> None:
        """Show a reply; the next line without a name is by the player who is to act."""
        if isinstance(reply, Announcement) and reply.mention:
            self._speaker = reply.mention.name
        self._buttons = tuple(choice for group in reply.choices for choice in group)
        board = board_of(reply)
        if self._sketches and board:
            self._write(board.sketch)
        self._write(reply.text)
        labels = [f"[{at} {button.label}]" for at, button in enumerate(self._buttons, 1)]
        if labels:
            self._write(" ".join(labels))
        await self._desk.announced(reply)

    def _request(self, text: str) -> Request:
        pressed = bool(_NUMBER.fullmatch(text)) and 0 < int(text) <= len(self._buttons)
        return Request(
            table=TABLE,
            player=_player(self._speaker or "Player"),
            text=self._buttons[int(text) - 1].payload if pressed else text,
            pressed=pressed,
            named=tuple(map(_player, re.findall(r"@(\w+)", text))),
            moderator=True,
        )


def _player(name: str) -> Player:
    """Return the player with a name, whatever its case."""
    return Player(PlayerId(f"console:{name.casefold()}"), name)
