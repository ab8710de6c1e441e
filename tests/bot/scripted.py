"""Chance that a test decides: rolls and lots from a list."""

from collections.abc import Sequence
from itertools import count

from bot.table.chance import Chance
from bot.table.values import Dice


class ScriptedChance(Chance):
    """Rolls what it was told, by the number of the roll: the same number, the same dice."""

    def __init__(self, *rolls: str, lots: Sequence[int] | None = None) -> None:
        self._rolls = [tuple(map(int, roll)) for roll in rolls]
        self._lots = lots
        self._ids = count(1)
        self._starts: dict[str, int] = {}
        self._used = 0

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that anybody can guess."""
        return Dice(f"game-{next(self._ids)}", bytes(32), words)

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Return the order that was told, or that of arrival."""
        del drawn
        return list(self._lots or range(people))

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return from the list; each game goes on where the one before it ended."""
        if count == 0:
            return ()
        at = self._starts.setdefault(drawn.game_id, self._used) + number - 1
        self._used = max(self._used, at + 1)
        return self._rolls[at]
