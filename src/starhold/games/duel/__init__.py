"""Three Epochs, an untitled Czech duel of three epochs for two players."""
