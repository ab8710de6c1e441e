"""Games that count, and what they come to."""
