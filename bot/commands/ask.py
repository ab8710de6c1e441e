"""A request with everything that is needed to answer it."""

from dataclasses import dataclass, replace
from typing import Final, Self

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.identity import Moment, Player, PlayerId, TableId, is_computer
from bot.language import Language, choose_language
from bot.persistence.snapshot import Snapshot
from bot.preferences import ChatPreferences, PlayerPreferences
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.events import Unaided
from bot.table.pace import Pace
from bot.table.refusals import NoTableHere, NotSeated, Refused
from bot.table.table import Table
from rules.game import Seat

LIST_SIZE: Final = 20
"""How many whole moves are listed where the chat does not say how many it can show well."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Who asks what, of which table, and when."""

    request: Request
    found: Snapshot
    at: Moment
    chance: Chance
    usual_language: Language
    timeouts: Timeouts = TIMEOUTS
    list_size: int = LIST_SIZE
    """How many whole moves the chat can show well as a list."""
    words: str = ""
    """What follows the command's name."""
    computers: Availability = Availability.OFF
    """Whether somebody can play against a computer now."""
    computer_games: frozenset[str] = frozenset()
    """The games that computers can play now, even if one has to wait for them."""

    @property
    def where(self) -> TableId:
        """Return the id of the table."""
        return self.request.table

    @property
    def within(self) -> TableId | None:
        """Return the channel that the table's thread belongs to."""
        return self.request.within

    @property
    def chat(self) -> str:
        """Return the chat whose preferences apply."""
        return self.request.whole_chat

    @property
    def player(self) -> Player:
        """Return who asks."""
        return self.request.player

    @property
    def known_as(self) -> tuple[PlayerId, ...]:
        """Return other ids by which the player may have been invited."""
        return self.request.known_as

    @property
    def named(self) -> tuple[Player, ...]:
        """Return the players whom the text mentions."""
        return self.request.named

    @property
    def moderator(self) -> bool:
        """Return whether the player is a moderator of the chat."""
        return self.request.moderator

    @property
    def table(self) -> Table | None:
        """Return the table, if there is one."""
        return self.found.table

    @property
    def preferences(self) -> PlayerPreferences:
        """Return the player's preferences."""
        return self.found.preferences_of(self.player.id)

    @property
    def left_by_computers(self) -> bool:
        """Return whether computers are the only opponents here, and were turned off."""
        return self.computers is Availability.OFF and self.existing_table.against_computers

    @property
    def chat_preferences(self) -> ChatPreferences:
        """Return the chat's preferences."""
        return self.found.chat_preferences

    @property
    def public_language(self) -> Language:
        """Return the language of what everybody reads: the chat's, else that of its table."""
        chat, table = self.chat_preferences.language, self.table.language if self.table else None
        return self._language(chat, table, self.request.chat_locale, self.preferences.language)

    @property
    def answer_language(self) -> Language:
        """Return the language of what is shown where somebody asks for it, and alters nothing."""
        return self.private_language if self.request.shared else self.public_language

    @property
    def opening_language(self) -> Language:
        """Return the language of a table that is opened now: the chat's, else the opener's."""
        chat, own = self.chat_preferences.language, self.preferences.language
        return self._language(chat, self.request.chat_locale, own)

    @property
    def private_language(self) -> Language:
        """Return the language of what the asker alone reads: their own, else the chat's.

        Whoever is nobody in particular is answered as everybody would be.
        """
        if self.request.anonymous:
            return self.public_language
        return self._language(self.preferences.language, self.chat_preferences.language)

    def _language(self, *preferred: str | None) -> Language:
        return choose_language(*preferred, self.request.locale, default=self.usual_language)

    @property
    def existing_table(self) -> Table:
        """Return the table; raise Refused if there is none."""
        if self.table is None:
            raise Refused(NoTableHere())
        return self.table

    @property
    def change(self) -> Change:
        """Return a change of the table; raise Refused if there is none.

        It has no events yet, unless a computer without its engine makes the game unrated.
        """
        table = self.existing_table
        change = Change(table, self.at, self.chance, pace=self.pace)
        costs_rating = self._without_engine and table.playing and table.rated
        return change.then(Unaided(self.seat)) if costs_rating else change

    @property
    def _without_engine(self) -> bool:
        """Return whether a computer has decided without its engine; people have none anyway."""
        return self.request.unaided and is_computer(self.player.id)

    @property
    def pace(self) -> Pace:
        """Return how the players at the table like to play."""
        return self.found.pace(self.timeouts.take_back)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the player's seats; a player who has left the game in progress has none."""
        table = self.table
        if table is None:
            return ()
        gone = table.gone if table.playing else ()
        return tuple(seat for seat in table.seats_of(self.player.id) if seat not in gone)

    @property
    def seat(self) -> Seat:
        """Return one of the player's seats: the seat to act, if it is theirs."""
        if not self.seats:
            raise Refused(NotSeated())
        to_act = self.table and self.table.to_act
        return to_act if to_act in self.seats and to_act is not None else self.seats[0]

    def with_found(self, found: Snapshot) -> Self:
        """Return the same request with another snapshot."""
        return replace(self, found=found)
