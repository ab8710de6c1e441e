"""The end of a game, and the next game of a match."""

from bot.table.course import Course
from bot.table.events import Began, Ended
from bot.table.values import Cause, Result
from rules.game import Outcome


def end(course: Course, cause: Cause, outcome: Outcome) -> Course:
    """End the game; if the match is not decided yet, begin the next game with the new score."""
    table = course.table
    result = Result.of(outcome, table.dice.game_id)
    following = table.game.next_game(table.board, outcome)
    course = course.then(Ended(cause, result))
    if following is None:
        return course
    return course.begin(
        Began(
            setup=table.setup,
            players=table.players,
            dice=course.chance.next_dice(table.dice),
            language=table.language,
            opening=table.game.dump(following),
            results=(*table.results, result),
            chat=table.chat,
        )
    )
