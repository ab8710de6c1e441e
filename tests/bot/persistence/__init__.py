"""Tests of what the store keeps."""
