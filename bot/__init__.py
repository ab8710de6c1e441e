"""Parlour itself: tables, commands, texts, and the chats and stores they live in."""
