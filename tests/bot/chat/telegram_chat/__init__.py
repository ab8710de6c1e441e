"""Telegram, over a server on loopback."""
