"""Saying no: because of what was asked, or because something is out of order."""

from bot.commands.ask import Ask
from bot.commands.command import Answer, Command, ForgetPlayer, SavePreferences, StaleAfter
from bot.commands.refusals import StaleChoice
from bot.identity import TableId
from bot.persistence.snapshot import Snapshot
from bot.preferences import ChatPreferences
from bot.replies.reply import Refusal, Style
from bot.replies.standing import private_standing
from bot.table.change import Change
from bot.table.refusals import Refused
from bot.texts import Texts, explain
from rules.errors import Reason, RulesError


def refuse(ask: Ask, error: Reason | RulesError) -> Refusal:
    """Say why not, and what can be done instead."""
    standing = private_standing(ask)
    why = explain(error, standing.texts, standing.voice.name)
    if standing.kept is None:
        play = standing.buttons.make("play", Style.MAIN)
        return Refusal(table=ask.where, text=why, choices=((play,),))
    table = standing.private_board([why])
    return Refusal(
        table=ask.where,
        text=table.text,
        choices=table.choices if standing.concerned else (),
        board=table.board if isinstance(error, StaleChoice) else None,
    )


def apologise(table: TableId, texts: Texts, trouble: str) -> Refusal:
    """Say that it is not the player's fault, and that nothing is half done."""
    return Refusal(table=table, text=texts.say(f"trouble-{trouble}"))


def check_fresh(stamp: int, command: Command, found: Snapshot) -> None:
    """Raise Refused if what a button was made for has changed since."""
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
    """Return whether an answer changes something in the name of one person."""
    if isinstance(answer, ForgetPlayer):
        return True
    if isinstance(answer, SavePreferences):
        return not isinstance(answer.chosen, ChatPreferences)
    return isinstance(answer, Change) and not command.impersonal
