"""The one door: a request comes in, a reply goes out, and what must not be lost is kept first."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import time_ns
from typing import Final
from uuid import uuid4
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.commands import BY_NAME
from bot.commands.command import Answer, Ask, Farewell, Wish
from bot.commands.inquiries import StatsInquiry, TopInquiry
from bot.commands.parser import find, read_press, read_typed
from bot.commands.refusals import NobodyInParticular
from bot.commands.views import (
    SettingsView,
    View,
    is_public,
)
from bot.desk.admission import check_fresh, command_of, is_personal
from bot.desk.announcement import look_for_all, standing_for_all
from bot.desk.case import Case
from bot.desk.cleaning import clean
from bot.desk.past_games import remember
from bot.desk.refusal import apologise, refuse
from bot.desk.request import Request
from bot.desk.scores import Ahead, inquire, look_ahead, wants_leaders
from bot.desk.studio import Meanwhile, Studio
from bot.identity import Moment, PlayerId, TableId
from bot.language import Language
from bot.metrics import Stage
from bot.persistence.forget import Forgetting
from bot.persistence.migration import arrive, move
from bot.persistence.tables import Found, changed, chat_owner, keep, look, look_at_everybody
from bot.preferences import ChatRules, write
from bot.ratings.ratings import Ratings
from bot.replies.preferences import settings_reply
from bot.replies.reply import Reader, Reply
from bot.replies.suggestions import suggest_moves
from bot.replies.views import show
from bot.store.port import Store, StoreUnreachable, UnreadableRecord
from bot.table.chance import Chance, FairChance
from bot.table.clock import PATIENCE, Patience
from bot.table.course import Course
from bot.table.refusals import Refused
from bot.texts import Texts
from rules.errors import RulesError

_TRIES: Final = 50
"""How often a command is tried while other processes are faster."""
_KNOCKS: Final = 3
"""How often a store is tried that does not answer."""
_PAUSE: Final = 0.2
"""Seconds between two knocks."""
_REGULARS: Final = 20_000
"""Of how many tables it is remembered who sits there."""

_log: Final = structlog.get_logger("desk")


def now() -> Moment:
    """Return what the clock shows."""
    return Moment(time_ns() // 1_000_000)


class Desk:
    """Answers requests. Any number of desks, in any number of processes, may share a store."""

    def __init__(  # noqa: PLR0913 - each is one thing that a test or the one who runs it decides
        self,
        store: Store,
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
        patience: Patience = PATIENCE,
        studio: Studio | None = None,
    ) -> None:
        self._store = store
        self._ratings = Ratings(store.scores)
        self._language = language
        self._chance = chance or FairChance()
        self._clock = clock
        self._patience = patience
        self._studio = studio or Studio()
        self._seated: dict[TableId, tuple[PlayerId, ...]] = {}
        self._queues: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def handle(self, request: Request, meanwhile: Meanwhile | None = None) -> Reply:
        """Answer a request, whatever it says. One after the other at each table.

        Where the answer takes long, `meanwhile` is handed something to show until it is there.
        """
        request = clean(replace(request, key=request.key or uuid4().hex))
        queue = self._queues.setdefault(request.table, asyncio.Lock())
        with structlog.contextvars.bound_contextvars(request=request.key):
            async with queue:
                reply = await self._insist(request)
            command = command_of(request)
            metrics.count_command(command, reply.outcome, request.table)
            _log.info("answered", command=command, outcome=reply.outcome, table=request.table)
        # The table need not wait for its animation.
        return await self._studio.finish(reply, meanwhile)

    async def announced(self, reply: Reply) -> None:
        """Note that the chat has shown a reply; if that gets lost, it will be shown again."""
        if reply.version:
            await self.told(reply.table, reply.version)

    async def told(self, table: TableId, *versions: int) -> None:
        """Note that a chat has shown what came of several versions."""
        with _while_away():
            await self._store.mark_announced(table, *versions)

    async def catch_up(self, table: TableId, *versions: int) -> Reply | None:
        """Return how a table stands by now, behind the news of some versions."""
        reply = None
        with _while_away():
            found = await look_for_all(self._store, table)
            if found.table:
                standing = standing_for_all(found, table, self._clock(), self._language)
                reply = standing.announcement(*versions)
        return reply

    async def move(self, old: TableId, new: TableId) -> Reply | None:
        """Let a table go on under another id, as often as it is asked; return how it stands."""
        await move(self._store, old, new, self._clock(), self._patience)
        found = await look_for_all(self._store, new)
        if found.table is None:
            return None
        standing = standing_for_all(found, new, self._clock(), self._language)
        return standing.announcement(found.version)

    async def suggest(self, table: TableId, typed: str) -> tuple[str, ...]:
        """Return the legal moves that somebody who has typed so far may mean."""
        found = None
        with _while_away():
            found = (await look(self._store, table)).table
        return suggest_moves(found, typed) if found else ()

    async def remember(self, table: TableId, note: str) -> None:
        """Keep a chat's own note about a table, such as which message shows its board."""
        with _while_away():
            memory = self._patience.memory
            await self._store.write_preferences(_note(table), note.encode(), memory)

    async def recall(self, table: TableId) -> str:
        """Return the note, or nothing."""
        note = None
        with _while_away():
            (note,) = await self._store.load_preferences(_note(table))
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
                    return apologise(request, self._language, "store")
                await asyncio.sleep(_PAUSE)
            except UnreadableRecord as error:
                _log.error("unreadable record", table=request.table, schema=error.schema)
                return apologise(request, self._language, "record")
            else:
                if reply:
                    return reply
        return apologise(request, self._language, "busy")

    async def _try(self, request: Request) -> Reply | None:
        """Answer once; None if the table was changed by somebody else in the meantime."""
        case, ahead = await self._look_around(request)
        if version := case.found.version_of(request.key):
            return case.public.announcement(version)
        try:
            answer = self._answer(case)
            if isinstance(answer, StatsInquiry | TopInquiry):
                return await inquire(answer, self._ratings, ahead, case.private)
            return await self._give(case, answer)
        except Refused as error:
            return refuse(case, error.reason)
        except RulesError as error:
            return refuse(case, error)

    async def _give(self, case: Case, answer: Course | View | Wish | Farewell) -> Reply | None:
        """Make a reply of an answer; None if what it changes was changed by somebody else."""
        match answer:
            case Course():
                return await self._keep(case, answer)
            case Wish():
                return await self._grant(case, answer)
            case Farewell(ids):
                task = Forgetting(self._store, ids, case.at, self._chance, self._patience)
                if not await task.run():
                    return apologise(case.request, self._language, "busy")
                return case.private.note(case.private.texts.say("farewell-done"))
            case _:
                standing = case.public if is_public(answer) else case.private
                return show(answer, await remember(self._store, answer, standing))

    async def _look_around(self, request: Request) -> tuple[Case, Ahead]:
        """Return what has to be known, in one round trip wherever that can be."""
        if wants_leaders(request):
            return await asyncio.gather(self._look(request), look_ahead(request, self._ratings))
        return await self._look(request), {}

    async def _look(self, request: Request) -> Case:
        chat = request.chat or request.table
        guess = {request.player.id, *self._seated.get(request.table, ())}
        found = await look_at_everybody(self._store, request.table, chat, guess)
        if found.moved_to:
            await arrive(self._store, request.table, self._clock(), self._patience)
            return await self._look(replace(request, table=found.moved_to, chat=""))
        self._note_seated(found)
        return Case(request, found, self._language, self._clock())

    def _note_seated(self, found: Found) -> None:
        """Remember who sits where, so that the next time one round trip is enough."""
        if found.table:
            if len(self._seated) > _REGULARS:
                self._seated.clear()
            self._seated[found.table.id] = tuple(who.id for who in found.table.players)

    @metrics.timed(Stage.APPLY)
    def _answer(self, case: Case) -> Answer:
        """Do what is asked for, on paper."""
        request, found = case.request, case.found
        text = request.text
        stamp = None
        if request.pressed:
            stamp, text = read_press(text)
        typed = read_typed(text)
        command = find(typed.name, BY_NAME)
        if stamp is not None and not command.lasting:
            check_fresh(stamp, command, found)
        answer = command.answer(
            Ask(
                where=request.table,
                within=request.within,
                chat=request.chat or request.table,
                player=request.player,
                known_as=request.known_as,
                words=typed.words,
                named=request.named,
                moderator=request.moderator,
                language=case.public.texts.language,
                table=found.table,
                at=case.at,
                chance=self._chance,
                wishes=found.wishes_of(request.player.id),
                rules=found.rules,
                eager=frozenset(who for who, wishes in found.wishes.items() if wishes.autoroll),
            )
        )
        if request.anonymous and is_personal(answer, command):
            raise Refused(NobodyInParticular())
        return answer

    async def _keep(self, case: Case, course: Course) -> Reply | None:
        """Keep what happened, and only then tell it.

        It is put into words before it is kept: what cannot be said must not happen.
        """
        after = replace(case, found=changed(case.found, course, case.request.key))

        def retell(reader: Reader) -> Reply:
            standing = replace(after.public, texts=Texts(reader.language), reader=reader.player)
            told = standing.announcement(after.found.version)
            return replace(told, board=standing.own_board, retell=retell)

        reply = replace(after.public.announcement(after.found.version), retell=retell)
        if not await keep(self._store, after.found, course, self._patience):
            return None
        self._note_seated(after.found)
        return reply

    async def _grant(self, case: Case, wish: Wish) -> Reply:
        """Remember what was chosen, and show the settings as they are now."""
        request, found, chosen = case.request, case.found, wish.chosen
        player, chat = request.player.id, request.chat or request.table
        if isinstance(chosen, ChatRules):
            await self._store.write_preferences(chat_owner(chat), write(chosen))
            found = replace(found, rules=chosen)
        else:
            await self._store.write_preferences(player, write(chosen))
            found = replace(found, wishes={**found.wishes, player: chosen})
        view = SettingsView(chat=isinstance(chosen, ChatRules))
        return settings_reply(view, replace(case, found=found).private)


@contextmanager
def _while_away() -> Iterator[None]:
    """Do without what is not needed to answer anybody, if it cannot be had."""
    try:
        yield
    except (StoreUnreachable, UnreadableRecord):
        _log.warning("done without the store")


def _note(table: TableId) -> str:
    return f"note:{table}"
