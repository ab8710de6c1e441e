"""Reading positions that people paste: XGID, GNU's ids, PDN FEN, texts of narde and Quoridor."""

import re
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Final

from bot.table.positions import seats_in, stage
from bot.texts.typed import typed_words
from rules import GAMES
from rules.errors import UnreadablePosition, WrongShape
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
_END: Final = re.compile(r"(?<=\S)(?=\s|$)")
"""Where a position may end."""
_MOST_WORDS: Final = 80
"""How many words a position has at most, with blanks between all of its parts."""
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
    """Return the words before `from` and after the position behind it, and that, if there is one.

    Raise UnreadablePosition if what follows looks like a position and is not.
    """
    for found in _FROM.finditer(words):
        pasted = words[found.end() :]
        position, end = _read_beginning(pasted)
        if position:
            return f"{words[: found.start()]} {pasted[end:]}".strip(), position
    return words, None


def _read_beginning(words: str) -> tuple[GivenPosition | None, int]:
    """Return the longest position that words begin with, and where it ends.

    The texts of some games have blanks in them: only reading them says where they end. If none can
    be read, the shortest that has the right shape says what is wrong.
    """
    flawed: list[UnreadablePosition] = []
    for end in reversed([place.start() for place in islice(_END.finditer(words), _MOST_WORDS)]):
        try:
            position = read_position(words[:end])
        except UnreadablePosition as error:
            flawed.append(error)
        else:
            if position:
                return position, end
    if flawed:
        shaped = (error for error in reversed(flawed) if not isinstance(error.flaw, WrongShape))
        raise next(shaped, flawed[0])
    return None, 0
