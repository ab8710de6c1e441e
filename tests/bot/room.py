"""A room with a desk, where people say things and get answers."""

from dataclasses import dataclass, field

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.desk import Desk
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import look
from bot.replies.choice import Choice
from bot.replies.reply import Reply
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.chance import Chance
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.table import Table
from tests.bot.loops import finish
from tests.bot.scripted import ScriptedChance

ROOM = TableId("test:room")
AT_ONCE = Timeouts(take_back=0)
"""What happens by itself does not wait, and no move can be taken back without asking."""


def person(name: str) -> Player:
    """Return the player of that name."""
    return Player(PlayerId(f"test:{name.lower()}"), name)


@dataclass
class Room:
    """Remembers the last reply, so that its buttons can be pressed."""

    chance: Chance = field(default_factory=ScriptedChance)
    store: Store = field(default_factory=MemoryStore)
    time: int = 0
    timeouts: Timeouts = TIMEOUTS
    computers: Availability = Availability.OFF
    reply: Reply | None = None

    def __post_init__(self) -> None:
        self.desk = self.another_desk()

    def another_desk(self) -> Desk:
        """Return a desk as another process would have it, with the same store and clock."""
        desk = Desk(
            self.store,
            chance=self.chance,
            clock=lambda: Moment(self.time),
            timeouts=self.timeouts,
        )
        desk.computers = lambda: self.computers
        return desk

    def ask(self, request: Request) -> Reply:
        """Hand in a request; the reply is told to have been shown."""
        self.reply = finish(self._handle(request))
        return self.reply

    async def _handle(self, request: Request) -> Reply:
        reply = await self.desk.handle(request)
        await self.desk.announced(reply)
        return reply

    def say(  # noqa: PLR0913 - as many as a request has
        self,
        name: str,
        text: str,
        *,
        named: tuple[str, ...] = (),
        moderator: bool = False,
        locale: str | None = None,
        anonymous: bool = False,
        alone: bool = False,
        key: str = "",
    ) -> Reply:
        """Let somebody type something."""
        return self.ask(
            Request(
                table=ROOM,
                player=person(name),
                text=text,
                named=tuple(map(person, named)),
                moderator=moderator,
                locale=locale,
                anonymous=anonymous,
                alone=alone,
                key=key,
            )
        )

    def say_as(self, player: Player, text: str) -> Reply:
        """Let a player who is no person of this room act, such as a computer."""
        return self.ask(Request(table=ROOM, player=player, text=text))

    def press(self, name: str, label: str) -> Reply:
        """Let somebody press a button of the last reply."""
        return self.send(name, self.button(label).payload)

    def send(self, name: str, payload: str) -> Reply:
        """Let somebody press a button that carries just that."""
        return self.ask(Request(table=ROOM, player=person(name), text=payload, pressed=True))

    def button(self, label: str) -> Choice:
        """Return the button of the last reply that has that label."""
        return next(choice for choice in self.buttons if choice.label == label)

    @property
    def buttons(self) -> list[Choice]:
        """Return all buttons of the last reply."""
        assert self.reply is not None
        return [choice for group in self.reply.choices for choice in group]

    @property
    def found(self) -> Snapshot:
        """Return what is kept."""
        return finish(look(self.store, ROOM))

    @property
    def table(self) -> Table:
        """Return the table that is kept."""
        table = self.found.table
        assert table is not None
        return table


def checkers() -> Room:
    """Return a room where Anna and Ben play checkers, Anna to move."""
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    return room


def backgammon(*rolls: str, options: str = "") -> Room:
    """Return a room where Anna and Ben play backgammon."""
    room = Room(ScriptedChance(*rolls))
    room.say("Anna", f"/play backgammon {options}")
    room.say("Ben", "/join")
    return room
