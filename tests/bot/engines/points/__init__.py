"""The net, its features and the look-ahead that narde and backgammon share."""
