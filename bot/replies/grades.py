"""How well somebody played, in a line: error rate, points or percent lost a move, and luck."""

from typing import Final

from bot.coach.grades import Grade
from bot.replies.table_texts import TableTexts
from bot.table.positions import has_dice
from bot.texts.numbers import decimal, signed

_BACKGAMMON: Final = "backgammon"
"""The game whose players know an error rate."""


def tell_grade(game: str, player: str, grade: Grade, texts: TableTexts) -> str:
    """Return how a player played, as the players of a game count it."""
    if game == _BACKGAMMON:
        return texts.say(
            "analysis-rate",
            player=player,
            rate=decimal(grade.all.rate, texts, 1),
            moves=decimal(grade.moves.rate, texts, 1),
            cube=decimal(grade.cube.rate, texts, 1),
            doubles=bool(grade.cube.decisions),
            luck=signed(grade.luck, texts),
        )
    counts = texts.say("analysis-counts", mistakes=grade.mistakes, blunders=grade.blunders)
    if has_dice(game):
        lost, luck = decimal(grade.all.mean, texts, 3), signed(grade.luck, texts)
        told = texts.say("analysis-points", player=player, loss=lost, luck=luck)
    else:
        share = decimal(50 * grade.all.mean, texts, 1)
        told = texts.say("analysis-percent", player=player, loss=share)
    return f"{told} {counts}"
