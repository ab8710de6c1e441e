"""Checks a file from /verify or /export json, and says what it proves.

The checks are those of `docs/fair-dice.md`. They need the file alone: no bot, no store, no network.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.export.dice_file import DiceFile, read_dice
from bot.export.match_file import FileGame, MatchFile, Thrown, UnreadableFile, read_match
from bot.export.verification.chain import chain_flaws
from bot.export.verification.flaws import (
    Flaw,
    ImpossibleDice,
    ImpossibleGameId,
    NoRolls,
    WrongSecret,
)
from bot.export.verification.games import game_flaws
from bot.export.verification.gaps import Gap, NoMoves, OpeningUnknown, SeatsNotDrawn, StillOn
from bot.export.verification.match import begins_unknown, setup_flaws, standing_flaws
from bot.export.verification.rolls import dice_flaws, number_flaws
from bot.table.dice import chain_number, commit, link

_DICE: Final = 2
"""Dice in every roll of the games that earlier versions had."""


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """What a file has of one game."""

    number: int
    id: str
    rolls: int
    moves: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a file proves."""

    games: tuple[CheckedGame, ...]
    earlier: int
    """How many results of earlier games are taken as given."""
    first_seal: str
    """The seal of the chain's first game, which was published before anybody joined."""
    flaws: tuple[Flaw, ...]
    gaps: tuple[Gap, ...]


def verify(content: bytes) -> Report:
    """Check a file; raise UnreadableFile if it is none of ours."""
    try:
        return verify_match(read_match(content))
    except UnreadableFile:
        return _verify_dice(read_dice(content))


def verify_match(file: MatchFile) -> Report:
    """Check the file of a match or of one game."""
    first = file.games[0]
    return Report(
        games=tuple(map(_checked, file.games)),
        earlier=len(file.earlier),
        first_seal=_first_seal(first.id, first.seal),
        flaws=tuple(_flaws(file)),
        gaps=tuple(_gaps(file)),
    )


def _flaws(file: MatchFile) -> Iterator[Flaw]:
    """Yield what is wrong, the most telling first."""
    for checks in (setup_flaws, standing_flaws):
        found = [*checks(file)]
        if found:
            yield from found
            return
    yield from chain_flaws(file)
    for game in file.games:
        yield from game_flaws(file, game)


def _gaps(file: MatchFile) -> Iterator[Gap]:
    if begins_unknown(file):
        yield OpeningUnknown(file.games[0].number)
    if file.is_old:
        yield SeatsNotDrawn()
    if file.games[-1].ending is None:
        yield StillOn(file.games[-1].number)


def _checked(game: FileGame) -> CheckedGame:
    rolls = sum(isinstance(line, Thrown) for line in game.played)
    return CheckedGame(game.number, game.id, rolls, len(game.played) - rolls)


def _first_seal(game_id: str, seal: str) -> str:
    """Return the seal of the chain's first game, computed from that of a later one."""
    number = chain_number(game_id) or 1
    return link(bytes.fromhex(seal), number - 1).hex()


def _verify_dice(file: DiceFile) -> Report:
    """Check a dice file of an earlier version, as far as it goes."""
    return Report(
        games=(CheckedGame(1, file.game_id, len({each.number for each in file.rolls}), 0),),
        earlier=0,
        first_seal=_first_seal(file.game_id, file.commitment),
        flaws=tuple(_dice_flaws(file)),
        gaps=(NoMoves(), SeatsNotDrawn()),
    )


def _dice_flaws(file: DiceFile) -> Iterator[Flaw]:
    secret = bytes.fromhex(file.secret)
    if chain_number(file.game_id) is None:
        yield ImpossibleGameId(1, file.game_id)
    if commit(secret) != file.commitment:
        yield WrongSecret(1)
    if not file.rolls:
        yield NoRolls(1)
    yield from number_flaws(1, file.rolls)
    for listed in file.rolls:
        if len(listed.dice) != _DICE:
            yield ImpossibleDice(1, listed.number, listed.dice, _DICE)
    yield from dice_flaws(1, file.game_id, secret, file.words, file.rolls)
