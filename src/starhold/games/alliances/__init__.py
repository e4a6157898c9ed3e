"""Age of Galaxy (Galactic Alliances): alliances of up to three factions, for one to four players."""
