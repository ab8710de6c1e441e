"""Reading positions that people paste: XGID, GNU's ids, PDN FEN, texts of narde and Quoridor."""

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.table.positions import seats_in, stage
from bot.texts.typed import typed_words
from rules import GAMES
from rules.game import Over

_SHAPES: Final = (
    ("backgammon", re.compile(r"xgid|(?:[^:]*:){9}")),
    ("backgammon", re.compile(r"(?:position id\s*:)?\s*[a-z0-9+/]{14}(?:$|[:\s])")),
    ("checkers", re.compile(r"[wb]\s*:\s*[wb]")),
    ("narde", re.compile(r"[-a-o]{26}:-?1:")),
    ("quoridor", re.compile(r"[-a-i1-9 ]{4,}/[^/]*/[^/]*/")),
)
"""How the texts of each game begin, in small letters."""
_BOARDS: Final = MappingProxyType(
    {
        "backgammon": re.compile(r"[^:]*"),
        "narde": re.compile(r"[^:]*"),
        "checkers": re.compile(r"(?<=:)[^:]*:[^:]*"),
        "quoridor": re.compile(r"[^/]*/[^/]*"),
    }
)
"""The part of a position's text that says where the pieces are."""
_WORDS: Final = "|".join(map(re.escape, sorted(typed_words("from"))))
_FROM: Final = re.compile(rf"(?:^|\s)(?:{_WORDS})\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class GivenPosition:
    """A position of a game, in the text of its rules."""

    game: str
    text: str

    @property
    def seats(self) -> int:
        """Return for how many players it is."""
        return seats_in(self.game, self.text)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended in it."""
        return isinstance(stage(self.game, self.text), Over)


def read_position(words: str) -> GivenPosition | None:
    """Return the position that was pasted; None if the words are none.

    Raise UnreadablePosition if they look like a position and are not.
    """
    lowered = words.strip().casefold()
    game = next((game for game, shape in _SHAPES if shape.match(lowered)), None)
    if game is None or game not in GAMES:
        return None
    rules = GAMES[game]
    return GivenPosition(game, rules.dump(rules.load(words.strip())))


def board_of(game: str, text: str) -> str:
    """Return where the pieces are, whoever is to move, whatever was rolled and is played for."""
    found = _BOARDS[game].search(text) if game in _BOARDS else None
    return found[0] if found else text


def split_position(words: str) -> tuple[str, GivenPosition | None]:
    """Return the words before `from`, and the position behind it, if there is one."""
    for found in _FROM.finditer(words):
        position = read_position(words[found.end() :])
        if position:
            return words[: found.start()], position
    return words, None
