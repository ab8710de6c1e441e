"""Tests of the stores, on real servers."""
