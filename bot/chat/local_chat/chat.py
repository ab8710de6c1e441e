"""The chat on the page: who comes and goes, and what is said to everybody."""

from functools import partial
from secrets import token_urlsafe
from typing import Final

from bot.chat.local_chat.answers import Answers
from bot.chat.local_chat.delivery import Delivery
from bot.chat.local_chat.downloads import Download, Downloads
from bot.chat.local_chat.guests import Guest, clean_name, identify
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.page_texts import page_word
from bot.chat.local_chat.panes import Panes
from bot.chat.local_chat.rooms import Rooms
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Hello, Welcome
from bot.desk.desk import Desk
from bot.desk.outgoing import Undeliverable
from bot.desk.visitors import Visitor
from bot.identity import LONGEST_NAME, Player, PlayerId, TableId
from bot.language import Language, choose_language
from bot.replies.boards import opening_board
from bot.replies.film import Film
from bot.replies.quiz import DailyQuiz
from bot.replies.reply import Post, Reply
from bot.replies.spoken import Reader
from render import Picture


class LocalChat:
    """The chat adapter for the windows of our own page."""

    platform: Final = "local"

    def __init__(
        self, desk: Desk, language: Language = Language.ENGLISH, network: str = ""
    ) -> None:
        self.desk = desk
        self.downloads = Downloads()
        self.rooms = Rooms()
        panes = Panes(desk, self.downloads)
        messages = Messages(desk, self.downloads, panes)
        self.delivery = Delivery(desk, self.rooms, messages)
        self.answers = Answers(desk, self.rooms, messages, panes, self.delivery)
        self._language = language
        self._network = network
        self._run = token_urlsafe(8)
        desk.lists_moves(self.platform, 0)
        desk.shows_each_step(self.platform)

    @property
    def computer_games(self) -> frozenset[str]:
        """Return the games in which the page offers computers: those that they can play now."""
        return self.desk.computer_games

    def identify(self, hello: Hello, visitor: Visitor | None) -> tuple[PlayerId, TableId]:
        """Return who says hello, and at which table."""
        if visitor:
            return visitor.player.id, visitor.table
        return identify(self.platform, hello.secret), self._table(hello.room)

    async def join(
        self, hello: Hello, visitor: Visitor | None = None, address: str = "", *, owner: bool
    ) -> Guest:
        """Let a guest into a room, and send them the messages that they have not seen."""
        app = visitor.locale if visitor else None
        language = choose_language(app, hello.locale, default=self._language)
        who, table = self.identify(hello, visitor)
        player = visitor.player if visitor else self._guest(hello, who, language)
        preferences = await self.desk.preferences_of(player.id)
        room = self.rooms.find(table)
        window = Window(Reader(language, player.id, preferences), player.name)
        window.visited = tuple(map(self._table, hello.rooms)) if not visitor else ()
        guest = Guest(player, window, room, table, owner, address, visitor)
        seen = hello.seen if hello.run == self._run else 0
        welcome = partial(
            Welcome,
            window.person,
            table if visitor else hello.room,
            self._run,
            self._network,
            window.language,
            level=window.level,
        )
        await room.join(window, seen, welcome)
        return guest

    def _guest(self, hello: Hello, who: PlayerId, language: Language) -> Player:
        name = clean_name(hello.name, LONGEST_NAME) or page_word("guest", language)
        return Player(who, name)

    async def game_picture(self, game: str) -> Picture | None:
        """Return how a game begins; None if there is no such game."""
        board = opening_board(game)
        return await self.desk.paint(board, self._table("")) if board else None

    async def download(self, name: str) -> Download | None:
        """Return a file, or a picture or an animation, which is made; None if it was dropped."""
        match self.downloads.find(name):
            case None:
                return None
            case Download() as file:
                return file
            case Film() as film:
                return Download("image/gif", await self.desk.make_animation(film))
            case drawing:
                picture = await self.desk.paint(drawing, self._table(""))
                return Download("image/png", picture.png) if picture else None

    def leave(self, guest: Guest) -> None:
        """Let a guest leave the room."""
        guest.room.leave(guest.window)

    def close(self) -> None:
        """Close all windows."""
        self.rooms.close()

    async def say(self, reply: Reply, key: str = "") -> None:
        """Post a reply in its room, for those who are there and those who join later.

        A reply with the key of a request is posted once.
        """
        await self.delivery.say(reply, key)

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post the problem of the day in its room, once."""
        await self.delivery.post(self.rooms.find(quiz.table), quiz, f"problem of {quiz.day}")

    async def notify(self, place: TableId, text: str) -> None:
        """Post a text in a room, for those who are there and those who join later."""
        await self.delivery.post(self.rooms.find(place), Post(table=place, text=text))

    async def leave_chat(self, chat: str) -> None:  # noqa: ARG002 - whichever it is
        """Refuse: rooms belong to whoever comes."""
        raise Undeliverable

    def _table(self, room: str) -> TableId:
        return TableId(f"{self.platform}:{room}")
