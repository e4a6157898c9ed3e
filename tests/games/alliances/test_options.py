"""Every option in all its values: variants, and the doubtful readings of the print (alliances:A5 to alliances:K2)."""

from __future__ import annotations

import pytest

from starhold.core.errors import StarholdError
from starhold.games.alliances.trade_cards import TRADE_CARDS
from tests.games.alliances.kit import Table, lay_out, new_game, refused, side, table

DEFAULTS: dict[str, object] = {
    "order": "random",
    "draft": False,
    "explored_galaxy": False,
    "rank_without_cruisers": False,
    "places_after_tie": "skipped",
    "war_second_of_four": "both",
    "scavenge_gain": "production",
    "research_price": "influence",
    "develop_choice": "credits",
    "conversions": "credits",
    "terraforming_gain": "production",
    "purple_and_star": "as_read",
    "militarism_scores": "occupied",
    "industrialism_scores": "developed",
    "trade_backs": "own",
    "faction_pace": "turn",
    "setup_order": "cards_first",
}
OTHERS: list[tuple[str, object]] = [
    ("order", "seats"),
    ("draft", True),
    ("explored_galaxy", True),
    ("rank_without_cruisers", True),
    ("places_after_tie", "next"),
    ("war_second_of_four", "credits"),
    ("war_second_of_four", "prestige"),
    ("scavenge_gain", "discovery"),
    ("scavenge_gain", "credits"),
    ("research_price", "production"),
    ("develop_choice", "production"),
    ("conversions", "none"),
    ("terraforming_gain", "credits"),
    ("terraforming_gain", "discovery"),
    ("purple_and_star", "swapped"),
    ("militarism_scores", "strength"),
    ("industrialism_scores", "colonised"),
    ("industrialism_scores", "production"),
    ("trade_backs", "same"),
    ("faction_pace", "round"),
    ("setup_order", "galaxy_first"),
]
EMPTY = {"credits": 0, "production": 0, "discovery": 0, "influence": 0, "prestige": 0, "relic": 0, "cruisers": 0}


def changed(t: Table, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What has become more or less since, without what stayed."""
    after = t.have(seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name] and name != "cubes"}


# -- all of them


@pytest.mark.rule("alliances:B5", "alliances:A5", "alliances:A6", "alliances:A8", "alliances:A13")
def test_without_options_the_defaults_are_played() -> None:
    assert new_game(2).view(None)["options"] == DEFAULTS


@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_each_option_can_be_set_by_itself(option: str, value: object) -> None:
    t = new_game(4, 3, "", **{option: value})
    assert t.view(None)["options"] == {**DEFAULTS, option: value}
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, max(t.legal(seat)))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("order", "oldest"), ("draft", "maybe"), ("explored_galaxy", "some"), ("places_after_tie", "last"),
        ("war_second_of_four", "influence"), ("scavenge_gain", "relic"), ("research_price", "credits"),
        ("develop_choice", "influence"), ("conversions", "all"), ("terraforming_gain", "influence"),
        ("purple_and_star", "yes"), ("militarism_scores", "cruisers"), ("industrialism_scores", "occupied"),
        ("trade_backs", "other"), ("faction_pace", "game"), ("setup_order", "last"), ("no_such_option", True),
    ],
)  # fmt: skip
def test_unknown_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(StarholdError):
        new_game(2, 0, "", **{option: value})


# -- set-up


@pytest.mark.rule("alliances:B5")
def test_the_order_of_seats_or_any() -> None:
    assert {tuple(new_game(3, seed, order="seats").order()) for seed in range(20)} == {(0, 1, 2)}
    assert len({tuple(new_game(3, seed, order="random").order()) for seed in range(80)}) == 6


@pytest.mark.rule("alliances:K1")
@pytest.mark.parametrize(("draft", "asked"), [(False, "redraw"), (True, "draft")])
def test_draft_or_redraw(draft: bool, asked: str) -> None:
    assert set(new_game(2, 1, draft=draft).asked().values()) == {asked}


@pytest.mark.rule("alliances:K2")
@pytest.mark.parametrize(("explored", "known"), [(False, 2), (True, 5)])
def test_two_or_five_systems_face_up(explored: bool, known: int) -> None:
    assert len(lay_out(new_game(2, 1, explored_galaxy=explored)).row()) == known


# -- war


@pytest.mark.rule("alliances:F1")
@pytest.mark.parametrize(("ranked", "second"), [(False, {}), (True, {"credits": 1})])
def test_whether_one_without_cruisers_is_ranked(ranked: bool, second: dict[str, int]) -> None:
    """Three players: an Overlord, one with strength alone, one with nothing."""
    sides = [side(cruisers=2), side("karnath"), side()]
    t = table(*sides, at="war", options={"rank_without_cruisers": ranked})
    assert t.asked() == {0: "seize"}
    assert changed(t, EMPTY | {"cubes": 3, "cruisers": 2}) == {"credits": 2, "prestige": 1}
    assert changed(t, EMPTY | {"cubes": 3}, 1) == second
    assert changed(t, EMPTY | {"cubes": 3}, 2) == {}


@pytest.mark.rule("alliances:F1", "alliances:F9")
@pytest.mark.parametrize("ranked", [False, True])
def test_when_nobody_has_a_cruiser(ranked: bool) -> None:
    """By the literal text all three share the first place and its reward, and nobody takes a planet."""
    sides = [side(discovery=1) for _ in range(3)]
    t = table(*sides, at="war", options={"rank_without_cruisers": ranked})
    assert "seize" not in t.asked().values()
    for seat in range(3):
        assert (t.have(seat)["credits"], t.have(seat)["prestige"]) == ((2, 1) if ranked else (0, 0))


@pytest.mark.rule("alliances:F1")
@pytest.mark.parametrize(("places", "after"), [("skipped", {"credits": 1}), ("next", {"credits": 1, "prestige": 1})])
def test_the_place_after_two_first(places: str, after: dict[str, int]) -> None:
    """1, 1, 3 or 1, 1, 2; the last is fourth and has nothing, or third and has a credit."""
    sides = [side(cruisers=4, discovery=1), side(cruisers=4), side(cruisers=2), side(cruisers=1)]
    t = table(*sides, at="war", options={"places_after_tie": places})
    gained = [{name: t.have(seat)[name] for name in ("credits", "prestige") if t.have(seat)[name]} for seat in range(4)]
    assert gained[:3] == [{"credits": 3, "prestige": 1}, {"credits": 3, "prestige": 1}, after]
    assert gained[3] == ({} if places == "skipped" else {"credits": 1})


@pytest.mark.rule("alliances:F3")
@pytest.mark.parametrize(
    ("reading", "second"),
    [("both", {"credits": 1, "prestige": 1}), ("credits", {"credits": 1}), ("prestige", {"prestige": 1})],
)
def test_the_reward_of_the_second_of_four(reading: str, second: dict[str, int]) -> None:
    sides = [side(cruisers=number) for number in (4, 3, 2, 1)]
    t = table(*sides, at="war", options={"war_second_of_four": reading})
    assert t.asked() == {0: "seize"}
    gained = [changed(t, {**EMPTY, "cruisers": 4 - seat, "cubes": 3}, seat) for seat in range(4)]
    assert gained == [{"credits": 3, "prestige": 1}, second, {"credits": 1}, {}]


# -- actions


@pytest.mark.rule("alliances:A8")
@pytest.mark.parametrize("gain", ["production", "discovery", "credits"])
def test_what_scavenge_gives(gain: str) -> None:
    t = table(side(credits=3), side(credits=3), options={"scavenge_gain": gain})
    before = t.have(0)
    t.do(0, "scavenge")
    assert changed(t, before) == {gain: 1}


@pytest.mark.rule("alliances:A13")
@pytest.mark.parametrize(("price", "other"), [("influence", "production"), ("production", "influence")])
def test_the_price_of_basic_research(price: str, other: str) -> None:
    rich = side(credits=5, influence=2, production=2, discovery=2)
    for payment, amount in (("credits", 3), (price, 1), ("discovery", 1)):
        t = table(rich, side(credits=1), options={"research_price": price})
        refused(t, 0, f"research:laser_weapons.{other}", "refuse-payment-kind", "D14")
        before = t.have(0)
        t.do(0, f"research:laser_weapons.{payment}")
        assert changed(t, before) == {payment: -amount, "cruisers": 1}


@pytest.mark.rule("alliances:A13", "alliances:A14")
@pytest.mark.parametrize(("price", "other"), [("influence", "production"), ("production", "influence")])
def test_the_price_of_advanced_research(price: str, other: str) -> None:
    rich = side(credits=5, influence=2, production=2, discovery=2, technologies="laser_weapons plasma_weapons")
    for payment, amount in (("credits", 3), (price, 1)):
        t = table(rich, side(credits=1), options={"research_price": price})
        for wrong in (other, "discovery"):
            refused(t, 0, f"research:antimatter_torpedoes.{wrong}", "refuse-payment-kind", "D14")
        before = t.have(0)
        t.do(0, f"research:antimatter_torpedoes.{payment}")
        assert changed(t, before) == {payment: -amount, "discovery": -1, "cruisers": 1}


@pytest.mark.rule("alliances:A5")
@pytest.mark.parametrize("reading", ["credits", "production"])
def test_what_comes_beside_the_discovery_of_develop(reading: str) -> None:
    options: dict[str, object] = {"develop_choice": reading}
    gained = {"credits": {"credits": -6}, "production": {"credits": -7, "production": 1}}[reading]
    for choice, more in (("discovery", {**gained, "discovery": 1}), ("influence", {"credits": -7, "influence": 1})):
        t = table(side(credits=9), side(credits=1), planets={"silver_gate.1": "0 colonised"}, options=options)
        before = t.have(0)
        t.do(0, f"develop:silver_gate.1.{choice}")
        assert changed(t, before) == {**more, "prestige": 1}


@pytest.mark.rule("alliances:A16")
@pytest.mark.parametrize("resource", ["discovery", "influence", "production"])
def test_the_three_conversions_or_none(resource: str) -> None:
    rich = side(credits=1, discovery=2, influence=2, production=2)
    t = table(rich, side(credits=1), options={"conversions": "credits"})
    before = t.have(0)
    t.do(0, f"convert:{resource}", f"convert:{resource}")
    assert changed(t, before) == {"credits": 2, resource: -2}
    refused(t, 0, f"convert:{resource}", "refuse-cannot-pay", "D2")
    t = table(rich, side(credits=1), options={"conversions": "none"})
    assert t.legal_of(0, "convert") == set()
    refused(t, 0, f"convert:{resource}", "refuse-conversion-off", "A16")


@pytest.mark.rule("alliances:A15")
@pytest.mark.parametrize("gain", ["production", "credits", "discovery"])
def test_the_reward_of_terraforming(gain: str) -> None:
    t = table(side(credits=1, influence=1), side(credits=1), options={"terraforming_gain": gain})
    before = t.have(0)
    t.do(0, "research:terraforming.influence")
    assert changed(t, before) == {"influence": -1, gain: 1}


# -- purple and star


@pytest.mark.rule("alliances:A6")
@pytest.mark.parametrize(("reading", "gain"), [("as_read", "influence"), ("swapped", "discovery")])
def test_what_weasels_buy(reading: str, gain: str) -> None:
    t = table(side("weasels", credits=11), side(credits=1), options={"purple_and_star": reading})
    before = t.have(0)
    t.do(0, "use:weasels", "use:weasels")
    assert changed(t, before) == {"credits": -10, gain: 2, "prestige": 2}


@pytest.mark.rule("alliances:A6")
@pytest.mark.parametrize(("reading", "gain"), [("as_read", "influence"), ("swapped", "discovery")])
def test_the_example_planet_and_the_single_credit_of_auralites(reading: str, gain: str) -> None:
    """The printed answer: a planet with 2 of them brings only 1 credit."""
    t = table(side("auralites", credits=3), side(credits=1), fleet=2, options={"purple_and_star": reading})
    before = t.have(0)
    t.do(0, "colonize:frostveil.1")
    assert changed(t, before) == {gain: 2, "credits": 1}
    planet = next(one for one in t.view(None)["systems"][2]["planets"] if one["site"] == "frostveil.1")
    assert planet["reward"] == {gain: 2}


@pytest.mark.rule("alliances:A6")
@pytest.mark.parametrize(("reading", "credits"), [("as_read", 0), ("swapped", 1)])
def test_auralites_answer_to_the_one_and_not_to_the_other(reading: str, credits: int) -> None:
    """Two discoveries from Silver Gate (not swapped: that planet was never purple), one influence by a boost."""
    mine = side("auralites humans", "lumarin", credits=3)
    t = table(mine, side(credits=1), options={"purple_and_star": reading})
    before = t.have(0)
    t.do(0, "colonize:silver_gate.2")
    assert changed(t, before) == {"discovery": 2, **({"credits": credits} if credits else {})}
    before = t.have(0)
    t.do(0, "boost:lumarin")
    assert changed(t, before) == {"influence": 1, **({} if credits else {"credits": 1})}


@pytest.mark.rule("alliances:A6", "alliances:A5")
@pytest.mark.parametrize("beside", ["credits", "production"])
def test_develop_offers_influence_with_the_small_part_where_they_are_swapped(beside: str) -> None:
    """`develop:SITE.discovery` and `.influence` keep their names: one is the single gain, the other the pair."""
    options: dict[str, object] = {"purple_and_star": "swapped", "develop_choice": beside}
    found = []
    for choice in ("discovery", "influence"):
        t = table(side(credits=9), side(credits=1), planets={"silver_gate.1": "0 colonised"}, options=options)
        before = {**t.have(0), "credits": 2}
        t.do(0, f"develop:silver_gate.1.{choice}")
        found.append(changed(t, before))
    single = {"discovery": 1, "prestige": 1}
    pair = {"influence": 1, "prestige": 1, beside: 1}
    assert sorted(found, key=len) == [single, pair]


# -- points


@pytest.mark.rule("alliances:A21")
@pytest.mark.parametrize(("reading", "points"), [("occupied", 3), ("strength", 4)])
def test_what_militarism_scores(reading: str, points: int) -> None:
    planets = {"silver_gate.1": "0 occupied", "ember_reach.1": "0 occupied", "ember_reach.2": "0 occupied"}
    mine = side("karnath drokkan humans", technologies="laser_weapons plasma_weapons", credits=1)
    t = table(mine, side(), planets=planets, options={"militarism_scores": reading})
    assert t.strength(0) == 4
    assert t.parts(0) == {"ideology": points}


@pytest.mark.rule("alliances:A21")
@pytest.mark.parametrize(("reading", "points"), [("developed", 1), ("colonised", 2), ("production", 7)])
def test_what_industrialism_scores(reading: str, points: int) -> None:
    planets = {"silver_gate.1": "0 colonised", "ember_reach.1": "0 colonised", "ember_reach.2": "0 developed"}
    mine = side("ferrox tecton humans", production=7)
    t = table(mine, side(), planets=planets, options={"industrialism_scores": reading})
    assert t.parts(0) == {"colonised": 2, "developed": 2, "ideology": points}


# -- cards


@pytest.mark.rule("alliances:A28")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("card", range(5), ids=[card.id for card in TRADE_CARDS])
@pytest.mark.parametrize("backs", ["own", "same"])
def test_the_turned_side_has_its_own_exchanges_or_the_same(backs: str, card: int, number: int) -> None:
    one = TRADE_CARDS[card]
    trades = [one.id, *[other.id for other in TRADE_CARDS if other.id != one.id][:2]]
    rich = side(credits=7, influence=3, discovery=3, cruisers=2)
    t = table(rich, side(credits=1), trades=" ".join(trades), turned=one.id, options={"trade_backs": backs})
    exchange = (one.back if backs == "own" else one.front)[number - 1]
    before = t.have(0)
    t.do(0, f"trade:{one.id}.{number}")
    names = list(EMPTY)
    net = dict(zip(names, map(int.__sub__, exchange.gain.amounts(), exchange.cost.amounts()), strict=True))
    net["credits"] = min(net["credits"], 12 - before["credits"])
    assert changed(t, before) == {name: amount for name, amount in net.items() if amount}


@pytest.mark.rule("alliances:H1")
@pytest.mark.parametrize("pace", ["turn", "round"])
def test_a_main_faction_in_every_turn_or_one_a_round(pace: str) -> None:
    mine = side("quill", "weasels tecton xylem", credits=1, cubes=2)
    t = table(mine, side(credits=3, cubes=1), options={"faction_pace": pace})
    t.do(0, "main:weasels", "scavenge", "end")
    t.do(1, "scavenge", "end")
    assert t.asked() == {0: "turn"}
    if pace == "turn":
        t.do(0, "main:tecton")
        assert t.mains(0) == ["quill", "weasels", "tecton"]
        return
    refused(t, 0, "main:tecton", "refuse-faction-pace", "H1")
    t.do(0, "boost:xylem", "scavenge", "end")  # other uses of a card are free
    while t.round() == 2:
        t.pass_round()
    while t.asked() != {0: "turn"}:
        t.pass_round()
    assert t.why(0, "main:tecton") is None


@pytest.mark.rule("alliances:H1")
def test_the_first_faction_of_the_set_up_does_not_count_as_that_of_the_first_round() -> None:
    t = new_game(2, 3, order="seats", faction_pace="round")
    for seat in (0, 1):
        t.do(seat, "keep")
    for seat in (0, 1):
        t.do(seat, f"main:{min(t.hand(seat) - {'lumarin', 'solari'})}")
    assert t.asked() == {0: "turn"}
    t.do(0, f"main:{min(t.hand(0))}")
    assert len(t.mains(0)) == 2
