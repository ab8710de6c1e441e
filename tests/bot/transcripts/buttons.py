"""Doing with buttons what a story has typed: nobody needs to know the notation."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.commands.parser import parse, write_payload
from bot.identity import Player
from bot.replies.reply import Choice
from bot.table.table import Table
from rules import GAMES
from tests.bot.transcripts.chat import Chat
from tests.bot.transcripts.cues import Cue, Press, Type
from tests.bot.transcripts.script import Scene


class Presser:
    """Somebody who presses a button wherever there is one."""

    def __init__(self, chat: Chat, player: Player) -> None:
        self._chat = chat
        self._player = player
        self.scenes: list[Scene] = []

    async def do(self, command: str) -> None:
        """Press what does a command; where no button does, type it."""
        name, _, words = command.partition(" ")
        if label := self._find(command):
            await self._press(label)
        elif name == "move" and (table := self._chat.table):
            await self._tap(words, table)
        elif words and (label := self._find(name)):
            await self._press(label)
            await self.do(command)
        elif name == "play" and words in GAMES:
            await self._type("/play")
            await self._press(self._find(command))
        else:
            await self._type(f"/{command}")

    async def _tap(self, words: str, table: Table) -> None:
        """Tap a move, one thing after the other."""
        move = table.game.parse(words, table.board)
        command = f"move {table.game.format(move, table.board)}"
        taps = next(_ways(table, move, ()))
        steps = {" ".join(("tap", *taps[:count])) for count in range(1, len(taps) + 1)}
        await self._press(self._find("tap"))
        while not (label := self._find(command)):
            await self._press(
                next(choice.label for choice in self._latest if _command(choice) in steps)
            )
        await self._press(label)

    @property
    def _latest(self) -> Iterator[Choice]:
        """Return the buttons of the latest message."""
        return (choice for group in self._chat.messages[-1].reply.choices for choice in group)

    def _find(self, command: str) -> str:
        """Return the label of a button for the command that can be pressed now; else nothing."""
        wanted = write_payload(self._chat.stamp, command)
        for message in reversed(self._chat.messages):
            for group in message.reply.choices if message.shown_to(self._player) else ():
                for choice in group:
                    if choice.payload == wanted:
                        return choice.label
        return ""

    async def _press(self, label: str) -> None:
        await self._follow(f"[{label}]", Press(self._player, label))

    async def _type(self, text: str) -> None:
        await self._follow(text, Type(self._player, text))

    async def _follow(self, text: str, cue: Cue) -> None:
        shown = await self._chat.follow(cue)
        self.scenes.append(Scene(f"{self._player.name}: {text}", shown))


def _command(choice: Choice) -> str:
    """Return what a button does."""
    parsed = parse(choice.payload, pressed=True)
    return f"{parsed.command.name} {parsed.words}".rstrip()


def _ways(table: Table, move: object, tapped: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Return the taps that make a move."""
    taps: Any = table.game.taps(table.board, tapped)
    if taps.move == move:
        yield tuple(tapped)
    for tap in taps.next:
        yield from _ways(table, move, (*tapped, tap.token))
