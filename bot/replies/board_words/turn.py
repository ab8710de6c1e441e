"""Sentences that all boards share: how the game ended, and the last move."""

from bot.replies.table_texts import TableTexts
from bot.table.values import Result
from bot.texts.names import ending_name, result_name, spoken_dice
from render.description import LastMove
from rules import MOVE_WORDS
from rules.game import PASS, Outcome


def tell_outcome(outcome: Outcome | Result, texts: TableTexts) -> str:
    """Return the sentence that says who won and how, or why the game is drawn."""
    if outcome.winner is None:
        return texts.say("board-drawn", ending=ending_name(outcome.how, texts))
    winner = texts.name(outcome.winner)
    result = result_name(outcome.how, outcome.points, texts)
    return texts.say("board-won", seat=winner, result=result)


def tell_last_move(move: LastMove, texts: TableTexts) -> str:
    """Return the sentence about the last move."""
    if move.dice:
        return texts.say("board-last-roll", dice=spoken_dice(move.dice))
    if move.mover is None:
        return texts.say("board-last-move-of-somebody", move=move.text)
    mover = texts.name(move.mover)
    if move.text == PASS or move.text in MOVE_WORDS:
        return texts.say(f"board-last-{move.text}", seat=mover)
    return texts.say("board-last-move", seat=mover, move=move.text)
