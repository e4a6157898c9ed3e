"""A few sentences of Age of Galaxy to the letter, in the three languages: turns, actions, refusals, plurals."""

from __future__ import annotations

import pytest

from starhold.locale import Words
from tests.games.alliances.kit import Table, side, table
from tests.games.sentences import asked, in_languages, refusal, words_of


def busy() -> Table:
    """A table where every action is possible for seat 0."""
    return table(
        side("humans quill", "weasels amoebans", credits=8, discovery=2, influence=3, cruisers=2, production=2),
        side("auralites", prestige=3),
        systems="silver_gate ember_reach frostveil",
        fleet=2,
        planets={"silver_gate.1": "0 colonised", "silver_gate.2": "0 developed", "ember_reach.2": "0 colonised"},
        tokens={"frostveil.3": "pt_water"},
    )


# -- a turn


@pytest.mark.rule("alliances:D18")
@in_languages(
    "question after",
    (
        (
            "Your turn: do one action with a cube. You may use free effects and play one faction card before or "
            "after it. After this one you have 2 cubes left."
        ),
        (
            "Your turn: you have done your action. You may still use free effects and play one faction card, "
            "or end your "
            "turn."
        ),
    ),
    (
        (
            "Jste na tahu: proveďte kostkou jednu akci. Před ní i po ní smíte použít volné efekty a zahrát jednu "
            "kartu frakce. Po této vám zbudou 2 kostky."
        ),
        (
            "Jste na tahu: akci už máte za sebou. Ještě smíte použít volné efekty a zahrát jednu kartu frakce, "
            "nebo tah ukončete."
        ),
    ),
    (
        (
            "Jūsų ėjimas: kubeliu atlikite vieną veiksmą. Prieš jį ir po jo galite naudoti laisvuosius poveikius "
            "ir sužaisti vieną frakcijos kortą. Po šio jums liks 2 kubeliai."
        ),
        (
            "Jūsų ėjimas: veiksmas jau atliktas. Dar galite naudoti laisvuosius poveikius ir sužaisti vieną "
            "frakcijos kortą arba baikite ėjimą."
        ),
    ),
)
def test_a_turn(language: str, question: str, after: str) -> None:
    t = busy()
    assert asked(t, language, 0) == question
    t.do(0, "scavenge")
    assert asked(t, language, 0) == after


@pytest.mark.rule("alliances:D2", "alliances:D19")
def test_every_turn_that_can_come_up() -> None:
    t = busy()
    t.do(0, "boost:weasels")
    assert asked(t, "en", 0) == (
        "Your turn: do one action with a cube. You may use free effects first; you have played your card of this turn. "
        "After this one you have 2 cubes left."
    )
    t.do(0, "scavenge")
    assert asked(t, "en", 0) == (
        "Your turn: you have done your action. You may still use free effects, or end your turn."
    )
    last = table(side("humans", production=1, cubes=1), side("quill"))
    assert asked(last, "en", 0).endswith(" This is your last cube of the round.")


ACTIONS = [
    pytest.param(
        "colonize:frostveil.2",
        "Colonize the water planet in Frostveil (nothing to pay, gain 3 credits and 1 production)",
        "Kolonizovat vodní planetu v systému Mrazivý závoj: zdarma (získat 3 kredity a 1 produkci)",
        "Kolonizuoti vandeninę planetą sistemoje „Šerkšno šydas“: nemokamai (gauti 3 kreditus ir 1 gamybos vienetą)",
    ),
    pytest.param(
        "colonize:frostveil.3",
        "Colonize the water planet token in Frostveil (nothing to pay, gain 4 credits)",
        "Kolonizovat vodní planetu na žetonu v systému Mrazivý závoj: zdarma (získat 4 kredity)",
        "Kolonizuoti vandeninę planetą (žetoną) sistemoje „Šerkšno šydas“: nemokamai (gauti 4 kreditus)",
    ),
    pytest.param(
        "develop:silver_gate.1.influence",
        "Develop the temperate planet in Silver Gate: gain 1 prestige and 1 influence (pay 7 credits)",
        "Rozvinout přívětivou planetu v systému Stříbrná brána: získat 1 prestiž a 1 vliv (zaplatit 7 kreditů)",
        "Išvystyti palankią planetą sistemoje „Sidabro vartai“: gauti 1 prestižo vienetą ir 1 įtakos vienetą "
        "(sumokėti 7 kreditus)",
    ),
    pytest.param(
        "manufacture:2",
        "Manufacture: pay 4 credits, gain 2 cruisers",
        "Výroba: zaplatit 4 kredity, získat 2 křižníky",
        "Statyba: sumokėti 4 kreditus, gauti 2 kreiserius",
    ),
    pytest.param(
        "retrieve:2",
        "Retrieve: pay 6 credits and 2 discoveries, gain 2 relics",
        "Studium: zaplatit 6 kreditů a 2 objevy, získat 2 artefakty",
        "Studijos: sumokėti 6 kreditus ir 2 atradimus, gauti 2 artefaktus",
    ),
    pytest.param(
        "scavenge",
        "Scavenge: nothing to pay, gain 1 production",
        "Těžba: zdarma získat 1 produkci",
        "Kasyba: nemokamai gauti 1 gamybos vienetą",
    ),
    pytest.param(
        "trade:commodity_trade.1",
        "Trade, Commodity Trade: 3 credits → 2 production",
        "Obchod, Obchod se zbožím: 3 kredity → 2 produkce",
        "Prekyba „Prekių mainai“: 3 kreditai → 2 gamybos vienetai",
    ),
    pytest.param(
        "explore:frostveil.x1",
        "Explore token 1 in Frostveil: discard 1 cruiser, gain what the token shows",
        "Prozkoumat 1. žeton v systému Mrazivý závoj: odhodit 1 křižník",
        "Žvalgyti 1-ąjį žetoną sistemoje „Šerkšno šydas“: išmesti 1 kreiserį, gauti tai, ką žetonas rodo",
    ),
    pytest.param(
        "explore:silver_gate.x1",
        "Explore the token in Silver Gate: discard 1 cruiser, gain what the token shows",
        "Prozkoumat žeton v systému Stříbrná brána: odhodit 1 křižník",
        "Žvalgyti žetoną sistemoje „Sidabro vartai“: išmesti 1 kreiserį, gauti tai, ką žetonas rodo",
    ),
    pytest.param(
        "nominate:4",
        "Nominate, council seat 4: pay 3 influence, gain 3 prestige",
        "Nominace, 4. křeslo rady: zaplatit 3 vlivy, získat 3 prestiže",
        "Nominavimas, 4 vieta taryboje: sumokėti 3 įtakos vienetus, gauti 3 prestižo vienetus",
    ),
    pytest.param(
        "research:terraforming.credits",
        "Research Terraforming: pay 3 credits, gain 1 production (colonise barren planets) (Patents: gain 2 credits)",
        "Vyzkoumat technologii Teraformace: zaplatit 3 kredity, získat 1 produkci "
        "(kolonizace pustinných planet) (Patenty: získat 2 kredity)",
        "Ištirti technologiją „Teraformavimas“: sumokėti 3 kreditus (gauti 1 gamybos vienetą; "
        "negyvų planetų kolonizavimas) (Patentai: gauti 2 kreditus)",
    ),
    pytest.param(
        "convert:production",
        "Turn 1 production into 1 credit",
        "Proměnit 1 produkci na 1 kredit",
        "Iškeisti 1 gamybos vienetą į 1 kreditą",
    ),
    pytest.param(
        "main:weasels",
        "Add Weasels to your alliance (diplomacy; temperate and desert planets; Backroom Deals: any time: "
        "pay 5 credits, gain 1 influence and 1 prestige): gain 2 credits",
        "Přidat do aliance frakci Lasici (diplomacie; přívětivé a pouštní planety; Zákulisní dohody: kdykoli v "
        "tahu zaplatit 5 kreditů, získat 1 vliv a 1 prestiž): získat 2 kredity",
        "Priimti į aljansą frakciją „Žebenkštys“ (diplomatija; prie palankių ir dykuminių planetų; Užkulisiniai "
        "sandoriai: bet kada per ėjimą sumokėti 5 kreditus, gauti 1 įtakos vienetą ir 1 prestižo vienetą): "
        "gauti 2 kreditus",
    ),
    pytest.param(
        "ideology:weasels",
        "Tuck Weasels as your true ideology: diplomacy (1 more VP for every 4 prestige)",
        "Zasunout kartu Lasici jako skutečnou ideologii: diplomacie (1 VB navíc za každé 4 prestiže)",
        "Paskelbti tikrąją ideologiją korta „Žebenkštys“: diplomatija "
        "(papildomas 1 PT už kiekvienus 4 prestižo vienetus)",
    ),
    pytest.param(
        "boost:weasels",
        "Discard Weasels as a one-time boost: gain 1 influence",
        "Odhodit kartu Lasici jako posilu: získat 1 vliv",
        "Išmesti kortą „Žebenkštys“ kaip paramą: gauti 1 įtakos vienetą",
    ),
]


@pytest.mark.parametrize(("notation", "english", "czech", "lithuanian"), ACTIONS)
def test_actions(notation: str, english: str, czech: str, lithuanian: str) -> None:
    t = busy()
    assert words_of(t, "en", 0, notation) == english
    assert words_of(t, "cs", 0, notation) == czech
    assert words_of(t, "lt", 0, notation) == lithuanian


# -- what abilities and limits do to an action


@pytest.mark.rule("alliances:D15", "alliances:D16", "alliances:D20")
def test_abilities_and_limits_are_told_with_the_action() -> None:
    t = table(
        side("feimur_v5 vharn", "quill", credits=11, cruisers=4, influence=1),
        side("auralites"),
        trades="mercenary_contracts commodity_trade political_cooperation",
    )
    assert words_of(t, "en", 0, "trade:mercenary_contracts.2") == (
        "Trade, Mercenary Contracts: 2 cruisers → 6 credits "
        "(Salvage Protocol: gain 2 credits; lost at the limit: 7 credits)"
    )
    assert words_of(t, "en", 0, "manufacture:1") == (
        "Manufacture: pay 2 credits, gain 1 cruiser (Prize Crews: gain 1 cruiser; lost at the limit: 1 cruiser)"
    )
    assert words_of(t, "cs", 0, "boost:quill") == (
        "Odhodit kartu Učenci brku jako posilu: získat 3 kredity (nad limit propadá: 2 kredity)"
    )
    assert words_of(t, "lt", 0, "explore:silver_gate.x1") == (
        "Žvalgyti žetoną sistemoje „Sidabro vartai“: išmesti 1 kreiserį, gauti tai, ką žetonas rodo "
        "(Perdirbimo protokolas: gauti 2 kreditus)"
    )


@pytest.mark.rule("alliances:D21")
def test_one_ability_after_another() -> None:
    t = table(
        side("velvet_court tecton auralites", credits=7), side("humans"), planets={"silver_gate.1": "0 colonised"}
    )
    assert words_of(t, "en", 0, "develop:silver_gate.1.influence") == (
        "Develop the temperate planet in Silver Gate: gain 1 prestige and 1 influence (pay 7 credits) "
        "(Resonance: gain 1 credit; Patronage: gain 1 relic; Bedrock Cities: gain 2 production)"
    )


@pytest.mark.rule("alliances:D12", "alliances:D16")
def test_discounts_and_waivers_show_in_the_price() -> None:
    t = table(
        side(
            "deep_listeners noospheric sel_archivists",
            credits=6,
            discovery=1,
            cruisers=1,
            technologies="hyperspace_scanner",
        ),
        side("humans"),
    )
    assert words_of(t, "en", 0, "explore:silver_gate.x1") == (
        "Explore the token in Silver Gate: discard no cruiser, gain what the token shows "
        "(Hyperspace Scanner: gain 1 discovery)"
    )
    assert words_of(t, "en", 0, "research:warp_drive.credits").startswith("Research Warp Drive: pay 2 credits, ")
    assert words_of(t, "en", 0, "retrieve:1") == "Retrieve: pay 2 credits and 1 discovery, gain 1 relic"
    assert words_of(t, "en", 0, "research:planetary_shield.credits") == (
        "Research Planetary Shield: pay 2 credits and 1 discovery, gain 1 prestige (your planets are always protected)"
    )


# -- refusals to the letter


@pytest.mark.rule("alliances:D6")
@in_languages(
    "sentence",
    "You cannot pay: this takes 7 credits, and you have only 3. "
    "Choose something cheaper, or gain more first. (alliances:D6)",
    "Nemáte čím zaplatit: stojí to 7 kreditů a máte jen 3. "
    "Zvolte něco levnějšího, nebo si nejdříve opatřete víc. (alliances:D6)",
    "Neturite kuo sumokėti: tai kainuoja 7 kreditus, o jūs turite tik 3. "
    "Pasirinkite ką nors pigesnio arba pirma įgykite daugiau. (alliances:D6)",
)
def test_too_poor(language: str, sentence: str) -> None:
    t = table(side("humans", credits=3), side("quill"), planets={"silver_gate.1": "0 colonised"})
    assert refusal(t, language, 0, "develop:silver_gate.1.discovery") == sentence


@pytest.mark.rule("alliances:D4", "alliances:D5", "alliances:D14")
def test_refusals_name_what_they_are_about() -> None:
    t = table(side("humans"), side("quill"), fleet=1)
    assert refusal(t, "en", 0, "colonize:frostveil.2") == (
        "Frostveil is out of your reach: the fleet has not come that far. "
        "Choose a system up to the fleet, or research Warp Drive. (alliances:D4)"
    )
    assert refusal(t, "cs", 0, "colonize:ember_reach.1") == (
        "Na vulkanické planety není adaptována žádná z vašich hlavních frakcí a nemáte ani kartu, kterou byste za to "
        "odhodili. Zvolte jinou planetu, nebo přidejte frakci, která na ně adaptována je. (alliances:D5)"
    )
    assert refusal(t, "lt", 0, "research:planetary_shield.credits") == (
        "Technologija „Planetinis skydas“ jums neprieinama: pirma reikia vienos iš šių: Orbitinės liejyklos arba "
        "Hipererdvės skeneris. Ištirkite vieną iš jų. (alliances:D14)"
    )
    assert refusal(t, "en", 0, "swarm:silver_gate.1") == (
        "Locusts is not in your alliance, or has no ability of this kind. "
        "Choose one of your main factions that has. (alliances:D2)"
    )


# -- plurals


@pytest.mark.parametrize(
    ("language", "key", "resource", "expected"),
    [
        ("en", "amount", "discovery", ["1 discovery", "2 discoveries", "5 discoveries", "11 discoveries"]),
        ("cs", "amount", "credits", ["1 kredit", "2 kredity", "5 kreditů", "11 kreditů"]),
        ("cs", "amount-acc", "production", ["1 produkci", "2 produkce", "5 produkcí", "11 produkcí"]),
        ("cs", "amount", "prestige", ["1 prestiž", "2 prestiže", "5 prestiží", "11 prestiží"]),
        ("lt", "amount", "cruisers", ["1 kreiseris", "2 kreiseriai", "5 kreiseriai", "11 kreiserių"]),
        ("lt", "amount-acc", "relic", ["1 artefaktą", "2 artefaktus", "5 artefaktus", "11 artefaktų"]),
        ("lt", "amount-less", "influence", [
            "1 įtakos vienetu", "2 įtakos vienetais", "5 įtakos vienetais", "11 įtakos vienetų",
        ]),
    ],
)  # fmt: skip
def test_plurals(language: str, key: str, resource: str, expected: list[str]) -> None:
    words = Words(language, "alliances")
    assert [words.say(key, n=number, resource=resource) for number in (1, 2, 5, 11)] == expected
