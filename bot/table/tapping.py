"""A turn that is tapped step by step. The taps so far are the whole state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.table import Table
from rules.taps import Taps


@dataclass(frozen=True, slots=True)
class TapStage:
    """A turn as far as it has been tapped."""

    tokens: tuple[str, ...]
    taps: Taps[Any, Any]


def follow_taps(table: Table, tapped: Sequence[str]) -> tuple[TapStage, ...]:
    """Return every stage of the tapping; a tap without an alternative goes without saying.

    The last stage has a choice, or the whole move. Raise IllegalMove if a tap is not possible.
    """
    stages: list[TapStage] = []
    waiting = list(reversed(tapped))
    tokens: tuple[str, ...] = ()
    while True:
        stage = TapStage(tokens, table.taps(tokens))
        stages.append(stage)
        if waiting:
            tokens = (*tokens, waiting.pop())
        elif len(stage.taps.next) == 1:
            tokens = (*tokens, stage.taps.next[0].token)
        else:
            return tuple(stages)
