"""The desk: where every chat brings its requests.

A request is read once, answered one at a time at each table, and tried again while other processes
are faster. Whatever goes wrong, the player gets an answer.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar
from uuid import uuid4

import structlog

from bot import metrics
from bot.commands.parser import Parsed, parse
from bot.commands.request import Request, clean
from bot.desk.apologies import Apologies
from bot.desk.budgets import COSTS, Budgets
from bot.desk.closing import OPENING, Closing, ClosingDown
from bot.desk.delivery import Again, Deliveries
from bot.desk.handed_in import read_handed_in
from bot.desk.hints import UntoldHints
from bot.desk.lookups import Lookups
from bot.desk.notes import ChatNotes
from bot.desk.painter import Painter
from bot.desk.refusal import Trouble
from bot.desk.responder import Read, Responder
from bot.desk.studio import OnProgress, Studio, TooManyFilms
from bot.desk.turns import Turns
from bot.desk.unsure import UnsureRequests
from bot.identity import Moment, PlayerId, TableId
from bot.language import Language
from bot.persistence.migration import move
from bot.persistence.places import ShownMessage
from bot.persistence.tables import Tables
from bot.ratings.ratings import Ratings
from bot.replies.draft import (
    Draft,
    UnfinishedAdvice,
    UnfinishedAnalysis,
    UnfinishedReplay,
    UnreadFile,
    outcome,
)
from bot.replies.drawings import Drawing
from bot.replies.film import Film
from bot.replies.reply import Announcement, Refusal, Reply
from bot.store.clock import local_time
from bot.store.port import Store
from bot.table.chance import Chance, FairChance
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.refusals import Refused
from render import Picture

if TYPE_CHECKING:
    from bot.desk.coach import Coach
    from bot.desk.owner.desk import OwnerDesk

_UNKNOWN: Final = "unknown"
"""How a text that is no command is counted."""

_log: Final = structlog.get_logger("desk")

T = TypeVar("T")


def now() -> Moment:
    """Return the current time."""
    return local_time()


class Desk(Lookups):
    """Answers requests. Any number of desks, in any number of processes, may share a store."""

    def __init__(  # noqa: PLR0913 - each is one thing that a test or an owner decides
        self,
        store: Store,
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
        real_clock: Callable[[], Moment] = now,
        timeouts: Timeouts = TIMEOUTS,
        studio: Studio | None = None,
        painter: Painter | None = None,
        budgets: Budgets | None = None,
    ) -> None:
        super().__init__(Tables(store, timeouts), language, clock, timeouts)
        self.store = store
        self.chance = chance or FairChance()
        self.coach: Coach | None = None
        """Who judges positions, once there are workers."""
        self.owner: OwnerDesk | None = None
        """Who answers the owner of the bot."""
        self.ratings = Ratings(store.scores)
        # Limits of platforms count real seconds, whatever the clock of the games says.
        self.notes = ChatNotes(store, timeouts.memory, real_clock)
        self.deliveries = Deliveries(store, self.tables, clock)
        self.hints = UntoldHints(store, self.deliveries)
        self._unsure = UnsureRequests(clock)
        self._apologies = Apologies(self.tables, self.deliveries, self._unsure, language)
        self._studio = studio or Studio()
        self._painter = painter or Painter()
        self._budgets = budgets
        self._closing = Closing()
        self._turns = Turns(
            self._new_responder(),
            self,
            self.deliveries,
            self._apologies,
            budgets.gate if budgets else None,
        )
        self.when_shown: list[Callable[[TableId], None]] = []
        """Called when a chat has shown a table."""

    def _new_responder(self) -> Responder:
        return Responder(
            self.store,
            self.tables,
            self.ratings,
            self.language,
            self.chance,
            self.clock,
            self.timeouts,
            self._list_sizes,
            lambda: self.computers(),  # noqa: PLW0108 - a thinker may set it later
            lambda: self.computer_games,
            self.notes,
            self.hints,
            self._budgets.charge_new if self._budgets else lambda _: 0.0,
        )

    async def handle(self, request: Request, on_progress: OnProgress | None = None) -> Reply:
        """Answer a request, whatever it says and whatever goes wrong.

        `on_progress` shows a text while a long answer, such as an animation, is being made.
        """
        if not request.key:
            request = replace(request, key=uuid4().hex)
        command = _UNKNOWN
        bound = structlog.contextvars.bound_contextvars(request=request.key, table=request.table)
        with bound, self._closing.doing():
            try:
                if self.owner and self.owner.is_asked(request):
                    return await self.owner.answer(request)
                request = self._unsure.recognise(clean(request))
                read = _read(request)
                command = read.command.name if isinstance(read, Parsed) else _UNKNOWN
                if self._closing.begun and command in OPENING:
                    return self._apologies.sorry(request, Trouble.CLOSING)
                if hurried := await self._admit(request, COSTS.get(command, 1)):
                    metrics.count_command(command, outcome(hurried), request.table)
                    return hurried  # without a line in the log: there may be very many
                draft = await self._turns.take(request, read)
                reply = await self._finish(draft, on_progress)
            except ClosingDown:
                reply = self._apologies.sorry(request, Trouble.CLOSING)
            except TooManyFilms:
                reply = self._apologies.sorry(request, Trouble.HURRY)
            except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
                reply = await self._apologies.explain(request, error)
            metrics.count_command(command, outcome(reply), request.table)
            version = self.tables.known.version_of(reply.table)
            _log.info("answered", command=command, outcome=outcome(reply), version=version)
        return reply

    def is_secret(self, request: Request) -> bool:
        """Return whether nobody else should see what was typed."""
        return self.owner is not None and self.owner.is_asked(request)

    async def close(self) -> None:
        """Open no more tables, finish what is being done, and say what is not done any more."""
        closing = asyncio.create_task(self._closing.close())
        await asyncio.sleep(0)  # whoever waits for an animation learns why there is none
        self._studio.close()
        await closing

    async def pause(self, seconds: float) -> None:
        """Let somebody wait who has asked for too much, but not when Parlour is about to stop."""
        await self._closing.pause(seconds)

    async def _admit(self, request: Request, cost: float) -> Refusal | None:
        """Wait a moment if there is not enough in the budgets; refuse if that is too short."""
        if self._budgets is None:
            return None
        who = (request.player.id, request.whole_chat, request.address)
        return self._hurry(request, await self._budgets.admit(*who, cost))

    def hurried(self, request: Request, cost: float = 1) -> Refusal | None:
        """Charge a request to its budgets; return why it has to wait, or None if it need not."""
        if self._budgets is None:
            return None
        who = (request.player.id, request.whole_chat, request.address)
        return self._hurry(request, self._budgets.charge(*who, cost))

    def _hurry(self, request: Request, wait: float) -> Refusal | None:
        return replace(self._apologies.sorry(request, Trouble.HURRY), wait=wait) if wait else None

    async def _finish(self, draft: Draft, on_progress: OnProgress | None) -> Reply:
        """Finish a reply that takes long. The table does not wait for it."""
        match draft:
            case UnreadFile() | UnfinishedReplay() | UnfinishedAdvice() | UnfinishedAnalysis():
                return await self._closing.unless_closing(self._make(draft, on_progress))
            case _:
                return draft

    async def _make(self, draft: Draft, on_progress: OnProgress | None) -> Reply:
        """Make the animation of a replay, or ask the coach."""
        if isinstance(draft, UnreadFile):
            draft = await read_handed_in(draft, self.notes)
        match draft:
            case UnfinishedReplay():
                return await self._studio.finish(draft, on_progress)
            case UnfinishedAdvice():
                return await self.coach.advise(draft) if self.coach else draft.silent
            case UnfinishedAnalysis():
                coach = self.coach
                return await coach.analyse(draft, on_progress) if coach else draft.silent
            case _:
                return draft

    def apologise(
        self,
        table: TableId,
        error: Exception,
        locale: str | None,
        player: PlayerId | None = None,
        outage: str = "",
    ) -> Refusal:
        """Log the error of a chat that cannot show a reply, and return an apology.

        It says whether the request was saved: then the table is shown again within seconds. If the
        platform could not be reached, `outage` says why, which is all there is to know.
        """
        return self._apologies.last_resort(table, error, locale, player, outage)

    async def paint(self, drawing: Drawing, table: TableId) -> Picture | None:
        """Return the picture for a table; None if it cannot be drawn: a chat shows its words."""
        try:
            return await self._painter.paint(drawing)
        except Exception:  # noqa: BLE001 - a move is not lost because it cannot be drawn
            version = self.tables.known.version_of(table)
            _log.exception("picture not drawn", table=table, version=version)
            return None

    async def make_animation(self, film: Film) -> bytes:
        """Return the animation of a replay, which is made again if that was long ago."""
        return await self._studio.make(film)

    def showing(self, reply: Reply) -> AbstractAsyncContextManager[None]:
        """Hold what a reply announces while the block shows it; raise NotShown if it fails.

        No other process announces it meanwhile. After a failure it is announced again within
        seconds, by this process or another.
        """
        return self.deliveries.showing(reply)

    async def announced(self, reply: Reply) -> None:
        """Note that the chat has shown a reply. Without this note it is shown again."""
        if isinstance(reply, Announcement):
            await self.shown(reply.table, *reply.versions)

    async def shown(
        self,
        table: TableId,
        *versions: int,
        message: ShownMessage | None = None,
        again: Again | None = None,
    ) -> None:
        """Note that a chat has shown some versions and, if it is a new one, in which message.

        One of them may have to be announced again, unless something else is shown before.
        """
        if versions:
            self._unsure.forget(table)
        await self.deliveries.shown(table, *versions, message=message, again=again)
        for listener in self.when_shown:
            listener(table)

    async def move(self, old: TableId, new: TableId) -> Announcement | None:
        """Move a table to another id, and return its announcement there. Twice does no harm."""
        await move(self.store, old, new, self.clock(), self.timeouts)
        return await self._announcement(new)


def _read(request: Request) -> Read:
    """Return the command of a request, or the reason why it has none."""
    try:
        return parse(request.text, pressed=request.pressed)
    except Refused as error:
        return error.reason
