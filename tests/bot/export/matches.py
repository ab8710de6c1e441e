"""Random matches to be exported."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from bot.export import Match
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.offers import agree, resign, ways_to_resign
from bot.table.playing import move, roll
from bot.table.seating import sit_down
from bot.table.table import Table
from bot.table.values import Dice, Setup
from rules.game import Seat, ToRoll
from tests.bot.table.people import EVERYBODY, later, opened

_RESIGNS = 0.01
_DOUBLES = 0.3


@dataclass
class Luck(Chance):
    """Chance with a fixed seed."""

    luck: Random
    games: int = 0

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that is easy to look for in a file."""
        self.games += 1
        return Dice(f"game-{self.games}", f"secret of game {self.games}".encode(), words)

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Return the order of arrival."""
        del drawn
        return list(range(people))

    def roll(self, drawn: Dice, number: int, count: int) -> tuple[int, ...]:
        """Return random dice: nothing is taken back here."""
        del drawn, number
        return tuple(self.luck.randint(1, 6) for _ in range(count))


def played(setup: Setup, seed: int = 1, *, lines: int = 10_000) -> Match:
    """Return a match of at most `lines` lines."""
    luck = Random(seed)
    change = opened(setup, Luck(luck))
    for player in EVERYBODY[1 : setup.seats]:
        change = sit_down(change, player, "")
    earlier = list[Table]()
    for _ in range(lines):
        change = later(change)
        change = _act(change, luck)
        earlier += change.ended
        if not change.table.playing:
            break
    return Match((*earlier, change.table))


def named(match: Match, names: Sequence[str]) -> Match:
    """Return the same match with other names of the players."""
    players = tuple(
        replace(player, name=name) for player, name in zip(match.latest.players, names, strict=True)
    )
    return Match(tuple(replace(table, players=players) for table in match.games))


def _act(change: Change, luck: Random) -> Change:
    """Do something that is possible, mostly a usual move."""
    table = change.table
    seat = table.to_act
    assert seat is not None
    moves = [table.game.format(each, table.board) for each in table.game.legal_moves(table.board)]
    if luck.random() < _RESIGNS:
        return _resign(change, seat, luck)
    if isinstance(table.stage, ToRoll) and not (moves and luck.random() < _DOUBLES):
        return roll(change, [seat])
    return move(change, [seat], luck.choice(moves))


def _resign(change: Change, seat: Seat, luck: Random) -> Change:
    """Resign in some way, and let the winner agree if they are asked."""
    table = change.table
    ways = [*ways_to_resign(table, seat)]
    change = resign(change, seat, luck.choice(ways) if ways else "")
    return agree(change, [Seat(1 - seat)]) if change.table.offer else change
