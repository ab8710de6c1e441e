"""Tests; the folders mirror the product's."""
