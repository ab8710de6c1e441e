"""What players have reached: games that count, ratings, and who leads where."""
