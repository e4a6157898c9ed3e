"""The doubtful encounter cards, read as the options say (see the doubts named in RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starhold.core.options import OptionValue
from starhold.games.starfarers.encounter_cards import ENCOUNTERS
from starhold.games.starfarers.powers import (
    Compare,
    CompareBoosters,
    Encounter,
    Fame,
    GroundShip,
    LoseUpgrade,
    Op,
    Opponent,
    Stat,
)


def _attack(card: Encounter, escape: tuple[Op, ...], opponent: Opponent | None) -> Encounter:
    """An attack with another price of escape, or another opponent in the fight."""
    run = card.branches[0][0]
    assert isinstance(run, CompareBoosters)
    fight = run.lose[0]
    assert isinstance(fight, Compare)
    if opponent is not None:
        fight = replace(fight, opponent=opponent)
    return replace(card, branches=((replace(run, win=escape, lose=(fight,)),), (fight,)))


def _lighter(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """Of an upgrade lost and a ship grounded together, only the ship."""
    both = any(isinstance(one, LoseUpgrade) for one in ops) and any(isinstance(one, GroundShip) for one in ops)
    result: list[Op] = []
    for op in ops:
        if isinstance(op, Compare | CompareBoosters):
            result.append(replace(op, win=_lighter(op.win), lose=_lighter(op.lose)))
        elif not (both and isinstance(op, LoseUpgrade)):
            result.append(op)
    return tuple(result)


def encounters_for(values: Mapping[str, OptionValue]) -> tuple[Encounter, ...]:
    """The deck as these options read it."""
    cards = {card.id: card for card in ENCOUNTERS}
    fee = (Fame(-1),)
    old = values["fight_opponent"] == "deck_1999"
    on_17 = values["escape_fee"] == "card_17"
    cards["e17"] = _attack(cards["e17"], fee if on_17 else (), Opponent.RIGHT if old else None)
    cards["e18"] = _attack(cards["e18"], () if on_17 else fee, Opponent.SECOND_RIGHT if old else None)
    for name in ("e21", "e22", "e23", "e24"):
        card = cards[name]
        compare = card.branches[0][0]
        assert isinstance(compare, Compare)
        if name in ("e21", "e22") and values["neighbours"] == "left":
            compare = replace(compare, opponent=Opponent.LEFT)
        if name != "e21" and values["under_fire"] == "speed":
            compare = replace(compare, stat=Stat.SPEED)
        cards[name] = replace(card, branches=((compare,), card.branches[1]))
    if values["double_penalties"] == "ground":
        for name in ("e11", "e18", "e19", "e21", "e22"):
            card = cards[name]
            cards[name] = replace(card, branches=tuple(_lighter(branch) for branch in card.branches))
    return tuple(cards.values())
