"""What a seat may know (template:4), and positions it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.rng import Rng
from starhold.games._template.actions import CARD_NAMES
from starhold.games._template.scoring import score
from starhold.games._template.view_types import SeenStation, SeenTable

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState


def view(s: TemplateState, seat: int | None) -> SeenTable:
    """Everything but the hands of the others and the order of the deck."""
    stations: list[SeenStation] = []
    for other, station in enumerate(s.stations):
        seen: SeenStation = {
            "seat": other,
            "beacons": station.beacons,
            "hand_size": len(station.hand),
            "score": score(s, other).plain(),
        }
        if other == seat:
            seen["hand"] = [CARD_NAMES[card] for card in station.hand]
        stations.append(seen)
    return {
        "round": s.round,
        "deck_size": len(s.deck),
        "discard": [CARD_NAMES[card] for card in s.discard],
        "stations": stations,
    }


def deal_anew(copy: TemplateState, seat: int, rng: Rng) -> None:
    """The other hands and the deck, shuffled together and dealt again."""
    others = [station for other, station in enumerate(copy.stations) if other != seat]
    unseen = copy.deck[:]
    for station in others:
        unseen += station.hand
    unseen.sort()  # so that nothing of the true deal can shine through
    rng.shuffle(unseen)
    for station in others:
        size = len(station.hand)
        station.hand = sorted(unseen[:size])
        del unseen[:size]
    copy.deck = sorted(unseen)
