"""Tests of `rules.backgammon`."""
