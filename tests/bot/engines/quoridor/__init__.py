"""Tests of the computer that plays Quoridor."""
