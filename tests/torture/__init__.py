"""Faults that are too slow or too many for the tests, tried with real servers: `make torture`."""
