"""Tests of the worker processes in which computers think."""
