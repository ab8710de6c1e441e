"""Tests of the files that people hand in."""
