"""The toy game, added to the bot as a game of the catalogue would be: rules, board and words.

Shared code that knows one of the four real games fails here.
"""
