"""A group that solves problems: its store, its clock, and the channel where they come."""

from datetime import UTC, datetime

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.problem_poster import ProblemPoster
from bot.identity import Moment, Player, PlayerId, TableId
from bot.replies.quiz import DailyQuiz, Quiz
from bot.replies.reply import OwnBoard, Reply
from bot.store.memory import MemoryStore
from bot.store.port import Store
from tests.bot.clocks import Clock

CLUB = TableId("discord:77")
ANNA, BEN, CLEO = (
    Player(PlayerId(f"discord:{number}"), name)
    for number, name in enumerate(("Anna", "Ben", "Cleo"), 1)
)
DAY = 24 * 60 * 60 * 1_000


def at(text: str) -> Moment:
    return Moment(int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1_000)


class Channel:
    """A chat that takes problems, or fails as it is told."""

    def __init__(self) -> None:
        self.posed: list[DailyQuiz] = []
        self.failures: list[Exception] = []

    async def pose(self, quiz: DailyQuiz) -> None:
        """Take a problem, or fail."""
        if self.failures:
            raise self.failures.pop(0)
        self.posed.append(quiz)


class Group:
    """A chat with people, a desk and a poster, as often as it is started."""

    def __init__(self, language: str = "en", store: Store | None = None) -> None:
        self.store = store or MemoryStore()
        self.clock, self.channel = Clock(at("2026-11-17T08:00")), Channel()
        self.language = language
        self.start()

    def start(self) -> None:
        """Start the process, or start it again."""
        self.desk = Desk(self.store, clock=self.clock)
        self.poster = ProblemPoster(self.desk, {"discord": self.channel})

    async def say(self, who: Player, text: str, *, moderator: bool = True) -> Reply:
        return await self.desk.handle(
            Request(table=CLUB, player=who, text=text, locale=self.language, moderator=moderator)
        )

    async def press(self, who: Player, quiz: Quiz, number: int) -> OwnBoard:
        reply = await self.press_payload(who, quiz.choices[0][number].payload)
        assert isinstance(reply, OwnBoard)
        return reply

    async def press_payload(self, who: Player, payload: str) -> Reply:
        return await self.desk.handle(
            Request(table=CLUB, player=who, text=payload, pressed=True, locale=self.language)
        )

    async def wait(self, until: str) -> list[DailyQuiz]:
        """Let time pass, and return what was posted in all."""
        self.clock.time = at(until)
        await self.poster.post_due()
        return self.channel.posed
