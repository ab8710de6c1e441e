"""Ratings: games that count, players' scores and leaderboards."""
