"""Who wins a game of Race: ranked by score, then by goods plus hand cards; equal in both is a shared win."""

from __future__ import annotations

import pytest

from starhold.core.ranking import places, winners
from tests.games.race.kit import Table, seat, table


def ranked(t: Table) -> list[int]:
    return places(t.state.scores())


@pytest.mark.rule("race:79")
def test_a_tie_goes_to_whoever_has_more_goods_and_hand_cards_together() -> None:
    t = table(seat("old_earth gem_world*", hand="spice_world"), seat("epsilon_eridani", chips=2, hand="public_works"))
    assert t.score(0).total == t.score(1).total == 3
    assert (t.score(0).tiebreak, t.score(1).tiebreak) == (2, 1)
    assert ranked(t) == [1, 2]


@pytest.mark.rule("race:126")
def test_players_equal_in_both_share_the_place_below_the_first_too() -> None:
    t = table(
        seat("new_sparta"),
        seat("epsilon_eridani", hand="gem_world"),
        seat("earths_lost_colony*"),
        seat("old_earth", chips=9),
    )
    assert ranked(t) == [4, 2, 2, 1]
    t = table(seat("new_sparta"), seat("epsilon_eridani"))
    assert winners(t.state.scores()) == [0, 1]
