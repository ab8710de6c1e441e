"""Quoridor for two and four players."""

from rules.quoridor.game import Finish, Quoridor

__all__ = ["Finish", "Quoridor"]
