"""A bot that cheats with the dice or the seats cannot prove its games."""

import json
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bot.export.verification import flaws, verify
from bot.export.verification.flaws import Flaw
from bot.table.dice import numbered_id
from bot.table.values import Dice
from tests.bot.export.real_matches import (
    KnownChance,
    export,
    match_of_two_games,
    play_on,
    resign,
    sit,
)

FAIR = KnownChance()


class Picker(KnownChance):
    """Rolls ahead, and picks of some rolls the highest; it can number them as it likes."""

    def pick(self, drawn: Dice, number: int, count: int) -> int:
        """Return the number of the roll that is picked."""
        ahead = range(3 * number - 2, 3 * number + 1)
        return max(ahead, key=lambda each: (sum(FAIR.roll(drawn, each, count)), -each))

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        return super().roll(drawn, self.pick(drawn, number, count), count)


class Roller(KnownChance):
    """Rolls other dice when a roll comes again."""

    def __init__(self) -> None:
        super().__init__()
        self._asked = Counter[tuple[str, int]]()

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        self._asked[drawn.game_id, number] += 1
        again = self._asked[drawn.game_id, number] > 1 and count
        rolled = super().roll(drawn, number, count)
        return tuple(7 - die for die in rolled) if again else rolled


class SeatPicker(KnownChance):
    """Gives the seats to whom it likes."""

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        return super().draw_lots(drawn, people)[::-1]


class Restarter(KnownChance):
    """Draws another secret for the next game, when it knows who plays."""

    def next_dice(self, drawn: Dice) -> Dice:
        return replace(self.draw_dice(drawn.words), seats=drawn.seats)


class Forger(KnownChance):
    """Does the same, and numbers the game as if its secret had been promised."""

    def next_dice(self, drawn: Dice) -> Dice:
        game_id = numbered_id(drawn.game_id, 2)
        return replace(super().next_dice(drawn), game_id=game_id, secret=bytes(range(32)))


class Whisperer(KnownChance):
    """Adds a word of its own between two games."""

    def next_dice(self, drawn: Dice) -> Dice:
        return replace(super().next_dice(drawn), words=("abracadabra", *drawn.words[1:]))


@pytest.mark.parametrize(
    ("bot", "found"),
    [
        (Picker(), flaws.WrongDice),
        (Roller(), flaws.OtherDiceAgain),
        (SeatPicker(), flaws.WrongSeats),
        (Restarter(), flaws.WrongGameId),
        (Forger(), flaws.BrokenChain),
        (Whisperer(), flaws.OtherWords),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_bot_that_cheats(bot: KnownChance, found: type[Flaw]) -> None:
    room = match_of_two_games(chance=bot)
    resign(room, "backgammon")
    report = verify(json.dumps(export(room)).encode())
    assert found in {type(flaw) for flaw in report.flaws}


def test_rolls_that_were_picked_by_number() -> None:
    bot = Picker()
    room = sit("narde", "", "", chance=bot)
    play_on(room, Random(1), 9)
    resign(room, "mars")
    file = export(room)
    for roll in (rolls := file["games"][0]["proof"]["throws"]):
        roll[0] = bot.pick(room.table.dice, roll[0], 2)
    assert len(rolls) > 4
    first, *_ = verify(json.dumps(file).encode()).flaws
    assert isinstance(first, flaws.WrongRollNumber)
    assert first.expected == 1 or first.roll > first.expected
