"""Tests of the board of twenty-four points."""
