"""Pixels: areas, pens, scenes of cells, and the PNG and GIF files made of them."""
