"""Chance that follows a script."""

from itertools import count

from bot.table.chance import FairChance, begin_chain
from bot.table.values import Dice
from tests.bot.transcripts.script import Script


class ScriptRunsOut(Exception):
    """The script has no such roll."""


class ScriptedChance(FairChance):
    """Rolls and lots from a script, with secrets that everybody knows.

    Without rolls in the script, dice are fair; lots are fair where the script says so.
    """

    def __init__(self, script: Script) -> None:
        self._dice = script.dice
        self._fair_lots = script.fair_lots
        self._lots = iter(script.lots)
        self._tables = count(1)
        self._games = list[str]()
        """The ids of all games, in the order of the rolls in the script."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that everybody knows."""
        number = next(self._tables)
        root = f"secret of table {number}".encode()
        return self._add(begin_chain(f"game-{number}", root, words))

    def next_dice(self, drawn: Dice) -> Dice:
        """Return the next link of the chain."""
        return self._add(super().next_dice(drawn))

    def _add(self, dice: Dice) -> Dice:
        if dice.game_id not in self._games:
            self._games.append(dice.game_id)
        return dice

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Return what the script says; else the order in which people came."""
        if self._fair_lots:
            return super().draw_lots(drawn, people)
        return list(next(self._lots, range(people)))

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return the roll of that number, however often it is asked for."""
        if not self._dice:
            return super().roll(drawn, number, count)
        game = self._games.index(drawn.game_id)
        if count == 0:
            return ()
        try:
            faces = self._dice[game][number - 1]
        except IndexError:
            raise ScriptRunsOut(game + 1, number) from None
        return tuple(map(int, faces))
