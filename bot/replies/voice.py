"""Speaking of the people at a table, in one language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from bot.identity import Player
from bot.table.values import Setup
from bot.texts import Texts, Word
from bot.texts.lists import all_of
from bot.texts.names import game_name, side_name, value_name
from bot.texts.spans import time_span
from rules import GAMES
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Voice:
    """Says sentences about players, who are in the order of their seats."""

    texts: Texts
    players: Sequence[Player]

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence."""
        return self.texts.say(message, **data)

    def name(self, seat: Seat) -> str:
        """Return what the player is called."""
        return self.players[seat].name

    def all_names(self, players: Iterable[Player]) -> str:
        """Return several names as a list."""
        return all_of([player.name for player in players], self.texts)

    def side(self, game: str, seat: Seat) -> str:
        """Return what the side of a seat is called, or how pictures mark it."""
        marks = GAMES[game].seat_marks
        return marks[seat] if marks else side_name(seat, self.texts)

    def setup(self, setup: Setup) -> str:
        """Return the game and everything that was agreed beyond what is usual."""
        return ", ".join((game_name(setup.game, self.texts), *self._agreed(setup)))

    def _agreed(self, setup: Setup) -> Iterable[str]:
        if setup.seats > min(GAMES[setup.game].table_sizes):
            yield value_name("players", setup.seats, self.texts)
        for option, value in setup.options.items():
            yield value_name(option, value, self.texts)
        if setup.clock:
            yield self.say("value-clock", value=self.span(setup.clock.limit))
            if setup.clock.falls:
                yield self.say("value-falls", value=True)
        if setup.auto_roll:
            yield self.say("value-autoroll", value=True)
        if setup.auto_play:
            yield self.say("value-autoplay", value=True)

    def span(self, milliseconds: int) -> str:
        """Return a span of time in its two largest units."""
        return time_span(timedelta(milliseconds=milliseconds), self.texts)
