"""From shapes to files: a pen, scenes made of cells, PNG and GIF."""
