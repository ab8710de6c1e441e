"""The command that was meant by one whose words cannot be read."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from bot.commands.ask import Ask
from bot.commands.computers import COMPUTER, names_computers, read_computers, read_opponents
from bot.commands.declined import may_decline, split_declined
from bot.commands.levels import names_level
from bot.commands.refusals import UnknownGame, UnknownPlayWord
from bot.commands.setup import read_setup
from bot.commands.spelling import spell, spell_game, unknown_words
from bot.commands.words import MENTION, split_words
from bot.engines.engine import Level
from bot.table.refusals import Refused
from bot.texts.typed import first_word, typed_words
from rules import GAMES
from rules.errors import Refusal, RulesError

_BOTH: Final = typed_words("both")
_OPPONENTS: Final = _BOTH | typed_words("friend")


def game_of(words: str, computer_games: Collection[str] = (), invited: int = 0) -> str:
    """Return the game of the table that /play with these words opens; nothing if it opens none.

    `computer_games` are the games that computers can play, and `invited` is how many people are
    named.
    """
    others = " ".join(word for word in split_words(words) if word.casefold() not in _OPPONENTS)
    try:
        wanted, others = read_computers(others, Level.CASUAL)
        at_least = (wanted.count or min(invited, 1)) if wanted else 0
        setup = read_setup(others, invited + at_least)
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
    wanted = names_computers(spelt) and not may_decline(others)
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
    invited = len({player.id for player in ask.named})
    game_with = _game_against if command == COMPUTER else game_of
    computer = "" if invited else first_word(COMPUTER, ask.private_language)
    ways = _ways_to_write(words, ask.computer_games, computer)
    found = next((way for way in ways if game_with(way, ask.computer_games, invited)), None)
    return () if found is None else (" ".join((command, found, *mentions)),)


def _ways_to_write(words: str, computer_games: Collection[str], computer: str) -> Iterator[str]:
    """Yield what may have been meant: rightly spelt, with a computer, without the numbers.

    `computer` is the word for one, if one may be added: who spells a level may play against it.
    """
    spelt = spell(words, computers=bool(computer_games))
    yield " ".join(spelt)
    if computer and names_level(split_words(words)):
        yield " ".join((*spelt, computer))
    yield " ".join(word for word in spelt if not word.isdecimal())


def _game_against(words: str, computer_games: Collection[str], invited: int) -> str:
    """Return the game that /computer with these words begins; nothing if it begins none."""
    try:
        wanted, others = read_opponents(words, Level.CASUAL)
    except (Refused, RulesError):
        return ""
    return game_of(f"{wanted.words} {others}", computer_games, invited)
