"""Random games, played through nothing but the `Game` protocol."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.errors import ClashingOptions
from rules.game import Game, Over, Roll, ToMove, ToRoll
from rules.options import Value

LONGEST = 20_000
"""No game of ours takes this many moves when everybody moves at random."""


@dataclass(frozen=True)
class Table:
    """A way to open a game, and the luck it is played with."""

    seats: int
    options: dict[str, Value]
    luck: int


def tables(game: Game[Any, Any]) -> st.SearchStrategy[Table]:
    """Return every way to open the game."""
    return st.builds(
        Table,
        st.sampled_from(sorted(game.table_sizes)),
        st.fixed_dictionaries(
            {}, optional={option.name: st.sampled_from(option.values) for option in game.options}
        ),
        st.integers(0, 2**32),
    ).filter(lambda table: _opens(game, table))


def _opens(game: Game[Any, Any], table: Table) -> bool:
    """Return whether the options go together."""
    try:
        game.opening(table.seats, table.options)
    except ClashingOptions:
        return False
    return True


def walk(game: Game[Any, Any], table: Table, start: Any = None) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401
    """Yield each position of a random game with the move made in it; the last move is None.

    The game begins with its opening, or goes on from `start`.
    """
    luck = Random(table.luck)
    position = game.opening(table.seats, table.options) if start is None else start
    for _ in range(LONGEST):
        stage = game.stage(position)
        if isinstance(stage, Over):
            yield position, None
            return
        move = _choose(game, position, luck)
        yield position, move
        position = game.play(position, move)
    message = f"no end after {LONGEST} moves: {game.dump(position)}"
    raise AssertionError(message)


def tapped(game: Game[Any, Any], table: Table, every: int = 9) -> Iterator[tuple[Any, list[str]]]:
    """Yield turns of a random game as far as they are tapped, with what was tapped so far."""
    luck = Random(table.luck)
    turns = [at for at, _ in walk(game, table) if isinstance(game.stage(at), ToMove)]
    for position in turns[::every]:
        chosen: list[str] = []
        while (taps := game.taps(position, chosen)).next:
            yield taps, chosen
            chosen = [*chosen, luck.choice(taps.next).token]


def _choose(game: Game[Any, Any], position: Any, luck: Random) -> Any:  # noqa: ANN401
    stage, moves = game.stage(position), game.legal_moves(position)
    if isinstance(stage, ToRoll) and (not moves or luck.random() < 0.9):
        return Roll(tuple(luck.randint(1, 6) for _ in range(stage.dice)))
    return luck.choice(moves)
