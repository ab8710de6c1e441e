"""Commands for players who want to get better: /hint and /analyse."""

import re
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, Need, StaleAfter, TakeHint, Who
from bot.commands.history import find_game_id
from bot.commands.positions import GivenPosition, read_position
from bot.commands.refusals import (
    NoCoach,
    NoHintsHere,
    NothingToChoose,
    PositionIsOver,
    StillBeingPlayed,
)
from bot.commands.request import AttachedFile
from bot.commands.views import AnalysisView, AttachedView, FileView, HintQuestion, PositionView
from bot.imports.match import MAX_BYTES, MAX_KILOBYTES
from bot.imports.refusals import FileTooLarge
from bot.table.events import Hinted
from bot.table.no_game import why_no_game
from bot.table.playing import check_turn
from bot.table.refusals import Refused
from bot.table.table import Table
from bot.texts.typed import typed_words
from rules.game import ToRoll

_ERROR: Final = re.compile(r"e\d{1,2}")
_FILE: Final = re.compile(r"f[0-9a-f]{24}")
"""The key of a file that was handed in."""
_NUMBER: Final = re.compile(r"\d{1,4}")
_SURE: Final = typed_words("sure")


def _hint(ask: Ask) -> Answer:
    """Judge what the player can do now. A hint that costs the rating has to be confirmed."""
    table = ask.existing_table
    seat = check_turn(ask.change, ask.seats)
    check_coach(ask, table.setup.game)
    if table.among_people and not table.setup.hints:
        raise Refused(NoHintsHere())
    if not _has_choice(table):
        raise Refused(NothingToChoose())
    if not table.rated:
        return TakeHint()
    if ask.words.casefold() not in _SURE:
        return HintQuestion()
    return TakeHint(ask.change.then(Hinted(seat)))


def check_coach(ask: Ask, game: str) -> None:
    """Raise Refused unless an engine can judge a game here."""
    if game not in ask.computer_games:
        raise Refused(NoCoach())


def _has_choice(table: Table) -> bool:
    """Return whether the seat to act has several things to choose from."""
    others = 1 if isinstance(table.stage, ToRoll) else 0  # it may also roll
    return len(table.legal_moves) + others > 1


def _analyse(ask: Ask) -> Answer:
    """Show what went wrong: `/analyse`, `/analyse 2` for the second game of a match.

    A button of an analysis adds which error it leads to: `e3`. With a position behind it, the
    choices in that are judged; with a file attached, its games are.
    """
    if ask.request.attached:
        return _read_attached(ask, ask.request.attached)
    if given := read_position(ask.words):
        return _judge_position(ask, given)
    words = ask.words.casefold().split()
    errors = [int(word[1:]) for word in words if _ERROR.fullmatch(word)]
    if words and _FILE.fullmatch(words[0]):
        return FileView(words[0], errors[0] if errors else 0)
    table = ask.existing_table
    check_coach(ask, table.setup.game)
    numbers = [int(word) for word in words if _NUMBER.fullmatch(word)]
    ids = finished_games(table, numbers[0] if numbers else None)
    if not ids:
        raise Refused(
            why_no_game(table, ask.player.id) if not table.position else StillBeingPlayed()
        )
    return AnalysisView(ids, str(numbers[0]) if numbers else "", errors[0] if errors else None)


def _read_attached(ask: Ask, file: AttachedFile) -> Answer:
    """Analyse a file, unless it is too large to be fetched."""
    if not ask.computer_games:
        raise Refused(NoCoach())
    if file.size > MAX_BYTES:
        raise Refused(FileTooLarge(MAX_KILOBYTES))
    return AttachedView(file)


def _judge_position(ask: Ask, given: GivenPosition) -> Answer:
    """Judge a position that was pasted."""
    check_coach(ask, given.game)
    if given.is_over:
        raise Refused(PositionIsOver())
    return PositionView(given.game, given.text, given.seats, judged=True)


def finished_games(table: Table, number: int | None = None) -> tuple[str, ...]:
    """Return the ids of the games that are over: one of the match, or all of them."""
    over = table.game_ids if table.ending and table.position else table.game_ids[:-1]
    if number is None:
        return over
    wanted = find_game_id(table, number, "analyse")
    return (wanted,) if wanted in over else ()


COMMANDS: Final = (
    Command("hint", _hint, Who.PLAYING, needs=frozenset({Need.COMPUTERS}), discreet=True),
    Command(
        "analyse",
        _analyse,
        arguments=(
            Argument("number", Kind.WORD),
            Argument("position", Kind.WORD),
            Argument("file", Kind.FILE),
        ),
        stale_after=StaleAfter.NEVER,
        needs=frozenset({Need.COMPUTERS}),
    ),
)
