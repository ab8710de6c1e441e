"""Sentences that all boards share: how the game ended, and the last move."""

from bot.replies.board_words.speaker import Speaker
from bot.table.values import Result
from bot.texts.names import ending_name, result_name, spoken_dice
from render.description import LastMove
from rules import MOVE_WORDS
from rules.game import PASS, Outcome


def tell_outcome(outcome: Outcome | Result, speaker: Speaker) -> str:
    """Return the sentence that says who won and how, or why the game is drawn."""
    if outcome.winner is None:
        return speaker.say("board-drawn", ending=ending_name(outcome.how, speaker.texts))
    winner = speaker.name(outcome.winner)
    result = result_name(outcome.how, outcome.points, speaker.texts)
    return speaker.say("board-won", seat=winner, result=result)


def tell_last_move(move: LastMove, speaker: Speaker) -> str:
    """Return the sentence about the last move."""
    if move.dice:
        return speaker.say("board-last-roll", dice=spoken_dice(move.dice))
    if move.mover is None:
        return speaker.say("board-last-move-of-somebody", move=move.text)
    mover = speaker.name(move.mover)
    if move.text == PASS or move.text in MOVE_WORDS:
        return speaker.say(f"board-last-{move.text}", seat=mover)
    return speaker.say("board-last-move", seat=mover, move=move.text)
