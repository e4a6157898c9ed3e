"""How a record says where its luck came from, so that anybody can check it afterwards.

    luck: sealed 9f86d0… 3ac1…,-,77e0…
    luck: sealed 9f86d0… 3ac1…,-; forked 12 60303a… b5bb…,-

A seal is the SHA-256 of a secret, published before the first card, and the seeds that the seats added to it (`-`:
none). A game that goes on from another keeps the seals of that game and has one of its own from there on. The secrets,
told when the game is over, stand in the field `secret` in the same order.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from starhold.core.chance import Chance, Sealed
from starhold.core.errors import BadRecord

SEED = re.compile(r"[0-9a-f]{1,64}")
NO_SEED = "-"
_SEAL = re.compile(r"(sealed|forked (?P<after>\d{1,9})) (?P<commitment>[0-9a-f]{64})(?P<seeds> [0-9a-f,-]*)?")


class Seal:
    """One secret promised: the luck of the deal and all steps, or of the steps `after` a number of them."""

    __slots__ = ("after", "commitment", "deal", "seeds")

    def __init__(self, commitment: str, seeds: Sequence[str], deal: bool, after: int) -> None:
        self.commitment = commitment
        self.seeds = tuple(seeds)
        self.deal = deal  # whether the deal is by this secret too
        self.after = after


def sealed_luck(secret: bytes, seeds: Sequence[str] = ()) -> str:
    """The luck of a new game, as its record says it."""
    return f"sealed {hashlib.sha256(secret).hexdigest()}{_written(seeds)}"


def forked_luck(parent: str, at: int, secret: bytes, seeds: Sequence[str] = ()) -> str:
    """The luck of a game that goes on from another after step `at`."""
    own = f"forked {at} {hashlib.sha256(secret).hexdigest()}{_written(seeds)}"
    return "; ".join(part for part in (luck_before(parent, at), own) if part)


def luck_before(luck: str, at: int) -> str:
    """What is left of the luck of a game for one that goes on from its step `at`."""
    return "; ".join(part for part in luck.split("; ") if part and not _begins_after(part, at))


def known_luck(luck: str, secrets: Sequence[bytes]) -> str:
    """The luck of a game that another goes on from; nothing if its secrets were not told: it would prove nothing."""
    return luck if len(read_seals(luck)) == len(secrets) else ""


def _written(seeds: Sequence[str]) -> str:
    return " " + ",".join(seed or NO_SEED for seed in seeds) if seeds else ""


def _begins_after(part: str, at: int) -> bool:
    """Whether a seal had nothing to say yet at that step."""
    seal = _SEAL.fullmatch(part)
    return seal is not None and seal["after"] is not None and int(seal["after"]) >= at


def read_seals(luck: str) -> list[Seal]:
    """The seals in the luck of a record, in order; none if it was not sealed."""
    seals: list[Seal] = []
    for part in luck.split("; "):
        found = _SEAL.fullmatch(part)
        if found is not None:
            seeds = ["" if seed == NO_SEED else seed for seed in (found["seeds"] or "").strip().split(",")]
            after = found["after"]
            seals.append(Seal(found["commitment"], seeds if found["seeds"] else [], after is None, int(after or 0)))
    return seals


def check_seeds(seeds: Sequence[str], players: int) -> None:
    """Seeds are short hexadecimal numbers, or nothing; one for each seat, so that nobody adds a second one later."""
    if seeds and len(seeds) != players:
        raise BadRecord(f"{len(seeds)} seeds for {players} players")
    for seed in seeds:
        if seed and SEED.fullmatch(seed) is None:
            raise BadRecord("a seed is 1 to 64 hexadecimal digits")


class Unsealed:
    """The luck behind seals whose secrets were told, checked against what was promised."""

    def __init__(self, luck: str, secrets: Sequence[bytes], players: int) -> None:
        self.seals = read_seals(luck)
        if not self.seals:
            raise BadRecord("the luck of this game was not sealed, so there is nothing to verify")
        if len(secrets) != len(self.seals):
            raise BadRecord("the secret is not in the record: it is told when the game is over")
        for secret, seal in zip(secrets, self.seals, strict=True):
            if hashlib.sha256(secret).hexdigest() != seal.commitment:
                raise BadRecord("the secret is not the one promised at the start")
            check_seeds(seal.seeds, players)
        self.sources = [Sealed(secret, seal.seeds) for secret, seal in zip(secrets, self.seals, strict=True)]

    def deal(self) -> Chance | None:
        """What the deal came from; None if no seal speaks of it."""
        return self.sources[0] if self.seals[0].deal else None

    def step(self, number: int) -> Chance | None:
        """What that step (the first is 1) came from; None if no seal speaks of it."""
        found: Chance | None = None
        for seal, source in zip(self.seals, self.sources, strict=True):
            if seal.after < number:
                found = source
        return found
