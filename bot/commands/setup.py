"""What somebody wants to play: the words of `/play` as a setup."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.commands.refusals import ClockOutOfRange, UnknownGame, UnknownPlayWord
from bot.table.clock import DAY, LONGEST, MINUTE, SHORTEST
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
"""What people call the games besides their own names; of several words the first here counts."""
_NOISE: Final = typed_words("noise")
"""Words that may stand between the others and say nothing."""

CLOCK, FALLS, AUTO_ROLL, AUTO_PLAY = "clock", "falls", "autoroll", "autoplay"
NO_CLOCK: Final = "off"
TABLE_OPTIONS: Final = (
    Option(CLOCK, (NO_CLOCK, "5m", "15m", "1h", "8h", "1d", "3d", "7d"), default=NO_CLOCK),
    Option(FALLS, (False, True), default=False),
    Option(AUTO_ROLL, (False, True), default=False),
    Option(AUTO_PLAY, (False, True), default=False),
)
"""What may be chosen for a table of any game; a clock may have any length within its bounds."""

PLAYERS: Final = "players"
_UNITS: Final[Mapping[str, int]] = {
    beginning: span
    for unit, span in (("minute", MINUTE), ("hour", 60 * MINUTE), ("day", DAY))
    for beginning in typed_words(f"unit-{unit}")
}
"""How the name of a unit of time begins, and how long the unit is."""


def _any_of(beginnings: Iterable[str]) -> str:
    """Return a pattern for any of these, the longest first."""
    return "|".join(map(re.escape, sorted(beginnings, key=len, reverse=True)))


_APART: Final = re.compile(rf"(\d)\s+((?:{_any_of(unit for unit in _UNITS if unit[1:])})\w*)")
"""A number and its unit, written as two words."""
_SPAN: Final = re.compile(rf"(\d{{1,5}})({_any_of(_UNITS)})\w*")
YES: Final = typed_words("yes")
NO: Final = typed_words("no")


def find_game(word: str) -> str | None:
    """Return the name of the game that a word stands for."""
    word = word.casefold()
    return word if word in GAMES else _GAME_WORDS.get(word)


def read_setup(words: str, invited: int, usual_clock: str = NO_CLOCK) -> Setup:
    """Return what is to be played, by as many as are invited if nothing else is said."""
    split = re.split(r"[\s,;]+", join_spans(words.casefold()))
    tokens = [word for word in split if word and word not in _NOISE]
    game = _the_game(tokens)
    if game is None:
        raise Refused(UnknownGame(" ".join(tokens), tuple(GAMES)))
    wishes = _wishes([word for word in tokens if not find_game(word)], game)
    clock = wishes.get(CLOCK, usual_clock)
    if wishes.get(FALLS) in YES and clock in NO:
        raise ClashingOptions(FALLS, CLOCK)
    switches = {name: _value(known_options(game)[name], raw) for name, raw in wishes.items()}
    return Setup(
        game=game,
        seats=int(switches.pop(PLAYERS, _usual_seats(game, invited))),
        clock=read_clock(clock, falls=bool(switches.pop(FALLS, False))),
        auto_roll=bool(switches.pop(AUTO_ROLL, False)),
        auto_play=bool(switches.pop(AUTO_PLAY, False)),
        options={name: value for name, value in switches.items() if name != CLOCK},
    )


def _the_game(tokens: Sequence[str]) -> str | None:
    """Return the game that is named; `нарды короткие` are short though `нарды` are long."""
    return next((find_game(word) for word in (*_GAME_WORDS, *GAMES) if word in tokens), None)


def _usual_seats(game: str, invited: int) -> int:
    """Return the smallest table with room for everybody; the rules refuse what is too many."""
    return min((size for size in GAMES[game].table_sizes if size > invited), default=invited + 1)


def known_options(game: str) -> Mapping[str, Option]:
    """Return everything that may be chosen, by its name."""
    sizes = tuple(sorted(GAMES[game].table_sizes))
    players = Option(PLAYERS, sizes, default=sizes[0])
    return {option.name: option for option in (*GAMES[game].options, *TABLE_OPTIONS, players)}


def _wishes(tokens: Sequence[str], game: str) -> dict[str, str]:
    """Return what each word or pair of words is about, and what is wanted."""
    known = known_options(game)
    waiting = list(reversed(tokens))
    wishes: dict[str, str] = {}
    while waiting:
        name, _, value = waiting.pop().replace(":", "=").partition("=")
        if not value and name not in known:
            name, value = _about(name, game)
        elif not value and waiting and _fits(known[name], waiting[-1]):
            value = waiting.pop()
        if name not in known:
            raise Refused(UnknownPlayWord(name, game, tuple(known)))
        # "4 players" has said it already when the option's name comes.
        wishes[name] = value or wishes.get(name) or _alone(known[name])
    return wishes


def _alone(option: Option) -> str:
    """Return what an option's name means by itself: a switch is switched on."""
    return "yes" if isinstance(option.default, bool) else option.name


def _about(word: str, game: str) -> tuple[str, str]:
    """Return what a word by itself is about: `15m` is a clock, `4` is players or points."""
    if _SPAN.fullmatch(word):
        return CLOCK, word
    if word.isdecimal():
        several = len(GAMES[game].table_sizes) > 1
        numeric = (option.name for option in GAMES[game].options if _is_number(option.default))
        return (PLAYERS if several else next(numeric, PLAYERS)), word
    raise Refused(UnknownPlayWord(word, game, tuple(known_options(game))))


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _fits(option: Option, word: str) -> bool:
    """Tell whether a word can be what the option before it is set to."""
    return word in YES | NO or word.isdecimal() or (option.name == CLOCK and bool(read_span(word)))


def _value(option: Option, raw: str) -> Value:
    """Return a word as a value of the option's kind; of these the rules know which are allowed."""
    if isinstance(option.default, str):
        return raw
    if isinstance(option.default, bool) and raw in YES | NO:
        return raw in YES
    if _is_number(option.default) and raw.isdecimal():
        return int(raw)
    raise UnknownValue(option.name, raw, option.values)


def join_spans(words: str) -> str:
    """Return the words with `3 hours` written as one."""
    return _APART.sub(r"\1\2", words)


def read_clock(raw: str, *, falls: bool = False) -> Clock | None:
    """Return the clock that a word stands for, if any; raise Refused if it is too short or long."""
    if raw in NO:
        return None
    limit = read_span(raw)
    if not SHORTEST <= limit <= LONGEST:
        raise Refused(ClockOutOfRange(SHORTEST, LONGEST))
    return Clock(limit, falls)


def read_span(raw: str) -> int:
    """Return how many milliseconds `15m`, `2h` or `3 days` are; 0 if it is no span of time."""
    found = _SPAN.fullmatch(raw)
    return int(found[1]) * _UNITS[found[2]] if found else 0
