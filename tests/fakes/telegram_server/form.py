"""The fields and files of a call."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Form:
    """The fields of a call; all of them are sent as text."""

    fields: Mapping[str, str]
    files: Mapping[str, tuple[str, bytes]]

    def text(self, name: str) -> str:
        """Return a text as it is."""
        return self.fields.get(name, "")

    def number(self, name: str) -> int | None:
        """Return a number."""
        return int(self.fields[name]) if name in self.fields else None

    def data(self, name: str, otherwise: Any) -> Any:  # noqa: ANN401 - any JSON
        """Return a value that is sent as JSON."""
        return json.loads(self.fields[name]) if name in self.fields else otherwise
