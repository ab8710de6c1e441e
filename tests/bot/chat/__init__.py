"""Tests of the chats."""
