"""Tests of the board of backgammon and narde."""
