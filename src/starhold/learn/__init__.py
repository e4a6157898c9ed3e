"""Training of opponents: one recipe for all games. Nothing of it is needed to play (extra `[train]`)."""
