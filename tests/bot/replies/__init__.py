"""Tests of `bot.replies`."""
