"""Tests of the Quoridor board."""
