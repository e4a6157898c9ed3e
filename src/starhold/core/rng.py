"""A small random generator that gives the same numbers interpreted, compiled, and on any machine.

xoshiro128++ in 32-bit words: every intermediate value stays below 2**63, so native integers and Python's own agree.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Uniform numbers from a seed. Not for secrets: see `chance.Sealed` for luck that must not be guessed."""

    __slots__ = ("s0", "s1", "s2", "s3")

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.s0: i64 = int.from_bytes(digest[0:4], "big")
        self.s1: i64 = int.from_bytes(digest[4:8], "big")
        self.s2: i64 = int.from_bytes(digest[8:12], "big")
        self.s3: i64 = int.from_bytes(digest[12:16], "big") | 1  # the all-zero state would stay zero

    def follow(self, other: Rng) -> None:
        """Give from now on the numbers that the other gives from now on."""
        self.s0, self.s1, self.s2, self.s3 = other.s0, other.s1, other.s2, other.s3

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the bias of taking the high bits is below n / 2**32."""
        total: i64 = (self.s0 + self.s3) & MASK
        word: i64 = ((((total << 7) & MASK) | (total >> 25)) + self.s0) & MASK
        shifted: i64 = (self.s1 << 9) & MASK
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= shifted
        self.s3 = ((self.s3 << 11) & MASK) | (self.s3 >> 21)
        return (word * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
