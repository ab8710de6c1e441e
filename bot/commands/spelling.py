"""Words that are nearly spelt like known ones."""

from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from bot.commands.levels import LEVEL_WORDS
from bot.commands.setup import game_words, known_options, named_game
from bot.commands.words import COMPUTER_WORDS, NOISE, is_span, split_words
from bot.texts.typed import typed_words
from rules import GAMES

_COMMANDS: Final = 0.7
"""How similar an unknown command has to be to a known one; 1 is equal."""
_WORDS: Final = 0.8
"""The same for words behind a command: a name, such as Marina, is no `máquina`."""
_SHORTEST, _SHORTEST_NOISE = 3, 6
"""Letters of words that are suggested: a shorter one is as near to a name, as `wanna` to Anna."""
_MOST: Final = 4
"""How many unknown words are compared with the known ones; each takes about a millisecond."""
_SWITCHES: Final = frozenset().union(*map(typed_words, ("both", "friend", "yes", "no", "at")))


def similar_commands(name: str, known: Iterable[str]) -> list[str]:
    """Return the commands whose names are similar, the most similar first."""
    return get_close_matches(name, known, n=3, cutoff=_COMMANDS)


def unknown_words(words: str) -> str:
    """Return the words that mean nothing in any game; all words if each means something."""
    tokens = split_words(words)
    return " ".join(_unknown(tokens) or tokens)


def spell(words: str, *, computers: bool) -> list[str]:
    """Return the words one by one, with the nearest known word for each that is not known.

    Where no game is named, the word that is nearest to the name of one is that game. Any other
    word may be the name of a person. `computers` is whether there are any.
    """
    tokens = _with_game(words)
    return _replace(tokens, _vocabulary(named_game(" ".join(tokens)), computers=computers))


def spell_game(words: str) -> str | None:
    """Return the game that words name, however they are spelt, if they name one."""
    return named_game(" ".join(_with_game(words)))


def _with_game(words: str) -> list[str]:
    """Return the words one by one, the nearest to the name of a game rightly spelt if none is."""
    tokens = split_words(words)
    if named_game(words):
        return tokens
    spelt = _replace(tokens, game_words())
    changed = [at for at, (old, new) in enumerate(zip(tokens, spelt, strict=True)) if old != new]
    if changed:
        at = max(changed, key=lambda at: _similarity(tokens[at], spelt[at]))
        tokens[at] = spelt[at]
    return tokens


def _similarity(one: str, other: str) -> float:
    return SequenceMatcher(None, one.casefold(), other.casefold()).ratio()


def _replace(words: Sequence[str], known: Iterable[str]) -> list[str]:
    """Return the words with the nearest known one for each of a few that are not known."""
    unknown = set(_unknown(words))
    if len(unknown) > _MOST:
        return list(words)
    fit = {word for word in known if len(word) >= (_SHORTEST_NOISE if word in NOISE else _SHORTEST)}
    fit_names = fit - COMPUTER_WORDS - LEVEL_WORDS
    return [
        _nearest(word, fit_names if at and _may_be_name(word) else fit) if word in unknown else word
        for at, word in enumerate(words)
    ]


def _may_be_name(word: str) -> bool:
    """Return whether a word may be the name of a person: `rob` is short, `Hardy` has a capital."""
    has_capital = word[0].isupper() and not word.isupper()
    return word.isalpha() and (has_capital or len(word) <= _SHORTEST)


def _nearest(word: str, known: Iterable[str]) -> str:
    """Return the nearest known word with the value behind it; the word itself if none is near."""
    name, equals, value = word.partition("=")
    if not name.isalpha():
        return word
    near = get_close_matches(name.casefold(), known, n=1, cutoff=_WORDS)
    return f"{near[0]}{equals}{value}" if near else word


def _unknown(words: Sequence[str]) -> list[str]:
    everything = game_words().union(*(_vocabulary(game, computers=True) for game in GAMES))
    return [word for word in words if not _is_known(word.partition("=")[0].casefold(), everything)]


def _is_known(name: str, everything: Collection[str]) -> bool:
    return name.isdecimal() or is_span(name) or name in everything


def _vocabulary(game: str | None, *, computers: bool) -> frozenset[str]:
    """Return the words that mean something behind /play for a game, beside its name."""
    options = known_options(game) if game else ()
    asked = COMPUTER_WORDS | LEVEL_WORDS if computers else frozenset[str]()
    return frozenset().union(options, asked, NOISE, _SWITCHES)
