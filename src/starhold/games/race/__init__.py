"""Race for the Galaxy, the base game of 2007, for two to four players."""
