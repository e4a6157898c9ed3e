"""Sentences of Age of Galaxy to the letter: set-up, production, adaptation, Nomads, war, and the table line by line."""

from __future__ import annotations

import pytest

from starhold.games.alliances.text import AlliancesText
from tests.games.alliances.kit import new_game, side, table
from tests.games.sentences import NAMES, asked, log, words_of

# -- decisions


@pytest.mark.rule("alliances:B6")
def test_the_redraw() -> None:
    t = new_game(2, order="seats")
    first, second = sorted(t.hand(0))[:2]
    words = AlliancesText("en")
    assert asked(t, "en", 0) == (
        "Your first seven factions: you may put up to 3 away and draw as many new ones. "
        "You may still put 3 cards away, or keep the rest."
    )
    assert words_of(t, "en", 0, "keep") == "Keep all seven cards"
    assert words_of(t, "en", 0, f"discard:{first}").startswith(f"Put away {words.card(first)} (")
    t.do(0, f"discard:{first}", f"discard:{second}")
    assert asked(t, "en", 0).endswith(
        f"You may still put 1 card away, or keep the rest. Put away so far: {words.card(first)}, {words.card(second)}."
    )
    assert asked(t, "cs", 0).startswith(
        "Vašich prvních sedm frakcí: až 3 smíte odložit a pak si stejně tolik dobrat. "
        "Odložit smíte ještě 1 kartu, nebo si zbytek nechte. Zatím odloženo: "
    )
    assert words_of(t, "en", 0, "keep") == "Draw 2 new cards and keep the rest"


@pytest.mark.rule("alliances:B7", "alliances:K1")
def test_the_draft_and_the_first_faction() -> None:
    t = new_game(2, draft=True)
    assert asked(t, "en", 0) == (
        "Draft, pick 1 of 7: choose one faction to keep. The others go to the next player on your left."
    )
    while "draft" in t.asked().values():
        for seat in list(t.asked()):
            t.do(seat, min(t.legal(seat)))
    assert asked(t, "lt", 0) == (
        "Pasirinkite pirmąją pagrindinę frakciją. Ji iš karto stoja į jūsų aljansą ir duoda savo premiją."
    )
    assert words_of(t, "en", 0, min(t.legal(0))).startswith("Begin with ")


@pytest.mark.rule("alliances:C4")
def test_production_abilities() -> None:
    t = table(side("lumarin solari", credits=4), side("auralites"), at="production")
    assert asked(t, "en", 0) == ("End of your production phase: choose the production ability to use next, or stop.")
    assert words_of(t, "en", 0, "produce:lumarin") == "Hymn of Light of Lumarin Choir: pay 2 credits, gain 1 prestige"
    assert words_of(t, "cs", 0, "produce:solari") == (
        "Dobrá vůle (frakce Solarijská svornost): zaplatit 2 kredity, získat 1 vliv"
    )
    assert words_of(t, "en", 0, "stop") == "Stop here (free abilities still apply)"


@pytest.mark.rule("alliances:D5")
def test_a_one_time_adaptation() -> None:
    t = table(side("humans", "quill tecton"), side("auralites"), systems="silver_gate frostveil")
    assert words_of(t, "en", 0, "colonize:frostveil.1") == (
        "Colonize the frozen planet in Frostveil with a one-time adaptation (nothing to pay, gain 2 influence)"
    )
    t.do(0, "colonize:frostveil.1")
    assert asked(t, "cs", 0) == (
        "Na zamrzlou planetu v systému Mrazivý závoj není adaptována žádná z vašich hlavních frakcí: "
        "zvolte kartu frakce, kterou odhodíte jako jednorázovou adaptaci."
    )
    assert words_of(t, "en", 0, "adapt:quill") == (
        "Discard Quill Savants for the adaptation: nothing to pay, gain 2 influence"
    )


@pytest.mark.rule("alliances:I1", "alliances:I2")
def test_nomads_and_swarm() -> None:
    t = table(
        side("wanderers locusts", credits=8, discovery=3, cruisers=3),
        side("auralites"),
        planets={"silver_gate.1": "0 colonised", "ember_reach.2": "1 colonised"},
    )
    assert words_of(t, "en", 0, "swarm:ember_reach.2") == (
        "Swarm: occupy the desert planet in Ember Reach, taking it from seat 2 "
        "(pay 2 cruisers and put another one on it)"
    )
    assert words_of(t, "lt", 0, "swarm:silver_gate.2") == (
        "Spiečius: kreiseriu užimti vandeninę planetą sistemoje „Sidabro vartai“ (dar sumokėti 2 kreiserius)"
    )
    t.do(0, "colonize:ember_reach.1")
    assert asked(t, "en", 0).endswith(
        "Nomads: you may also lift the cube of another planet for a Research or Retrieve."
    )
    assert words_of(t, "cs", 0, "lift:silver_gate.1") == (
        "Nomádi: zvednout kostku z přívětivé planety v systému Stříbrná brána k Výzkumu nebo Studiu"
    )
    t.do(0, "lift:silver_gate.1")
    assert asked(t, "en", 0) == "Nomads: choose what the lifted cube does, Research or Retrieve."
    assert words_of(t, "en", 0, "retrieve:1") == "Retrieve: pay 3 credits and 1 discovery, gain 1 relic"


@pytest.mark.rule("alliances:F4", "alliances:F8")
def test_war() -> None:
    t = table(
        side("reapers drokkan auralites", cruisers=3),
        side("humans", credits=3),
        planets={"silver_gate.2": "1 colonised", "ember_reach.2": "1 developed"},
        at="war",
    )
    assert asked(t, "en", 0) == (
        "You are the Overlord: put a cruiser on one unprotected planet within reach, or take no planet."
    )
    assert words_of(t, "en", 0, "seize:ember_reach.2") == (
        "Seize the desert planet in Ember Reach, taking it from seat 2 (put a cruiser on it) (Harvest: gain 3 credits)"
    )
    assert words_of(t, "cs", 0, "seize:ember_reach.3") == (
        "Obsadit pustinnou planetu v systému Žhnoucí kraj (umístit na ni křižník) (Žeň: získat 3 kredity)"
    )
    assert words_of(t, "lt", 0, "spare") == "Neužimti jokios planetos"
    t.do(0, "seize:ember_reach.2")
    told = log(t, "en")
    assert told[:15] == [
        "The war of round 2 begins.",
        "Anna comes first in the war.",
        "Anna gains 1 credit.",
        "Anna gains 1 prestige.",
        "Anna is the Overlord.",
        "Anna benefits from Tribute of Drokkan Raiders.",
        "Anna gains 1 influence.",
        "Anna benefits from Resonance of Auralites.",
        "Anna gains 1 credit.",
        "Anna puts a cruiser on the desert planet in Ember Reach and occupies it.",
        "Ben loses the desert planet in Ember Reach.",
        "Anna benefits from Harvest of Reapers.",
        "Anna gains 3 credits.",
        "Anna may not keep 2 cruisers after the war.",
        "Anna discards 2 cruisers.",
    ]
    assert "Ben přichází o pouštní planetu v systému Žhnoucí kraj." in log(t, "cs")
    assert "Ben netenka dykuminės planetos sistemoje „Žarijų kraštas“." in log(t, "lt")


# -- the table


@pytest.mark.rule("alliances:F1", "alliances:G3")
def test_a_position_line_by_line() -> None:
    t = table(
        side("humans quill", "weasels", credits=8, prestige=2, cruisers=2, technologies="laser_weapons"),
        side("auralites", cruisers=1),
        planets={"silver_gate.1": "0 colonised", "ember_reach.2": "1 developed", "ember_reach.3": "0 occupied"},
        cubes={"trade1": [1, 1], "manufacture": [1, 0], "anomaly": [0, 1]},
        council={1: 1},
        tokens={"frostveil.3": "pt_water"},
    )
    assert AlliancesText("en").position(t.view(0), NAMES) == [
        "Round 2 of 5, action phase.",
        (
            "System 1, Silver Gate: temperate, colonised by Anna, protected; water, 2 discoveries, empty; "
            "1 explore token."
        ),
        (
            "System 2, Ember Reach, with the fleet: volcanic, 2 cruisers, empty; desert, developed by Ben, protected; "
            "barren, occupied by Anna; 1 explore token."
        ),
        (
            "System 3, Frostveil, ahead of the fleet: frozen, 2 influence, empty; water, 3 credits and 1 production, "
            "empty; water (token), 4 credits, empty; 1 explore token."
        ),
        "System 4: face down.",
        "System 5: face down.",
        (
            "Trade card 1, Commodity Trade: 2 of 3 slots taken; 3 credits → 2 production; 1 influence → 5 credits. "
            "Cubes on it: Anna 1 and Ben 1. Cubes on the space below, Manufacture: Anna 1. "
            "If the round ended now, it would be full and bring a golden era."
        ),
        (
            "Trade card 2, Political Cooperation: 0 of 3 slots taken; 7 credits → 2 influence; "
            "2 credits and 1 discovery → 1 production and 1 influence."
        ),
        "Trade card 3, Mercenary Contracts: 0 of 2 slots taken; 1 influence → 3 cruisers; 2 cruisers → 6 credits.",
        "Cubes that would come back in a golden era now: Anna 2 and Ben 1.",
        "Cubes on the Anomaly: Ben 1.",
        "Galactic Council: seat 1, Ben; seat 2 for 4 prestige, open; seat 4 for 3 prestige, open.",
        "Prestige track, first to last: Anna 2, Ben 0.",
        "Turn order of this round: Anna, Ben.",
        "Faction cards in the deck: 36.",
        (
            "If war came now: 1. Anna with 2 cruisers and strength 1, gaining 1 credit and 1 prestige; "
            "2. Ben with 1 cruiser and strength 0."
        ),
        "Anna would be the Overlord and could take: water in Silver Gate; volcanic in Ember Reach.",
        "",
        "Anna (you): 3 VP (prestige: 2; colonised planets: 1).",
        "Credits 8, production 0, discoveries 0, influence 0, prestige 2, relics 0.",
        "Cubes in hand 3, in supply 8. Cruisers in hand 2, in supply 6. Strength 1; cruisers kept after war: 1.",
        "Main factions: Humans, Quill Savants.",
        "No main ideology.",
        "Adapted to temperate, water and frozen planets.",
        "Technologies: Laser Weapons.",
        "Planets: 1 colonised, 0 developed, 1 occupied.",
        "Planets are protected: cruisers in hand 2, needed 1.",
        "Your hand, 1 card:",
        (
            "  Weasels: diplomacy; temperate and desert planets; Backroom Deals: any time: pay 5 credits, "
            "gain 1 influence and 1 prestige; main bonus 2 credits; boost 1 influence."
        ),
        "",
        "Ben: 2 VP (developed planets: 2).",
        "Credits 0, production 0, discoveries 0, influence 0, prestige 0, relics 0.",
        "Cubes in hand 3, in supply 7. Cruisers in hand 1, in supply 8. Strength 0; cruisers kept after war: 0.",
        "Main factions: Auralites.",
        "No main ideology.",
        "Adapted to frozen and volcanic planets.",
        "Planets: 0 colonised, 1 developed, 0 occupied.",
        "Planets are protected: cruisers in hand 1, needed 1.",
        "Faction cards in hand: 0.",
        "",
        "Waiting for: Anna.",
    ]
