"""What can go wrong with a server: power cuts, curious people, hostile ones."""
