"""Make the problems that are shipped in bot/problems."""
