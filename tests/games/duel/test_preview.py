"""What the view works out ahead: all points if the game ended now, and every way to play a card (duel:I1, duel:B2)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.journal import Journal
from starhold.core.rng import Rng
from starhold.games.duel.actions import SPACE
from starhold.games.duel.cards import CARDS
from starhold.games.duel.game import GAME
from starhold.games.duel.powers import CardType
from tests.games.duel.kit import PLENTY, Table, alone, at_end, new_game, side, table

GAMES = 3


def universe(t: Table, seat: int = 0, viewer: int | None = 0) -> dict[str, Any]:
    return dict(t.state.view(viewer)["universes"][seat])


# -- the end


@pytest.mark.rule("duel:I1")
def test_the_projection_is_what_the_end_brings() -> None:
    """The same table ended at once scores exactly what was foretold, for both players."""
    mine = side(
        production="energy 2 food 1", influence="military 3 trade 1", income=2, objects="shuttle 2", laid="1_10",
        planets=["1_30 1=1_19"], researched="s_22", points=7,
    )  # fmt: skip
    other = side(production="energy 1 metal 3", influence="diplomacy 2", income=1, planets=["1_31"])
    now = table(mine, other, market="", deck="", epoch=3)
    foretold = [universe(now, seat)["projected"] for seat in range(2)]
    totals = [universe(now, seat)["score"]["total"] + sum(foretold[seat].values()) for seat in range(2)]
    end = at_end(mine, other, epoch=3)
    assert end.over()
    assert totals == [end.points(0), end.points(1)]
    for seat in range(2):
        for source, points in foretold[seat].items():
            assert end.parts(seat)[source] - now.parts(seat).get(source, 0) == points


@pytest.mark.rule("duel:H8")
def test_whoever_may_choose_an_axis_takes_the_better_one() -> None:
    mine, other = side(influence="diplomacy 1", planets=["1_30", "1_31", "1_32"]), side()
    foretold = universe(table(mine, other, market="", deck="", epoch=3))["projected"]
    best = 0
    for axis in ("military", "trade"):
        t = at_end(mine, other, epoch=3)
        t.do(0, f"axis:{axis}")
        best = max(best, t.points(0))
    assert sum(foretold.values()) == best


@pytest.mark.rule("duel:H8")
@pytest.mark.parametrize("axis", ["military", "trade"])
def test_what_an_axis_brings_is_foretold_where_it_is_chosen(axis: str) -> None:
    """The steps that were made before the question are not made again."""
    mine = side(influence="military 2 trade 1 diplomacy 1", planets=["1_30", "1_31"])
    t = at_end(mine, side(), epoch=3)
    assert t.asked() == {0: "axis"}
    told = {one["axis"]: one for one in t.state.view(0)["preview"]}[axis]
    before = t.parts(0)
    t.do(0, f"axis:{axis}")
    assert t.cylinder() == (told["row"], told["column"])
    for source, points in told["points"][0].items():
        assert t.parts(0)[source] - before.get(source, 0) == points


def test_nothing_is_foretold_in_the_midst_of_an_end() -> None:
    """What has been scored would be scored again."""
    t = table(side(influence="military 2", income=3), side(), market="", deck="", epoch=3)
    watched = t.state.clone()
    watched.journal = Journal(watched=True)
    for _ in range(2):
        watched.apply(watched.waiting()[0], SPACE.code("pass"), Seeded(1))
    while watched.waiting():
        watched.apply(watched.waiting()[0], SPACE.code("skip"), Seeded(1))
    final = [score.total for score in watched.scores()]
    seen = 0
    for glimpse in watched.journal.glimpses:
        for seat, one in enumerate(glimpse.state.view(0)["universes"]):
            assert one["score"]["total"] + sum(one["projected"].values()) <= final[seat]
            seen += 1
    assert seen > 0


def test_nothing_is_foretold_of_a_game_that_is_over() -> None:
    t = at_end(side(income=3), side(), epoch=3)
    assert [universe(t, seat)["projected"] for seat in range(2)] == [{}, {}]


# -- the plays


def tried(state: State, seat: int, *notations: str) -> State:
    """The position after these choices; a place that is the only one is chosen by itself."""
    copy = state.clone()
    for notation in notations:
        frame = copy.frames.of(seat)
        if notation.startswith(("quarter:", "dock:")) and frame is not None and copy.decision(frame.kind).name == "pay":
            assert copy.view(seat)["asked"][0]["target"] == notation.partition(":")[2]
            continue
        copy.apply(seat, SPACE.code(notation), Seeded(1))
    return copy


@pytest.mark.rule("duel:G1")
@pytest.mark.rule("duel:F3")
def test_every_play_that_is_told_can_be_made_and_brings_what_was_told() -> None:
    """In whole games: each card, each place and each payment; tokens and completed planets are as foretold."""
    quarters = 0
    for seed in range(GAMES):
        state = GAME.new(2, seed)
        chance, rng = Seeded(seed), Rng(str(seed))
        bots = [bot("greedy", seed) for _ in range(2)]
        while not state.over():
            seat = state.waiting()[0]
            mine = state.view(seat)["universes"][seat]
            assert "plays" not in state.view(1 - seat)["universes"][seat]
            for card, play in mine.get("plays", {}).items():
                begin = ("research:" if card.startswith("s_") else "play:") + card
                for way in play["ways"]:
                    tried(state, seat, begin, *(target["action"] for target in play["targets"][:1]), *way)
                for target in play["targets"]:
                    after = tried(state, seat, begin, target["action"], *play["ways"][0]).view(seat)["universes"][seat]
                    assert (after["colonised"] > mine["colonised"]) == target["completes"]
                    for thing, number in target["objects"].items():
                        assert after["objects"][thing] - mine["objects"][thing] >= number
                    quarters += target["action"].startswith("quarter:")
            state.apply(seat, answer(state, seat, bots[seat], rng), chance)
    assert quarters > 0


@pytest.mark.rule("duel:B2")
def test_plays_are_told_to_who_may_play_and_to_nobody_else() -> None:
    t = new_game(1, starts="first_seat")
    told = universe(t)["plays"]
    assert set(told) == {one.removeprefix("play:") for one in t.legal(0) if one.startswith("play:")}
    for card, play in told.items():
        assert {tuple(sorted(item.removeprefix("pay:") for item in way)) for way in play["ways"]} == t.payments(0, card)
    assert "plays" not in universe(t, 0, 1)
    assert "plays" not in universe(t, 0, None)
    assert "plays" not in universe(t, 1, 1)


@pytest.mark.rule("duel:G1")
def test_a_quarter_tells_the_tokens_of_equal_symbols() -> None:
    """Against the rules by hand: a planet that shows what the card shows brings one token for each."""
    symbols = {card.id: card for card in CARDS}
    found = 0
    for planet in [card.id for card in CARDS if card.type is CardType.PLANET]:
        for card in [one for one in CARDS if one.type is CardType.COLONISATION]:
            t = alone(side(card.id, planets=[planet], tokens=1, production=PLENTY))
            play = universe(t).get("plays", {}).get(card.id)
            for target in play["targets"] if play else []:
                told = sum(target["objects"].values())
                shared = sum(symbols[planet].symbols.count(one) for one in set(card.symbols))
                assert told == shared
                found += told
    assert found > 0
