"""The games, one package each, all of one shape. No game imports another."""
