"""Problems in words and pictures: the question, the verdict, and how the latest was solved."""

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final

from bot.coach.why import find_reasons
from bot.commands.problems import SOLVE
from bot.identity import TableId
from bot.language import Language
from bot.problems.chat_problems import Posed, Solver
from bot.problems.problem import Choice, Problem
from bot.replies.buttons import Buttons
from bot.replies.choice import Choices
from bot.replies.drawings import Board
from bot.replies.problem_boards import mover, problem_board, side_names
from bot.replies.quiz import DailyQuiz, Quiz
from bot.replies.reply import OwnBoard
from bot.replies.solving import Solving
from bot.table import positions
from bot.texts import Texts, explain, game_name
from bot.texts.lists import all_of
from bot.texts.numbers import decimal
from render import Tint

_GAMES_IN_A_HUNDRED: Final = 50
"""A value from -1 to 1 is twice the chance to win, less one."""
_EXPLANATION: Final = 200
"""Characters of an explanation, which is what Telegram allows."""
_CACHED: Final = 1_024
"""How many reasons are cached."""


class ProblemWriter:
    """Writes about problems in one language and theme."""

    def __init__(self, language: Language, theme: str, where: TableId) -> None:
        self._texts = Texts(language)
        self._theme = theme
        self._where = where

    def quiz(self, problem: Problem) -> Quiz:
        """Return a problem for whoever asks for one."""
        mine = [self._texts.say("problem-mine")] if problem.name else []
        question = " ".join((*mine, self._question(problem)))
        return Quiz(
            table=self._where,
            text=question,
            choices=self._choices(problem),
            board=self._board(problem),
            write_touches=self._solving(problem).touches,
            question=question,
            key=problem.key,
            best=problem.best,
            solution=self._solution(problem),
            explanation=self._explanation(problem),
        )

    def daily_quiz(self, problem: Problem, posed: Posed, before: Posed | None) -> DailyQuiz:
        """Return the problem of a day, with the solution of the one before."""
        heading = self._texts.say("problem-of-the-day")
        question = f"{heading} {self._question(problem)}"
        earlier = self._earlier(before)
        return DailyQuiz(
            table=self._where,
            text="\n\n".join(filter(None, (earlier, question))),
            choices=self._choices(problem),
            board=self._board(problem),
            write_touches=self._solving(problem).touches,
            question=question,
            key=problem.key,
            best=problem.best,
            solution=self._solution(problem),
            explanation=self._explanation(problem),
            earlier=earlier,
            day=posed.day.isoformat(),
        )

    def verdict(self, problem: Problem, chosen: Choice, solver: Solver | None) -> OwnBoard:
        """Return whether a choice was right; `solver` is how a player does whose answer counts."""
        best = _best(problem)
        if chosen == best:
            lines = [self._texts.say("problem-right", move=best.move), *self._why(problem)]
        else:
            lines = [*self._against(problem, chosen), *self._reasons(problem, chosen)]
        if solver and solver.streak > 1:
            lines.append(self._texts.say("problem-streak", count=solver.streak))
        which = "mine" if problem.name else problem.game
        label = self._texts.say("problem-another")
        another = self._buttons.make(f"problem {which}", label=label)
        return OwnBoard(
            table=self._where,
            text="\n".join(lines),
            board=self._solution(problem, chosen),
            choices=((another,),),
        )

    def _against(self, problem: Problem, chosen: Choice) -> Iterator[str]:
        """Yield that a move is not the best, and what it gives away, as far as that is known."""
        best = _best(problem).move
        if problem.name and chosen.loss is None:  # of one's own game, nobody knows how good it is
            yield self._texts.say("problem-unjudged", move=chosen.move, best=best)
            return
        yield self._texts.say("problem-wrong", move=chosen.move, best=best)
        if chosen.loss is not None:
            yield self._amount("loss", problem.game, chosen.loss)

    def _solving(self, problem: Problem) -> Solving:
        return Solving(problem, self._texts.language, self._theme, self._where)

    def _question(self, problem: Problem) -> str:
        game, seat = problem.game, mover(problem)
        side = side_names(game, self._texts.language).side(game, seat)
        return self._texts.say("problem-question", game=game_name(game, self._texts), side=side)

    def _earlier(self, before: Posed | None) -> str:
        problem = before and before.problem
        if not before or not problem:
            return ""
        best = problem.choices[problem.best].move
        names = all_of([player.name for player in before.solvers], self._texts)
        if not names:
            return self._texts.say("problem-earlier-unsolved", move=best)
        return self._texts.say("problem-earlier", move=best, names=names)

    def _explanation(self, problem: Problem) -> str:
        best = problem.choices[problem.best].move
        told = self._texts.say("problem-best", move=best)
        for sentence in self._why(problem):
            if len(told) + len(sentence) < _EXPLANATION:
                told = f"{told} {sentence}"
        return told

    def _why(self, problem: Problem) -> Iterator[str]:
        """Yield how much better the best move is than the next, and why."""
        best = _best(problem)
        others = (choice for choice in problem.choices if choice is not best)
        known = [(choice.loss, choice) for choice in others if choice.loss is not None]
        lead, second = min(known, key=itemgetter(0))
        yield self._amount("mine" if problem.name else "lead", problem.game, lead, second.move)
        yield from self._reasons(problem, second)

    def _reasons(self, problem: Problem, other: Choice) -> list[str]:
        """Return why the best move is better than another, as far as that can be told."""
        found = _reasons(problem.game, problem.position, _best(problem).move, other.move)
        names = side_names(problem.game, self._texts.language)
        return [explain(reason, names, names.name) for reason in found]

    def _amount(self, what: str, game: str, loss: float, move: str = "") -> str:
        """Say what a move is worth: in points where dice are rolled, elsewhere in games won."""
        if positions.has_dice(game):
            points = decimal(loss, self._texts)
            return self._texts.say(f"problem-{what}-points", points=points, move=move)
        games = max(round(loss * _GAMES_IN_A_HUNDRED), 1)
        return self._texts.say(f"problem-{what}-games", games=games, move=move)

    def _choices(self, problem: Problem) -> Choices:
        return (
            tuple(
                self._buttons.make(f"{SOLVE} {problem.key} {number}", label=choice.move)
                for number, choice in enumerate(problem.choices)
            ),
        )

    @property
    def _buttons(self) -> Buttons:
        return Buttons(self._texts, 0)

    def _solution(self, problem: Problem, chosen: Choice | None = None) -> Board:
        """Return the board with an arrow for the best move, and one for another that was chosen."""
        best = _best(problem)
        shown = [(best, Tint.BETTER)]
        if chosen and chosen is not best:
            shown.append((chosen, Tint.OTHER))
        return self._board(problem, *shown)

    def _board(self, problem: Problem, *shown: tuple[Choice, Tint]) -> Board:
        names = side_names(problem.game, self._texts.language)
        return problem_board(problem, names, self._theme, *shown)


_reasons = lru_cache(_CACHED)(find_reasons)
"""Why a move is better than another; cached, because it may take a tenth of a second."""


def _best(problem: Problem) -> Choice:
    return problem.choices[problem.best]
