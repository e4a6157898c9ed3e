"""A few sentences of Starfarers to the letter, in the three languages: trade and build, and flying."""

from __future__ import annotations

import pytest

from starhold.locale import LANGUAGES
from tests.games.sentences import asked, in_languages, words_of
from tests.games.starfarers.kit import Table, side, table

N7 = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"}


def busy() -> Table:
    """A table where seat 0 can build everything and trade with two of the others."""
    return table(
        side(
            ports="n4_27",
            colonies="n19_28 n26_27",
            ships={1: "colony n5_26"},
            hand="ore 4 fuel 3 carbon 3 food 2 goods 2",
            booster=1,
            friendship="merchant_goods diplomat_fame_1",
            stations="merchants diplomats",
        ),
        side(ports="n11_26", colonies="n1_28 n29_28", hand="ore 2"),
        side(ports="n19_26", colonies="n1_26", hand="food 1"),
        side(ports="n29_26", colonies="n8_27"),
        options={"offers": 3},
    )


def flying() -> Table:
    """A colony ship at the pirates of N7 and a trade ship in open space, at speed 6."""
    return table(
        side(ports="n4_27", ships={1: "colony n13_22", 2: "trade n20_19"}, freight_pod=1, booster=1),
        side(ports="n19_26"),
        side(),
        discs=N7,
        at="flight",
        balls="yellow red",
    )


# -- trade and build


@in_languages(
    "question",
    "Your turn: trade and build in any order. Then shake the mothership for the flight of your ship. "
    "You may still make 3 offers to the others.",
    "Jste na tahu: obchodujte a stavějte v libovolném pořadí. Pak hoďte mateřskou lodí k letu své lodi. "
    "Spoluhráčům smíte podat ještě 3 nabídky.",
    "Jūsų ėjimas: prekiaukite ir statykite bet kokia tvarka. Po to papurtykite motininį laivą savo laivo "
    "skrydžiui. Kitiems dar galite pateikti 3 pasiūlymus.",
)
@pytest.mark.rule("starfarers:1.2")
def test_a_turn(language: str, question: str) -> None:
    assert asked(busy(), language, 0) == question


@pytest.mark.rule("starfarers:1.3", "starfarers:4.6")
def test_a_turn_without_ships_and_offers() -> None:
    t = table(side(ports="n4_27"), side(), side(), options={"zero_offers": "none"})
    assert asked(t, "en", 0) == (
        "Your turn: trade and build in any order. You have no ship on the board, so end your turn after that. "
        "You have no offers left in this turn."
    )
    assert words_of(t, "cs", 0, "end") == "Ukončit tah (nemáte loď, která by letěla)"


BUILDS = [
    pytest.param(
        "shake",
        "Shake the mothership and fly (you cannot trade or build after that)",
        "Hodit mateřskou lodí a letět (konec obchodování a stavění)",
        "Papurtyti motininį laivą (prekyba ir statyba baigiasi)",
    ),
    pytest.param(
        "exchange:ore.fuel",
        "Give 3 ore to the supply for 1 fuel",
        "Dát banku 3× rudu za 1× palivo",
        "Duoti bankui 3× rūdą už 1× kurą",
    ),
    pytest.param(
        "exchange:goods.ore",
        "Give 1 trade good to the supply for 1 ore (with your Merchants’ card, once a turn)",
        "Dát banku 1× zboží za 1× rudu (karta Obchodníků, jednou za tah)",
        "Duoti bankui 1× prekę už 1× rūdą (Pirklių korta, kartą per ėjimą)",
    ),
    pytest.param(
        "colony_ship:n5_28",
        "Build a colony ship in the berth by carbon 8 (spaceport between fuel 4 and carbon 8, Alpha) "
        "(pay 1 ore, 1 fuel, 1 carbon and 1 food)",
        "Postavit kolonizační loď v kotvišti u karbonu 8 (přístav mezi palivem 4 a karbonem 8, Alfa) "
        "(zaplatit 1× rudu, 1× palivo, 1× karbon a 1× potraviny)",
        "Pastatyti kolonistų laivą prieplaukoje prie anglies 8 (uostas tarp kuro 4 ir anglies 8, Alfa) "
        "(sumokėti 1× rūdą, 1× kurą, 1× anglį ir 1× maistą)",
    ),
    pytest.param(
        "spaceport:n26_27",
        "Build a spaceport on the site between fuel 6 and goods 2/11 (Delta) (pay 3 carbon and 2 food, 1 more point)",
        "Postavit kosmický přístav na místě mezi palivem 6 a zbožím 2/11 (Delta) "
        "(zaplatit 3× karbon a 2× potraviny, 1 bod navíc)",
        "Pastatyti kosminį uostą vietoje tarp kuro 6 ir prekių 2/11 (Delta) "
        "(sumokėti 3× anglį ir 2× maistą, 1 taškas daugiau)",
    ),
    pytest.param(
        "upgrade:freight_pod",
        "Build a freight pod: pay 2 ore (you have 0 of 5)",
        "Koupit nákladní sekci: zaplatit 2× rudu (máte 0/5)",
        "Pirkti krovinių skyrių: sumokėti 2× rūdą (turite 0 iš 5)",
    ),
    pytest.param(
        "fame",
        "Buy a half medal: pay 1 trade good",
        "Koupit půlmedaili: zaplatit 1× zboží",
        "Pirkti pusmedalį: sumokėti 1× prekę",
    ),
]


@pytest.mark.parametrize(("notation", "english", "czech", "lithuanian"), BUILDS)
@pytest.mark.rule("starfarers:5.1", "starfarers:4.3")
def test_what_can_be_built_and_traded(notation: str, english: str, czech: str, lithuanian: str) -> None:
    t = busy()
    assert [words_of(t, language, 0, notation) for language in LANGUAGES] == [english, czech, lithuanian]


# -- flying


FLIGHTS = [
    pytest.param(
        "fly:1.n11_22",
        "Fly ship 1 (colony ship) to the outer corner of fuel (pirate base 4) (N7) (1 step)",
        "Letět lodí 1 (kolonizační) na vnější křižovatku u paliva (pirátská základna 4) (N7) (1 krok)",
        "Skristi laivu 1 (kolonistų) į išorinę sankryžą prie kuro (piratų bazė 4) (N7) (per 1 žingsnį)",
    ),
    pytest.param(
        "found:1.n14_19",
        "Fly ship 1 (colony ship) to the site between carbon 5 and food 3 (N7) and found a colony "
        "(5 steps, 1 more point)",
        "Letět lodí 1 (kolonizační) na místo mezi karbonem 5 a potravinami 3 (N7) a založit kolonii "
        "(5 kroků, 1 bod navíc)",
        "Skristi laivu 1 (kolonistų) į vietą tarp anglies 5 ir maisto 3 (N7) ir įkurti koloniją "
        "(per 5 žingsnius, 1 taškas daugiau)",
    ),
    pytest.param(
        "step:1.n11_22",
        "Fly ship 1 (colony ship) one step to the outer corner of fuel (pirate base 4) (N7) (then go on)",
        "Letět lodí 1 (kolonizační) o krok na vnější křižovatku u paliva (pirátská základna 4) (N7) (a pak dál)",
        "Skristi laivu 1 (kolonistų) vieną žingsnį į išorinę sankryžą prie kuro (piratų bazė 4) (N7) (ir tęsti)",
    ),
    pytest.param(
        "fly:2.n17_18",
        "Fly ship 2 (trade ship) into the empty sector N5 (towards 6 o’clock) (2 steps)",
        "Letět lodí 2 (obchodní) do prázdného kvadrantu N5 (směr 6 hodin) (2 kroky)",
        "Skristi laivu 2 (prekybos) į tuščią sektorių N5 (6 val. kryptimi) (per 2 žingsnius)",
    ),
    pytest.param(
        "fly:2.n22_21",
        "Fly ship 2 (trade ship) into open space near sector N8 (towards 8 o’clock) (3 steps) "
        "(turns up something unknown)",
        "Letět lodí 2 (obchodní) do volného vesmíru u kvadrantu N8 (směr 8 hodin) (3 kroky) (odhalí se něco neznámého)",
        "Skristi laivu 2 (prekybos) į atvirą kosmosą prie sektoriaus N8 (8 val. kryptimi) (per 3 žingsnius) "
        "(atverčiama kažkas nežinoma)",
    ),
    pytest.param("end", "End the flight and your turn", "Ukončit let i tah", "Baigti skrydį ir ėjimą"),
]


@pytest.mark.parametrize(("notation", "english", "czech", "lithuanian"), FLIGHTS)
@pytest.mark.rule("starfarers:6.5", "starfarers:10.1")
def test_where_ships_fly(notation: str, english: str, czech: str, lithuanian: str) -> None:
    t = flying()
    assert [words_of(t, language, 0, notation) for language in LANGUAGES] == [english, czech, lithuanian]


@pytest.mark.rule("starfarers:6.2", "starfarers:6.4")
def test_the_question_of_a_flight() -> None:
    t = flying()
    assert asked(t, "en", 0) == (
        "Flight at speed 6 (base 5, boosters and cards 1): 2 of your ships may still fly, one after another. "
        "Move them, or end your turn."
    )
    t.do(0, "step:1.n11_22")
    assert asked(t, "en", 0) == (
        "Ship 1 (colony ship) is under way at the outer corner of fuel (pirate base 4) (N7), with 5 steps left of "
        "speed 6. Fly on, or stop if it may stop here."
    )
    assert words_of(t, "lt", 0, "stop") == (
        "Sustabdyti laivą 1 (kolonistų) išorinėje sankryžoje prie kuro (piratų bazė 4) (N7)"
    )
    t.do(0, "stop")
    assert asked(t, "cs", 0) == (
        "Let rychlostí 6 (základ 5, pohonné jednotky a karty 1): letět ještě smí 1 vaše loď. "
        "Pohněte jí, nebo tah ukončete."
    )


@pytest.mark.rule("starfarers:8.1")
def test_a_flight_that_turns_something_up() -> None:
    t = table(
        side(ports="n4_27", ships={1: "colony n13_24"}), side(ports="n19_26"), side(), at="flight", balls="red yellow"
    )
    assert words_of(t, "en", 0, "fly:1.n11_22") == (
        "Fly ship 1 (colony ship) to the outer corner of fuel (N7) (3 steps) (turns up something unknown)"
    )
    assert words_of(t, "cs", 0, "step:1.n14_23").endswith(" (a pak dál)")


@pytest.mark.rule("starfarers:9.8")
def test_a_ship_that_stays_and_clears() -> None:
    t = table(
        side(ports="n4_27", ships={1: "colony n11_22"}, cannon=4),
        side(ports="n19_26"),
        side(),
        discs=N7,
        at="flight",
        options={"waiting_ship": "next_move"},
    )
    assert words_of(t, "en", 0, "fly:1.n11_22") == (
        "Leave ship 1 (colony ship) at the outer corner of fuel (pirate base 4) (N7) and clear what lies beside it"
    )
