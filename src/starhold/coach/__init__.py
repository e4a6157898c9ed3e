"""The coach: what a choice is worth, why, and how well a game was played.

It knows no more than the seat it speaks to: choices are looked at in imagined positions only (`State.imagine`). Only
the course of a finished game is told from the positions as they were.
"""
