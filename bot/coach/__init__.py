"""The coach: what went wrong in a game, and why. It knows rules and judgements, and no chat."""
