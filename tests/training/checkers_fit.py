"""Fit the evaluation of checkers to results: logistic regression, numpy alone.

A score of 100 is odds of e to 1, so what is fitted are hundredths of the logarithm of the odds.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engines.checkers.boards import Board
from bot.engines.checkers.evaluation import MANY
from bot.engines.checkers.regions import OWN, PICTURES, REGIONS, digits, turned_pictures
from rules.checkers.squares import NAME

Example: TypeAlias = tuple[Board, float]
"""A quiet board, and what White got in the end: 1, a half or nothing."""
Floats: TypeAlias = NDArray[np.float64]

COUNTS = 13
"""From no man to twelve."""
SQUARES = len(NAME) // 2
STEPS = 250
RATE = 0.02
SCALE = 100.0

# The parts of the vector of all weights, one after the other.
MEN = OWN * PICTURES
QUEENS = MEN + COUNTS * COUNTS
ROADS = QUEENS + (MANY + 1) ** 2
TURN = ROADS + SQUARES
SIZE = TURN + 1

LOOSE = np.concatenate(
    [
        np.full(MEN, 0.12),
        np.full(QUEENS - MEN, 0.3),
        np.full(ROADS - QUEENS, 1.0),
        np.full(SQUARES, 0.2),
        np.full(1, 0.2),
    ]
)
"""How far each weight may be expected to lie from where it begins."""


def _prior() -> Floats:
    """Return the weights to begin with: a man 0.8, a queen 2.4, nothing else."""
    weights = np.zeros(SIZE)
    men, queens = np.arange(COUNTS), np.arange(MANY + 1)
    weights[MEN:QUEENS] = 0.8 * np.subtract.outer(men, men).ravel()
    weights[QUEENS:ROADS] = 2.4 * np.subtract.outer(queens, queens).ravel()
    return weights


PRIOR = _prior()


def first_weights() -> bytes:
    """Return the file of weights that know how many men and queens there are."""
    return _write(PRIOR)


def fit(examples: Sequence[Example]) -> bytes:
    """Return the file of weights under which these results are most likely."""
    columns, signs, roads, turns = _features([board for board, _ in examples])
    results = np.array([result for _, result in examples])
    weights, mean, square = PRIOR.copy(), np.zeros(SIZE), np.zeros(SIZE)
    for step in range(1, STEPS + 1):
        odds = weights[columns] @ signs + roads @ weights[ROADS:TURN] + turns * weights[TURN]
        miss = 1 / (1 + np.exp(-odds)) - results
        slope = np.bincount(columns.ravel(), np.outer(miss, signs).ravel(), SIZE)
        slope[ROADS:TURN] += roads.T @ miss
        slope[TURN] += turns @ miss
        slope += (weights - PRIOR) / LOOSE**2
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        steady = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        weights -= RATE * min(1.0, 2 * (1 - step / (STEPS + 1))) * steady
    return _write(weights)


def _write(weights: Floats) -> bytes:
    scaled = np.rint(weights * SCALE).astype(np.int16)
    men = weights[MEN:QUEENS].reshape(COUNTS, COUNTS)
    queens = weights[QUEENS:ROADS].reshape(MANY + 1, MANY + 1)
    content = BytesIO()
    np.savez_compressed(
        content,
        pictures=scaled[:MEN].reshape(OWN, PICTURES),
        men=np.rint((men - men.T) / 2 * SCALE).astype(np.int16),
        queens=np.rint((queens - queens.T) / 2 * SCALE).astype(np.int16),
        squares=scaled[ROADS:TURN],
        turn=scaled[TURN],
    )
    return content.getvalue()


def _features(boards: Sequence[Board]) -> tuple[NDArray[np.int32], Floats, Floats, Floats]:
    """Return which weights count for each board and their signs, queens' squares, the turn."""
    table = np.array(boards)
    seat = table[:, 3] == 1
    mine, theirs, queens = table[:, 0], table[:, 1], table[:, 2]
    white, black = np.where(seat, theirs, mine), np.where(seat, mine, theirs)
    pictures = _pictures(white & ~queens, black & ~queens)
    men = _count(white & ~queens), _count(black & ~queens)
    crowned = tuple(np.minimum(_count(side & queens), MANY) for side in (white, black))
    balances = [
        MEN + men[0] * COUNTS + men[1],
        MEN + men[1] * COUNTS + men[0],
        QUEENS + crowned[0] * (MANY + 1) + crowned[1],
        QUEENS + crowned[1] * (MANY + 1) + crowned[0],
    ]
    columns = np.stack([*pictures, *balances], axis=1).astype(np.int32)
    signs = np.array([1.0] * 4 + [0.5, -0.5] + [-1.0] * 4 + [0.5, -0.5] * 2)
    return columns, signs, _roads(white & queens, black & queens), np.where(seat, -1.0, 1.0)


def _pictures(white: NDArray[np.int64], black: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Return each region's weight: four, the middle as it is and turned, four turned."""
    turned, found = turned_pictures(), []
    for number, region in enumerate(REGIONS):
        picture = _look_up(digits(region, 1), white & region)
        picture += _look_up(digits(region, 2), black & region)
        if number < OWN:
            found.append(number * PICTURES + picture)
        if number >= OWN - 1:
            found.append((len(REGIONS) - 1 - number) * PICTURES + turned[picture])
    return found


def _look_up(table: Mapping[int, int], keys: NDArray[np.int64]) -> NDArray[np.int64]:
    sets = np.array(sorted(table))
    return np.array([table[key] for key in sets.tolist()])[np.searchsorted(sets, keys)]


def _count(masks: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.bitwise_count(masks).astype(np.int64)


def _roads(white: NDArray[np.int64], black: NDArray[np.int64]) -> Floats:
    """Return how many more queens White has on each square or the one opposite."""
    on = np.stack([((white & bit) > 0) * 1.0 - ((black & bit) > 0) for bit in NAME], axis=1)
    return on[:, :SQUARES] + on[:, SQUARES:][:, ::-1]
