"""Tests of the coach."""
