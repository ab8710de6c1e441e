"""Tests of the problems."""
