"""Tests of `rules.points`."""
