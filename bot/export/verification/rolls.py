"""The rolls in a proof: their numbers, their dice, and whether the game was played with them."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.export.proof import ProvedRoll
from bot.export.verification.flaws import (
    Flaw,
    OtherDiceAgain,
    OtherRollPlayed,
    RollNotListed,
    RollNotPlayed,
    WrongDice,
    WrongRollNumber,
)
from bot.table.dice import roll


def number_flaws(game: int, rolls: Sequence[ProvedRoll]) -> Iterator[Flaw]:
    """Yield wrong numbers: each is one more than the last, or repeats one with the same dice.

    When a move is taken back, the rolls after it come again. So a number may be lower than the last
    one, and from there the numbers go on without a gap.
    """
    last, seen = 0, dict[int, tuple[int, ...]]()
    for listed in rolls:
        if not 1 <= listed.number <= last + 1:
            yield WrongRollNumber(game, listed.number, last + 1)
            return
        if seen.setdefault(listed.number, listed.dice) != listed.dice:
            yield OtherDiceAgain(game, listed.number)
        last = listed.number


def dice_flaws(
    game: int, game_id: str, secret: bytes, words: Sequence[str], rolls: Sequence[ProvedRoll]
) -> Iterator[Flaw]:
    """Yield rolls that do not follow from the secret."""
    for listed in rolls:
        right = tuple(roll(secret, game_id, listed.number, words, len(listed.dice)))
        if right != listed.dice:
            yield WrongDice(game, listed.number, listed.dice, right)


def played_flaws(
    game: int, listed: Sequence[ProvedRoll], played: Sequence[ProvedRoll]
) -> Iterator[Flaw]:
    """Yield the first roll that is not in both the proof and the game."""
    for one, other in zip_longest(listed, played):
        if one == other:
            continue
        if one is None:
            yield RollNotListed(game, other.number)
        elif other is None:
            yield RollNotPlayed(game, one.number)
        elif one.number != other.number:
            yield WrongRollNumber(game, one.number, other.number)
        else:
            yield OtherRollPlayed(game, one.number, one.dice, other.dice)
        return
