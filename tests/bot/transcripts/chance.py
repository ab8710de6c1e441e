"""Chance that follows a script."""

from collections.abc import Iterator, Sequence
from itertools import count

from bot.table.chance import Chance, FairChance
from bot.table.values import Dice


class ScriptRunsOut(Exception):
    """The script has no such roll."""


class ScriptedChance(Chance):
    """Rolls what the script says by the number of the roll; without a script, fair dice."""

    def __init__(self, dice: Sequence[Sequence[str]], lots: Sequence[Sequence[int]]) -> None:
        self._dice = dice
        self._lots = iter(lots)
        self._games: Iterator[int] = count(1)

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that everybody knows."""
        number = next(self._games)
        return Dice(f"game-{number}", f"secret of game {number}".encode(), words)

    def draw_lots(self, people: int) -> list[int]:
        """Return what the script says; else the order in which people came."""
        return list(next(self._lots, range(people)))

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return the roll of that number, however often it is asked for."""
        if not self._dice:
            return FairChance().roll(drawn, number, count)
        game = int(drawn.game_id.removeprefix("game-"))
        if count == 0:
            return ()
        try:
            faces = self._dice[game - 1][number - 1]
        except IndexError:
            raise ScriptRunsOut(game, number) from None
        return tuple(map(int, faces))
