"""Computers at the tables: the worker processes in which they think."""
