"""Sentences about the people at a table."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from bot.identity import Player, shorten_name
from bot.language import Language
from bot.table.values import Setup
from bot.texts import Texts
from bot.texts.lists import all_of
from bot.texts.names import game_name, player_name, side_name, value_name
from bot.texts.spans import time_span
from rules import GAMES
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class TableTexts(Texts):
    """The texts of one language, with the names of a table's players."""

    names: tuple[str, ...]
    """In the order of seats."""

    @classmethod
    def of(cls, language: Language, players: Iterable[Player]) -> Self:
        """Return the texts about these players."""
        texts = Texts(language)
        return cls(language, tuple(shorten_name(player_name(who, texts)) for who in players))

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player."""
        return self.names[seat]

    def all_names(self, players: Iterable[Player]) -> str:
        """Return the names of several players as a list."""
        return all_of([player_name(player, self) for player in players], self)

    def side(self, game: str, seat: Seat) -> str:
        """Return the name of a seat's side, or how pictures mark it."""
        marks = GAMES[game].seat_marks
        return marks[seat] if marks else side_name(seat, self)

    def seating(self, game: str) -> str:
        """Return who plays which side, in the order of turns."""
        return ", ".join(
            self.say("news-seat", player=name, side=self.side(game, Seat(seat)))
            for seat, name in enumerate(self.names)
        )

    def setup(self, setup: Setup) -> str:
        """Return the game, and every option that is not the usual one."""
        return ", ".join((game_name(setup.game, self), *self.options(setup)))

    def options(self, setup: Setup) -> Iterable[str]:
        """Yield every option that is not the usual one."""
        if setup.seats > min(GAMES[setup.game].table_sizes):
            yield value_name("players", setup.seats, self)
        for option, value in setup.options.items():
            yield value_name(option, value, self)
        if setup.clock:
            yield self.say("value-clock", value=self.span(setup.clock.limit))
            if setup.clock.falls:
                yield self.say("value-falls", value=True)
        if not setup.auto_roll:
            yield self.say("value-autoroll", value=False)
        if not setup.auto_play:
            yield self.say("value-autoplay", value=False)
        if setup.position:
            yield self.say("setup-position")
        if setup.hints:
            yield self.say("value-hints", value=True)

    def span(self, milliseconds: int) -> str:
        """Return a span of time in its two largest units."""
        return time_span(timedelta(milliseconds=milliseconds), self)
