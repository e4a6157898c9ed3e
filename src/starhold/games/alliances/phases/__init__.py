"""The course of a game, one file for each section of the rulebook."""
