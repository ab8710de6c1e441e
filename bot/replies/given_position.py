"""A position that somebody pasted or wants to copy: its board, its text, and what is best in it."""

from dataclasses import replace
from functools import partial

from bot.commands.views import PositionView
from bot.engines.judgement import Depth, Judgement
from bot.engines.question import JudgeQuestion
from bot.replies.context import ReplyContext
from bot.replies.draft import Draft, UnfinishedAdvice
from bot.replies.drawings import Board
from bot.replies.hint import arrows_for
from bot.replies.judged import tell_options, tell_why_best
from bot.replies.reply import Leaf, Refusal
from bot.replies.spoken import Copy
from bot.replies.table_texts import TableTexts
from bot.table.positions import has_dice, load, stage
from bot.texts.names import game_name
from rules.game import FIRST, Over, Seat


def position_reply(view: PositionView, context: ReplyContext) -> Draft:
    """Return the board of a position with its text, or a draft with what is best in it."""
    shown = Leaf(
        table=context.where,
        text=f"{game_name(view.game, context.texts)}\n{view.position}",
        drawing=_board(view, context),
        copies=(Copy(context.texts.say("choice-copy-position"), view.position),),
    )
    if not view.judged:
        return shown
    depth = Depth.DEEP if has_dice(view.game) else Depth.USUAL
    sorry = context.texts.say("coach-silent")
    return UnfinishedAdvice(
        table=context.where,
        text="",
        question=JudgeQuestion(view.game, view.position, depth),
        write=partial(_judged, view, context, shown),
        silent=Refusal(table=context.where, text=sorry, passes=True),
    )


def _judged(view: PositionView, context: ReplyContext, shown: Leaf, judgement: Judgement) -> Leaf:
    """Return the position with the best choices below it."""
    texts = context.texts
    lines = tell_options(view.game, judgement, texts)
    lines += tell_why_best(view.game, view.position, judgement, texts)
    arrows = arrows_for(view.game, view.position, judgement)
    return replace(
        shown,
        text="\n".join((shown.text, *lines)),
        drawing=replace(_board(view, context), arrows=arrows),
    )


def _board(view: PositionView, context: ReplyContext) -> Board:
    """Return the board from the side that is to act; its players have the names of their sides."""
    now = stage(view.game, view.position)
    seat = FIRST if isinstance(now, Over) or now.seat is None else now.seat
    texts = TableTexts(context.language, ())
    names = tuple(texts.side(view.game, Seat(each)) for each in range(view.seats))
    return Board(
        position=load(view.game, view.position),
        texts=replace(texts, names=names),
        seat=seat,
        numbers=seat,
        theme=context.preferences.theme,
    )
