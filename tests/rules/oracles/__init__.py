"""Tables that independent programs agree on, a row a line.

| table | agreed by |
|---|---|
| backgammon_plays, backgammon_outcomes | GNU Backgammon 1.07, OpenSpiel 2.0.2, bgsage 2.0 |
| narde_plays | a brute-force reference and one public engine |
| checkers_moves | pydraughts, py-draughts, a brute-force reference |
| checkers_perft | dctl's table, py-draughts, a C++ reference |
| quoridor_2p_moves | OpenSpiel, gorisanson/quoridor-ai, a brute-force reference |
| quoridor_4p_moves | OpenSpiel, a brute-force reference |
"""

import json
from pathlib import Path
from typing import Any


def rows(table: str) -> list[dict[str, Any]]:
    """Return the rows of a table."""
    path = Path(__file__).with_name(f"{table}.jsonl")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
