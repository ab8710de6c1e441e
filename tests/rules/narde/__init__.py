"""Tests of `rules.narde`."""
