"""Tests of `rules.quoridor`."""
