"""Asking for what was played."""
