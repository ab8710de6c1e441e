"""Files that are shipped with an engine: weights and solved endings."""

from hashlib import sha256
from pathlib import Path


class WrongFile(Exception):
    """The file is not the one that the engine was made with.

    Numbers that have changed would play badly without any other sign of it.
    """

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(path, found)
        self.path = path
        self.found = found


def read_shipped(path: Path, digest: str) -> bytes:
    """Return what is in a file; raise WrongFile unless it has this SHA-256."""
    content = path.read_bytes()
    found = sha256(content).hexdigest()
    if found != digest:
        raise WrongFile(path, found)
    return content
