"""A house with an owner, and a chat that notes what it is told."""

from dataclasses import dataclass, field

from bot.commands.request import Request
from bot.desk.outgoing import Undeliverable
from bot.desk.owner.desk import OwnerDesk
from bot.desk.owner.notice_poster import NoticePoster
from bot.identity import PlayerId, TableId
from tests.bot.loops import finish
from tests.bot.room import Room, person

OWNER = PlayerId("test:olga")


@dataclass
class Chat:
    """A chat that takes announcements, unless it is told what goes wrong."""

    told: list[tuple[TableId, str]] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    wrong: list[Exception] = field(default_factory=list)
    """What goes wrong with the next announcements."""

    async def notify(self, place: TableId, text: str) -> None:
        """Note a text."""
        if self.wrong:
            raise self.wrong.pop()
        self.told.append((place, text))

    async def leave_chat(self, chat: str) -> None:
        """Leave a chat that is a number; others cannot be left."""
        if self.wrong:
            raise self.wrong.pop()
        if not chat.partition(":")[2].isdecimal():
            raise Undeliverable
        self.left.append(chat)


class Hall(Room):
    """A room whose house has an owner."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.chat = Chat()
        self.desk.owner = OwnerDesk(self.desk, {"test": self.chat}, {OWNER}, lambda: 3)

    def order(self, text: str, locale: str = "en") -> str:
        """Let the owner type something in their own chat; return the answer."""
        request = Request(
            table=TableId("test:olga"), player=person("Olga"), text=text, locale=locale, alone=True
        )
        return self.ask(request).text

    def open_table(self, where: str, chat: str = "") -> None:
        """Let somebody open a table elsewhere."""
        who = person(f"Guest of {where}")
        place = TableId(f"test:{where}")
        self.ask(Request(table=place, chat=chat, player=who, text="/play checkers"))

    def announce(self, text: str) -> None:
        """Let the owner announce something."""
        key = self.order(f"/owner announce {text}").split("/owner send ")[1].split()[0]
        self.order(f"/owner send {key}")

    def post(self) -> None:
        """Let everything be told that is due."""
        finish(NoticePoster(self.desk, {"test": self.chat}).post_due())
