"""The command that was meant by one whose words cannot be read."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Final

from bot.commands.ask import Ask
from bot.commands.computers import COMPUTER, names_computers, read_computers, read_opponents
from bot.commands.declined import may_decline, split_declined
from bot.commands.refusals import UnknownGame, UnknownPlayWord
from bot.commands.setup import read_setup
from bot.commands.spelling import spell, spell_game, unknown_words
from bot.commands.words import MENTION, split_words
from bot.engines.engine import Level
from bot.table.refusals import Refused
from bot.texts.typed import typed_words
from rules import GAMES
from rules.errors import Refusal, RulesError

_BOTH: Final = typed_words("both")
_OPPONENTS: Final = _BOTH | typed_words("friend")


def game_of(words: str, computer_games: Collection[str] = ()) -> str:
    """Return the game of the table that /play with these words opens; nothing if it opens none.

    `computer_games` are the games that computers can play.
    """
    others = " ".join(word for word in split_words(words) if word.casefold() not in _OPPONENTS)
    try:
        wanted, others = read_computers(others, Level.CASUAL)
        setup = read_setup(others, (wanted.count or 0) if wanted else 0)
        GAMES[setup.game].opening(setup.seats, setup.options)
    except (Refused, RulesError):
        return ""
    return "" if wanted and setup.game not in computer_games else setup.game


def asks_for_computers(words: str) -> bool:
    """Return whether words that open a table ask for computers: `computer=no` does not."""
    return read_computers(words, Level.CASUAL)[0] is not None


def ways_to_offer(typed: str, game: str, computer_games: Collection[str]) -> Iterator[str]:
    """Yield the words of tables of a game that can be offered to others for what somebody typed.

    What is nearest to it comes first, and the game alone last.
    """
    _, others = split_declined(typed)
    words = " ".join(word for word in split_words(others) if word.casefold() not in _BOTH)
    spelt = " ".join(spell(words, computers=bool(computer_games)))
    wanted = names_computers(spelt) and not may_decline(typed)
    with_computer = f"{game} {COMPUTER}" if wanted else game
    for way in (words, spelt, f"{game} {words}".strip(), with_computer):
        if game_of(way, computer_games) == game:
            yield way
    yield game


def unknown_game(words: str, command: str, games: Collection[str]) -> UnknownGame:
    """Return why a command for a game is refused, with the game that was meant, if any."""
    meant = spell_game(words)
    near = (f"{command} {meant}",) if meant in games else ()
    return UnknownGame(words, tuple(games), command, near)


def with_meant(reason: Refusal, ask: Ask, command: str) -> Refusal:
    """Return why a table is not opened, with the command that was meant, if any."""
    match reason:
        case UnknownGame():
            near = _meant(ask, command)
            return replace(reason, word=unknown_words(reason.word), command=command, near=near)
        case UnknownPlayWord():
            return replace(reason, near=_meant(ask, command))
        case _:
            return reason


def _meant(ask: Ask, command: str) -> tuple[str, ...]:
    """Return the command that was meant, unless it would lose the player who is named in a form."""
    mentions = MENTION.findall(ask.words)
    if ask.named and not mentions:
        return ()
    words = MENTION.sub(" ", ask.words)
    opens = _opponents_open if command == COMPUTER else game_of
    found = _first_that_opens(_ways_to_write(words, ask.computer_games), opens, ask.computer_games)
    return tuple(" ".join((command, each, *mentions)) for each in found)


def _ways_to_write(words: str, computer_games: Collection[str]) -> Iterator[str]:
    """Yield what may have been meant: rightly spelt, with a computer, without the numbers."""
    spelt = spell(words, computers=bool(computer_games))
    yield " ".join(spelt)
    yield " ".join((*spelt, COMPUTER))
    yield " ".join(word for word in spelt if not word.isdecimal())


def _opponents_open(words: str, computer_games: Collection[str]) -> str:
    try:
        wanted, others = read_opponents(words, Level.CASUAL)
    except (Refused, RulesError):
        return ""
    return game_of(f"{wanted.words} {others}", computer_games)


def _first_that_opens(
    ways: Iterator[str],
    opens: Callable[[str, Collection[str]], str],
    computer_games: Collection[str],
) -> tuple[str, ...]:
    return next(((way,) for way in ways if opens(way, computer_games)), ())
