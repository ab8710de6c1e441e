"""The reply to /hint: the best choices in words and numbers, with arrows on the asker's board."""

from dataclasses import replace
from functools import partial

from bot.engines.judgement import ROLL, Depth, Judgement
from bot.engines.question import JudgeQuestion
from bot.replies.announcement import show_table
from bot.replies.context import ReplyContext
from bot.replies.judged import LISTED, tell_options, tell_reasons
from bot.replies.reply import OwnBoard, Refusal, UnfinishedAdvice
from bot.table.positions import read_move
from render import Arrow, Tint
from rules import MOVE_WORDS


def hint_draft(context: ReplyContext, *, first: bool) -> UnfinishedAdvice:
    """Return a hint that still needs a judgement; the first one says that the game is unrated."""
    table, texts = context.table, context.texts
    return UnfinishedAdvice(
        table=context.where,
        text="",
        question=JudgeQuestion(table.setup.game, table.position, Depth.USUAL),
        write=partial(_write, context, first=first),
        silent=Refusal(table=context.where, text=texts.say("coach-silent"), passes=True),
    )


def _write(context: ReplyContext, judgement: Judgement, *, first: bool) -> OwnBoard:
    table, texts = context.table, context.texts
    lines = [texts.say("hint-heading"), *tell_options(table.setup.game, judgement, texts)]
    best, second, *_ = judgement.options
    lines += tell_reasons(table.setup.game, table.position, best.move, second.move, texts)
    lines += [texts.say("hint-unrated")] if first else []
    board = context.own_board
    return OwnBoard(
        table=context.where,
        text="\n".join(lines),
        board=board and replace(board, arrows=_arrows(context, judgement)),
        choices=show_table(context).choices,
        secret=True,
    )


def _arrows(context: ReplyContext, judgement: Judgement) -> tuple[Arrow, ...]:
    """Return an arrow for each choice that moves something, with its number."""
    game, position = context.table.setup.game, context.table.position
    return tuple(
        Arrow(
            read_move(game, position, option.move),
            Tint.OTHER if number else Tint.BETTER,
            str(number + 1),
        )
        for number, option in enumerate(judgement.options[:LISTED])
        if option.move != ROLL and option.move not in MOVE_WORDS
    )
