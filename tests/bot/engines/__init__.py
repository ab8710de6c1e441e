"""Tests of the computers that play."""
