"""The computer player of narde."""
