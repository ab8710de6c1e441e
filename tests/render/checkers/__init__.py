"""Tests of the checkers board."""
