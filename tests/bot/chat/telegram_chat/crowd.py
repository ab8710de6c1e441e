"""A crowd that types and presses whatever it can, and somebody who wants to make a move."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.commands.parser import is_marked
from bot.identity import PlayerId, mark_of
from bot.table.events import Moved
from bot.table.table import Table
from tests.bot.chat.telegram_chat.club import Club
from tests.bot.chat.telegram_chat.players import to_act
from tests.fakes.telegram_server import Chat, Message, User

TYPED = (
    "/board", "/board mine", "/board words", "/move", "/tap", "/moves", "/more", "/stats", "/top",
    "/replay", "/history", "/help", "/settings", "/settings chat", "/resign", "/draw", "/undo",
    "/accept", "/decline", "/rules", "/rules narde", "/export", "/verify", "/forgetme", "/roll",
    "/double", "/play", "/play quoridor", "/join", "/leave", "/rematch", "/castle", "/move z9",
    "/settings language ru", "/settings confirm yes", "/settings autoroll no", "/start",
)  # fmt: skip
"""What people type; nobody resigns or is forgotten by that."""
MENUS = 9
"""For three kinds of chats, in three languages."""
WHISPERED = ("/resign", "/settings", "/settings chat", "/forgetme", "/settings language ru")
"""What people type where nobody else sees it."""
SECONDS = (1, 6, 6, 200, 4_000)
"""How long people wait."""
MOST_PRESSES = 8
"""For one move: dice, up to four checkers from and to, and a confirmation."""

Button = dict[str, Any]


def command_of(button: Button) -> str:
    """Return the command of a button, with its words; empty if it is a link."""
    command: str = button.get("callback_data", "").partition(" ")[2]
    return command


def may_press(user: User, button: Button) -> bool:
    """Return whether a button is not somebody else's."""
    data: str = button.get("callback_data", "")
    mark = mark_of(PlayerId(f"telegram:{user.id}"))
    return bool(data) and (not is_marked(data) or f"~{mark} " in data)


def buttons_of(message: Message) -> list[Button]:
    """Return the buttons of a message, without links."""
    return [button for row in message.buttons for button in row if "callback_data" in button]


@dataclass
class Crowd:
    """People in one chat, or in a topic of it."""

    members: Club
    chat: Chat
    users: tuple[User, ...]
    game: str
    chance: Random
    topic: int | None = None
    seen: list[tuple[Message, str]] = field(default_factory=list)
    """Buttons that were there at some time, and under which message."""

    async def table(self) -> Table:
        """Return the table."""
        return await self.members.table(self.chat, self.topic)

    async def say(self, user: User, text: str) -> None:
        """Let somebody type."""
        await self.members.say(user, text, self.chat, topic=self.topic)

    async def begin(self) -> None:
        """Let a game begin, unless one is on."""
        await self.say(self.users[0], f"/play {self.game}{self._opponent}")
        for user in self.users:
            if (await self.table()).gathering:
                await self.say(user, "/join")
        assert (await self.table()).playing

    @property
    def _opponent(self) -> str:
        """Return whom the first of the people plays against in a chat of their own."""
        return "" if self.chat.is_group else " @anna_a"

    async def do_something(self) -> None:
        """Let somebody type, press a button of now or of earlier, or wait."""
        user = self.chance.choice(self.users)
        match self.chance.choice(("type", "whisper", "press", "press", "press old", "wait")):
            case "type":
                await self.say(user, self.chance.choice(TYPED))
            case "whisper" if self._knows_menus:
                await self._whisper(user, self.chance.choice(WHISPERED))
            case "press":
                self._look()
                shown = [message for message in self.shown_to(user) if buttons_of(message)]
                message = self.chance.choice(shown)
                await self.press(user, message, self.chance.choice(buttons_of(message)))
            case "press old" if self.seen:
                message, data = self.chance.choice(self.seen)
                await self._press(message.receiver or user, message, data)
            case _:
                await self.members.wait(self.chance.choice(SECONDS))

    @property
    def _knows_menus(self) -> bool:
        """Return whether apps know which commands nobody else sees."""
        return self.chat.is_group and len(self.members.server.methods.menus) == MENUS

    async def _whisper(self, user: User, text: str) -> None:
        """Let somebody type a command that nobody else sees."""
        await self.members.server.type_privately(user, self.chat, text, topic=self.topic)
        await self.members.settle()

    def _messages(self) -> Iterator[Message]:
        return (message for message in self.chat.of_bot if message.topic == self.topic)

    def shown_to(self, user: User) -> list[Message]:
        """Return what a member sees: what everybody does, and then what they alone do."""
        return [*self._messages(), *self.chat.seen_by(user)]

    def _look(self) -> None:
        self.seen += [
            (message, button["callback_data"])
            for message in (*self._messages(), *self.chat.private.values())
            for button in buttons_of(message)
        ]

    async def press(self, user: User, message: Message, button: Button) -> None:
        """Let somebody press a button."""
        await self._press(user, message, button["callback_data"])

    async def _press(self, user: User, message: Message, data: str) -> None:
        if "forgetme yes" not in data:
            await self.members.server.press_data(user, message, data)
            await self.members.settle()

    def live(self) -> list[Message]:
        """Return the messages in which somebody could move."""
        return [
            message
            for message in self._messages()
            if any(_moves(button) for button in buttons_of(message))
        ]

    async def move(self) -> None:
        """Let the one to move make a move by buttons alone, of what the chat shows."""
        made = _moves_made(await self.table())
        for _ in range(MOST_PRESSES):
            table = await self.table()
            if not table.playing or _moves_made(table) > made:
                return
            user, board = to_act(self.members, table), self.members.board(self.chat, self.topic)
            assert self.live() == [board]
            assert _ways(user, board), (board.text, board.labels)
            message = next((each for each in self.chat.seen_by(user) if _ways(user, each)), board)
            await self.press(user, message, self.chance.choice(_furthest(_ways(user, message))))
        raise AssertionError


def _ways(user: User, message: Message) -> list[Button]:
    """Return the buttons of a message that lead somebody to a move."""
    return [each for each in buttons_of(message) if may_press(user, each) and _moves(each)]


def _moves(button: Button) -> bool:
    """Return whether a button leads to a move."""
    return command_of(button).partition(" ")[0] in {"tap", "move", "roll", "take"}


def _furthest(ways: list[Button]) -> list[Button]:
    """Return the buttons that do not lead back to an earlier tap."""
    steps = max(len(command_of(way).split()) for way in ways)
    taps = [way for way in ways if command_of(way).startswith("tap")]
    return [way for way in taps if len(command_of(way).split()) == steps] or ways


def _moves_made(table: Table) -> int:
    return sum(isinstance(entry.event, Moved) for entry in table.log)
