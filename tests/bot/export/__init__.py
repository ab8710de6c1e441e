"""Tests of the files that other programs read."""
