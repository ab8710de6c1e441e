"""Tests of the /owner command."""
