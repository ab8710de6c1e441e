"""What was measured, one line of JSON each, so that a run that was ended goes on where it was."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from tests.strength.tally import Tally

FOLDER: Final = Path("build/strength")
"""Delete it to measure anew: nothing here knows whether an engine has changed."""

Figure = TypeVar("Figure", bool, float, str, list[float])


class Notebook:
    """Figures by their keys, in a file."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self._path = folder / f"{name}.jsonl"
        lines = self._path.read_text().splitlines() if self._path.exists() else []
        self._known = dict(json.loads(line) for line in lines)

    def recall(self, key: str, measure: Callable[[], Figure]) -> Figure:
        """Return the figure under a key; measure and note it if there is none."""
        if key not in self._known:
            self._known[key] = measure()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a") as file:
                file.write(json.dumps((key, self._known[key])) + "\n")
        figure: Figure = self._known[key]
        return figure

    def add_up(self, match: str, play: Callable[[int], float], games: int) -> Tally:
        """Return the results of a match; games that were noted are not played again."""
        tally = Tally()
        for number in range(games):
            tally = tally.plus(self.recall(f"{match}, {number}", partial(play, number)))
        return tally
