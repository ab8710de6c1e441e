"""The board of twenty-four points and the law of the dice, which backgammon and narde share."""
