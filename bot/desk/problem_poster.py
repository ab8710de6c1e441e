"""Posts the problem of the day where it is due, and again where no chat has confirmed it.

That a chat has its problem is saved before it is posted. So each chat has one problem a day,
whatever dies in between and however many processes look.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Protocol

import structlog

from bot.desk.desk import Desk
from bot.desk.guarded import again_and_again, guarded
from bot.desk.outgoing import Undeliverable
from bot.identity import Moment, TableId
from bot.language import choose_language
from bot.persistence.tables import chat_owner
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, read
from bot.problems.chat_problems import ChatProblems, pose
from bot.problems.keeper import Kept, ProblemKeeper, chat_of, index_of, record_of
from bot.replies.problems import ProblemWriter
from bot.replies.quiz import DailyQuiz
from bot.replies.spoken import Reader
from bot.store.port import Unannounced

PAUSE: Final = 5.0
"""Seconds between two looks."""
LEASE: Final = 60_000
"""Milliseconds for which a problem belongs to the process that posts it."""

_log: Final = structlog.get_logger("problems")


class Poser(Protocol):
    """A chat that takes problems of the day."""

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post a problem where its chat wants it; return once the platform has taken it.

        Raise Undeliverable if it never will, and NotNow if another try is worth it.
        """
        ...


class ProblemPoster:
    """Looks for chats whose problem is due. Any number of posters may share a store."""

    def __init__(
        self,
        desk: Desk,
        chats: Mapping[str, Poser],
        *,
        clock: Callable[[], Moment] | None = None,
    ) -> None:
        self._desk = desk
        self._store = desk.store
        self._keeper = ProblemKeeper(desk.store)
        self._chats = chats
        self._clock = clock or desk.clock

    async def run(self) -> None:
        """Post until cancelled."""
        await again_and_again("problems", self.post_due, PAUSE)

    async def post_due(self) -> None:
        """Post everything that is due, once."""
        at = self._clock()
        until = Moment(at + LEASE)
        for platform, chat in self._chats.items():
            index = index_of(platform)
            due = await self._store.claim_due(index, at, until)
            left = await self._store.claim_unannounced(index, at, until)
            works = [self._post_new(record, chat) for record in due]
            works += [self._post_again(one, chat) for one in left]
            records = [*due, *(one.table for one in left)]
            await asyncio.gather(
                *(
                    guarded("problems", record, work)
                    for record, work in zip(records, works, strict=True)
                )
            )

    async def _post_new(self, record: TableId, chat: Poser) -> None:
        """Save the problem of a new day, and post it. Of several processes the first does."""
        kept = await self._keeper.load(chat_of(record))
        problems, at = kept.problems, self._clock()
        schedule = problems.schedule if problems else None
        day = schedule.day_at(at) if schedule else None
        if problems is None or schedule is None or day is None or day <= problems.last:
            return
        posed = pose(problems, kept.chat, schedule, day)
        after = replace(kept, version=kept.version + 1, problems=posed)
        if await self._keeper.save(after, announce_by=Moment(at + LEASE)):
            await self._post(after, after.version, chat)

    async def _post_again(self, left: Unannounced, chat: Poser) -> None:
        """Post a problem again that no chat has confirmed."""
        await self._post(await self._keeper.load(chat_of(left.table)), left.version, chat)

    async def _post(self, kept: Kept, version: int, chat: Poser) -> None:
        quiz = await self._quiz(kept)
        try:
            if quiz:
                await chat.pose(quiz)
        except Undeliverable:
            _log.info("problem undeliverable", chat=kept.chat)
        await self._store.mark_announced(record_of(kept.chat), version)

    async def _quiz(self, kept: Kept) -> DailyQuiz | None:
        """Return the latest problem of a chat; None if there is none."""
        (stored,) = await self._store.load_preferences(chat_owner(kept.chat))
        chosen = read(stored, CHAT_DEFAULTS, chat_owner(kept.chat))
        return None if chosen.blocked else await asyncio.to_thread(_write, kept.problems, chosen)


def _write(problems: ChatProblems | None, chat: ChatPreferences) -> DailyQuiz | None:
    """Return the latest problem as the chat reads it."""
    posed = problems.posed if problems else None
    problem = posed.problem if posed else None
    if problems is None or posed is None or problem is None:
        return None

    def write(language: str | None, theme: str) -> DailyQuiz:
        spoken = choose_language(language, default=problems.language)
        writer = ProblemWriter(spoken, theme, problems.place)
        return writer.daily_quiz(problem, posed, problems.before)

    def write_for(reader: Reader) -> DailyQuiz:
        own = reader.preferences or PLAYER_DEFAULTS
        return write(own.language or chat.language or reader.language, own.theme)

    public = write(chat.language, chat.theme or PLAYER_DEFAULTS.theme)
    return replace(public, write_for=write_for)
