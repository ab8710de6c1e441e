"""Checks files from /verify and /export json, as docs/fair-dice.md describes it."""

from bot.export.verification.report import CheckedGame, Report, verify

__all__ = ["CheckedGame", "Report", "verify"]
