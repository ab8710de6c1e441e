"""The one door: a request comes in, a reply goes out, and what must not be lost is saved first."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import time_ns
from typing import Final, TypeAlias, TypeVar
from uuid import uuid4
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.commands.ask import Ask
from bot.commands.command import Answer, ForgetPlayer, Need, SavePreferences
from bot.commands.parser import Parsed, parse
from bot.commands.refusals import NobodyInParticular
from bot.commands.request import Request, clean
from bot.commands.views import SettingsView, StatsView, TopView, is_public
from bot.desk import scores
from bot.desk.painter import Painter
from bot.desk.past_games import with_past
from bot.desk.refusal import apologise, check_fresh, is_personal, refuse
from bot.desk.studio import OnProgress, Studio
from bot.identity import Moment, TableId
from bot.language import Language, choose_language
from bot.metrics import Stage
from bot.persistence.forget import ForgetTask
from bot.persistence.migration import arrive, move
from bot.persistence.places import Shown
from bot.persistence.tables import Tables, changed, chat_owner
from bot.preferences import ChatPreferences, write
from bot.ratings.ratings import Ratings
from bot.replies.drawings import Drawing
from bot.replies.preferences import settings_reply
from bot.replies.reply import (
    Announcement,
    Draft,
    Menu,
    Reader,
    Refusal,
    Reply,
    UnfinishedReplay,
    outcome,
)
from bot.replies.standing import private_standing, public_standing, unasked_standing
from bot.replies.suggestions import suggest_moves
from bot.replies.views import show
from bot.store.port import Store, StoreUnreachable, UnreadableRecord
from bot.table.chance import Chance, FairChance
from bot.table.change import Change
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.refusals import Refused
from bot.texts import Texts
from render import Picture
from rules.errors import Reason, RulesError

_TRIES: Final = 50
"""How often a command is tried while other processes are faster."""
_STORE_TRIES: Final = 3
"""How often a store is tried that does not answer."""
_PAUSE: Final = 0.2
"""Seconds between two tries of the store."""
_UNKNOWN: Final = "unknown"
"""How a text that is no command is counted."""

_log: Final = structlog.get_logger("desk")

T = TypeVar("T")

_Read: TypeAlias = Parsed | Reason
"""What a text says, or why it says nothing."""


def now() -> Moment:
    """Return the time."""
    return Moment(time_ns() // 1_000_000)


class Desk:
    """Answers requests. Any number of desks, in any number of processes, may share a store."""

    def __init__(  # noqa: PLR0913 - each is one thing that a test or an owner decides
        self,
        store: Store,
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
        timeouts: Timeouts = TIMEOUTS,
        studio: Studio | None = None,
        painter: Painter | None = None,
    ) -> None:
        self.store = store
        self.tables = Tables(store, timeouts)
        self.language = language
        self.chance = chance or FairChance()
        self.clock = clock
        self.timeouts = timeouts
        self._ratings = Ratings(store.scores)
        self._studio = studio or Studio()
        self._painter = painter or Painter()
        self._queues: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def handle(self, request: Request, on_progress: OnProgress | None = None) -> Reply:
        """Answer a request, whatever it says and whatever goes wrong.

        Where the answer takes long, `on_progress` is given something to show until it is there.
        """
        request = replace(request, key=request.key or uuid4().hex)
        command = _UNKNOWN
        with structlog.contextvars.bound_contextvars(request=request.key, table=request.table):
            try:
                request = clean(request)
                read = _read(request)
                command = read.command.name if isinstance(read, Parsed) else _UNKNOWN
                draft = await self._in_turn(request, read)
                # The table need not wait for its animation.
                reply = (
                    await self._studio.finish(draft, on_progress)
                    if isinstance(draft, UnfinishedReplay)
                    else draft
                )
            except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
                reply = self.apologise(request.table, request.locale)
            metrics.count_command(command, outcome(reply), request.table)
            version = self.tables.version_of(reply.table)
            _log.info("answered", command=command, outcome=outcome(reply), version=version)
        return reply

    def apologise(self, table: TableId, locale: str | None) -> Refusal:
        """Log the error that is being handled, and return an apology in the player's language.

        It is the last resort of the desk, and of a chat that cannot show a reply.
        """
        _log.exception("request failed", table=table, version=self.tables.version_of(table))
        return self._sorry(table, locale, "unexpected")

    def _sorry(self, table: TableId, locale: str | None, trouble: str) -> Refusal:
        texts = Texts(choose_language(locale, default=self.language))
        return apologise(table, texts, trouble)

    async def paint(self, drawing: Drawing) -> Picture | None:
        """Return the picture of a board or a plot; None if only its words can be shown."""
        return await self._painter.paint(drawing)

    async def announced(self, reply: Reply) -> None:
        """Note that the chat has shown a reply; if that gets lost, it will be shown again."""
        if isinstance(reply, Announcement):
            await self.shown(reply.table, *reply.versions)

    async def shown(self, table: TableId, *versions: int, message: Shown | None = None) -> None:
        """Note that a chat has shown some versions and, if it is a new one, in which message."""
        if not versions and message is None:
            return
        await _if_reachable(self.tables.shown(table, *versions, message=message))

    def shown_in(self, table: TableId, place: TableId | None = None) -> Shown | None:
        """Return the message that shows a table in a place, as it was last read or noted."""
        return self.tables.shown_in(table, place or table)

    async def catch_up(self, table: TableId, *versions: int) -> Announcement | None:
        """Return how a table stands by now, behind the news of some versions."""
        return await _if_reachable(self._announcement(table, *versions))

    async def move(self, old: TableId, new: TableId) -> Announcement | None:
        """Let a table go on under another id, as often as it is asked; return how it stands."""
        await move(self.store, old, new, self.clock(), self.timeouts)
        return await self._announcement(new)

    async def _announcement(self, table: TableId, *versions: int) -> Announcement | None:
        found = await self.tables.find(table)
        if found.table is None:
            return None
        standing = unasked_standing(found, table, self.clock(), self.language)
        return standing.announcement(*(versions or (found.version,)))

    async def suggest(self, table: TableId, typed: str) -> tuple[str, ...]:
        """Return the legal moves that somebody who has typed so far may mean."""
        found = await _if_reachable(self.tables.find(table))
        return suggest_moves(found.table, typed) if found and found.table else ()

    async def remember(self, name: str, note: str) -> None:
        """Keep a chat's own note under a name."""
        lasts = self.timeouts.memory
        await _if_reachable(self.store.write_preferences(_note(name), note.encode(), lasts))

    async def recall(self, name: str) -> str:
        """Return a chat's own note; nothing if there is none."""
        notes = await _if_reachable(self.store.load_preferences(_note(name)))
        return notes[0].decode() if notes and notes[0] else ""

    async def _in_turn(self, request: Request, read: _Read) -> Draft:
        """Answer one request after the other at each table."""
        if isinstance(read, Parsed) and Need.MODERATOR in read.command.needs:
            request = await _with_rank(request)
        queue = self._queues.setdefault(request.table, asyncio.Lock())
        async with queue:
            return await self._insist(request, read)

    async def _insist(self, request: Request, read: _Read) -> Draft:
        """Try until it is done; a save that got lost on the way is found by its key."""
        failures = 0
        for _ in range(_TRIES):
            try:
                reply = await self._try(request, read)
            except StoreUnreachable:
                failures += 1
                if failures == _STORE_TRIES:
                    return self._sorry(request.table, request.locale, "store")
                await asyncio.sleep(_PAUSE)
            except UnreadableRecord as error:
                _log.error("unreadable record", schema=error.schema)
                return self._sorry(request.table, request.locale, "record")
            else:
                if reply:
                    return reply
        return self._sorry(request.table, request.locale, "busy")

    async def _try(self, request: Request, read: _Read) -> Draft | None:
        """Answer once; None if the table was changed by somebody else in the meantime."""
        ask, leaders = await self._look(request, read)
        structlog.contextvars.bind_contextvars(version=ask.found.version)
        if version := ask.found.version_of(request.key):
            return public_standing(ask).announcement(version)
        if not isinstance(read, Parsed):
            return refuse(ask, read)
        try:
            return await self._give(ask, self._answer(ask, read), leaders)
        except Refused as error:
            return refuse(ask, error.reason)
        except RulesError as error:
            return refuse(ask, error)

    async def _look(self, request: Request, read: _Read) -> tuple[Ask, scores.LeadersByKind]:
        """Return everything that is known, in one round trip wherever that can be."""
        if isinstance(read, Parsed) and Need.LEADERS in read.command.needs:
            leaders = self._ratings.leaders(request.whole_chat, request.player.id)
            return await asyncio.gather(self._ask(request, read), leaders)
        return await self._ask(request, read), {}

    async def _ask(self, request: Request, read: _Read) -> Ask:
        """Return the request with everything that is known of its table, wherever that is now."""
        found = await self.tables.find(
            request.table, chat=request.whole_chat, asker=request.player.id
        )
        if found.moved_to:
            await arrive(self.store, request.table, self.clock(), self.timeouts)
            return await self._ask(replace(request, table=found.moved_to, chat=""), read)
        words = read.words if isinstance(read, Parsed) else ""
        return Ask(request, found, self.clock(), self.chance, self.language, words)

    @metrics.timed(Stage.APPLY)
    def _answer(self, ask: Ask, parsed: Parsed) -> Answer:
        """Carry out a command, on paper: nothing is saved yet."""
        command = parsed.command
        if parsed.stamp is not None:
            check_fresh(parsed.stamp, command, ask.found)
        answer = command.answer(ask)
        if ask.request.anonymous and is_personal(answer, command):
            raise Refused(NobodyInParticular())
        return answer

    async def _give(self, ask: Ask, answer: Answer, leaders: scores.LeadersByKind) -> Draft | None:
        """Make a reply of an answer; None if what it changes was changed by somebody else."""
        match answer:
            case Change():
                return await self._save(ask, answer)
            case SavePreferences():
                return await self._prefer(ask, answer)
            case ForgetPlayer():
                return await self._forget(ask, answer)
            case StatsView() | TopView():
                return await scores.tell(answer, self._ratings, leaders, private_standing(ask))
            case _:
                standing = public_standing(ask) if is_public(answer) else private_standing(ask)
                return show(answer, await with_past(self.tables, answer, standing))

    async def _save(self, ask: Ask, change: Change) -> Announcement | None:
        """Save what happened, and only then announce it.

        It is put into words before it is saved: what cannot be said must not happen.
        """
        after = ask.with_found(changed(ask.found, change, ask.request.key))
        reply = replace(_announcement(after), retell=lambda reader: _announcement(after, reader))
        return reply if await self.tables.save(after.found, change) else None

    async def _prefer(self, ask: Ask, wish: SavePreferences) -> Menu:
        """Save what was chosen, and show the settings as they are now."""
        found, chosen, player = ask.found, wish.chosen, ask.player.id
        if isinstance(chosen, ChatPreferences):
            await self.store.write_preferences(chat_owner(ask.chat), write(chosen))
            found = replace(found, chat_preferences=chosen)
        else:
            await self.store.write_preferences(player, write(chosen))
            found = replace(found, preferences={**found.preferences, player: chosen})
        view = SettingsView(chat=isinstance(chosen, ChatPreferences))
        return settings_reply(view, private_standing(ask.with_found(found)))

    async def _forget(self, ask: Ask, farewell: ForgetPlayer) -> Reply:
        """Forget a player wherever they are known."""
        task = ForgetTask(self.store, farewell.ids, ask.at, self.chance, self.timeouts)
        if not await task.run():
            return self._sorry(ask.where, ask.request.locale, "busy")
        standing = private_standing(ask)
        return standing.note(standing.texts.say("forget-done"))


def _read(request: Request) -> _Read:
    """Read a request, once."""
    try:
        return parse(request.text, pressed=request.pressed)
    except Refused as error:
        return error.reason


async def _with_rank(request: Request) -> Request:
    """Return the request with whether the player is a moderator, which only some commands need."""
    if request.moderator or request.check_moderator is None:
        return request
    return replace(request, moderator=await request.check_moderator())


def _announcement(ask: Ask, reader: Reader | None = None) -> Announcement:
    """Return what has just happened, for everybody or as one reader sees it."""
    standing = public_standing(ask)
    if reader is None:
        return standing.announcement(ask.found.version)
    standing = replace(standing, texts=Texts(reader.language), reader=reader.player)
    told = standing.announcement(ask.found.version)
    return replace(told, board=standing.own_board, retell=lambda other: _announcement(ask, other))


async def _if_reachable(question: Awaitable[T]) -> T | None:
    """Return the store's answer; None if it has none and nobody's request depends on it."""
    try:
        return await question
    except (StoreUnreachable, UnreadableRecord):
        _log.warning("store unreachable, going on without it")
        return None


def _note(name: str) -> str:
    return f"note:{name}"
