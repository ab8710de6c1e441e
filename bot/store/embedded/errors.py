"""Errors about the folder of the embedded server."""

from pathlib import Path


class FolderUnusable(Exception):
    """The folder cannot be created or written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(folder, reason)
        self.folder = folder
        self.reason = reason
