"""Plays a game of a file again by the rules, event by event."""

from dataclasses import dataclass
from typing import assert_never

from bot.export.match_file import Ended, FileEvent, FileGame, FileLine, Gone, Moved, Thrown, Undone
from bot.export.proof import ProvedRoll
from bot.export.verification.flaws import (
    Flaw,
    IllegalMoveMade,
    ImpossibleDice,
    RollOutOfTurn,
    WrongDeparture,
    WrongEnding,
    WrongUndo,
)
from bot.table import positions
from rules import GAMES
from rules.errors import RulesError
from rules.game import FACES, Over, ToRoll


class Refuted(Exception):
    """An event is impossible, so nothing after it can be checked."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as it was played, and what is wrong with it."""

    rolls: tuple[ProvedRoll, ...] = ()
    """Every roll, also those that were taken back."""
    lines: tuple[FileLine, ...] = ()
    """What led to the position, without what was taken back."""
    position: str = ""
    flaw: Flaw | None = None


def replay(name: str, game: FileGame) -> Replay:
    """Play a game again until something impossible happens."""
    player = _Player(name, game)
    try:
        for at, event in enumerate(game.course, 1):
            player.follow(at, event)
    except Refuted as refuted:
        return Replay(tuple(player.rolls), flaw=refuted.flaw)
    return Replay(tuple(player.rolls), tuple(player.lines), player.position)


class _Player:
    """Follows the events of one game."""

    def __init__(self, name: str, game: FileGame) -> None:
        self._name = name
        self._game = game
        self._before: list[str] = []
        """The position before each line."""
        self._over = False
        self.position = game.opening
        self.lines: list[FileLine] = []
        self.rolls: list[ProvedRoll] = []

    def follow(self, at: int, event: FileEvent) -> None:
        """Let one event happen; raise Refuted if it cannot."""
        if self._over:
            raise Refuted(WrongEnding(self._game.number))
        match event:
            case Thrown():
                self._go_on(event, self._roll(at, event))
            case Moved():
                self._go_on(event, self._move(at, event))
            case Gone():
                self._go_on(event, self._leave(at, event))
            case Undone():
                self._take_back(at, event)
            case Ended():
                self._over = True
            case _:
                assert_never(event)

    def _go_on(self, line: FileLine, position: str) -> None:
        self._before.append(self.position)
        self.lines.append(line)
        self.position = position

    def _roll(self, at: int, event: Thrown) -> str:
        stage = positions.stage(self._name, self.position)
        if not isinstance(stage, ToRoll) or event.seat != stage.seat:
            raise Refuted(RollOutOfTurn(self._game.number, at))
        number = sum(isinstance(line, Thrown) for line in self.lines) + 1
        self.rolls.append(ProvedRoll(number, event.dice))
        if len(event.dice) != stage.dice or not all(die in FACES for die in event.dice):
            raise Refuted(ImpossibleDice(self._game.number, number, event.dice, stage.dice))
        return positions.after_roll(self._name, self.position, event.dice)

    def _move(self, at: int, event: Moved) -> str:
        stage = positions.stage(self._name, self.position)
        illegal = Refuted(IllegalMoveMade(self._game.number, at, event.text))
        if isinstance(stage, Over) or event.seat != stage.seat:
            raise illegal
        try:
            return positions.after_move(self._name, self.position, event.text)
        except RulesError:
            raise illegal from None

    def _leave(self, at: int, event: Gone) -> str:
        board = positions.load(self._name, self.position)
        seats = range(len(self._game.score))
        if event.seat not in seats or GAMES[self._name].leave(board, event.seat) is None:
            raise Refuted(WrongDeparture(self._game.number, at, event.seat))
        return positions.after_leaving(self._name, self.position, event.seat)

    def _take_back(self, at: int, event: Undone) -> None:
        undone = self.lines[event.keep] if 0 <= event.keep < len(self.lines) else None
        known = isinstance(undone, Moved) and undone.text == event.move
        if undone is None or not known or event.seat not in {None, undone.seat}:
            raise Refuted(WrongUndo(self._game.number, at, event.move))
        self.position = self._before[event.keep]
        del self.lines[event.keep :], self._before[event.keep :]
