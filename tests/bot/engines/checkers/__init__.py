"""Tests of the computer that plays Brazilian checkers."""
