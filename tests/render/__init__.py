"""Tests of `render`."""
