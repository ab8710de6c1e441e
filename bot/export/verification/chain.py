"""What is wrong with the chain of secrets: ids, seals, words and the lot for the seats."""

from collections.abc import Iterator
from itertools import pairwise

from bot.export.match_file import FileGame, MatchFile
from bot.export.proof import Proof
from bot.export.verification.flaws import (
    BrokenChain,
    Flaw,
    ImpossibleGameId,
    OtherWords,
    WrongGameId,
    WrongRematches,
    WrongSeats,
)
from bot.table.dice import chain_number, link, lot, numbered_id


def chain_flaws(file: MatchFile) -> Iterator[Flaw]:
    """Yield what is wrong with the chain."""
    wrong_ids = [*_id_flaws(file)]
    if wrong_ids:
        yield from wrong_ids
        return
    for before, game in pairwise(file.games):
        if before.proof and before.proof.secret != game.seal:
            yield BrokenChain(game.number)
    for game in file.games:
        if game.proof and game.ending:
            yield from _word_flaws(file, game, game.proof)
            if game.proof.seats or not file.is_old:
                yield from _seat_flaws(file, game, game.proof)


def _id_flaws(file: MatchFile) -> Iterator[Flaw]:
    """Yield games whose ids are not numbered one after the other."""
    first = file.games[0]
    number = chain_number(first.id)
    if number is None or number < first.number:
        yield ImpossibleGameId(first.number, first.id)
        return
    behind = number - first.number
    named = [(at, result.id) for at, result in enumerate(file.earlier, 1)]
    named += [(game.number, game.id) for game in file.games]
    for at, game_id in named:
        right = numbered_id(first.id, at + behind)
        if game_id != right:
            yield WrongGameId(at, game_id, right)


def _word_flaws(file: MatchFile, game: FileGame, proof: Proof) -> Iterator[Flaw]:
    first = next(each.proof for each in file.games if each.proof)
    if len(proof.words) != file.setup.seats or proof.words != first.words:
        yield OtherWords(game.number)


def _seat_flaws(file: MatchFile, game: FileGame, proof: Proof) -> Iterator[Flaw]:
    """Yield seats that were not drawn: first by lot, then everybody moves on with each rematch."""
    number = chain_number(game.id) or 1
    first = next(each.proof for each in file.games if each.proof)
    earlier_games = number - game.number
    if not _may_be(proof.rematches, earlier_games) or proof.rematches != first.rematches:
        yield WrongRematches(game.number, proof.rematches)
        return
    secret = link(bytes.fromhex(proof.secret), number - 1)
    drawn = lot(secret, numbered_id(game.id, 1), proof.words, file.setup.seats)
    moved = proof.rematches % len(drawn)
    right = (*drawn[moved:], *drawn[:moved])
    if proof.seats != right:
        yield WrongSeats(game.number, proof.seats, right)


def _may_be(rematches: int, games: int) -> bool:
    """Return whether so many rematches are possible: each match before has one game or more."""
    return 1 <= rematches <= games if games else rematches == 0
