"""Sentences about what is on a board, one file a kind of board."""
