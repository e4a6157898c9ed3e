"""Faction cards: main faction, true ideology, boost; at most one card a turn (alliances:H1 to alliances:H8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import holds, take_out
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import BOOST, IDEOLOGY, MAIN
from starhold.games.alliances.board import MOST_MAINS
from starhold.games.alliances.card_table import NONE
from starhold.games.alliances.phases.resources import adapt, enter, gain

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def card_verdict(s: AlliancesState, seat: i64, card: i64) -> i64:
    """Whether this card can be played at all now (alliances:D2)."""
    alliance = s.alliances[seat]
    if alliance.played:
        return kinds.CARD_PLAYED
    return kinds.OK if holds(alliance.hand, card) else kinds.NOT_IN_HAND


def may_lay(s: AlliancesState, seat: i64) -> i64:
    """Whether one more main faction is possible (alliances:H1, alliances:H7)."""
    alliance = s.alliances[seat]
    if len(alliance.mains) >= MOST_MAINS:
        return kinds.MAINS_FULL
    if s.settings.one_faction_a_round and alliance.founded == s.round:
        return kinds.FACTION_PACE
    return kinds.OK


def main_verdict(s: AlliancesState, seat: i64, card: i64) -> i64:
    reason = card_verdict(s, seat, card)
    return reason if reason != kinds.OK else may_lay(s, seat)


def ideology_verdict(s: AlliancesState, seat: i64, card: i64) -> i64:
    """Once a game, with any number of main factions (alliances:H2)."""
    reason = card_verdict(s, seat, card)
    if reason == kinds.OK and s.alliances[seat].true_ideology != NONE:
        return kinds.IDEOLOGY_SET
    return reason


def card_codes(s: AlliancesState, seat: i64, codes: list[int]) -> None:
    """Add all ways to play a card on its own."""
    alliance = s.alliances[seat]
    hand = alliance.hand
    if alliance.played or not hand:
        return
    for card in hand:
        codes.append(BOOST + card)
    if may_lay(s, seat) == kinds.OK:
        for card in hand:
            codes.append(MAIN + card)
    if alliance.true_ideology == NONE:
        for card in hand:
            codes.append(IDEOLOGY + card)


def lay_main(s: AlliancesState, seat: i64, card: i64) -> None:
    """From the hand to the alliance: the bonus at once, all else from now on (alliances:H1, alliances:H7)."""
    alliance = s.alliances[seat]
    take_out(alliance.hand, card)
    alliance.mains.append(card)
    alliance.founded = s.round
    adapt(s, seat, card)
    enter(s, seat, s.table.abilities[card])
    gain(s, seat, s.table.bonus[card])


def play_main(s: AlliancesState, seat: i64, card: i64) -> None:
    """Lay a main faction in one's turn (alliances:H1)."""
    s.alliances[seat].played = 1
    s.tell("main", "alliances:H1", seat, len(s.alliances[seat].mains) + 1, card)
    lay_main(s, seat, card)


def play_ideology(s: AlliancesState, seat: i64, card: i64) -> None:
    """Tuck a card: from now on only its ideology counts (alliances:H2)."""
    alliance = s.alliances[seat]
    take_out(alliance.hand, card)
    alliance.played = 1
    alliance.true_ideology = card
    s.tell("ideology", "alliances:H2", seat, 0, card)


def play_boost(s: AlliancesState, seat: i64, card: i64) -> None:
    """Discard a card for its boost (alliances:H3)."""
    discard_card(s, seat, card)
    s.tell("boost", "alliances:H3", seat, 0, card)
    gain(s, seat, s.table.boost[card])


def discard_card(s: AlliancesState, seat: i64, card: i64) -> None:
    """The card of the turn goes to the open discards (alliances:H6)."""
    alliance = s.alliances[seat]
    take_out(alliance.hand, card)
    alliance.played = 1
    s.discard.append(card)
