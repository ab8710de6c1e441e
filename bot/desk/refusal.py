"""Refusals and apologies: why a request was not carried out."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import (
    Answer,
    Command,
    ForgetPlayer,
    SavePreferences,
    StaleAfter,
    TakeHint,
)
from bot.commands.parser import Parsed
from bot.commands.problem_answers import Solve
from bot.commands.refusals import (
    InvitationGone,
    InvitationUsed,
    NotYourQuestion,
    OnlyModerators,
    PlayElsewhere,
    StaleChoice,
    WentBack,
)
from bot.identity import PlayerId, TableId, mark_of
from bot.persistence.snapshot import Snapshot
from bot.preferences import ChatPreferences
from bot.problems.keeper import is_record_of_problems
from bot.replies.announcement import show_table
from bot.replies.choice import Style
from bot.replies.context import private_context
from bot.replies.reply import Refusal
from bot.store.port import UnreadableRecord
from bot.table.change import Change
from bot.table.refusals import GameAlreadyOn, Refused, SomebodyWaits
from bot.table.seating import find_invitation
from bot.texts import Texts, explain
from rules.errors import Reason, RulesError

_FORGET: Final = "forgetme"
"""The command that is open to everybody."""


def refuse(ask: Ask, error: Reason | RulesError) -> Refusal:
    """Return why a request is refused, and what can be done instead."""
    context = private_context(ask)
    why = explain(error, context.texts, context.texts.name)
    if context.found.table is None or isinstance(error, InvitationGone | InvitationUsed):
        play = (context.buttons.make("play", Style.MAIN),)
        barred = isinstance(error, OnlyModerators | PlayElsewhere)
        return Refusal(table=ask.where, text=why, choices=() if barred else (play,))
    table = show_table(replace(context, reader=_known_at_table(ask)), [why], last_told=True)
    return Refusal(
        table=ask.where,
        text=table.text,
        choices=table.choices if context.waits_for_reader else (),
        board=table.board if isinstance(error, StaleChoice | WentBack) else None,
        passes=isinstance(error, StaleChoice | WentBack),
        at_table=table.choices,
        occupied=isinstance(error, GameAlreadyOn | SomebodyWaits),
    )


def _known_at_table(ask: Ask) -> PlayerId:
    """Return the id by which the table knows the asker: a guest may be invited by another."""
    table = ask.table
    if table is None or not table.gathering:
        return ask.player.id
    return find_invitation(table, (ask.player.id, *ask.known_as)) or ask.player.id


def is_blocked(ask: Ask, read: Parsed | Reason) -> bool:
    """Return whether the owner has closed the bot to the asker, who may still be forgotten."""
    forget = isinstance(read, Parsed) and read.command.name == _FORGET
    return not forget and (ask.preferences.blocked or ask.chat_preferences.blocked)


def turn_away(ask: Ask) -> Refusal:
    """Return what somebody is told to whom the bot is closed."""
    text = private_context(ask).texts.say("blocked", chat=ask.chat_preferences.blocked)
    return Refusal(table=ask.where, text=text)


class Trouble(StrEnum):
    """What went wrong on our side. Each has a sentence that says whether something was saved."""

    STORE = "store"
    """The store does not answer, and nothing was saved."""
    BUSY = "busy"
    """Others were always faster, and nothing was saved."""
    HURRY = "hurry"
    """The player has asked for too much at once, and nothing was saved."""
    CLOSING = "closing"
    """Parlour is about to stop, and nothing was saved."""
    UNSURE = "unsure"
    """It may have been saved: the answer of the store was lost."""
    UNSHOWN = "unshown"
    """It was saved, and could not be shown."""
    UNEXPECTED = "unexpected"
    """There is a fault in the program, and nothing was saved."""
    DAMAGED = "record-damaged"
    """What is saved about the table is damaged."""
    NEWER = "record-newer"
    """A newer version saved the table."""
    GAME = "record-game"
    """The table has a game that this version does not have."""
    POSITION = "record-position"
    """The table has a position that is none of its game."""
    RATINGS = "ratings"
    """Something that is saved about ratings cannot be read."""
    PAST_GAME = "past-game"
    """A game that is over cannot be read."""
    OTHER_RECORD = "other-record"
    """Something else that is saved cannot be read."""
    FORGET = "forget"
    """Not everything about a player could be removed yet."""


_ELSEWHERE: Final = {
    "score": Trouble.RATINGS,
    "counted": Trouble.RATINGS,
    "ladder": Trouble.RATINGS,
    "placed": Trouble.RATINGS,
    "agreed": Trouble.RATINGS,
    "pending": Trouble.RATINGS,
    "game": Trouble.PAST_GAME,
}
"""The trouble with records that are not the table's, by their type."""


def record_trouble(error: UnreadableRecord) -> Trouble:
    """Return the trouble with a record, which need not be the table's."""
    record_type, _, name = error.key.removeprefix("aside:").partition(":")
    if record_type != "table":
        return _ELSEWHERE.get(record_type, Trouble.OTHER_RECORD)
    if is_record_of_problems(name):
        return Trouble.OTHER_RECORD
    return Trouble(f"record-{error.flaw}")


def apologise(table: TableId, texts: Texts, trouble: Trouble) -> Refusal:
    """Return an apology for an error of ours."""
    return Refusal(table=table, text=texts.say(f"trouble-{trouble}"), passes=True)


def check_press(parsed: Parsed, player: PlayerId, found: Snapshot, *, exact: bool = False) -> None:
    """Raise Refused if a button is somebody else's, or out of date; what is typed is neither.

    If it has to be `exact`, any change makes it out of date.
    """
    if exact and parsed.stamp != found.version:
        raise Refused(StaleChoice())
    if parsed.owner and parsed.owner != mark_of(player):
        raise Refused(NotYourQuestion())
    command, stamp = parsed.command, parsed.stamp
    if stamp is None or command.stale_after is StaleAfter.NEVER:
        return
    since = found.since
    changed_at = {
        StaleAfter.OPENED: since.opened,
        StaleAfter.MOVED: since.moved,
        StaleAfter.ASKED: since.asked,
    }[command.stale_after]
    if not changed_at <= stamp <= found.version:
        raise Refused(StaleChoice())


def is_personal(answer: Answer, command: Command) -> bool:
    """Return whether an answer changes something in the name of one player."""
    if isinstance(answer, ForgetPlayer | Solve):
        return True
    if isinstance(answer, SavePreferences):
        return not isinstance(answer.chosen, ChatPreferences)
    return isinstance(answer, Change | TakeHint) and not command.impersonal
