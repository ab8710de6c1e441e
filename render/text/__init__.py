"""Boards as text."""
