"""Computers at the desk: they act when it is their turn, once, and as everybody does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from bot.commands.parser import write_payload
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.computers.workers import Workers
from bot.desk import thinker as module
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow
from bot.desk.thinker import BUSY_AFTER, DELAY, LEASE, SEEN_WITHIN, Thinker
from bot.engines.question import Answer, Question, Task
from bot.identity import Moment, TableId, is_computer, platform_of
from bot.replies.reply import Announcement, Refusal, Reply
from bot.store.memory import MemoryStore
from bot.store.port import Index, NotCarriedOut, Save, StoreUnreachable
from bot.table.clock import COMPUTER_PATIENCE, OFFER_PATIENCE, Timeouts
from bot.table.events import Moved
from bot.table.table import Table
from rules import GAMES
from tests.bot.room import ROOM, person
from tests.bot.scripted import ScriptedChance


class Minds(Workers):
    """Answers without processes: the last legal move, or what a test decides."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.accept = False
        self.meanwhile: asyncio.Event | None = None
        self.permits: asyncio.Semaphore | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Need no processes."""
        yield

    async def ask(self, question: Question) -> Answer:
        """Return the last legal move."""
        self.asked.append(question)
        if self.meanwhile:
            await self.meanwhile.wait()
        if self.permits:
            await self.permits.acquire()
        if question.task is Task.DRAW:
            return Answer(accept=self.accept)
        game = GAMES[question.game]
        position = game.load(question.position)
        if question.game == "backgammon" and not getattr(position, "dice", ()):
            return Answer(move="take" if "take" in game.words(position) else "")
        return Answer(move=game.format(game.legal_moves(position)[-1], position))


@dataclass
class Chat:
    """Shows what it is told, unless it cannot."""

    desk: Desk
    said: list[Announcement] = field(default_factory=list)
    away: bool = False

    async def say(self, reply: Announcement) -> None:
        """Show a reply."""
        if self.away:
            raise NotNow
        self.said.append(reply)
        await self.desk.announced(reply)


class Club:
    """A desk with a computer, and a clock that a test moves."""

    def __init__(self, *rolls: str, store: MemoryStore | None = None) -> None:
        self.time = 0
        self.store = store or MemoryStore()
        self.chance = ScriptedChance(*rolls)
        self.minds = Minds()
        self.desk, self.chat, self.thinker = self.another()

    def another(self) -> tuple[Desk, Chat, Thinker]:
        """Return what another process has, with the same store and clock."""
        timeouts = Timeouts(take_back=5_000)
        clock = lambda: Moment(self.time)  # noqa: E731
        desk = Desk(self.store, chance=self.chance, clock=clock, timeouts=timeouts)
        chat = Chat(desk)
        return desk, chat, Thinker(desk, {"test": chat}, self.minds)

    async def say(self, text: str, *, shown: bool = True, name: str = "Anna") -> Reply:
        """Let somebody type something, and show the reply."""
        reply = await self.desk.handle(Request(table=ROOM, player=person(name), text=text))
        if shown:
            await self.desk.announced(reply)
        return reply

    async def later(self, milliseconds: int = DELAY) -> None:
        """Let time pass, and the computer act if it is time."""
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.time += milliseconds
        await self.thinker.think()

    @property
    async def table(self) -> Table:
        """Return the table."""
        table = (await self.desk.tables.find(ROOM)).table
        assert table is not None
        return table

    async def moves_of_computer(self) -> list[str]:
        """Return what the computer has moved."""
        table = await self.table
        events = [entry.event for entry in table.log]
        return [
            event.text
            for event in events
            if isinstance(event, Moved) and is_computer(table.players[event.seat].id)
        ]


async def begun(*rolls: str, words: str = "checkers") -> Club:
    """Return a club where Anna plays a computer, who has moved if it was its turn."""
    club = Club(*rolls)
    await club.say(f"/play {words} computer=3")
    for _ in range(3):
        await club.later()
    return club


async def any_move(club: Club) -> str:
    """Return a move that Anna can make."""
    table = await club.table
    return f"/move {table.game.format(table.legal_moves[0], table.board)}"


async def test_a_computer_moves_soon_after_its_opponent_has_seen_their_move() -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club))
    await club.later(DELAY - 1)
    assert len(await club.moves_of_computer()) == before
    await club.later(1)
    assert len(await club.moves_of_computer()) == before + 1
    assert "Club computer" in club.chat.said[-1].text
    assert club.chat.said[-1].mention == person("Anna")


async def test_it_waits_until_the_own_move_was_seen() -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club), shown=False)
    await club.later(COMPUTER_PATIENCE)
    for _ in range(10):
        await club.later()
    assert len(await club.moves_of_computer()) == before
    await club.later(SEEN_WITHIN)  # a chat that is broken for a minute stops nobody
    assert len(await club.moves_of_computer()) == before + 1


async def test_it_sees_the_position_and_nothing_else() -> None:
    club = await begun()
    await club.say(await any_move(club))
    position = (await club.table).position
    await club.later()
    question = club.minds.asked[-1]
    assert (question.position, question.game, question.level) == (position, "checkers", 3)
    secret = (await club.table).dice.secret
    assert secret.hex() not in str(question)


async def test_a_roll_is_told_together_with_the_move() -> None:
    club = await begun("31", "52", "64", "21", words="backgammon")
    said = len(club.chat.said)
    if (await club.table).rolled:
        await club.say(await any_move(club))
        await club.later()
    news = club.chat.said[-1]
    assert len(club.chat.said) <= said + 1
    assert "rolls" in news.text
    assert "plays" in news.text


async def test_two_processes_think_and_one_move_is_made() -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club))
    _, chat, other = club.another()
    club.minds.meanwhile = asyncio.Event()
    await asyncio.sleep(0)
    club.time += COMPUTER_PATIENCE
    thinking = asyncio.create_task(club.thinker.think())
    await asyncio.sleep(0.01)
    club.time += LEASE  # the first process is slow: its lease runs out
    also = asyncio.create_task(other.think())
    await asyncio.sleep(0.01)
    assert len(club.minds.asked) >= 2
    club.minds.meanwhile.set()
    await asyncio.gather(thinking, also)
    assert len(await club.moves_of_computer()) == before + 1
    assert len([*club.chat.said, *chat.said]) >= 1


async def test_a_move_is_dropped_when_the_table_has_changed_meanwhile() -> None:
    club = await begun()
    await club.say(await any_move(club))
    club.minds.meanwhile = asyncio.Event()
    await asyncio.sleep(0)
    club.time += DELAY
    thinking = asyncio.create_task(club.thinker.think())
    await asyncio.sleep(0.01)
    reply = await club.say("/undo")  # free, because nobody has acted yet
    assert "takes back" in reply.text
    club.minds.meanwhile.set()
    await thinking
    table = await club.table
    assert table.player_to_act == person("Anna")
    assert not isinstance(table.log[-1].event, Moved)


async def test_a_question_to_the_computer_is_answered_before_it_moves() -> None:
    club = await begun()
    await club.say(await any_move(club))
    club.minds.meanwhile = asyncio.Event()
    await asyncio.sleep(0)
    club.time += DELAY
    thinking = asyncio.create_task(club.thinker.think())
    await asyncio.sleep(0.01)
    before = len(await club.moves_of_computer())
    await club.say("/draw")
    club.minds.meanwhile.set()
    await thinking
    assert len(await club.moves_of_computer()) == before
    await club.later()
    assert club.minds.asked[-1].task is Task.DRAW
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1


@pytest.mark.parametrize("accept", [True, False])
async def test_a_draw_is_for_the_engine_to_judge(accept: bool) -> None:  # noqa: FBT001
    club = await begun()
    club.minds.accept = accept
    await club.say("/draw")
    await club.later()
    assert club.minds.asked[-1].task is Task.DRAW
    table = await club.table
    assert bool(table.ending) is accept
    assert table.offer is None


async def test_it_always_lets_a_move_be_taken_back_even_where_people_may_not_ask() -> None:
    club = await begun()
    moderator = Request(
        table=ROOM, player=person("Anna"), text="/settings chat takebacks no", moderator=True
    )
    await club.desk.handle(moderator)
    before = (await club.table).position
    await club.say(await any_move(club))
    await club.later()
    await club.say("/undo")
    await club.later()
    table = await club.table
    assert table.offer is None
    assert table.position == before


async def test_it_agrees_to_another_game() -> None:
    club = await begun()
    await club.say("/resign yes")
    assert (await club.table).ending
    await club.say("/rematch")
    await club.later()
    assert (await club.table).playing


async def test_a_double_is_answered() -> None:
    club = await begun("31", "52", "64", "21", "43", words="backgammon cube=yes")
    table = await club.table
    while not (table.player_to_act == person("Anna") and "double" in table.words):
        if table.player_to_act == person("Anna"):
            await club.say(await any_move(club))
        await club.later()
        table = await club.table
    await club.say("/double")
    await club.later()
    events = [entry.event for entry in (await club.table).log]
    assert "take" in [event.text for event in events if isinstance(event, Moved)]


async def test_a_move_that_the_rules_refuse_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    club = await begun()
    before = len(await club.moves_of_computer())

    async def ask(_: Question) -> Answer:
        return Answer(move="a1-h8")

    monkeypatch.setattr(club.minds, "ask", ask)
    await club.say(await any_move(club))
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1


async def test_three_computers_play_one_after_the_other() -> None:
    club = Club()
    await club.say("/play quoridor 4 computer=1")
    for _ in range(8):
        await club.later()
    table = await club.table
    assert table.player_to_act == person("Anna")
    assert len({player.id for player in table.players}) == 4
    await club.say("/move " + table.game.format(table.legal_moves[0], table.board))
    for _ in range(4):
        await club.later()
    assert (await club.table).player_to_act == person("Anna")


async def test_computers_do_not_play_on_by_themselves() -> None:
    club = Club()
    await club.say("/play quoridor 4 computer=1")
    await club.say("/resign yes")
    table = await club.table
    assert table.ending is not None
    assert table.computer_to_act is None
    asked = len(club.minds.asked)
    await club.later(COMPUTER_PATIENCE)
    assert len(club.minds.asked) == asked


async def test_an_entry_without_a_table_or_a_turn_is_removed() -> None:
    club = await begun()
    version = (await club.desk.tables.find(ROOM)).version
    await club.store.reschedule(ROOM, version, Moment(0), Index.COMPUTER)
    await club.store.reschedule(TableId("test:none"), 0, Moment(0), Index.COMPUTER)
    await club.later()
    late = Moment(10**9)
    assert await club.store.claim_due("test", late, late, index=Index.COMPUTER) == ()


async def test_what_a_chat_cannot_show_now_stays_to_be_shown() -> None:
    club = await begun()
    await club.say(await any_move(club))
    club.chat.away = True
    await club.later()
    version = (await club.desk.tables.find(ROOM)).version
    assert await club.store.held_until(ROOM, version)


async def waiting_for_computer(club: Club, where: TableId) -> None:
    """Let Anna play a computer at another table, up to its first turn."""
    for text in ("/play checkers computer", "/move c3-d4"):
        request = Request(table=where, player=person("Anna"), text=text)
        await club.desk.announced(await club.desk.handle(request))
        await asyncio.sleep(0)


async def test_a_backlog_is_busy_and_no_platform_waits_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    club = Club()
    club.minds.permits = asyncio.Semaphore(0)
    thinker = Thinker(club.desk, {"page": club.chat, "test": club.chat}, club.minds)
    for number in range(5):
        for platform in ("page", "test"):
            await waiting_for_computer(club, TableId(f"{platform}:{number}"))
    club.time += COMPUTER_PATIENCE
    running = asyncio.create_task(thinker.run())
    for _ in range(4):
        await asyncio.sleep(0.02)
        club.minds.permits.release()  # one has thought, and the next table comes up
    await asyncio.sleep(0.02)
    assert club.desk.computers() is Availability.READY
    assert {platform_of(reply.table) for reply in club.chat.said} == {"page", "test"}
    club.time += BUSY_AFTER
    club.minds.permits.release()
    await asyncio.sleep(0.02)
    assert club.desk.computers() is Availability.BUSY
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_an_offer_that_comes_in_with_the_move_is_not_lost() -> None:
    club = await begun()
    await club.say(await any_move(club))
    found = await club.desk.tables.find(ROOM)
    assert found.table is not None
    computer = found.table.computer_to_act
    assert computer is not None
    await club.say("/draw")
    for exact in (True, False):
        late = Request(
            table=ROOM,
            player=computer,
            text=write_payload(found.version, "move f6-g5"),
            pressed=True,
            exact=exact,
        )
        reply = await club.desk.handle(late)
        assert isinstance(reply, Refusal) is exact
        assert bool((await club.table).offer) is exact


class Faulty(MemoryStore):
    """A store whose saves fail for a while."""

    failing = False

    async def save(self, table: TableId, save: Save) -> bool:
        """Save, unless it fails."""
        if self.failing:
            raise NotCarriedOut
        return await super().save(table, save)


async def test_after_trouble_with_the_store_the_move_is_thought_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.desk.turns._PAUSE", 0)
    store = Faulty()
    club = Club(store=store)
    await club.say("/play checkers computer")
    await club.say("/move c3-d4")
    store.failing = True
    await club.later()
    store.failing = False
    assert await club.moves_of_computer() == []
    await club.later(LEASE)
    table = await club.table
    assert table.last_move is not None
    before = table.game.load(table.last_move.before)
    wanted = table.game.format(table.game.legal_moves(before)[-1], before)
    assert await club.moves_of_computer() == [wanted]


async def test_a_computer_does_not_wait_for_ever_while_people_think_about_an_offer() -> None:
    club = Club()
    await club.say("/play quoridor 4 2 computers")
    await club.say("/join", name="Ben")
    for name in ("Anna", "", "", "Ben", "Anna"):  # the computers sit between them
        if name:
            await club.say(await any_move(club), name=name)
        else:
            await club.later()
    await club.say("/undo", name="Ben")
    for _ in range(2):
        await club.later()
    table = await club.table
    assert table.waited_for == (person("Anna"),)
    assert table.acting_computer is not None
    before = len(await club.moves_of_computer())
    await club.later(OFFER_PATIENCE - DELAY)
    assert len(await club.moves_of_computer()) == before
    await club.later(DELAY)
    assert len(await club.moves_of_computer()) == before + 1
    assert (await club.table).offer is None


async def test_all_are_busy_after_a_while_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    club = await begun()
    monkeypatch.setattr(Workers, "size", 0)
    await club.later()
    assert club.desk.computers() is Availability.READY
    await club.later(BUSY_AFTER)
    assert club.desk.computers() is Availability.BUSY
    other = TableId("test:other")
    asked = Request(table=other, player=person("Ben"), text="/play checkers computer")
    reply = await club.desk.handle(asked)
    assert "busy" in reply.text
    monkeypatch.undo()
    await club.later()
    assert club.desk.computers() is Availability.READY


class AwayStore(MemoryStore):
    """A store that does not answer when a thinker asks."""

    away = 0

    async def claim_due(
        self,
        platform: str,
        now: Moment,
        until: Moment,
        limit: int = 100,
        index: Index = Index.DUE,
    ) -> tuple[TableId, ...]:
        """Answer, unless away."""
        if self.away:
            self.away -= 1
            raise StoreUnreachable
        return await super().claim_due(platform, now, until, limit, index)


async def test_it_runs_until_it_is_stopped_and_waits_for_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    store = AwayStore()
    store.away = 2
    club = Club(store=store)
    running = asyncio.create_task(club.thinker.run())
    await club.say("/play checkers computer")
    async with asyncio.timeout(5):
        while (await club.table).player_to_act != person("Anna") or store.away:
            club.time += 100
            await asyncio.sleep(0.002)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert store.away == 0


async def test_nobody_else_acts_for_a_computer() -> None:
    club = await begun()
    await club.say(await any_move(club))
    table = await club.table
    move = table.game.format(table.legal_moves[0], table.board)
    for name in ("Anna", "Ben"):
        reply = await club.say(f"/move {move}", name=name)
        assert reply.private
    assert (await club.table).log == table.log
