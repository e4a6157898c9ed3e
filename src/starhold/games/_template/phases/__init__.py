"""One file a section of the rulebook."""
