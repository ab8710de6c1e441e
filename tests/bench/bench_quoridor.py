"""Quoridor: every legal move of a position, beside OpenSpiel's C++ called from Python."""

from typing import Final

from rules.quoridor import Quoridor
from rules.quoridor.position import Position
from tests.bench.openspiel_quoridor import name_of, state_of
from tests.bench.timing import ROUNDS, Row, seconds, side_by_side, times
from tests.rules.oracles import rows as oracle

PERFT: Final = {2: 2_062_264, 4: 2_062_065}
"""How many games of three moves there are, by the number of players."""

GAME: Final = Quoridor()


def rows() -> list[Row]:
    """Measure full sets of moves on the table's positions, and count games of three moves."""
    table = oracle("quoridor_2p_moves")
    going_on = [row["position"] for row in table if row["winner"] is None]
    with_walls = [row["position"] for row in table if row["wall_moves"]]
    return [
        _moves("every position", going_on),
        _moves("with walls to place", with_walls),
        *(_perft(seats) for seats in PERFT),
    ]


def _moves(which: str, texts: list[str]) -> Row:
    states = [state_of(text) for text in texts]
    for text, state in zip(texts, states, strict=True):
        position = GAME.load(text)
        found = {GAME.format(move, position) for move in GAME.legal_moves(position)}
        assert found == {name_of(state, action) for action in state.legal_actions()}, text
    # New values in every round: nothing that was kept from the last can help.
    rounds = iter([[GAME.load(text) for text in texts] for _ in range(ROUNDS)])

    def ours() -> None:
        for position in next(rounds):
            GAME.legal_moves(position)

    def openspiel() -> None:
        for state in states:
            state.legal_actions()

    us, peer = side_by_side(ours, openspiel)
    return Row(
        f"Quoridor, full set of legal moves, {len(texts)} positions, {which}",
        f"{us / len(texts) * 1e6:.1f} µs",
        f"OpenSpiel {peer / len(texts) * 1e6:.1f} µs",
        times(us, peer),
        "≤ 5 x",
    )


def _perft(seats: int) -> Row:
    counts: list[int] = []
    best = seconds(lambda: counts.append(_count(GAME.opening(seats), 3)))
    assert set(counts) == {PERFT[seats]}
    return Row(
        f"Quoridor, {PERFT[seats]:,} games of three moves, {seats} players",
        f"{best:.2f} s",
        "none",
        f"{PERFT[seats] / best / 1e6:.1f} million games/s",
        "the count",
    )


def _count(position: Position, depth: int) -> int:
    moves = GAME.legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(_count(GAME.play(position, move), depth - 1) for move in moves)
