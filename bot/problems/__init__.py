"""Problems: positions with one best move, to be found by the players."""
