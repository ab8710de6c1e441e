"""Sentences about what is on a board, one module for each board."""
