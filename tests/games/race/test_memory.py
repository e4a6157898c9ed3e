"""What a seat remembers of a discard pile that was shuffled into the deck, when it imagines the table (race:98)."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold import Rng, Seeded
from starhold.games.race.actions import CARD_NAMES
from starhold.games.race.cards import CARDS, INDEX
from starhold.games.race.game import GAME
from starhold.games.race.state import RaceState
from tests.games.race.kit import Table, new_game, seat, table

SEEDS = [str(number) for number in range(30)]


class Witness:
    """A slow observer: it writes down the cards one seat saw in the pile, and from the log who has drawn cards since.

    Designs of which there are two are left out, for it cannot tell their cards apart.
    """

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.pile: Counter[str] = Counter()
        self.returned: set[str] = set()
        self.drawn = [0] * players
        self.goods: dict[tuple[int, str], int] = {}
        self.old_goods: dict[tuple[int, str], int] = {}

    def watch(self, state: RaceState, news: list[dict[str, object]]) -> None:
        """After each step: the view, and the lines of the log."""
        for entry in news:
            if entry["key"] == "reshuffle":
                self.returned = {card for card in self.pile if _copies(card) == 1}
                self.drawn = [0] * state.players
                self.old_goods = self.goods  # as they lay before this step
            elif entry["cards"] or entry["key"] == "guess-hit":  # cards drawn, or at most paid
                self.drawn[int(str(entry["seat"]))] += 1
        self.goods = _goods(state)
        self.old_goods = {world: card for world, card in self.old_goods.items() if self.goods.get(world) == card}
        view = state.view(self.viewer)
        self.pile = Counter(view["discard_known"])


def _copies(card: str) -> int:
    return CARDS[INDEX[card]].copies


def _goods(state: RaceState) -> dict[tuple[int, str], int]:
    return {
        (number, CARD_NAMES[world]): good
        for number, empire in enumerate(state.empires)
        for world, good in zip(empire.tableau, empire.goods, strict=True)
        if good >= 0
    }


@pytest.mark.rule("race:98", "race:81")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_of_the_old_pile_are_only_where_cards_of_the_new_deck_went(players: int) -> None:
    checked = without_recall = 0
    for seed in range(6):
        t = new_game(players=players, seed=seed)
        rng, chance = Rng(f"memory {seed}"), Seeded(seed)
        watchers = [Witness(number, players) for number in range(players)]
        read = step = 0
        while not t.over():
            entries = [entry.plain() for entry in t.journal.entries[read:]]
            read += len(entries)
            step += 1
            for watcher in watchers:
                watcher.watch(t.state, entries)
                if watcher.returned and step % 9 == watcher.viewer:
                    other = t.state.imagine(watcher.viewer, Rng(f"{step}"))
                    assert not _misplaced(watcher, other)
                    assert not _misplaced(watcher, t.state)  # the observer itself is right
                    assert _allowed(watcher, t.state)
                    plain = t.state.imagine(watcher.viewer, Rng(f"{step}"), recall=False)
                    without_recall += bool(_misplaced(watcher, plain))
                    assert other.check() == []
                    assert other.view(watcher.viewer) == t.state.view(watcher.viewer)
                    checked += 1
            who = t.state.waiting()[rng.below(len(t.state.waiting()))]
            options = t.state.legal(who)
            t.state.apply(who, options[rng.below(len(options))], chance)
    assert checked > 20
    assert without_recall > 0


def _misplaced(watcher: Witness, other: RaceState) -> list[str]:
    """Cards of the old pile where they cannot be: as an old good, or in a hand that has drawn nothing since."""
    wrong: list[str] = []
    goods = _goods(other)
    for world in watcher.old_goods:
        card = CARD_NAMES[goods[world]]
        if card in watcher.returned:
            wrong.append(card)
    for number, empire in enumerate(other.empires):
        if number != watcher.viewer and watcher.drawn[number] == 0:
            wrong += [CARD_NAMES[card] for card in empire.hand if CARD_NAMES[card] in watcher.returned]
    return [card for card in wrong if INDEX[card] not in {one for empire in other.empires for one in empire.shown}]


def _allowed(watcher: Witness, state: RaceState) -> bool:
    """Whether the truth is among what may be imagined: no hand has more of these cards than it may."""
    for number, empire in enumerate(state.empires):
        thrown = [card for card, eyes in zip(state.discard, state.discard_seen, strict=True) if eyes == 1 << number]
        held = [CARD_NAMES[card] for card in empire.hand + empire.explored + thrown]
        if number != watcher.viewer and sum(card in watcher.returned for card in held) > state.fresh[number]:
            return False
    return True


def shuffled() -> Table:
    """Seat 0 has seen two of its own cards go into the deck; seat 1 has drawn nothing since."""
    t = table(
        seat("interstellar_bank", hand="mining_robots gem_world"),
        seat("new_sparta spice_world*", hand="contact_specialist rebel_base public_works"),
        deck="alien_rosetta_stone_world comet_zone plague_world new_vinland artist_colony",
    )
    t.luck("alien_rosetta_stone_world", "comet_zone", "plague_world")
    t.actions("produce", "develop")
    t.place("mining_robots")
    t.actions("produce", "explore_5")
    return t


@pytest.mark.rule("race:98", "race:81")
def test_who_has_drawn_nothing_since_holds_none_of_them() -> None:
    t = shuffled()
    known = {entry // 16 for entry in t.state.returned if entry & 1}
    assert known
    for seed in SEEDS:
        other = t.state.imagine(0, Rng(seed))
        for empire in other.empires[1:]:
            assert not known & {*empire.goods}
    plain = [t.state.imagine(0, Rng(f"{seed} again"), recall=False) for seed in range(300)]
    assert any(known & {*other.empires[1].goods} for other in plain)


@pytest.mark.rule("race:98")
def test_who_imagines_again_remembers_the_same() -> None:
    t = shuffled()
    for viewer in (0, 1):
        other = t.state.imagine(viewer, Rng("first"))
        wanted = t.state.imagine(viewer, Rng("second"))
        for one in (other, GAME.thaw(other.freeze())):
            assert one.imagine(viewer, Rng("second")).freeze() == wanted.freeze()
    forgetful = t.state.clone()
    forgetful.forget()
    assert forgetful.key() == t.state.key()
    assert forgetful.imagine(0, Rng("x")).freeze() == t.state.imagine(0, Rng("x"), recall=False).freeze()
