"""What is wrong with one game of a file: its secret, its dice, its moves, its result."""

from collections.abc import Iterator

from bot.export.match_file import Ended, FileGame, MatchFile
from bot.export.proof import Proof
from bot.export.verification.flaws import (
    EarlyProof,
    Flaw,
    NoProof,
    NoRolls,
    WrongEnding,
    WrongLines,
    WrongPosition,
    WrongResult,
    WrongSecret,
)
from bot.export.verification.outcomes import is_possible
from bot.export.verification.replay import Replay, replay
from bot.export.verification.rolls import dice_flaws, number_flaws, played_flaws
from bot.table import positions
from bot.table.dice import commit
from rules.game import ToRoll


def game_flaws(file: MatchFile, game: FileGame) -> Iterator[Flaw]:
    """Yield what is wrong with a game that begins as it has to."""
    played = replay(file.setup.game, game)
    yield from _proof_flaws(file, game)
    if played.flaw:
        yield played.flaw
        return
    if game.proof:
        yield from played_flaws(game.number, game.proof.rolls, played.rolls)
    yield from _course_flaws(file, game, played)


def _proof_flaws(file: MatchFile, game: FileGame) -> Iterator[Flaw]:
    if game.proof is None:
        if game.ending and not (file.is_old and not _has_dice(file, game)):
            yield NoProof(game.number)
    elif game.ending is None:
        yield EarlyProof(game.number)
    else:
        yield from _dice_flaws(file, game, game.proof)


def _dice_flaws(file: MatchFile, game: FileGame, proof: Proof) -> Iterator[Flaw]:
    secret = bytes.fromhex(proof.secret)
    if commit(secret) != game.seal:
        yield WrongSecret(game.number)
    if not proof.rolls and _has_dice(file, game) and game.ending and game.ending.how:
        yield NoRolls(game.number)
    yield from number_flaws(game.number, proof.rolls)
    yield from dice_flaws(game.number, game.id, secret, proof.words, proof.rolls)


def _has_dice(file: MatchFile, game: FileGame) -> bool:
    return isinstance(positions.stage(file.setup.game, game.opening), ToRoll)


def _course_flaws(file: MatchFile, game: FileGame, played: Replay) -> Iterator[Flaw]:
    if tuple(game.played) != played.lines:
        yield WrongLines(game.number)
    if game.position != played.position:
        yield WrongPosition(game.number, played.position)
    if game.ending is None:
        return
    if not _ends_as_told(file, game):
        yield WrongEnding(game.number)
    board = positions.load(file.setup.game, played.position)
    if not is_possible(game.ending, file.setup, board):
        yield WrongResult(game.number)


def _ends_as_told(file: MatchFile, game: FileGame) -> bool:
    """Return whether the last event is the ending; old files spell its result in another way."""
    last, ending = next(reversed(game.course), None), game.ending
    if not isinstance(last, Ended) or ending is None:
        return False
    same_result = all(
        getattr(last, part) == getattr(ending, part) for part in ("winner", "how", "points")
    )
    return last.cause == ending.cause and (file.is_old or same_result)
