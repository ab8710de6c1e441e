"""Who is alerted: the next player if they are not looking, and nobody else."""

from dataclasses import dataclass, field
from random import Random

import pytest

from bot.chat.telegram_chat.alerts import PRESENT, Turn, is_alert_due
from bot.identity import Player, PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.store.memory import MemoryStore
from rules import GAMES
from rules.game import ToRoll
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.players import (
    MIXED_DICE,
    alerted,
    choose,
    leads_on,
    rolls_by_itself,
    to_act,
)
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.clocks import Clock
from tests.bot.scripted import ScriptedChance
from tests.effort import few_or_all, often, paired
from tests.fakes.telegram_server import Chat, TelegramServer, User

PAUSES = (1, 5, 20, 58, 62, 90, 300, 3_600, 86_400, 172_800)
"""Seconds that people think."""
TURNS = often(6, 12)
FORUM = -1_000_000_000_052
BEN = Player(PlayerId("telegram:2"), "Ben")
NOW = 1_000_000


def shown(at: int = 0, awaited: str = "", alerts: str = "") -> ShownMessage:
    """Return the message that shows a table."""
    return ShownMessage(
        TableId("telegram:-50"),
        7,
        at,
        photo=True,
        awaited=PlayerId(awaited),
        alerted=PlayerId(alerts),
    )


@pytest.mark.parametrize(
    ("turn", "message", "due"),
    [
        (None, None, False),
        (Turn(BEN), None, True),
        (Turn(BEN, NOW - PRESENT), shown(), True),
        (Turn(BEN, NOW - PRESENT + 1), shown(), False),
        (Turn(BEN, NOW - PRESENT), shown(awaited="telegram:1"), True),
        (Turn(BEN, NOW - PRESENT), shown(awaited="telegram:2"), False),
        (Turn(BEN), shown(NOW - 59, alerts="telegram:2"), False),
        (Turn(BEN), shown(NOW - 60, alerts="telegram:2"), True),
        (Turn(BEN), shown(NOW - 59, alerts="telegram:1"), True),
        (Turn(BEN, own_move=True), shown(), False),
        (Turn(BEN, own_move=True, urgent=True), shown(awaited="telegram:2"), True),
    ],
)
def test_who_is_to_be_alerted(turn: Turn | None, message: ShownMessage | None, due: bool) -> None:  # noqa: FBT001 - what a case expects
    assert is_alert_due(turn, message, NOW) is due


@dataclass
class Evening:
    """A game in which people take their time, and who should be alerted of what."""

    members: Club
    chat: Chat
    topic: int | None
    chance: Random
    seen: dict[int, float] = field(default_factory=dict)
    """When each user last acted or was alerted."""
    known: set[int] = field(default_factory=set)
    turns: int = 0
    alerts: int = 0

    @property
    def now(self) -> float:
        """Return the time in seconds."""
        return self.members.clock() / 1_000

    def new_alerts(self) -> list[User]:
        """Return whom the messages since the last time have alerted."""
        new = [each for each in self.chat.of_bot if each.id not in self.known]
        self.known |= {each.id for each in new}
        return [user for each in new if not each.silent for user in alerted(self.members, each)]

    async def act(self, *, tapped: bool) -> User:
        """Let the player to act roll or move, and return who that was."""
        table = await self.members.table(self.chat, self.topic)
        user, board = to_act(self.members, table), self.members.board(self.chat, self.topic)
        self.seen[user.id] = self.now
        if tapped:
            message = next(iter(self.chat.seen_by(user)), board)
            await self.members.press(user, leads_on(table, message, self.chance), message)
        else:
            text = "roll" if isinstance(table.stage, ToRoll) else f"move {choose(table, Random(5))}"
            await self.members.say(user, f"/{text}", self.chat, topic=self.topic)
        return user

    async def check(self, user: User) -> None:
        """Check who was alerted by what a user did."""
        table = await self.members.table(self.chat, self.topic)
        next_user = None if table.ending else to_act(self.members, table)
        expected = []
        if next_user and next_user is not user:
            self.turns += 1
            if self.now - self.seen.get(next_user.id, 0) >= PRESENT:
                expected = [next_user]
                self.seen[next_user.id] = self.now
        self.alerts += len(expected)
        assert self.new_alerts() == expected

    async def play(self, *, tapped: bool) -> None:
        """Play some turns, with pauses."""
        self.new_alerts()
        while self.turns < TURNS:
            table = await self.members.table(self.chat, self.topic)
            if table.ending:
                return
            if rolls_by_itself(table):
                await self.members.wait()
                assert self.new_alerts() == []
                continue
            await self.members.wait(self.chance.choice(PAUSES))
            assert self.new_alerts() == []
            await self.check(await self.act(tapped=tapped))


@pytest.mark.parametrize(("game", "way"), paired(GAMES, [(True, None), (False, 7)]))
async def test_the_next_player_is_alerted_if_they_are_away(
    game: str, way: tuple[bool, int | None]
) -> None:
    tapped, topic = way
    async with club(*MIXED_DICE) as members:
        chat = members.group
        if topic:
            chat = members.server.supergroup(FORUM, members.anna, members.ben, topics=(topic,))
        evening = Evening(members, chat, topic, Random(f"{game} {tapped} {topic}"))
        evening.seen = {members.anna.id: evening.now, members.ben.id: evening.now}
        await members.say(members.anna, f"/play {game}", chat, topic=topic)
        await members.say(members.ben, "/join", chat, topic=topic)
        await evening.play(tapped=tapped)
        assert evening.turns == TURNS
        assert 0 < evening.alerts < TURNS


@pytest.mark.parametrize("game", few_or_all("backgammon", GAMES))
async def test_who_plays_both_sides_is_never_alerted(game: str) -> None:
    async with club(*MIXED_DICE) as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, f"/play {game} both", own)
        evening = Evening(members, own, None, Random(game))
        evening.new_alerts()
        for _ in range(TURNS):
            table = await members.table(own)
            if not rolls_by_itself(table):
                await evening.act(tapped=True)
            await members.wait(evening.chance.choice(PAUSES))
            assert evening.new_alerts() == []


async def test_who_opened_the_table_long_ago_is_alerted_when_the_other_has_moved() -> None:
    async with club("16") as members:
        await members.say(members.anna, "/play backgammon")
        await members.wait(3_600)
        board = await members.say(members.ben, "/join")
        assert (alerted(members, board), board.silent) == ([], True)
        await members.press(members.ben, "8/2 6/5", board)
        new = members.group.last
        assert new is not board
        assert (alerted(members, new), new.silent) == ([members.anna], False)
        assert board.buttons == []


async def test_a_move_that_is_taken_back_and_made_again_alerts_once() -> None:
    async with club() as members:
        await begin(members)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", members.board())
        called = members.board()
        assert (alerted(members, called), called.silent) == ([members.ben], False)
        await members.wait(1)
        await members.press(members.anna, "Take back", called)
        await members.wait(1)
        await members.press(members.anna, "c3-d4", called)
        assert members.group.last is called
        assert called.text == "Anna plays c3-d4.\nBen to move."


async def test_a_roll_that_somebody_asks_for_does_not_alert_them() -> None:
    async with club("61", "52") as members:
        board = await begin(members, "backgammon autoroll=no")
        await members.press(members.anna, "8/2 6/5", board)
        await members.wait(90)
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        await members.press(members.ben, "Roll", members.board())
        new = members.group.last
        assert new is not board
        assert (alerted(members, new), new.silent) == ([], True)


async def test_every_process_knows_who_was_told() -> None:
    clock = Clock()
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance("61", "52"), clock=clock)
        async with members.open():
            board = await begin(members, "backgammon")
            await members.wait(90)
            await members.press(members.anna, "8/2 6/5", board)
            called = members.group.last
            assert alerted(members, called) == [members.ben]
        async with members.open():
            await members.say(members.dan, "/rules")
            await members.wait()
            assert "Ben rolls 5-2." in called.text
            assert members.board() is called


async def test_who_loses_an_open_table_is_alerted() -> None:
    async with club() as members:
        await members.say(members.anna, f"/play checkers @{members.ben.username}")
        board = await members.say(members.dan, "/play narde")
        assert board.text.startswith("Anna’s invitation to @BenB was replaced.")
        assert alerted(members, board) == [members.anna]
        assert not board.silent
