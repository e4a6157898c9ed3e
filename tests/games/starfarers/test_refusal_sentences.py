"""Refusals of Starfarers to the letter, and what such sentences are made of: places and plurals."""

from __future__ import annotations

import pytest

from starhold.games.starfarers.board import NODE_NAMES
from starhold.games.starfarers.place_text import NEAREST, PlaceText
from starhold.locale import LANGUAGES, Words
from tests.games.sentences import languages, refusal
from tests.games.starfarers.test_sentences import busy, flying

# -- refusals


REFUSALS = [
    pytest.param(
        "spaceport:n19_28",
        "You cannot pay: this takes 3 carbon, and you hold only 1. The whole price is 3 carbon and 2 food. "
        "Trade for what is missing first. (starfarers:5.1)",
        "Nemáte čím zaplatit: stojí to 3× karbon a máte jen 1. Celkem je třeba zaplatit 3× karbon a 2× potraviny. "
        "Nejdříve vyměňte, co chybí. (starfarers:5.1)",
        "Neturite kuo sumokėti: reikia atiduoti 3× anglį, o turite tik 1. "
        "Iš viso reikia sumokėti 3× anglį ir 2× maistą. "
        "Pirma išsikeiskite tai, ko trūksta. (starfarers:5.1)",
    ),
    pytest.param(
        "colony_ship:n5_26",
        "There is already a ship in the berth by fuel (spaceport between fuel and carbon, Alpha). "
        "Choose a free berth, or fly that ship away first. (starfarers:5.10)",
        "V kotvišti u paliva (přístav mezi palivem a karbonem, Alfa) už stojí loď. "
        "Zvolte volné kotviště, nebo s tou lodí nejdříve odleťte. (starfarers:5.10)",
        "Prieplaukoje prie kuro (uostas tarp kuro ir anglies, Alfa) jau stovi laivas. "
        "Pasirinkite laisvą prieplauką arba pirma nuskraidinkite tą laivą. (starfarers:5.10)",
    ),
    pytest.param(
        "exchange:carbon.ore",
        "The supply wants 3 equal cards for one, and you hold 1 carbon. "
        "Trade something else, or make an offer. (starfarers:4.3)",
        "Za jednu kartu chce bank 3 stejné karty a karet karbonu máte 1. "
        "Vyměňte něco jiného, nebo dejte nabídku. (starfarers:4.3)",
        "Už vieną kortą bankui reikia 3 vienodų kortų, o anglies kortų turite 1. "
        "Keiskite ką nors kita arba pateikite pasiūlymą. (starfarers:4.3)",
    ),
    pytest.param(
        "end",
        "You have a ship on the board, so you must shake the mothership before your turn ends. "
        "No ship has to move. (starfarers:1.4)",
        "Na plánu máte loď, před koncem tahu je proto třeba hodit mateřskou lodí. "
        "Hoďte; žádná loď se pohnout nemusí. (starfarers:1.4)",
        "Lentoje turite laivą, todėl prieš ėjimo pabaigą reikia papurtyti motininį laivą. "
        "Papurtykite; nė vienas laivas judėti neprivalo. (starfarers:1.4)",
    ),
]


@pytest.mark.parametrize(("notation", "english", "czech", "lithuanian"), REFUSALS)
@pytest.mark.rule("starfarers:5.1", "starfarers:5.10")
def test_why_not(notation: str, english: str, czech: str, lithuanian: str) -> None:
    t = busy()
    t.do(0, "upgrade:cannon")
    assert [refusal(t, language, 0, notation) for language in LANGUAGES] == [english, czech, lithuanian]


@pytest.mark.rule("starfarers:6.2", "starfarers:7.2")
def test_why_a_ship_cannot_fly_there() -> None:
    t = flying()
    assert refusal(t, "en", 0, "fly:1.n1_0") == (
        "That is too far: flying to the edge of sector F1 takes 26 steps, and 6 are left. "
        "Choose a nearer place. (starfarers:6.2)"
    )
    assert refusal(t, "cs", 0, "fly:2.n14_19") == (
        "Obchodní loď nesmí zastavit na místě pro kolonii v kvadrantu N7: taková místa patří koloniím. "
        "Proleťte kolem, nebo zastavte jinde. (starfarers:7.2)"
    )
    assert refusal(t, "lt", 0, "found:1.n11_20") == (
        "Šią vietą uždaro piratų bazė, kurios galia 4. Pirma atskriskite turėdami tiek patrankų. (starfarers:10.1)"
    )


# -- places


@languages
def test_every_intersection_has_words_of_its_own(language: str) -> None:
    t = flying()
    places = PlaceText(Words(language, "starfarers"))
    for word in (places.to, places.at, places.on):
        assert len({word(t.state, node) for node in range(len(NODE_NAMES))}) == len(NODE_NAMES)
    assert set(NEAREST) == set(range(len(NODE_NAMES)))


@pytest.mark.parametrize(
    ("node", "where"),
    [
        ("n14_19", "on the site between carbon 5 and food 3 (N7)"),
        (
            "n13_22",
            "at the point by fuel (pirate base 4) (next to the site between food 3 and fuel (pirate base 4), N7)",
        ),
        ("n5_28", "in the berth by carbon 8 (spaceport between fuel 4 and carbon 8, Alpha)"),
        ("n25_14", "at the docking point of the Merchants (N3)"),
        ("n22_13", "beside the outpost of the Merchants (N3) (towards 10 o’clock)"),
        ("n17_16", "in the middle of sector N5"),
        ("n20_19", "in open space near sector N5 (towards 5 o’clock)"),
        ("n17_2", "on the site between fuel and goods (F2)"),
    ],
)
def test_places_on_the_table(node: str, where: str) -> None:
    assert PlaceText(Words("en", "starfarers")).at(flying().state, NODE_NAMES.index(node)) == where


def test_places_in_the_log() -> None:
    """It does not know which sectors lie where, but what lies at home never changes."""
    places = PlaceText(Words("en", "starfarers"))
    assert places.told(NODE_NAMES.index("n14_19"))["to"] == "to the edge of sector N7"
    assert places.told(NODE_NAMES.index("n14_19"), "site")["on"] == "on a colony site in sector N7"
    assert places.told(NODE_NAMES.index("n13_22"), "berth")["at"] == "in a berth in sector N7"
    assert places.told(NODE_NAMES.index("n25_14"))["at"] == "in the middle of sector N3"
    assert places.told(NODE_NAMES.index("n4_27"))["at"] == "on the site between fuel and carbon (Alpha)"
    assert places.told(NODE_NAMES.index("n5_28"), "berth")["at"] == (
        "in the berth by carbon (spaceport between fuel and carbon, Alpha)"
    )


# -- plurals


COUNTED = {
    "cs": {
        ("n-cards", "cards"): ["0 karet", "1 karta", "2 karty", "5 karet", "21 karet"],
        ("n-steps", "steps"): ["0 kroků", "1 krok", "2 kroky", "5 kroků", "21 kroků"],
        ("n-halves", "n"): ["0 půlmedailí", "1 půlmedaili", "2 půlmedaile", "5 půlmedailí", "21 půlmedailí"],
        ("n-points", "points"): ["0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů"],
        ("n-pods", "due"): [
            "0 nákladních sekcí", "1 nákladní sekce", "2 nákladní sekce", "5 nákladních sekcí", "21 nákladních sekcí",
        ],
    },
    "lt": {
        ("n-cards", "cards"): ["0 kortų", "1 korta", "2 kortos", "5 kortos", "21 korta"],
        ("n-steps", "steps"): ["0 žingsnių", "1 žingsnį", "2 žingsnius", "5 žingsnius", "21 žingsnį"],
        ("n-halves", "n"): ["0 pusmedalių", "1 pusmedalį", "2 pusmedalius", "5 pusmedalius", "21 pusmedalį"],
        ("n-points", "points"): ["0 taškų", "1 taškas", "2 taškai", "5 taškai", "21 taškas"],
        ("n-pods", "due"): [
            "0 krovinių skyrių", "1 krovinių skyriaus", "2 krovinių skyrių", "5 krovinių skyrių",
            "21 krovinių skyriaus",
        ],
    },
}  # fmt: skip


@pytest.mark.parametrize("language", ["cs", "lt"])
def test_plurals(language: str) -> None:
    words = Words(language, "starfarers")
    for (key, name), forms in COUNTED[language].items():
        assert [words.say(key, **{name: n}) for n in (0, 1, 2, 5, 21)] == forms


def test_plurals_of_upgrades() -> None:
    czech, lithuanian = Words("cs", "starfarers"), Words("lt", "starfarers")
    assert [czech.say("n-upgrades", n=n, upgrade="booster") for n in (1, 3, 6)] == [
        "1 pohonná jednotka", "3 pohonné jednotky", "6 pohonných jednotek",
    ]  # fmt: skip
    assert [lithuanian.say("n-upgrades", n=n, upgrade="freight_pod") for n in (1, 3, 20)] == [
        "1 krovinių skyrius", "3 krovinių skyriai", "20 krovinių skyrių",
    ]  # fmt: skip
