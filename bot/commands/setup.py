"""Reading the words of /play: which game, with which options and clock."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.commands.option_pairs import usual_words, with_usual
from bot.commands.refusals import ClockOutOfRange, UnknownGame, UnknownPlayWord
from bot.commands.table_options import (
    AUTO_PLAY,
    AUTO_ROLL,
    CLOCK,
    FALLS,
    HINTS,
    NO_CLOCK,
    PLAYERS,
    TABLE_OPTIONS,
)
from bot.commands.words import COUNTED, is_span, read_span, split_words, without_noise
from bot.table.clock import LONGEST, SHORTEST
from bot.table.positions import has_dice
from bot.table.refusals import Refused
from bot.table.values import Clock, Setup
from bot.texts.typed import first_words, other_words, typed_words
from rules import GAMES
from rules.errors import ClashingOptions, UnknownValue
from rules.options import Option, Value

_GAME_WORDS: Final[Mapping[str, str]] = {
    word: game
    for words_of in (first_words, other_words)
    for game in GAMES
    for word in words_of(f"game-{game}")
}
"""Other words for the games; if a text has several of them, the first in this mapping counts."""

YES: Final = typed_words("yes")
NO: Final = typed_words("no")


def find_game(word: str) -> str | None:
    """Return the name of the game that a word means."""
    word = word.casefold()
    return word if word in GAMES else _GAME_WORDS.get(word)


def game_words() -> frozenset[str]:
    """Return all names of games."""
    return frozenset((*_GAME_WORDS, *GAMES))


def read_setup(words: str, invited: int, usual_clock: str = NO_CLOCK) -> Setup:
    """Return the setup that the words describe; raise Refused or TableError if they do not."""
    tokens = without_noise(words.casefold())
    game = named_game(words)
    if game is None:
        raise Refused(UnknownGame(" ".join(tokens), tuple(GAMES)))
    chosen = _read_options([word for word in tokens if not find_game(word)], game, usual_clock)
    clock = chosen.get(CLOCK, usual_clock)
    if chosen.get(FALLS) in YES and clock in NO:
        raise ClashingOptions(FALLS, CLOCK)
    switches = {name: _value(_all_options(game)[name], raw) for name, raw in chosen.items()}
    return Setup(
        game=game,
        seats=int(switches.pop(PLAYERS, _usual_seats(game, invited))),
        clock=read_clock(clock, falls=bool(switches.pop(FALLS, False))),
        auto_roll=bool(switches.pop(AUTO_ROLL, True)),
        auto_play=bool(switches.pop(AUTO_PLAY, True)),
        hints=bool(switches.pop(HINTS, False)),
        options=with_usual({name: value for name, value in switches.items() if name != CLOCK}),
    )


def named_game(words: str) -> str | None:
    """Return the game that the words name, if they name one.

    `нарды короткие` is backgammon, although `нарды` alone is narde.
    """
    tokens = split_words(words.casefold())
    return next((find_game(word) for word in (*_GAME_WORDS, *GAMES) if word in tokens), None)


def _usual_seats(game: str, invited: int) -> int:
    """Return the smallest table with room for everybody; the rules refuse too many."""
    return min((size for size in GAMES[game].table_sizes if size > invited), default=invited + 1)


def known_options(game: str) -> Mapping[str, Option]:
    """Return the options that mean something for a game and its table, by name."""
    return {name: option for name, option in _all_options(game).items() if _fits(option, game)}


def _all_options(game: str) -> Mapping[str, Option]:
    """Return the options that may be named, also those with one possible value."""
    sizes = tuple(sorted(GAMES[game].table_sizes))
    players = Option(PLAYERS, sizes, default=sizes[0])
    return {option.name: option for option in (*GAMES[game].options, *TABLE_OPTIONS, players)}


def _fits(option: Option, game: str) -> bool:
    return len(option.values) > 1 and (option.name != AUTO_ROLL or has_dice(game))


def _read_options(tokens: Sequence[str], game: str, usual_clock: str) -> dict[str, str]:
    """Return the options that the words name, and the words for their values."""
    known = _all_options(game)
    remaining = list(reversed(tokens))
    chosen: dict[str, str] = {}
    while remaining:
        name, _, value = remaining.pop().replace(":", "=").partition("=")
        if not value and name not in known:
            name, value = guess_option(name, game)
        elif not value and remaining and _is_value(known[name], remaining[-1]):
            value = remaining.pop()
        if name not in known_options(game) and name != PLAYERS:
            on = {name for name, raw in chosen.items() if raw not in NO}
            usual = usual_words(known_options(game).values(), on, {CLOCK: usual_clock})
            raise Refused(UnknownPlayWord(name, game, usual))
        # In "4 players" the value comes before the name.
        chosen[name] = value or chosen.get(name) or _implied_value(known[name])
    return chosen


def _implied_value(option: Option) -> str:
    """Return the value of an option that is named without one: a switch is on."""
    return "yes" if isinstance(option.default, bool) else option.name


def guess_option(word: str, game: str) -> tuple[str, str]:
    """Return the option that a value alone belongs to: `15m` is a clock, `4` players or points."""
    if is_span(word):
        return CLOCK, word
    if word.isdecimal():
        several = len(GAMES[game].table_sizes) > 1
        numeric = (option.name for option in GAMES[game].options if _is_number(option.default))
        return (PLAYERS if several else next(numeric, PLAYERS)), word
    return word, ""


def goes_with_number(word: str, game: str | None) -> bool:
    """Return whether a number beside a word means something to a game: `to 5`, `match 5`."""
    word = word.casefold()
    option = known_options(game).get(word) if game else None
    return word in COUNTED or (option is not None and _is_number(option.default))


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_value(option: Option, word: str) -> bool:
    """Return whether a word can be the value of the option before it."""
    return word in YES | NO or word.isdecimal() or (option.name == CLOCK and bool(read_span(word)))


def _value(option: Option, raw: str) -> Value:
    """Return a word as a value of the option's type; the rules check whether it is allowed."""
    if isinstance(option.default, str):
        return raw
    if isinstance(option.default, bool) and raw in YES | NO:
        return raw in YES
    if _is_number(option.default) and raw.isdecimal():
        return int(raw)
    raise UnknownValue(option.name, raw, option.values)


def read_clock(raw: str, *, falls: bool = False) -> Clock | None:
    """Return the clock that a word means, if any; raise Refused if it is too short or too long."""
    if raw in NO:
        return None
    limit = read_span(raw)
    if not SHORTEST <= limit <= LONGEST:
        raise Refused(ClockOutOfRange(SHORTEST, LONGEST))
    return Clock(limit, falls)
