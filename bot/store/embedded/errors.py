"""What can be wrong with the folder that the server keeps its data in."""

from pathlib import Path


class FolderUnusable(Exception):
    """The folder cannot be made or written to."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(folder, why)
        self.folder = folder
        self.why = why
