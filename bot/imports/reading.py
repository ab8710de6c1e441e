"""Reads a file that somebody hands in; its content says in which format it is, not its name."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from bot.export.names import one_line
from bot.identity import shorten_name
from bot.imports.json_file import read_json
from bot.imports.mat import read_mat
from bot.imports.match import (
    MAX_ALL_MOVES,
    MAX_BYTES,
    MAX_GAMES,
    MAX_KILOBYTES,
    GivenMatch,
    ReadGame,
)
from bot.imports.pdn import read_pdn
from bot.imports.refusals import (
    FileTooLarge,
    NoFinishedGame,
    OtherPlayersInFile,
    TooManyGames,
    TooManyMoves,
    UnknownFile,
)
from bot.table.refusals import Refused

_MAT: Final = re.compile(r"^[ \t]{0,9}\d{1,5} point match", re.MULTILINE)
_PDN: Final = re.compile(r'^[ \t]{0,9}\[\w{1,30} "', re.MULTILINE)


def read_file(content: bytes) -> GivenMatch:
    """Return the games of a file that are over; raise Refused if it cannot be read."""
    if len(content) > MAX_BYTES:
        raise Refused(FileTooLarge(MAX_KILOBYTES))
    games = [*_limited(_read(content))]
    _check_players(games)
    finished = tuple(each.game for each in games if each.game)
    if not finished:
        raise Refused(NoFinishedGame())
    return GivenMatch(games[0].kind, tuple(_names(games[0].names)), finished)


def _read(content: bytes) -> Iterator[ReadGame]:
    """Yield the games of a file, in whatever format they are."""
    text = _decode(content)
    if text.lstrip().startswith("{"):
        return read_json(content)
    if _MAT.search(text):
        return read_mat(text)
    if _PDN.search(text):
        return read_pdn(text)
    raise Refused(UnknownFile())


def _decode(content: bytes) -> str:
    """Return the text; what is not UTF-8 comes from an older program for Windows."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _limited(games: Iterable[ReadGame]) -> Iterator[ReadGame]:
    """Yield games as long as there are not too many of them, nor of their moves."""
    moves = 0
    for number, game in enumerate(games, 1):
        moves += game.moves
        if number > MAX_GAMES:
            raise Refused(TooManyGames(MAX_GAMES))
        if moves > MAX_ALL_MOVES:
            raise Refused(TooManyMoves(MAX_ALL_MOVES))
        yield game


def _check_players(games: list[ReadGame]) -> None:
    for number, game in enumerate(games, 1):
        if game.names != games[0].names:
            raise Refused(OtherPlayersInFile(number))


def _names(names: Iterable[str]) -> Iterator[str]:
    for seat, name in enumerate(names, 1):
        yield shorten_name(one_line(name)) or str(seat)
