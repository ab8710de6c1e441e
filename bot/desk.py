"""The one door: a request comes in, a reply goes out, and what must not be lost is kept first."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import time_ns
from typing import Final
from uuid import uuid4
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.codec import UnreadableRecord
from bot.commands import BY_NAME
from bot.commands.command import Answer, Ask, Wish
from bot.commands.reading import find, read_press, read_typed
from bot.commands.refusals import StaleChoice
from bot.commands.views import ProofView
from bot.identity import Moment, TableId
from bot.keeping import Found, keep, look, look_back
from bot.metrics import Stage
from bot.preferences import Preferences, write
from bot.replies.news import tell_news
from bot.replies.reply import Outcome, Reader, Reply
from bot.replies.standing import Standing
from bot.replies.suggestions import suggest_moves
from bot.replies.views import show
from bot.requests import Request
from bot.settings import Language
from bot.store.port import Store, StoreUnreachable
from bot.table.chance import Chance, FairChance
from bot.table.course import Course
from bot.table.refusals import GameForgotten, Refused
from bot.texts import Texts, choose_language, explain
from rules.errors import Reason, RulesError

_TRIES: Final = 50
"""How often a command is tried while other processes are faster."""
_KNOCKS: Final = 3
"""How often a store is tried that does not answer."""
_PAUSE: Final = 0.2
"""Seconds between two knocks."""

_log: Final = structlog.get_logger("desk")


def now() -> Moment:
    """Return what the clock shows."""
    return Moment(time_ns() // 1_000_000)


@dataclass(frozen=True, slots=True)
class _Case:
    """A request, and everything that is known when it is answered."""

    request: Request
    found: Found
    texts: Texts
    at: Moment

    def standing(self, found: Found) -> Standing:
        table = found.table
        seats = table.seats_of(self.request.player.id) if table else ()
        return Standing(self.request.table, table, found.stamp, self.at, self.texts, seats)

    @property
    def before(self) -> Standing:
        """Return how things stand before the request is answered."""
        return self.standing(self.found)


class Desk:
    """Answers requests. Any number of desks, in any number of processes, may share a store."""

    def __init__(
        self,
        store: Store,
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
    ) -> None:
        self._store = store
        self._language = language
        self._chance = chance or FairChance()
        self._clock = clock
        self._queues: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def handle(self, request: Request) -> Reply:
        """Answer a request, whatever it says. One after the other at each table."""
        request = replace(request, key=request.key or uuid4().hex)
        queue = self._queues.setdefault(request.table, asyncio.Lock())
        with structlog.contextvars.bound_contextvars(request=request.key):
            async with queue:
                reply = await self._insist(request)
            command = _command_of(request)
            metrics.count_command(command, reply.outcome, request.table)
            _log.info("answered", command=command, outcome=reply.outcome, table=request.table)
        return reply

    async def announced(self, reply: Reply) -> None:
        """Note that the chat has shown a reply."""
        if reply.version:
            await self._store.announced(reply.table, reply.version)

    async def suggest(self, table: TableId, typed: str) -> tuple[str, ...]:
        """Return the legal moves that somebody who has typed so far may mean."""
        found = await look(self._store, table)
        return suggest_moves(found.table, typed) if found.table else ()

    async def remember(self, table: TableId, note: str) -> None:
        """Keep a chat's own note about a table, such as which message shows its board."""
        await self._store.write_settings(_note(table), note.encode())

    async def recall(self, table: TableId) -> str:
        """Return the note, or nothing."""
        (note,) = (await self._store.load(table, _note(table))).settings
        return note.decode() if note else ""

    async def _insist(self, request: Request) -> Reply:
        """Try until it is done; a save that got lost on the way is found by its key."""
        knocks = 0
        for _ in range(_TRIES):
            try:
                reply = await self._try(request)
            except StoreUnreachable:
                knocks += 1
                if knocks == _KNOCKS:
                    return self._apologise(request, "store")
                await asyncio.sleep(_PAUSE)
            except UnreadableRecord as error:
                _log.error("unreadable record", table=request.table, schema=error.schema)
                return self._apologise(request, "record")
            else:
                if reply:
                    return reply
        return self._apologise(request, "busy")

    async def _try(self, request: Request) -> Reply | None:
        """Answer once; None if the table was changed by somebody else in the meantime."""
        case = await self._look(request)
        if case.found.remembers(request.key):
            return case.before.public_board(version=case.found.version)
        try:
            answer = self._answer(case)
            if isinstance(answer, Course):
                return await self._keep(case, answer)
            if isinstance(answer, Wish):
                return await self._grant(case, answer)
            standing = case.before
            if isinstance(answer, ProofView):
                standing = await self._look_back(standing, answer.game_id)
            return show(answer, standing)
        except Refused as error:
            return _refuse(case, error.reason)
        except RulesError as error:
            return _refuse(case, error)

    async def _look(self, request: Request) -> _Case:
        found = await look(self._store, request.table, request.player.id, request.table)
        wishes = [chosen.language for chosen in found.chosen]
        language = choose_language(*wishes, request.locale, default=self._language)
        return _Case(request, found, Texts(language), self._clock())

    @metrics.timed(Stage.APPLY)
    def _answer(self, case: _Case) -> Answer:
        """Do what is asked for, on paper."""
        request, found = case.request, case.found
        text = request.text
        stamp = None
        if request.pressed:
            stamp, text = read_press(text)
        typed = read_typed(text)
        command = find(typed.name, BY_NAME)
        if stamp is not None and stamp != found.stamp and not command.lasting:
            raise Refused(StaleChoice())
        return command.answer(
            Ask(
                where=request.table,
                player=request.player,
                known_as=request.known_as,
                words=typed.words,
                named=request.named,
                moderator=request.moderator,
                language=case.texts.language,
                table=found.table,
                at=case.at,
                chance=self._chance,
            )
        )

    async def _keep(self, case: _Case, course: Course) -> Reply | None:
        """Keep what happened, and only then tell it."""
        kept = await keep(self._store, case.found, course, case.request.key)
        if kept is None:
            return None

        def tell(standing: Standing) -> Reply:
            news = tell_news(course.news, case.found.table, standing.texts)
            reply = standing.public_board(news, kept.version)
            return replace(reply, outcome=Outcome.DONE, retell=retell)

        def retell(reader: Reader) -> Reply:
            seats = course.table.seats_of(reader.player)
            standing = replace(case.standing(kept), texts=Texts(reader.language), seats=seats)
            return replace(tell(standing), board=standing.own_board)

        return tell(case.standing(kept))

    async def _look_back(self, standing: Standing, game_id: str) -> Standing:
        """Return how things stood at the end of an earlier game."""
        if standing.table.dice.game_id == game_id:
            return standing
        earlier = await look_back(self._store, standing.where, game_id)
        if earlier is None:
            raise Refused(GameForgotten())
        return replace(standing, kept=earlier)

    async def _grant(self, case: _Case, wish: Wish) -> Reply:
        await self._store.write_settings(wish.owner, write(Preferences(wish.language)))
        text = Texts(wish.language).say("view-language-chosen")
        return case.before.note(text)

    def _apologise(self, request: Request, trouble: str) -> Reply:
        texts = Texts(choose_language(request.locale, default=self._language))
        text = texts.say(f"trouble-{trouble}")
        return Reply(table=request.table, text=text, private=True, outcome=Outcome.FAILED)


def _command_of(request: Request) -> str:
    """Return which command is asked for, for those who count; never what else was written."""
    try:
        text = read_press(request.text)[1] if request.pressed else request.text
        return find(read_typed(text).name, BY_NAME).name
    except Refused:
        return "unknown"


def _note(table: TableId) -> str:
    return f"note:{table}"


def _refuse(case: _Case, error: Reason | RulesError) -> Reply:
    """Say why not, and what can be done instead."""
    standing = case.before
    why = explain(error, case.texts, standing.voice.name)
    if standing.kept is None:
        return replace(standing.note(why), outcome=Outcome.REFUSED)
    reply = standing.public_board([why])
    board = reply.board if isinstance(error, StaleChoice) else None
    choices = reply.choices if standing.concerned else ()
    return replace(
        reply,
        board=board,
        choices=choices,
        private=True,
        mention=None,
        outcome=Outcome.REFUSED,
    )
