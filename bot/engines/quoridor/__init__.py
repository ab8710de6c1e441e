"""The computer that plays Quoridor, for two players and for four."""
