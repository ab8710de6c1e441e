"""Tests of what people type."""
