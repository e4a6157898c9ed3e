"""The flat figures of the cards: nothing that a card says is passed over in silence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from starhold.games.race.card_table import CardTable
from starhold.games.race.cards import CARDS
from starhold.games.race.powers import Phase


@dataclass(frozen=True, slots=True)
class Unheard:
    """A power that no table knows."""

    phase: ClassVar = Phase.SETTLE
    n: int = 1


def test_a_power_the_table_does_not_know_is_an_error_that_names_card_and_power() -> None:
    unheard: Any = Unheard()
    cards = (replace(CARDS[0], powers=(*CARDS[0].powers, unheard)), *CARDS[1:])
    with pytest.raises(AssertionError, match=rf"{CARDS[0].id}.*Unheard\(n=1\)"):
        CardTable(cards)


def test_every_power_of_every_card_is_known() -> None:
    assert CardTable(CARDS).copies == [card.copies for card in CARDS]
