"""Proofs that nothing is lost, with real processes that are killed and real servers that die."""
