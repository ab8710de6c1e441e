"""Trains the nets of narde and backgammon by letting them play against themselves.

It is here and not in the product, because only its result is shipped: `make train-narde` and
`make train-backgammon` write weights, which are then committed beside their engine.
"""
