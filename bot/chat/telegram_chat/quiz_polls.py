"""Problems as quiz polls: Telegram shows who was right, and says who chose what."""

from dataclasses import dataclass
from typing import Any, Final, cast

import structlog
from telegram import Bot, InputMediaPhoto, Poll
from telegram.constants import PollLimit
from telegram.error import BadRequest, TelegramError

from bot.chat.telegram_chat.errors import NO_POLL_RIGHTS, has_text, was_never_taken
from bot.chat.telegram_chat.events import Voted
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.replying import in_thread
from bot.chat.telegram_chat.text_limits import cut_end
from bot.chat.telegram_chat.text_messages import TextMessage
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.commands.problems import SOLVE
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.replies.drawings import Board
from bot.replies.quiz import DailyQuiz, Quiz
from bot.table.clock import DAY

_QUESTION: Final = int(PollLimit.MAX_QUESTION_LENGTH)
_EXPLANATION: Final = int(PollLimit.MAX_EXPLANATION_LENGTH)
_DESCRIPTION: Final = int(PollLimit.MAX_DESCRIPTION_CHARACTERS)
_ONCE_WITHIN: Final = 2 * DAY
"""Longer than a problem may be posted late."""

_log: Final = structlog.get_logger("telegram")


@dataclass(slots=True)
class QuizPoll(Unmergeable):
    """A problem as a poll with the board, and the board after the best move to explain it."""

    bot: Bot
    desk: Desk
    recency: Recency
    quiz: Quiz
    plain: TextMessage
    """The same with buttons, for a group that does not allow polls."""
    answers: int | None = None
    """The message that it replies to."""

    async def send(self, place: Place) -> None:
        """Send the poll, or a picture with buttons where polls are not allowed.

        Telegram does not recognise a message that is sent again. So the problem of a day, which
        nobody would ask for again, is not sent if it may be there already.
        """
        if not isinstance(self.quiz, DailyQuiz):
            await self._send(place)
            return
        name, notes = f"telegram problem {place.table} {self.quiz.day}", self.desk.notes
        if not await notes.begin(name, _ONCE_WITHIN):
            _log.warning("problem may have been posted, and is not posted again", table=place.table)
            return
        try:
            await self._send(place)
        except TelegramError as error:
            if was_never_taken(error):
                await notes.failed(name, _ONCE_WITHIN)
            raise

    async def _send(self, place: Place) -> None:
        try:
            await self._send_poll(place)
        except BadRequest as error:
            if not has_text(error, *NO_POLL_RIGHTS):
                raise
            await self.plain.send(place)

    async def _send_poll(self, place: Place) -> None:
        """Send the poll, and note which problem it has: its answers name the poll alone."""
        quiz = self.quiz
        described = "\n\n".join(filter(None, (quiz.earlier, quiz.board.alt_text)))
        message = await self.bot.send_poll(
            place.chat,
            cut_end(quiz.question, _QUESTION),
            quiz.moves,
            is_anonymous=False,
            type=Poll.QUIZ,
            correct_option_ids=[cast("Any", quiz.best)],
            explanation=cut_end(quiz.explanation, _EXPLANATION),
            explanation_media=await self._picture(quiz.solution),
            media=await self._picture(quiz.board),
            description=cut_end(described, _DESCRIPTION),
            reply_parameters=in_thread(place, self.answers),
            message_thread_id=place.thread,
        )
        self.recency.saw(place, message.message_id)
        assert message.poll is not None  # noqa: S101 - it is what was sent
        await self.desk.notes.save(_name(message.poll.id), f"{place.own_table} {quiz.key}")

    async def _picture(self, board: Board) -> InputMediaPhoto | None:
        """Return a picture; None if it cannot be drawn: the poll has its words."""
        picture = await self.desk.paint(board, self.quiz.table)
        return InputMediaPhoto(picture.png, filename=NAME) if picture else None


async def solving(desk: Desk, vote: Voted) -> Request | None:
    """Return the request that a vote stands for; None if the poll is none of ours."""
    table, _, problem = (await desk.notes.load(_name(vote.poll))).partition(" ")
    if not problem:
        return None
    place = Place.of_table(TableId(table))
    return Request(
        table=place.table,
        chat=place.whole_chat,
        player=vote.player,
        text=f"/{SOLVE} {problem} {vote.choice}",
        locale=vote.locale,
        key=vote.key,
    )


def solves(payload: str) -> bool:
    """Return whether a button is the answer to a problem."""
    return payload.split(" ")[1:2] == [SOLVE]


def _name(poll: str) -> str:
    return f"telegram poll {poll}"
