"""Tests of themes."""
