"""A chat that follows cues: real desk, real sweeper, scripted chance and time."""

import asyncio
from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.identity import Moment, Player, TableId
from bot.language import Language
from bot.persistence.snapshot import Snapshot
from bot.ratings.scorekeeper import Scorekeeper
from bot.replies.reply import Handout, Reply
from bot.store.memory import MemoryStore
from bot.table.clock import TIMEOUTS
from bot.table.playing import next_automatic
from bot.table.table import Table
from tests.bot.transcripts.chance import ScriptedChance
from tests.bot.transcripts.cues import Cue, Forge, Later, Press, Type, person
from tests.bot.transcripts.laws import (
    Fairness,
    check_document,
    check_log,
    check_record,
    check_reply,
)
from tests.bot.transcripts.script import Script
from tests.bot.transcripts.scripted_workers import ScriptedWorkers
from tests.bot.transcripts.showing import show

TABLE: Final = TableId("chat:parlour")
NOTHING: Final = Snapshot(0, None)
NOBODY: Final = person("")
_MORNING: Final = Moment(1_767_258_000_000)


class NoSuchButton(Exception):
    """Nobody was shown a button with that label."""


@dataclass(frozen=True, slots=True)
class Message:
    """A reply in the chat; a private one is for its reader alone."""

    reply: Reply
    reader: Player

    def shown_to(self, player: Player) -> bool:
        """Return whether somebody can see it."""
        return not self.reply.private or self.reader == player


class Chat:
    """One chat with one table."""

    def __init__(self, script: Script) -> None:
        chance = ScriptedChance(script)
        language = Language(script.language)
        self._fair = Fairness(dice=not script.dice, lots=script.fair_lots)
        self._now = _MORNING
        self._store = MemoryStore()
        self._desk = Desk(self._store, language=language, chance=chance, clock=self._clock)
        if script.computers:
            self._desk.computers = lambda: Availability.READY
        self._sweeper = Sweeper(self._desk, {"chat": self})
        self._thinkers = [
            Thinker(self._desk, {"chat": self}, ScriptedWorkers(script.computer))
            for _ in script.computer[:1]
        ]
        self._scorekeeper = Scorekeeper(self._store.scores)
        self._unasked: list[Reply] = []
        self.messages: list[Message] = []
        self._found = NOTHING

    def _clock(self) -> Moment:
        return self._now

    @property
    def table(self) -> Table | None:
        """Return the table as it is stored."""
        return self._found.table

    @property
    def stamp(self) -> int:
        """Return what the buttons carry that can be pressed now."""
        return self._found.version

    async def say(self, reply: Reply) -> None:
        """Take what the sweeper says."""
        self._unasked.append(reply)
        await self._desk.announced(reply)
        await asyncio.sleep(0)

    async def follow(self, cue: Cue) -> str:
        """Do what a cue wants, check the laws, and return what is shown."""
        replies = await self._wait(cue) if isinstance(cue, Later) else [await self._ask(cue)]
        await self._look()
        await self._scorekeeper.keep_score()
        for reply in replies:
            check_reply(reply, self.table)
            if isinstance(reply, Handout):
                check_document(reply.document, self._fair)
        return "\n\n".join(show(reply, self._game) for reply in replies)

    @property
    def _game(self) -> str | None:
        return self.table.setup.game if self.table else None

    async def _wait(self, cue: Later) -> list[Reply]:
        """Let time go by, and hear what is said unasked."""
        self._now = Moment(self._now + cue.milliseconds)
        await self._sweeper.sweep()
        for thinker in self._thinkers:
            await thinker.think()
        said, self._unasked = self._unasked, []
        self.messages += [Message(reply, NOBODY) for reply in said]
        return said

    async def _ask(self, cue: Press | Forge | Type) -> Reply:
        reply = await self._desk.handle(self._request(cue))
        await self._desk.announced(reply)
        await asyncio.sleep(0)  # a computer is nudged
        self.messages.append(Message(reply, cue.player))
        return reply

    def _request(self, cue: Press | Forge | Type) -> Request:
        match cue:
            case Type(player, text, moderator):
                return Request(
                    table=TABLE, player=player, text=text, moderator=moderator, named=cue.named
                )
            case Forge(player, payload):
                return Request(table=TABLE, player=player, text=payload, pressed=True)
            case Press(player, label, moderator):
                payload = self._payload(player, label)
                return Request(
                    table=TABLE, player=player, text=payload, pressed=True, moderator=moderator
                )

    def _payload(self, player: Player, label: str) -> str:
        """Return what the latest such button carries that the player can see."""
        for message in reversed(self.messages):
            for group in message.reply.choices if message.shown_to(player) else ():
                for choice in group:
                    if choice.label == label:
                        return choice.payload
        raise NoSuchButton(label)

    @property
    def seconds_to_wait(self) -> int:
        """Return in how many seconds something happens by itself; 0 if nothing does soon."""
        table = self.table
        due = next_automatic(table, self._found.pace(TIMEOUTS.take_back)) if table else None
        return max(0, ceil((due - self._now) / 1_000)) if due is not None else 0

    async def _look(self) -> None:
        """Look at the stored table, and check it if it is new."""
        before, self._found = self._found, await self._desk.tables.find(TABLE)
        if self._found.record and self._found.version != before.version:
            check_record(self._found.record)
            check_log(self._found.record.table)
