"""Boards drawn with letters, and what every description of a board has in common."""
