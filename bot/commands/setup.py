"""What somebody wants to play, read from the words behind `/play`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.commands.refusals import ClockOutOfRange, UnknownGame, UnknownWish
from bot.table.clock import DAY, LONGEST, MINUTE, SHORTEST
from bot.table.refusals import Refused
from bot.table.values import Clock, Setup
from rules import GAMES
from rules.errors import UnknownValue
from rules.game import Option, Value

GAME_WORDS: Final[Mapping[str, str]] = {
    "bg": "backgammon",
    "gammon": "backgammon",
    "бэкгаммон": "backgammon",
    "бекгаммон": "backgammon",
    "короткие": "backgammon",
    "gamão": "backgammon",
    "gamao": "backgammon",
    "long": "narde",
    "longo": "narde",
    "нарды": "narde",
    "длинные": "narde",
    "nardy": "narde",
    "nardi": "narde",
    "brazilian": "checkers",
    "бразильские": "checkers",
    "шашки": "checkers",
    "brasileiras": "checkers",
    "damas": "checkers",
    "draughts": "checkers",
    "коридор": "quoridor",
    "квиридор": "quoridor",
    "corridor": "quoridor",
}
"""What people call the games besides their own names."""

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
_UNITS: Final = {"m": MINUTE, "м": MINUTE, "h": 60 * MINUTE, "ч": 60 * MINUTE, "d": DAY, "д": DAY}
_SPAN: Final = re.compile(rf"(\d{{1,5}})([{''.join(_UNITS)}])\w*")
YES: Final = frozenset({"yes", "on", "true", "1", "да", "вкл", "sim"})
NO: Final = frozenset({"no", "off", "false", "0", "нет", "выкл", "não", "nao"})


def find_game(word: str) -> str | None:
    """Return the name of the game that a word stands for."""
    word = word.casefold()
    if word in GAMES:
        return word
    return GAME_WORDS.get(word)


def read_setup(words: str, invited: int, usual_clock: str = NO_CLOCK) -> Setup:
    """Return what is to be played, by as many as are invited if nothing else is said."""
    tokens = [word.casefold() for word in re.split(r"[\s,;]+", words) if word]
    game = next((game for word in tokens if (game := find_game(word))), None)
    if game is None:
        raise Refused(UnknownGame(" ".join(tokens)))
    wishes = dict(_wishes([word for word in tokens if not find_game(word)], game))
    switches = {name: _value(known_options(game)[name], raw) for name, raw in wishes.items()}
    return Setup(
        game=game,
        seats=int(switches.pop(PLAYERS, _usual_seats(game, invited))),
        clock=read_clock(wishes.get(CLOCK, usual_clock), falls=bool(switches.pop(FALLS, False))),
        auto_roll=bool(switches.pop(AUTO_ROLL, False)),
        auto_play=bool(switches.pop(AUTO_PLAY, False)),
        options={name: value for name, value in switches.items() if name != CLOCK},
    )


def _usual_seats(game: str, invited: int) -> int:
    """Return the smallest table with room for everybody; the rules refuse what is too many."""
    return min((size for size in GAMES[game].table_sizes if size > invited), default=invited + 1)


def known_options(game: str) -> Mapping[str, Option]:
    """Return everything that may be chosen, by its name."""
    sizes = tuple(sorted(GAMES[game].table_sizes))
    players = Option(PLAYERS, sizes, default=sizes[0])
    return {option.name: option for option in (*GAMES[game].options, *TABLE_OPTIONS, players)}


def _wishes(tokens: Sequence[str], game: str) -> Iterator[tuple[str, str]]:
    """Yield what each word or pair of words is about, and what is wanted."""
    known = known_options(game)
    waiting = list(reversed(tokens))
    while waiting:
        name, _, value = waiting.pop().replace(":", "=").partition("=")
        if not value and name not in known:
            name, value = _about(name, game)
        elif not value and waiting and _fits(known[name], waiting[-1]):
            value = waiting.pop()
        if name not in known:
            raise Refused(UnknownWish(name, game))
        yield name, value or "yes"


def _about(word: str, game: str) -> tuple[str, str]:
    """Return what a word by itself is about: `15m` is a clock, `4` is players or points."""
    if _SPAN.fullmatch(word):
        return CLOCK, word
    if word.isdecimal():
        several = len(GAMES[game].table_sizes) > 1
        numeric = (option.name for option in GAMES[game].options if _is_number(option.default))
        return (PLAYERS if several else next(numeric, PLAYERS)), word
    raise Refused(UnknownWish(word, game))


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
