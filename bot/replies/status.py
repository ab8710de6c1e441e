"""The status of a table: who has to do what, and how much time is left."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from bot.identity import Moment, Player, PlayerId, is_computer
from bot.replies.moves import tell_last_move
from bot.replies.results import tell_end
from bot.replies.table_texts import TableTexts
from bot.table.clock import deadline
from bot.table.no_game import may_play_again
from bot.table.positions import has_dice
from bot.table.seating import may_add_word
from bot.table.table import Table
from bot.table.values import Phase
from bot.texts.lists import either
from bot.texts.names import player_name, spoken_dice
from bot.texts.texts import Word
from rules.game import ToRoll


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the time of the player to act runs out."""

    at: Moment
    told: str
    """The line of the text about it, for chats that can say it in a way that stays true."""


@dataclass(frozen=True, slots=True)
class Status:
    """Tells how a table stands, to everybody or to one reader.

    A reader is addressed as “you”, and told of no command that is not for them.
    """

    table: Table
    at: Moment
    texts: TableTexts
    by_itself: bool = False
    """Whether the next thing happens by itself in a moment."""
    computers: bool = True
    """Whether computers play, or were turned off."""
    offers_computers: bool = True
    """Whether they can play another game like this one now."""
    reader: PlayerId | None = None
    hands_on: bool = False
    """Whether whatever can be done is there to be pressed, so that no command is named."""

    def tell(self) -> Iterator[str]:
        """Yield whose turn it is and what they can do."""
        table = self.table
        if table.offer:
            yield self._asked()
        match table.phase:
            case Phase.GATHERING:
                yield from self._gathering()
            case Phase.PLAYING:
                yield from self._playing()
            case Phase.FINISHED:
                yield from self._result()
                if not table.offer:
                    yield self._over()
            case Phase.CLOSED:
                yield self._say("closed")
            case _:
                assert_never(table.phase)

    def tell_last_move(self) -> str:
        """Return what was moved last in the game that is on; empty if that says nothing."""
        last = self.table.last_move
        return tell_last_move(last, self.texts) if last and self.table.playing else ""

    def _result(self) -> Iterator[str]:
        """Yield how the game ended; news that say the same are not told twice."""
        table = self.table
        if table.ending:
            yield from tell_end(table.ending, table.results, self.texts, match=table.is_match)

    def _over(self) -> str:
        table, reader = self.table, self.reader
        again = table.everybody_known if reader is None else may_play_again(table, reader)
        answered = self.offers_computers or not table.has_computers
        return self._say("over" if again and answered else "past")

    def _say(self, way: str, **facts: Word) -> str:
        """Return a sentence about what can be done, which names no command if it can be pressed."""
        if self.hands_on:
            return self.texts.say(f"status-{way}-here", **facts)
        return self.texts.say(f"status-{way}", **facts)

    def _asked(self) -> str:
        if self._is_one_of(self.table.waited_for):
            return self._own_answer()
        names = self.texts.all_names(self.table.waited_for)
        if self.table.computers_answer:
            return self._thinking(self.table.waited_for)
        if self.reader is None:
            return self.texts.say("status-asked", names=names)
        withdraws = self._plays and not self.hands_on
        return self.texts.say("status-own-request" if withdraws else "status-asking", names=names)

    def _thinking(self, computers: Sequence[Player]) -> str:
        """Return that computers think or, where they were turned off, what can be done instead."""
        if not self.computers:
            return self._say("left") if self._may_leave else self.texts.say("status-no-computers")
        names = self.texts.all_names(computers)
        return self.texts.say("status-thinking", players=names, count=len(computers))

    @property
    def _may_leave(self) -> bool:
        """Return whether the only person here can leave the game without losing it."""
        alone = self.table.playing and self.table.against_computers
        return alone and (self.reader is None or self._plays)

    def _is_one_of(self, players: Iterable[Player]) -> bool:
        return any(player.id == self.reader for player in players)

    @property
    def _plays(self) -> bool:
        """Return whether the reader is still in the game."""
        return self._is_one_of(self.table.players[seat] for seat in self.table.active)

    def _own_answer(self) -> str:
        ways = either(("/accept", "/decline"), self.texts)
        return self._say("your-answer", ways=ways)

    def _gathering(self) -> Iterator[str]:
        table, texts = self.table, self.texts
        if self._is_one_of(table.awaited):
            yield self._own_answer()
        elif table.awaited:
            names = texts.all_names(table.awaited)
            public = self.reader is None
            yield texts.say("status-awaited" if public else "status-awaiting", names=names)
        if table.free_places:
            short = self.hands_on or self._is_one_of(table.players)
            yield texts.say(
                "status-short" if short else "status-gathering", places=table.free_places
            )
        may_add = self.reader is None or may_add_word(table, self.reader)
        if not self.hands_on and has_dice(table.setup.game) and may_add:
            yield texts.say("status-charms")

    def _playing(self) -> Iterator[str]:
        player = self.table.player_to_act
        if player is None:
            return
        if not (self.table.computers_answer and self.computers):
            yield from self._to_act(player)
        if not self.hands_on:
            yield from self._time()
        elif self._is_late:
            yield self._late()

    def _to_act(self, player: Player) -> Iterator[str]:
        if not is_computer(player.id):
            name = player_name(player, self.texts)
            yield self._own_turn() if player.id == self.reader else self._turn(name)
        elif not self.table.offer:  # or it waits for the answer, or was named among the asked
            yield self._thinking([player])

    @property
    def _is_late(self) -> bool:
        end = deadline(self.table)
        return end is not None and end <= self.at

    def _turn(self, player: str) -> str:
        """Return whose turn it is. One who reads it alone is not told of the commands of others."""
        table, texts, public = self.table, self.texts, self.reader is None
        if self.by_itself:
            return texts.say(self._soon, player=player)
        if isinstance(table.stage, ToRoll):
            return texts.say(
                "status-to-roll" if public else "status-they-roll", player=player, ways=self._ways
            )
        if table.words:
            return texts.say(
                "status-to-answer" if public else "status-they-answer",
                player=player,
                ways=self._ways,
            )
        if table.rolled:
            return texts.say("status-to-play", player=player, dice=spoken_dice(table.rolled))
        return texts.say("status-to-move", player=player)

    def _own_turn(self) -> str:
        table, texts = self.table, self.texts
        if self.by_itself:
            return texts.say(f"{self._soon}-yours")
        if isinstance(table.stage, ToRoll):
            return self._say("your-roll", ways=self._ways)
        if table.words:
            return self._say("your-answer", ways=self._ways)
        if table.rolled:
            return texts.say("status-your-play", dice=spoken_dice(table.rolled))
        return texts.say("status-your-move")

    @property
    def _soon(self) -> str:
        """Return the message about what happens by itself in a moment."""
        return "status-soon-roll" if isinstance(self.table.stage, ToRoll) else "status-soon-move"

    @property
    def _ways(self) -> str:
        """Return the commands that the player to act can use instead of moving a piece."""
        roll = ["/roll"] if isinstance(self.table.stage, ToRoll) else []
        return either((*roll, *(f"/{word}" for word in self.table.words)), self.texts)

    @property
    def deadline(self) -> Deadline | None:
        """Return when the time of the player to act runs out; None if there is no such time."""
        end = deadline(self.table)
        if end is None or end <= self.at or not self.table.playing:
            return None
        return Deadline(end, self.texts.say("status-time", time=self.texts.span(end - self.at)))

    def _time(self) -> Iterator[str]:
        if self.deadline:
            yield self.deadline.told
        elif self._is_late:
            yield self._late()

    def _late(self) -> str:
        if self.reader is None:
            return self.texts.say("status-late")
        player = self.table.player_to_act
        if player is not None and self._is_one_of([player]):
            return self.texts.say("status-own-time-up")
        return self._say("may-claim") if self._plays else self.texts.say("status-time-up")
