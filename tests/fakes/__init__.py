"""Servers on loopback that stand in for the platforms, as strict as they are."""
