"""Tests of `bot`."""
