"""The tables that independent programs agreed on.

`checkers_moves.jsonl`: pydraughts, py-draughts and a brute-force reference. `checkers_perft.jsonl`:
dctl's table, py-draughts and a C++ reference; a move is (from, to, set of captured).
"""

import json
from pathlib import Path
from typing import Any

TABLES = Path(__file__).parents[1] / "oracles"


def rows(table: str) -> list[dict[str, Any]]:
    """Return the rows of a table."""
    return [json.loads(line) for line in (TABLES / table).read_text().splitlines()]


MOVES = rows("checkers_moves.jsonl")
PERFT = rows("checkers_perft.jsonl")

LEAVES = 40_000
"""How many leaves a test counts at most: depth 6 of the opening. `make bench` counts depth 8."""
