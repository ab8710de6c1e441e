"""What was measured, one line of JSON each, so that a run that was ended goes on where it was."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

FOLDER: Final = Path("build/strength")
"""Delete it to measure anew: nothing here knows whether an engine has changed."""

Figure = TypeVar("Figure", bool, float, str, list[float])


class Notebook:
    """Figures by their keys, in a file."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{name}.jsonl"
        lines = self._path.read_text().splitlines() if self._path.exists() else []
        self._known = dict(json.loads(line) for line in lines)

    def recall(self, key: str, measure: Callable[[], Figure]) -> Figure:
        """Return the figure under a key; measure and note it if there is none."""
        if key not in self._known:
            self._known[key] = measure()
            with self._path.open("a") as file:
                file.write(json.dumps((key, self._known[key])) + "\n")
        figure: Figure = self._known[key]
        return figure
