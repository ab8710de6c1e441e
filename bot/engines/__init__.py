"""Computers that play. An engine knows the rules of its game, and nothing of chats and tables."""
