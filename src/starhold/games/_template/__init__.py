"""Beacons: the smallest honest game, with hidden cards and a choice that all make at once. A new game starts as a copy.

It is not offered to players; `starhold play template` plays it, and STARHOLD_EXTRA_GAMES=template puts it on a server.
"""
