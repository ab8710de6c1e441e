"""How well the computers play: long matches, which `make strength` plays again."""
