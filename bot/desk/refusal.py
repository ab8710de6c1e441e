"""Saying no: because of what was asked, or because something is out of order."""

from dataclasses import replace

from bot.commands.refusals import StaleChoice
from bot.desk.case import Case
from bot.desk.request import Request
from bot.language import Language, choose_language
from bot.replies.reply import Reply, Style
from bot.texts import Texts, explain
from rules.errors import Reason, RulesError


def refuse(case: Case, error: Reason | RulesError) -> Reply:
    """Say why not, and what can be done instead."""
    standing = case.private
    why = explain(error, standing.texts, standing.voice.name)
    if standing.kept is None:
        buttons = standing.buttons
        play = buttons.make("play", Style.MAIN)
        return replace(standing.note(why), choices=((play,),), refused=True)
    reply = standing.private_board([why])
    board = reply.board if isinstance(error, StaleChoice) else None
    choices = reply.choices if standing.concerned else ()
    return replace(reply, board=board, choices=choices, private=True, mention=None, refused=True)


def apologise(request: Request, usual: Language, trouble: str) -> Reply:
    """Say that it is not the asker's fault, and that nothing is half done."""
    texts = Texts(choose_language(request.locale, default=usual))
    sorry = texts.say(f"trouble-{trouble}")
    return Reply(table=request.table, text=sorry, private=True, refused=True)
