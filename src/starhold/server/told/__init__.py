"""Being told: that it is one's turn, that a game has begun or ended, by the browser's push messages or by letter."""
