"""Reads our own JSON files. Their dice are not checked, as `parlour verify` does."""

from collections.abc import Iterator
from typing import assert_never

from bot.export.match_file import (
    FileGame,
    Gone,
    MatchFile,
    Moved,
    Thrown,
    UnreadableFile,
    read_match,
)
from bot.imports.match import ReadGame
from bot.imports.refusals import BrokenFile, OtherGameInFile
from bot.imports.replay import Replay, share_of
from bot.table.refusals import Refused
from rules import GAMES


def read_json(content: bytes) -> Iterator[ReadGame]:
    """Yield the games of a file; raise Refused if it has none."""
    try:
        file = read_match(content)
    except UnreadableFile:
        raise Refused(BrokenFile()) from None
    if file.setup.game not in GAMES:
        raise Refused(OtherGameInFile(file.setup.game))
    for number, game in enumerate(file.games, 1):
        yield _read(file, number, game)


def _read(file: MatchFile, number: int, game: FileGame) -> ReadGame:
    replay = Replay(file.setup.game, number, game.opening, len(file.players))
    for line in game.played:
        match line:
            case Thrown(dice):
                replay.roll(dice)
            case Moved(seat, text):
                replay.move(text, seat)
            case Gone(seat):
                replay.leave(seat)
            case _:
                assert_never(line)
    ending = game.ending
    share = share_of(ending.winner) if ending and ending.how else None
    over = replay.finish(ended=ending is not None, share=share)
    return ReadGame(file.setup.game, file.players, replay.moves, over)
