"""OpenSpiel's Quoridor: how to bring it to a position of ours, and to read its moves.

It counts ranks from the other side, and numbers the squares and the edges between them in one grid
of 17 by 17. A pawn's action is how far it goes, with STAY for not at all. What is applied is not
checked, so a player may stay, and walls do not hinder the pawns on their way to the position.
"""

from itertools import zip_longest
from typing import Any, Final

import pyspiel

GAME: Final = pyspiel.load_game("quoridor")
GRID: Final = 17
STAY: Final = 2 * GRID + 2
STEPS: Final = {(0, 1): -2 * GRID, (0, -1): 2 * GRID, (1, 0): 2, (-1, 0): -2}
START: Final = ((4, 0), (4, 8))
LAST_RANKS: Final = (8, 0)
WALLS_EACH: Final = 10

Square = tuple[int, int]


def state_of(text: str) -> Any:  # noqa: ANN401 - the peer comes without types
    """Return OpenSpiel's state for a two-player position that is not over."""
    pawns, walls, left, turn = (part.split() for part in text.split("/"))
    actions = [_place(wall) for wall in walls if wall != "-"]
    by_first = WALLS_EACH - int(left[0])
    near, far = map(_square, pawns)
    state = GAME.new_initial_state()
    _apply(state, actions[:by_first], actions[by_first:])
    # One after the other, each round where the other then stands.
    _apply(state, _route(START[0], near, START[1], LAST_RANKS[0]), [])
    _apply(state, [], _route(START[1], far, near, LAST_RANKS[1]))
    if turn == ["2"]:
        state.apply_action(STAY)
    return state


def name_of(state: Any, action: int) -> str:  # noqa: ANN401 - the peer comes without types
    """Return one of its actions in our notation."""
    file, rank, *lies = state.action_to_string(action)
    return f"{file}{9 - int(rank)}{lies[0]}" if lies else f"{file}{10 - int(rank)}"


def _square(name: str) -> Square:
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def _place(wall: str) -> int:
    file, rank = _square(wall)
    corner = 2 * file + GRID * 2 * (7 - rank)
    return corner + GRID if wall[2] == "h" else corner + 1


def _apply(state: Any, first: list[int], second: list[int]) -> None:  # noqa: ANN401
    for pair in zip_longest(first, second, fillvalue=STAY):
        for action in pair:
            state.apply_action(action)


def _route(start: Square, end: Square, taken: Square, last_rank: int) -> list[int]:
    """Return a pawn's actions round the other pawn, and not over the rank that ends the game."""
    routes: dict[Square, list[int]] = {start: []}
    for at in (queue := [start]):
        for (across, up), action in STEPS.items():
            to = (at[0] + across, at[1] + up)
            inside = to[0] in range(9) and to[1] in range(9)
            if inside and to[1] != last_rank and to != taken and to not in routes:
                routes[to] = [*routes[at], STAY + action]
                queue.append(to)
    return routes[end]
