"""The reply to /hint: the best choices in words and numbers, with arrows on the asker's board."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.engines.judgement import Depth, Judgement
from bot.engines.question import JudgeQuestion
from bot.replies.announcement import show_table
from bot.replies.context import ReplyContext
from bot.replies.draft import UnfinishedAdvice
from bot.replies.judged import LISTED, moves_something, tell_options, tell_why_best
from bot.replies.reply import OwnBoard, Refusal
from bot.table.positions import read_move
from render import Arrow, Tint


def hint_draft(context: ReplyContext, *, first: bool) -> UnfinishedAdvice:
    """Return a hint that still needs a judgement; the first one says that the game is unrated."""
    table, texts = context.table, context.texts
    silent = "\n".join([texts.say("coach-silent"), *_cost(context, first=first)])
    return UnfinishedAdvice(
        table=context.where,
        text="",
        question=JudgeQuestion(table.setup.game, table.position, Depth.USUAL),
        write=partial(_write, context, first=first),
        silent=Refusal(table=context.where, text=silent, passes=True),
    )


def _cost(context: ReplyContext, *, first: bool) -> Iterator[str]:
    """Yield that the first hint costs the rating."""
    if first:
        yield context.texts.say("news-unrated", match=context.table.is_match)


def _write(context: ReplyContext, judgement: Judgement, *, first: bool) -> OwnBoard:
    table, texts = context.table, context.texts
    lines = [
        texts.say("hint-heading"),
        *tell_options(table.setup.game, judgement, texts),
        *tell_why_best(table.setup.game, table.position, judgement, texts),
        *_cost(context, first=first),
    ]
    board = context.own_board
    return OwnBoard(
        table=context.where,
        text="\n".join(lines),
        board=board
        and replace(board, arrows=arrows_for(table.setup.game, table.position, judgement)),
        choices=show_table(context).choices,
        secret=True,
    )


def arrows_for(game: str, position: str, judgement: Judgement) -> tuple[Arrow, ...]:
    """Return an arrow for each of the best choices that moves something, with its number."""
    return tuple(
        Arrow(
            read_move(game, position, option.move),
            Tint.OTHER if number else Tint.BETTER,
            str(number + 1),
        )
        for number, option in enumerate(judgement.options[:LISTED])
        if moves_something(option.move)
    )
