"""The server of the local page."""
