"""A problem that is solved by playing on its board, tap by tap, as a move at a table is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.commands.problems import SOLVE
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.problems.problem import Problem
from bot.replies.boards import Perspective
from bot.replies.buttons import Buttons
from bot.replies.problem_boards import mover, side_names
from bot.replies.reply import Menu
from bot.replies.taps import tap_reply
from bot.replies.touches import Touch, tap_touches
from bot.table.events import Began, Entry
from bot.table.log import rebuild
from bot.table.table import Table
from bot.table.tapping import follow_taps
from bot.table.values import Dice, Setup
from bot.texts import Texts


@dataclass(frozen=True)
class Solving:
    """A problem in front of somebody, from the mover's side."""

    problem: Problem
    language: Language
    theme: str
    where: TableId

    def touches(self, tapped: Sequence[str] = ()) -> tuple[Touch, ...]:
        """Return what can be pressed on the board after some taps."""
        return tap_touches(self._table, tapped, self._perspective, self._buttons)

    def menu(self, tapped: Sequence[str]) -> Menu:
        """Return the board after some taps; raise RulesError if one is not possible."""
        asked = tap_reply(self._table, tapped, self._perspective, self._buttons)
        return replace(asked, problem=self.problem.key)

    def whole_move(self, tapped: Sequence[str]) -> str:
        """Return the move that was tapped; nothing until it is whole."""
        taps = follow_taps(self._table, tapped)[-1].taps
        return taps.spelled if tapped and taps.move is not None else ""

    @cached_property
    def _table(self) -> Table:
        """Return a table at which the position has come up."""
        names = side_names(self.problem.game, self.language).names
        players = tuple(
            Player(PlayerId(f"problem:{seat}"), name) for seat, name in enumerate(names)
        )
        setup = Setup(self.problem.game, len(players))
        dice = Dice(self.problem.key, b"-")
        began = Began(setup, players, dice, self.language, self.problem.position)
        return rebuild(self.where, (Entry(Moment(0), began),))

    @property
    def _perspective(self) -> Perspective:
        seat = mover(self.problem)
        return Perspective(side_names(self.problem.game, self.language), seat, seat, self.theme)

    @property
    def _buttons(self) -> Buttons:
        return Buttons(Texts(self.language), 0, before=f"{SOLVE} {self.problem.key} ")
