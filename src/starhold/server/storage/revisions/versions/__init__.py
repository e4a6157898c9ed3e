"""One revision a version of the schema; a released one never changes, a new one is one more file."""
