"""Answers one request: look at the table, carry out the command, save, reply."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import TypeAlias

from bot import metrics
from bot.commands.ask import LIST_SIZE, Ask
from bot.commands.command import Answer, ForgetPlayer, Need, SavePreferences, TakeHint
from bot.commands.parser import Parsed
from bot.commands.problem_answers import ProblemAnswer
from bot.commands.refusals import NobodyInParticular, WentBack
from bot.commands.request import Request
from bot.commands.views import SettingsView
from bot.computers.availability import Availability
from bot.desk.hints import UntoldHints
from bot.desk.notes import ChatNotes
from bot.desk.problems import ProblemDesk
from bot.desk.reachable import if_reachable
from bot.desk.refusal import (
    Trouble,
    apologise,
    check_press,
    is_blocked,
    is_personal,
    refuse,
    turn_away,
)
from bot.desk.scores import LeadersByKind, rating_changes
from bot.desk.views import ViewDesk
from bot.identity import Moment, platform_of
from bot.language import Language
from bot.metrics import Stage
from bot.persistence.forget import ForgetTask
from bot.persistence.migration import arrive
from bot.persistence.saving import changed
from bot.persistence.tables import Tables, chat_owner
from bot.persistence.visits import seen_again
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, write
from bot.ratings.ratings import Ratings
from bot.replies.announcement import announce
from bot.replies.context import private_context, public_context
from bot.replies.draft import Draft
from bot.replies.hint import hint_draft
from bot.replies.preferences import settings_reply
from bot.replies.reply import Announcement, Menu, Reply
from bot.store.confirmed import confirmed
from bot.store.deadline import deadline
from bot.store.port import Store, StoreUnreachable, Unconfirmed
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.clock import Timeouts
from bot.table.refusals import NoTableHere, Refused
from rules.errors import Reason, RulesError

Read: TypeAlias = Parsed | Reason
"""A request as it was read: a command, or the reason why it is none."""


class TooMuchNew(Exception):
    """Too much that would be stored for long comes from one address."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Responder:
    """Answers requests, each with one look at the store and one save."""

    store: Store
    tables: Tables
    ratings: Ratings
    language: Language
    chance: Chance
    clock: Callable[[], Moment]
    timeouts: Timeouts
    list_sizes: Mapping[str, int]
    """How many whole moves each platform can show well as a list."""
    computers: Callable[[], Availability]
    """Returns whether somebody can play against a computer now."""
    computer_games: Callable[[], frozenset[str]]
    """Returns the games that computers can play now."""
    notes: ChatNotes
    hints: UntoldHints
    charge_new: Callable[[str], float] = lambda _: 0.0
    """Charges something new that is stored to an address; returns how long it must wait."""

    async def respond(self, request: Request, read: Read) -> Draft | None:
        """Return the reply; None if somebody else changed the table in the meantime."""
        ask, leaders = await self._look(request, read)
        await self._note_visit(ask)
        early = self._early_reply(ask, read)
        if early or not isinstance(read, Parsed):
            return early
        try:
            answer = self._carry_out(ask, read)
            return await self._reply(ask, answer, leaders)
        except TooMuchNew as error:
            sorry = apologise(ask.where, private_context(ask).texts, Trouble.HURRY)
            return replace(sorry, wait=error.wait)
        except Refused as error:
            if ask.found.unreadable and isinstance(error.reason, NoTableHere):
                raise ask.found.unreadable from None
            return refuse(ask, error.reason)
        except RulesError as error:
            return refuse(ask, error)

    async def _note_visit(self, ask: Ask) -> None:
        """Note once in a while that somebody has come: their preferences do not expire then."""
        if seen := seen_again(ask.preferences, ask.at):
            await if_reachable(self.tables.save_preferences(ask.player.id, seen))
        if chat := seen_again(ask.chat_preferences, ask.at):
            await if_reachable(self.store.write_preferences(chat_owner(ask.chat), write(chat)))

    def _early_reply(self, ask: Ask, read: Read) -> Reply | None:
        """Return the reply to a request that is not carried out now; None if it should be."""
        if version := ask.found.version_of(ask.request.key):
            return announce(public_context(ask), version)
        if self.tables.went_back(ask.where):
            return refuse(ask, WentBack())
        if is_blocked(ask, read):
            return turn_away(ask)
        return None if isinstance(read, Parsed) else refuse(ask, read)

    async def _look(self, request: Request, read: Read) -> tuple[Ask, LeadersByKind]:
        """Return the request with everything that its answer needs, read in one round trip."""
        if isinstance(read, Parsed) and Need.LEADERS in read.command.needs:
            leaders = self.ratings.leaders(request.whole_chat, request.player.id)
            return await asyncio.gather(self._ask(request, read), leaders)
        return await self._ask(request, read), {}

    async def _ask(self, request: Request, read: Read) -> Ask:
        """Return the request with its table, also if that has moved to another id."""
        found = await self.tables.find(
            request.table, chat=request.whole_chat, asker=request.player.id, tolerant=True
        )
        if found.moved_to:
            await arrive(self.store, request.table, self.clock(), self.timeouts)
            return await self._ask(replace(request, table=found.moved_to, chat=""), read)
        words = read.words if isinstance(read, Parsed) else ""
        return Ask(
            request,
            found,
            self.clock(),
            self.chance,
            self.language,
            self.timeouts,
            self.list_sizes.get(platform_of(request.table), LIST_SIZE),
            words,
            self.computers(),
            self.computer_games(),
        )

    @metrics.timed(Stage.APPLY)
    def _carry_out(self, ask: Ask, parsed: Parsed) -> Answer:
        """Return what a command does, or raise Refused. Nothing is saved yet."""
        command = parsed.command
        check_press(parsed, ask.player.id, ask.found, exact=ask.request.exact)
        answer = command.answer(ask)
        if ask.request.anonymous and is_personal(answer, command):
            raise Refused(NobodyInParticular())
        return answer

    async def _reply(self, ask: Ask, answer: Answer, leaders: LeadersByKind) -> Draft | None:
        """Save what an answer changes and return the reply; None if somebody else was faster."""
        if isinstance(answer, ProblemAnswer):
            return await ProblemDesk(self.store, self.tables).reply(ask, answer)
        match answer:
            case Change():
                return await self._save(ask, answer)
            case SavePreferences():
                return await self._save_preferences(ask, answer)
            case ForgetPlayer():
                return await self._forget(ask, answer)
            case TakeHint(change):
                return await self._hint(ask, change)
            case _:
                viewing = ViewDesk(self.tables, self.ratings, self.notes)
                return await viewing.reply(ask, answer, leaders)

    async def _save(self, ask: Ask, change: Change) -> Announcement | None:
        """Save what happened at the table, and return the announcement of it.

        The announcement is written first: if that fails, nothing has happened. A request that is
        open already is told as it was the first time.
        """
        if not change.news:
            return announce(public_context(ask), ask.found.since.asked)
        self._check_new(ask, new=not ask.found.version)
        ratings = await rating_changes(self.ratings, change)
        after = ask.with_found(changed(ask.found, change, ask.request.key, ratings, ask.known_as))
        earlier = await self.hints.find(ask.where, ask.found, ask.at)
        announcement = announce(public_context(after), *earlier, after.found.version)
        if not await self.tables.save(after.found, change):
            return None
        await if_reachable(self.hints.take(ask.where, earlier, ask.at))
        return announcement

    def _check_new(self, ask: Ask, *, new: bool) -> None:
        """Raise TooMuchNew if too much that is new comes from one address."""
        if new and (wait := self.charge_new(ask.request.address)):
            raise TooMuchNew(wait)

    async def _hint(self, ask: Ask, change: Change | None) -> Draft | None:
        """Return a hint for the asker alone.

        That it was taken is told to the others in a moment, or with whatever happens before.
        """
        if change:
            announcement = await self._save(ask, change)
            if announcement is None:
                return None
            soon = self.clock()
            await self.store.hold(ask.where, announcement.version, until=soon)
        return hint_draft(private_context(ask), first=change is not None)

    async def _save_preferences(self, ask: Ask, answer: SavePreferences) -> Menu:
        """Save what was chosen, and show the settings as they are now."""
        found, chosen, player = ask.found, answer.chosen, ask.player.id
        known = (ask.preferences, ask.chat_preferences)
        self._check_new(ask, new=known == (PLAYER_DEFAULTS, CHAT_DEFAULTS))
        if isinstance(chosen, ChatPreferences):
            await confirmed(self.store.write_preferences(chat_owner(ask.chat), write(chosen)))
            found = replace(found, chat_preferences=chosen)
        else:
            await confirmed(self.tables.save_preferences(player, chosen))
            found = found.with_preferences(player, chosen)
        view = SettingsView(chat=isinstance(chosen, ChatPreferences))
        return settings_reply(view, private_context(ask.with_found(found)))

    async def _forget(self, ask: Ask, answer: ForgetPlayer) -> Reply:
        """Forget a player everywhere in the store."""
        context = private_context(ask)
        task = ForgetTask(self.store, answer.ids, ask.at, self.chance, self.timeouts)
        try:
            with deadline(inf):  # it searches everything, and its own calls are limited
                done = await task.run()
        except StoreUnreachable as error:
            raise Unconfirmed from error  # a part of it may be done
        if not done:
            return apologise(ask.where, context.texts, Trouble.FORGET)
        return context.note(context.texts.say("forget-done"))
