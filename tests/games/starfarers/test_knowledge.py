"""Who decides and who knows what (starfarers:15.1 to starfarers:15.6, starfarers:2.9, starfarers:2.13)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from starhold.core.chance import Seeded
from starhold.core.journal import Journal
from starhold.games.starfarers.actions import ENCOUNTER_NAMES, SPACE
from starhold.games.starfarers.board import TILE_NAMES
from starhold.games.starfarers.state import StarfarersState
from tests.games.knowledge import SEEDS, words_in
from tests.games.starfarers.kit import Table, dice, later, new_game, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
SUPPLY = "ore 8 fuel 8 carbon 8 food 8 goods 8"  # the same for all to see, whatever the hands
GAMES: list[tuple[int, int, dict[str, object]]] = [
    (4, 1, {}),
    (3, 2, {"set_up_phase": "always", "neutral": "red"}),
    (4, 3, {"board": "strategic"}),
    (3, 4, {"board": "explorer"}),
    (4, 5, {"board": "wild_space", "home_discs": "shuffled"}),
]

# Who may be asked what; all else happens by itself.
ACTIVE_ONLY = {
    "place_colony", "place_port", "place_ship", "bonus", "rob", "turn", "offer", "close", "free_ship", "encounter",
    "pay", "gain", "gain_upgrade", "ground", "jump", "land", "flight", "friendship",
}  # fmt: skip
ANYBODY = {"discard", "relief", "lose_upgrade"}
OTHERS = {"answer", "hand_over"}


def course(players: int, seed: int, options: dict[str, object], steps: int = 250) -> Iterator[Table]:
    """A game of random choices, handed out before each of them."""
    given: dict[str, Any] = options
    t = new_game(players, seed, **given)
    luck = Random(seed)
    for _ in range(steps):
        if t.over():
            return
        yield t
        seat = luck.choice(t.state.waiting())
        choices = sorted(t.legal(seat))
        closing = t.asked()[seat] == "close"  # an answer to every counter-offer would go on for ever
        verbs = {"found", "friend", "send", "accept"} | (set() if closing else {"counter"})
        bold = [one for one in choices if one.partition(":")[0] in verbs]
        t.do(seat, luck.choice(bold or choices))


def public(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what the rulings keep for one viewer."""
    shown = {key: value for key, value in view.items() if key not in {"seat", "composing"}}
    shown["fleets"] = [{key: value for key, value in fleet.items() if key != "hand"} for fleet in view["fleets"]]
    shown["asked"] = [
        {key: value for key, value in one.items() if key not in {"picked", "need"}} for one in view["asked"]
    ]
    if view["flight"]:
        shown["flight"] = {key: value for key, value in view["flight"].items() if key != "reach"}
    return shown


def hand_of(state: StarfarersState, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["fleets"][seat]["hand"]
    return found


# -- who decides


@pytest.mark.rule("starfarers:15.1", "starfarers:15.2")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_decision_belongs_to_who_makes_it_and_all_else_is_automatic(
    players: int, seed: int, options: dict[str, object]
) -> None:
    seen = set()
    for t in course(players, seed, options, 500):
        asked = t.asked()
        assert asked
        assert set(asked.values()) <= ACTIVE_ONLY | ANYBODY | OTHERS
        if t.view(None)["phase"] != "setup":
            for seat, name in asked.items():
                assert name not in ACTIVE_ONLY or seat == t.active(), name
                assert name not in OTHERS or seat != t.active(), name
        for seat, name in asked.items():
            ways_out = {"none": {"relief", "jump"}, "stop": {"flight", "land"}, "end": {"turn", "flight"}}
            for way, names in ways_out.items():
                assert way not in t.legal(seat) or name in names, (way, name)
            assert t.legal(seat), name
        seen |= set(asked.values())
    assert {"turn", "flight"} <= seen


@pytest.mark.rule("starfarers:15.1")
def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    for t in course(4, 9, {}):
        for seat in range(4):
            assert bool(t.legal(seat)) is (seat in t.asked())


@pytest.mark.rule("starfarers:15.2")
def test_the_next_turn_begins_by_itself() -> None:
    """Dice, planets, reserve and the points need nobody's word."""
    t = table(side(ports="n4_27", colonies="n19_28 n26_27"), side(ports="n11_26", colonies="n1_28 n29_28"), side())
    t.luck(*dice(4, 4), "ore", "food")
    t.do(0, "end")
    assert (t.asked(), t.luck_left()) == ({1: "turn"}, 0)
    assert [t.cards(seat) for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("starfarers:15.2", "starfarers:8.1", "starfarers:9.1")
def test_exploring_clearing_and_founding_a_station_need_no_word() -> None:
    ships = {1: "colony n14_23", 2: "trade n26_13"}
    t = table(side(ports="n4_27", ships=ships, cannon=4, freight_pod=1), side(), side(), at="flight")
    t.luck("disc_5", "disc_3", "pirate_4", "disc_9")
    t.do(0, "step:1.n13_22")
    assert [t.disc(f"N7.{number}") for number in (1, 2, 3)] == ["disc_5", "disc_3", "disc_9"]
    assert (t.points(0), t.asked()) == (3, {0: "flight"})
    t.do(0, "stop", "fly:2.n25_14")
    assert (t.points(0), t.marker("merchants"), t.asked()) == (5, 0, {0: "friendship"})


# -- what all know


@pytest.mark.rule("starfarers:15.3")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_all_see_the_same_but_for_hands_and_unfinished_choices(
    players: int, seed: int, options: dict[str, object]
) -> None:
    for t in course(players, seed, options):
        seen = public(t.view(None))
        for seat in range(players):
            assert public(t.view(seat)) == seen
            if t.view(seat)["flight"] and t.asked().get(seat) != "flight":
                assert t.view(seat)["flight"]["reach"] == []  # where ships can go is worked out for who flies them


@pytest.mark.rule("starfarers:15.3")
def test_the_open_parts_are_in_everybodys_view() -> None:
    t = table(
        side(ports="n4_27", colonies="n19_28", ships={1: "trade n5_26"}, hand="ore 3 goods", booster=2, half_medals=3),
        side(colonies="n1_28", stations="merchants 1", friendship="merchant_ore", medals="ice_3", cannon=1, tokens=1),
        side(freight_pod=2, hand="food 1"),
        discs={"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}, deck="e01 e02", supply=SUPPLY,
    )  # fmt: skip
    for viewer in (None, 0, 1, 2):
        view = t.view(viewer)
        assert view["supply"] == dict.fromkeys(KINDS, 8)
        assert (view["reserve"], view["encounter_deck"], len(view["discards"])) == (55, 2, 30)
        assert [fleet["hand_size"] for fleet in view["fleets"]] == [4, 0, 1]
        assert [fleet["points"] for fleet in view["fleets"]] == [4, 4, 0]
        assert [fleet["half_medals"] for fleet in view["fleets"]] == [3, 0, 0]
        assert [(one["booster"], one["cannon"], one["freight_pod"]) for one in view["fleets"]] == [
            (2, 0, 0), (0, 1, 0), (0, 0, 2),
        ]  # fmt: skip
        red = view["fleets"][1]
        assert (red["friendship"], red["markers"], red["ship_tokens"]) == (["merchant_ore"], ["merchants"], 1)
        assert red["medals"] == [{"kind": "ice", "value": 3}]
        assert view["ships"] == [{"owner": 0, "number": 1, "kind": "trade", "node": "n5_26", "done": False,
                                  "grounded": False, "must_leave": False}]  # fmt: skip
        planets = view["sectors"][13]["planets"]
        assert [one["numbers"] for one in planets] == [[5], [3], None]
        assert planets[2]["token"] == {"kind": "pirate", "value": 4}


# -- what one knows


@pytest.mark.rule("starfarers:15.4", "starfarers:2.9")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_hand_is_seen_by_its_owner_alone(players: int, seed: int, options: dict[str, object]) -> None:
    for t in course(players, seed, options, 120):
        for viewer in (None, *range(players)):
            for seat, fleet in enumerate(t.view(viewer)["fleets"]):
                assert fleet["hand"] == (t.hand(seat) if seat == viewer else None)
                assert fleet["hand_size"] == t.cards(seat)


@pytest.mark.rule("starfarers:15.4")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_the_log_names_hidden_cards_to_those_concerned_alone(
    players: int, seed: int, options: dict[str, object]
) -> None:
    hidden = {"opening-cards", "reserve", "seven-draw", "robbed", "help", "gave", "drawn-from"}
    *_, last = course(players, seed, options, 600)
    entries = last.log()
    assert {entry.key for entry in entries if entry.cards} <= hidden
    for entry in entries:
        if entry.key in hidden:
            assert entry.card == -1
            assert entry.cards
            for viewer in (None, *range(players)):
                knows = viewer is not None and viewer in (entry.seat, entry.also)
                assert entry.seen_by(viewer).cards == (entry.cards if knows else [])
            both = entry.key in {"robbed", "help", "gave", "drawn-from"}  # from hand to hand: two know it
            assert (entry.also >= 0) is both
            assert entry.also != entry.seat


@pytest.mark.rule("starfarers:15.4")
def test_reserve_draws_are_seen_by_who_draws_alone() -> None:
    """Two worlds with other cards from the reserve look the same to all but the one who drew them."""
    worlds = []
    for drawn in ("ore fuel", "goods goods"):
        t = table(side(ports="n4_27"), side(colonies="n8_27"), side(), at="roll")
        t.luck(*dice(4, 5), *drawn.split())
        worlds.append(later(t))
    for viewer in (None, 1, 2):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)
    assert worlds[0].view(0) != worlds[1].view(0)


@pytest.mark.rule("starfarers:15.4", "starfarers:12.19")
def test_a_card_handed_over_is_known_to_the_two_alone() -> None:
    """Encounter 1 without a gift: every other player hands a card to yellow."""
    worlds = []
    for given in ("ore", "fuel"):
        sides = [side(ports="n4_27", ships={1: "colony n5_26"}), side(hand="ore 1 fuel 1"), side(hand="food 2")]
        t = table(*sides, at="encounter", supply=SUPPLY)
        t.luck("e01")
        later(t)
        t.do(0, "answer:0")
        assert t.asked() == {1: "hand_over", 2: "hand_over"}
        t.do(1, f"pay:{given}")
        assert t.cards(0) == 0
        worlds.append(t)
    for viewer in (None, 0, 2):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)
    for t in worlds:
        t.do(2, "pay:food")
        assert t.cards(0) == 2
    for viewer in (None, 2):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)


@pytest.mark.rule("starfarers:15.4")
def test_the_end_of_a_flight_does_not_tell_whether_a_hand_holds_goods() -> None:
    """Who owns the card for fame is asked once more, with goods or without."""
    given: dict[str, Any] = {"friendship": "diplomat_fame_1", "stations": "diplomats 1", "ships": {1: "colony n5_26"}}
    for hand in ("ore 1", "goods 1"):
        t = table(side(ports="n4_27", hand=hand, **given), side(), side(), at="flight", supply=SUPPLY)
        t.do(0, "fly:1.n5_24")
        assert t.asked() == {0: "flight"}


# -- what nobody knows


@pytest.mark.rule("starfarers:15.5")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_no_view_names_what_is_still_to_come(players: int, seed: int, options: dict[str, object]) -> None:
    for t in course(players, seed, options):
        for viewer in (None, t.state.waiting()[0]):
            view = t.view(viewer)
            found = set(words_in(view))
            assert not found & set(TILE_NAMES)
            open_cards = {*view["discards"], view["last_encounter"]}
            if view["encounter"]:
                open_cards.add(view["encounter"]["card"])
                assert view["encounter"]["whole"] is None
            assert found & set(ENCOUNTER_NAMES) <= open_cards
            for sector in view["sectors"]:
                if sector["kind"] == "unknown":
                    assert (sector["planets"], sector["civ"], sector["docks"], sector["cards"]) == ([], None, [], [])
                elif not sector["explored"]:
                    assert all(one["numbers"] is one["token"] is None for one in sector["planets"])


@pytest.mark.rule("starfarers:15.5", "starfarers:12.24")
@pytest.mark.parametrize(
    "group",
    [
        ("e01", "e02", "e03", "e04", "e05", "e06", "e07", "e08"),  # the false merchants among the true ones
        ("e09", "e10", "e11"), ("e12", "e13"), ("e14", "e15"), ("e16", "e17", "e18"), ("e19", "e20", "e21"),
        ("e22", "e23", "e24"), ("e25", "e26", "e27"), ("e28", "e29", "e30"),
    ],
)  # fmt: skip
def test_before_the_answer_cards_of_a_group_look_alike(group: tuple[str, ...]) -> None:
    views: dict[int | None, list[Any]] = {viewer: [] for viewer in (None, 0, 1, 2)}
    for card in group:
        sides = [side(ports="n4_27", ships={1: "colony n5_26"}, hand="ore 3"), side(), side()]
        t = table(*sides, at="encounter")
        t.luck(card)
        later(t)
        assert t.view(None)["encounter"]["card"] is None
        for viewer, seen in views.items():
            seen.append(t.view(viewer))
    for seen in views.values():
        assert all(view == seen[0] for view in seen)


@pytest.mark.rule("starfarers:12.2", "starfarers:15.5")
@pytest.mark.parametrize("card", ["e02", "e04", "e07", "e29"])
def test_the_card_stays_hidden_until_what_was_offered_is_paid(card: str) -> None:
    """Amount and kinds are both chosen before the result is read."""
    sides = [side(ports="n4_27", ships={1: "colony n5_26"}, hand="ore 1 fuel 1 goods 1"), side(), side()]
    t = table(*sides, at="encounter")
    t.luck(card)
    later(t)
    t.do(0, "answer:2")
    assert t.asked() == {0: "pay"}
    for viewer in (None, 0, 1, 2):
        assert t.view(viewer)["encounter"]["card"] is None
    assert {entry.key for entry in t.log()} <= {"encounter-group", "encounter-story", "answered-amount"}


# -- what a seat may imagine


@pytest.mark.rule("starfarers:15.5", "starfarers:15.4")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_an_imagined_position_looks_the_same_to_its_seat(players: int, seed: int, options: dict[str, object]) -> None:
    for number, t in enumerate(course(players, seed, options)):
        for seat in range(players):
            world = t.imagine(seat, f"{seed}/{number}")
            assert world.view(seat) == t.view(seat)
            assert {SPACE.notation(code) for code in world.legal(seat)} == t.legal(seat)
            assert world.check() == []


@pytest.mark.rule("starfarers:15.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_position_deals_the_hidden_cards_anew(seat: int) -> None:
    """Own hand and the size of the others stay; each kind keeps its twenty; what is hidden varies."""
    t = table(side(hand="ore 2 goods 3"), side(hand="food 4"), side(hand="fuel 2 carbon 2"), supply=SUPPLY)
    others = [one for one in range(3) if one != seat]
    found = set()
    for seed in SEEDS:
        world = t.imagine(seat, seed)
        assert hand_of(world, seat) == t.hand(seat)
        assert [sum(hand_of(world, one).values()) for one in range(3)] == [t.cards(one) for one in range(3)]
        for number, kind in enumerate(KINDS):
            held = sum(hand_of(world, one)[kind] for one in range(3))
            assert held + world.supply[number] + world.reserve.count(number) == 20
        found.add(tuple(hand_of(world, one)[kind] for one in others for kind in KINDS))
    assert len(found) > 12


@pytest.mark.rule("starfarers:15.5", "starfarers:12.24")
def test_who_has_not_answered_yet_imagines_any_card_of_the_group() -> None:
    sides = [side(ports="n4_27", ships={1: "colony n5_26"}), side(), side()]
    t = table(*sides, at="encounter", discarded="e04 e05")
    t.luck("e02")
    later(t)
    for seat in (0, 1, 2):
        cards = set()
        for seed in SEEDS:
            world = t.imagine(seat, seed)
            world.apply(0, SPACE.code("answer:0"), Seeded(0))
            view = world.view(None)
            cards.add(view["encounter"]["card"] if view["encounter"] else view["discards"][-1])
        # At its second question a false merchant is known as such, but not which of the two (12.24): None.
        assert {"e02", "e03"} < cards <= {"e01", "e02", "e03", "e06", None}


@pytest.mark.rule("starfarers:15.4", "starfarers:3.7")
def test_a_secret_choice_is_kept_for_its_maker_and_open_for_the_others() -> None:
    t = table(side(hand="ore 8"), side(hand="fuel 5 goods 4"), side(), at="roll")
    t.luck(*dice(3, 4))
    later(t)
    t.do(1, "return:fuel", "return:fuel", "return:goods", "return:goods")
    told: dict[int, set[tuple[tuple[int, int], ...]]] = {0: set(), 1: set()}
    for viewer, found in told.items():
        for seed in SEEDS:
            world = t.imagine(viewer, seed)
            assert world.view(viewer) == t.view(viewer)
            world.journal = Journal()
            for _ in range(4):
                world.apply(0, world.legal(0)[0], Seeded(0))
            returned = [entry for entry in world.journal.entries if (entry.key, entry.seat) == ("returned", 1)]
            assert sum(entry.number for entry in returned) == 4
            found.add(tuple((entry.card, entry.number) for entry in returned))
    assert told[1] == {((1, 2), (4, 2))}
    assert len(told[0]) > 6


# -- what always holds


@pytest.mark.rule("starfarers:2.13")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_twenty_cards_of_each_kind_throughout(players: int, seed: int, options: dict[str, object]) -> None:
    for t in course(players, seed + 100, options, 500):
        assert t.check() == []
        held = (t.view(None)["encounter"] or {}).get("offered", {})
        for kind in KINDS:
            total = t.supply()[kind] + t.reserve()[kind] + sum(t.hand(seat)[kind] for seat in range(players))
            assert total == 20 or (held and total + held[kind] == 20)
