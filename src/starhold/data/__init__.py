"""Data sets of games by bots: records, and tables of positions with features, choices and outcomes."""
