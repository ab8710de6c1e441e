"""Tests of boards as text."""
