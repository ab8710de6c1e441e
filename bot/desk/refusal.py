"""Refusals and apologies: why a request was not carried out."""

from bot.commands.ask import Ask
from bot.commands.command import Answer, Command, ForgetPlayer, SavePreferences, StaleAfter
from bot.commands.refusals import StaleChoice
from bot.identity import TableId
from bot.persistence.snapshot import Snapshot
from bot.preferences import ChatPreferences
from bot.replies.context import private_context
from bot.replies.reply import Refusal, Style
from bot.table.change import Change
from bot.table.refusals import Refused
from bot.texts import Texts, explain
from rules.errors import Reason, RulesError


def refuse(ask: Ask, error: Reason | RulesError) -> Refusal:
    """Return why a request is refused, and what can be done instead."""
    context = private_context(ask)
    why = explain(error, context.texts, context.texts.name)
    if context.found.table is None:
        play = context.buttons.make("play", Style.MAIN)
        return Refusal(table=ask.where, text=why, choices=((play,),))
    table = context.private_board([why])
    return Refusal(
        table=ask.where,
        text=table.text,
        choices=table.choices if context.waits_for_reader else (),
        board=table.board if isinstance(error, StaleChoice) else None,
    )


def apologise(table: TableId, texts: Texts, trouble: str) -> Refusal:
    """Return an apology for an error of ours; `trouble` is the end of its message id."""
    return Refusal(table=table, text=texts.say(f"trouble-{trouble}"))


def check_fresh(stamp: int, command: Command, found: Snapshot) -> None:
    """Raise Refused if a button is out of date."""
    if command.stale_after is StaleAfter.NEVER:
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
    if isinstance(answer, ForgetPlayer):
        return True
    if isinstance(answer, SavePreferences):
        return not isinstance(answer.chosen, ChatPreferences)
    return isinstance(answer, Change) and not command.impersonal
