"""Tests of the desk, the one door."""
