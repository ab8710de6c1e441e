"""Doing with buttons what a story has typed: nobody needs to know the notation."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.commands.parser import Parsed, parse
from bot.identity import Player
from bot.replies.choice import Choice
from bot.table.table import Table
from rules import GAMES
from tests.bot.transcripts.chat import Chat
from tests.bot.transcripts.cues import Cue, Press, Type
from tests.bot.transcripts.script import Scene

_MENUS: Final = frozenset({"resign", "settings"})
"""Commands that show a menu first."""
_IN_MORE: Final = frozenset({"draw", "resign"})
"""Commands whose buttons are behind the one for more."""


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
        elif (name in _MENUS and (label := self._find(name))) or (
            name in _IN_MORE and (label := self._find("more"))
        ):
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
        spelled = table.game.format(move, table.board)
        if label := self._find(f"move {spelled}"):
            await self._press(label)
            if label := self._find(f"move {spelled} ok"):
                await self._press(label)
            return
        ways = dict(_ways(table, move, ()))
        taps = ways.get(spelled) or next(iter(ways.values()))
        steps = [" ".join(("tap", *taps[:count])) for count in range(len(taps), 0, -1)]
        while self._chat.table and self._chat.table.position == table.position:
            await self._press(next(label for step in steps if (label := self._find(step))))

    def _find(self, command: str) -> str:
        """Return the label of a button for the command that can be pressed now; else nothing."""
        for message in reversed(self._chat.messages):
            for group in message.reply.choices if message.shown_to(self._player) else ():
                for choice in group:
                    if self._does(choice, command):
                        return choice.label
        return ""

    def _does(self, choice: Choice, command: str) -> bool:
        parsed = parse(choice.payload, pressed=True)
        return parsed.stamp == self._chat.stamp and _command(parsed) == command

    async def _press(self, label: str) -> None:
        await self._follow(f"[{label}]", Press(self._player, label))

    async def _type(self, text: str) -> None:
        await self._follow(text, Type(self._player, text))

    async def _follow(self, text: str, cue: Cue) -> None:
        shown = await self._chat.follow(cue)
        self.scenes.append(Scene(f"{self._player.name}: {text}", shown))


def _command(parsed: Parsed) -> str:
    """Return what a button does."""
    return f"{parsed.command.name} {parsed.words}".rstrip()


def _ways(
    table: Table, move: object, tapped: Sequence[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield how a move is spelled, by each way it can be tapped, and the taps."""
    taps: Any = table.game.taps(table.board, tapped)
    if taps.move == move:
        yield taps.spelled, tuple(tapped)
    for tap in taps.next:
        yield from _ways(table, move, (*tapped, tap.token))
