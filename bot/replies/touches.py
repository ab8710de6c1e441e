"""What can be pressed in the picture of a board: a piece, a place, a wall, the dice, the cube.

Each is the same command, with the same stamp, as a button below the board would be. Nothing here
decides what is legal: that comes from the taps of the game.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, auto
from functools import cached_property

import render
from bot.replies.boards import Perspective
from bot.replies.buttons import Buttons
from bot.replies.touch_words import name_piece, name_target, name_wall
from bot.table.table import Table
from bot.table.tapping import TapStage, follow_taps
from render import Area, Description
from rules.game import ToRoll
from rules.taps import Tap


class TouchKind(StrEnum):
    """What a press means."""

    PIECE = auto()
    """A piece is taken up."""
    HELD = auto()
    """The piece that was taken up is put back."""
    TARGET = auto()
    """A piece goes there."""
    SLOT = auto()
    """A wall is laid there."""
    WORD = auto()
    """The dice are rolled, or the cube is turned."""


@dataclass(frozen=True, slots=True)
class Way:
    """Where a piece can be put down, and what that means."""

    payload: str
    area: Area


@dataclass(frozen=True, slots=True)
class Touch:
    """Something in the picture that can be pressed."""

    payload: str
    label: str
    """What it is, for those who do not see the picture."""
    kind: TouchKind
    area: Area
    shape: Area | None = None
    """What is shown of it: the wall that would be laid, or the piece, if its place is larger."""
    ways: tuple[Way, ...] = ()
    """Where a piece can be dragged to."""


def turn_touches(table: Table, perspective: Perspective, buttons: Buttons) -> tuple[Touch, ...]:
    """Return what the player to act can press before anything has been chosen."""
    if isinstance(table.stage, ToRoll) or table.words:
        return tuple(_words(table, perspective, buttons))
    return tap_touches(table, (), perspective, buttons)


def tap_touches(
    table: Table, tapped: Sequence[str], perspective: Perspective, buttons: Buttons
) -> tuple[Touch, ...]:
    """Return what can be pressed after some taps."""
    stages = follow_taps(table, tapped)
    return tuple(_Surface(table, stages, perspective, buttons).touches)


_WORDS: Mapping[str, str] = {"roll": "dice", "double": "cube"}
"""Where a command lies that is no move of a piece."""


def _words(table: Table, perspective: Perspective, buttons: Buttons) -> Iterator[Touch]:
    """Yield the dice, if they can be rolled, and the cube, if it can be turned."""
    rolls = ("roll",) if isinstance(table.stage, ToRoll) else ()
    areas = render.tap_areas(table.board, _WORDS.values(), seat=perspective.seat)
    for command in (*rolls, *table.words):
        if area := areas.get(_WORDS.get(command, "")):
            made = buttons.make(command)
            yield Touch(made.payload, made.label, TouchKind.WORD, area)


@dataclass(frozen=True)
class _Surface:
    """A board on which a move is being chosen."""

    table: Table
    stages: Sequence[TapStage]
    perspective: Perspective
    buttons: Buttons
    taken: set[str] = field(default_factory=set)
    """The tokens that lie under a touch already."""
    reached: dict[tuple[str, ...], Sequence[tuple[Tap, tuple[str, ...]]]] = field(
        default_factory=dict
    )
    """What was found out about where pieces can go."""

    @property
    def touches(self) -> Iterator[Touch]:
        """Yield every touch; what should lie on top comes later."""
        stage = self.stages[-1]
        moves = tuple(self._whole_moves()) if not stage.tokens else ()
        self.taken.update(tap.token for tap in stage.taps.next)
        yield from moves
        if stage.taps.may_reach:
            yield from self._only_piece()
            yield from self._others()
            yield from self._held()
        else:
            yield from self._landings()
        kind = TouchKind.TARGET if stage.taps.may_reach else TouchKind.PIECE
        yield from self._lay({tap.token: (tap, stage.tokens) for tap in stage.taps.next}, kind)

    @cached_property
    def _seen(self) -> Description:
        return render.describe(self._stage.taps.position)

    @cached_property
    def _pieces(self) -> Mapping[str, Area]:
        """Return the pieces that are smaller than their places."""
        places = [tap.token for stage in self.stages for tap in stage.taps.next]
        at = self._stage.taps.position
        return render.piece_areas(at, places, seat=self.perspective.seat)

    @property
    def _stage(self) -> TapStage:
        return self.stages[-1]

    def _areas(self, tokens: Iterable[str]) -> Mapping[str, Area]:
        return render.tap_areas(self._stage.taps.position, tokens, seat=self.perspective.seat)

    def _lay(
        self, taps: Mapping[str, tuple[Tap, tuple[str, ...]]], kind: TouchKind
    ) -> Iterator[Touch]:
        """Yield a touch for each tap that lies on the board, given what is tapped before it."""
        for token, area in self._areas(taps).items():
            tap, before = taps[token]
            name, payload = self._name(tap, kind), self._tap(*before, token)
            if kind is TouchKind.PIECE:
                ways = self._ways((*before, token))
                yield Touch(payload, name, kind, area, self._pieces.get(token), ways)
            else:
                yield Touch(payload, name, kind, area)

    def _tap(self, *tokens: str) -> str:
        """Return the payload of taps."""
        return self.buttons.payload(" ".join(("tap", *tokens)))

    def _ways(self, tokens: tuple[str, ...]) -> tuple[Way, ...]:
        """Return where the piece that is tapped last can go, as it is to be tapped then."""
        reached = {tap.token: all_taps for tap, all_taps in self._reach(tokens)}
        areas = self._areas(reached)
        return tuple(Way(self._tap(*reached[token]), area) for token, area in areas.items())

    def _reach(self, tokens: tuple[str, ...]) -> Sequence[tuple[Tap, tuple[str, ...]]]:
        """Return where the piece that is tapped last can go, with all the taps that say so.

        If there is one move with it, its own tap says so already.
        """
        if tokens not in self.reached:
            after = self.table.taps(tokens)
            done = [(tap, tokens) for tap in after.landings]
            self.reached[tokens] = [*done, *((tap, (*tokens, tap.token)) for tap in after.next)]
        return self.reached[tokens]

    def _name(self, tap: Tap, kind: TouchKind) -> str:
        if kind is TouchKind.TARGET:
            return name_target(tap, self.buttons.texts)
        return name_piece(tap.token, self._seen, self.perspective.texts)

    def _whole_moves(self) -> Iterator[Touch]:
        """Yield the moves that lie on the board as a whole, as the walls of Quoridor do."""
        table, board = self.table, self.table.board
        texts = [table.game.format(move, board) for move in table.legal_moves]
        tapped = {tap.token for tap in self._stage.taps.next}
        shapes = render.wall_areas(board, seat=self.perspective.seat)
        areas = self._areas(text for text in texts if text in shapes and text not in tapped)
        for text, area in areas.items():
            payload = self.buttons.payload(f"move {text}")
            label = name_wall(text, self.buttons.texts)
            yield Touch(payload, label, TouchKind.SLOT, area, shapes[text])

    def _landings(self) -> Iterator[Touch]:
        """Yield the places that one piece alone can reach: it goes there with one press."""
        reached = defaultdict[str, list[tuple[Tap, tuple[str, ...]]]](list)
        for piece in self._stage.taps.next:
            for tap, tokens in self._reach((*self._stage.tokens, piece.token)):
                reached[tap.token].append((tap, tokens))
        only = {
            token: ways[0]
            for token, ways in reached.items()
            if len(ways) == 1 and token not in self.taken
        }
        for token, area in self._areas(only).items():
            tap, tokens = only[token]
            label = name_target(tap, self.buttons.texts)
            yield Touch(self._tap(*tokens), label, TouchKind.TARGET, area)

    def _only_piece(self) -> Iterator[Touch]:
        """Yield the piece that need not be chosen, as the pawn of Quoridor, to be dragged."""
        stage = self._stage
        if stage.tokens:
            return
        targets = self._areas(tap.token for tap in stage.taps.next)
        ways = tuple(Way(self._tap(token), area) for token, area in targets.items())
        label = self.buttons.texts.say("touch-pawn")
        for area in self._areas(map(str, stage.taps.may_move)).values():
            yield Touch(self._tap(), label, TouchKind.PIECE, area, ways=ways)

    def _others(self) -> Iterator[Touch]:
        """Yield the other pieces, which can be taken up instead of the chosen one."""
        for before in self.stages[-2:-1]:
            if not before.taps.may_reach:
                taken = {*self.taken, self._stage.tokens[-1]}
                pieces = {
                    tap.token: (tap, before.tokens)
                    for tap in before.taps.next
                    if tap.token not in taken
                }
                yield from self._lay(pieces, TouchKind.PIECE)

    def _held(self) -> Iterator[Touch]:
        """Yield the chosen piece, which can be put back where there are others to choose."""
        for before in self.stages[-2:-1]:
            *_, token = tokens = self._stage.tokens
            held = len(before.taps.next) > 1 and not before.taps.may_reach
            kind = TouchKind.HELD if held else TouchKind.PIECE
            label = self.buttons.texts.say("touch-held") if held else self._name(Tap(token), kind)
            payload = self._tap(*(before.tokens if held else tokens))
            for area in self._areas([token]).values():
                yield Touch(payload, label, kind, area, self._pieces.get(token), self._ways(tokens))
