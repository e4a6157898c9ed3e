"""The sections of the rulebook, one file each."""
