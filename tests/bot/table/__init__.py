"""Tests of the table: what may happen there, and what comes of it."""
