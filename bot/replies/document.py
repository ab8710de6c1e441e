"""A file that a reply hands out."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Document:
    """A file."""

    name: str
    content: bytes
