"""What a seat has seen of Three Epochs stays where it is when that seat imagines the table (duel:J1 to duel:J3)."""

from __future__ import annotations

import pytest

from starhold import Rng, Seeded
from starhold.games.duel.game import GAME
from starhold.games.duel.state import DuelState
from tests.games.duel.kit import new_game


class Witness:
    """A slow observer: it writes down every card its seat has ever been shown, and what the other took openly."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seen: set[str] = set()
        self.taken: set[str] = set()  # by the other, off the market, and still in that hand
        self.market: set[str] = set()
        self.epoch = 1

    def watch(self, state: DuelState) -> None:
        view = state.view(self.viewer)
        mine, other = view["universes"][self.viewer], view["universes"][1 - self.viewer]
        out = {*other["laid"], *other["researched"], *view["discard"], *view["science_discard"]}
        market = {card for card in view["market"] if card is not None}
        elsewhere = {*mine["hand"], *mine["laid"]}
        if view["epoch"] == self.epoch:
            self.taken |= {card for card in self.market - market if card not in elsewhere}
        self.taken -= out
        self.market, self.epoch = market, view["epoch"]
        self.seen |= out | market | elsewhere | {*mine["science"], *mine["researched"]}


def hidden_places(state: DuelState, viewer: int) -> tuple[set[str], set[str]]:
    """The cards of the other's hand, and those of his science cards and of all piles that lie face down."""
    names = GAME.things
    other = state.universes[1 - viewer]
    piles = [*other.science, *state.deck, *state.box, *state.science_deck]
    return {names[card] for card in other.hand}, {names[card] for card in piles}


@pytest.mark.rule("duel:J2", "duel:J3")
@pytest.mark.parametrize("seed", range(4))
def test_no_card_that_was_seen_is_dealt_elsewhere(seed: int) -> None:
    t = new_game(seed=seed)
    rng, chance = Rng(f"memory {seed}"), Seeded(seed)
    watchers = [Witness(0), Witness(1)]
    known = step = 0
    while not t.over():
        step += 1
        for watcher in watchers:
            watcher.watch(t.state)
            for recall in (True, False):
                other = t.state.imagine(watcher.viewer, Rng(f"{step}"), recall)
                again = other.imagine(watcher.viewer, Rng(f"{step} again"), recall)
                for world in (t.state, other, again):  # the truth too: the observer itself is right
                    hand, piles = hidden_places(world, watcher.viewer)
                    assert watcher.taken <= hand
                    assert not watcher.seen & (hand - watcher.taken)
                    assert not watcher.seen & piles
            known += len(watcher.taken)
        seat = t.state.waiting()[rng.below(len(t.state.waiting()))]
        options = t.state.legal(seat)
        t.state.apply(seat, options[rng.below(len(options))], chance)
    assert known > 50
