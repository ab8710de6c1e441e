"""The buttons of a table: what can be done there now, by anybody or by one reader."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.commands.computers import OTHER_LEVEL
from bot.engines.engine import Level
from bot.identity import PlayerId, computer_level, is_computer
from bot.preferences import CHAT_DEFAULTS, ChatPreferences
from bot.replies.buttons import Buttons
from bot.replies.choice import Choice, Choices, Style
from bot.table.offers import move_to_take_back
from bot.table.positions import has_dice
from bot.table.seating import may_add_word
from bot.table.table import Table
from bot.table.values import Phase, TimeWarning
from bot.texts.names import ROBOT
from rules.game import Seat, ToRoll

_CHARMS: Final = ("🍀", "🔔", "⭐", "🌙")
"""Words for the dice that look the same in every language."""
_LOCK: Final = "🔒"


@dataclass(frozen=True, slots=True)
class TableChoices:
    """The buttons of a table; with a reader, only those that work for them."""

    table: Table
    buttons: Buttons
    turn: Choices = ()
    """How the player to act can move."""
    rules: ChatPreferences = CHAT_DEFAULTS
    computers: bool = False
    """Whether computers play this game here."""
    free: bool = False
    """Whether the last move may be taken back without asking."""
    charms: bool = True
    """Whether words for the dice are offered, and their seal."""
    reader: PlayerId | None = None

    @property
    def groups(self) -> Choices:
        """Return groups of buttons, the likeliest first."""
        return tuple(group for each in self._groups() if (group := tuple(each)))

    def _groups(self) -> Iterator[Iterator[Choice] | tuple[Choice, ...]]:
        table = self.table
        if table.offer:
            yield self._answer()
        match table.phase:
            case Phase.GATHERING:
                yield self._gather()
                yield self._computer()
                yield self._charms()
            case Phase.PLAYING:
                yield from self._turn()
                yield self._aside()
            case Phase.FINISHED:
                yield self._again()
                yield (*self._other_levels(), *self._afterwards())
            case Phase.CLOSED:
                yield self._afterwards()
            case _:
                assert_never(table.phase)

    @property
    def _seated(self) -> bool:
        """Return whether the buttons are for somebody at the table, or for everybody."""
        return self.reader is None or bool(self._seats)

    @property
    def _seats(self) -> tuple[Seat, ...]:
        """Return the reader's seats; whoever has left the game in progress has none."""
        gone = self.table.gone if self.table.playing else ()
        seats = self.table.seats_of(self.reader) if self.reader else ()
        return tuple(seat for seat in seats if seat not in gone)

    @property
    def _to_act(self) -> bool:
        """Return whether the buttons are for the player to act, or for everybody."""
        player = self.table.player_to_act
        if player is not None and is_computer(player.id):
            return False
        return self.reader is None or (player is not None and player.id == self.reader)

    @property
    def _has_moved(self) -> bool:
        """Return whether the reader, or anybody, has a move that could be taken back."""
        table = self.table
        seats = table.active if self.reader is None else self._seats
        people = [seat for seat in seats if not is_computer(table.players[seat].id)]
        return any(move_to_take_back(table, seat) for seat in people)

    @property
    def _may_ask_to_take_back(self) -> bool:
        """Return whether the chat allows it, or only computers would be asked."""
        return self.rules.takebacks or len(self.table.people) == 1

    @property
    def _may_play_again(self) -> bool:
        """Return whether all who played are still there, computers too."""
        return self.table.everybody_known and (self.computers or not self.table.has_computers)

    def _is_waited_for(self) -> bool:
        waited = {who.id for who in self.table.waited_for if not is_computer(who.id)}
        return bool(waited) if self.reader is None else self.reader in waited

    def _answer(self) -> Iterator[Choice]:
        if self._is_waited_for():
            yield self.buttons.make("accept", Style.MAIN)
            yield self.buttons.make("decline")
        elif self._seated:
            withdraw = self.buttons.texts.say("choice-withdraw")
            yield self.buttons.make("decline", label=withdraw)

    def _gather(self) -> Iterator[Choice]:
        table, buttons = self.table, self.buttons
        seated = self.reader is not None and self._seated
        if table.free_places and not seated:
            yield buttons.make("join", Style.MAIN)
        if table.awaited and self._is_waited_for():
            yield buttons.make("accept", Style.MAIN)
            yield buttons.make("decline")
        if self._seated:
            yield buttons.make("leave")
        yield buttons.make("rules")

    def _computer(self) -> Iterator[Choice]:
        """Yield the button that lets computers take the free places."""
        if self.computers and self.table.free_places and self._seated:
            yield self.buttons.make("computer", Style.MAIN if self.reader else Style.PLAIN)

    def _charms(self) -> Iterator[Choice]:
        """Yield words for the dice, one of which everybody may add with one tap, and the seal."""
        if not (self.charms and has_dice(self.table.setup.game)):
            return
        if self.reader is None or may_add_word(self.table, self.reader):
            for charm in _CHARMS:
                button = self.buttons.make(f"join {charm}", label=charm)
                yield replace(button, command="")  # Nobody is invited to join by it.
        yield self.buttons.make("verify", label=_LOCK)

    def _turn(self) -> Choices:
        table, buttons = self.table, self.buttons
        if not self._to_act:
            return ()
        roll = [buttons.make("roll", Style.MAIN)] if isinstance(table.stage, ToRoll) else []
        words = (*roll, *(buttons.make(word) for word in table.words))
        return (words,) if words else self.turn

    def _aside(self) -> Iterator[Choice]:
        table, buttons = self.table, self.buttons
        if not self._seated:
            return
        late = self.reader is not None and self._to_act
        if table.warning is TimeWarning.RAN_OUT and not late:
            yield buttons.make("claim", Style.MAIN)
        if self._has_moved and not table.offer and (self.free or self._may_ask_to_take_back):
            yield buttons.make("undo")
        yield buttons.make("more")

    def _again(self) -> Iterator[Choice]:
        table, buttons = self.table, self.buttons
        if not table.offer and self._may_play_again and self._seated:
            yield buttons.make("rematch", Style.MAIN)
        if table.last_move:
            yield buttons.make("replay")
            if self.computers:
                yield buttons.make("analyse")
            yield buttons.make("export")

    def _other_levels(self) -> Iterator[Choice]:
        """Yield the same game against an easier and a harder computer, unless the levels differ."""
        table, texts = self.table, self.buttons.texts
        levels = {computer_level(who.id) for who in table.players if is_computer(who.id)}
        if not self._may_change_level or len(levels) != 1:
            return
        level = levels.pop()
        if level > min(Level):
            yield self._level(level - 1, texts.say("choice-easier"))
        if level < max(Level):
            yield self._level(level + 1, texts.say("choice-harder"))

    def _level(self, level: int, label: str) -> Choice:
        return self.buttons.make(f"{OTHER_LEVEL} {level}", label=f"{ROBOT} {label}")

    @property
    def _may_change_level(self) -> bool:
        """Return whether the buttons are for the one person who has played with computers."""
        table = self.table
        return self.computers and self._seated and not table.offer and table.against_computers

    def _afterwards(self) -> Iterator[Choice]:
        if self.table.rolls:
            yield self.buttons.make("verify")
        if not self.table.offer:
            yield self.buttons.make("play")
