"""Sentences of Starfarers to the letter: offers, the seven, encounters, stations, set-up, and the table by lines."""

from __future__ import annotations

import pytest

from starhold.games.starfarers.text import StarfarersText
from tests.games.sentences import NAMES, asked, log, refusal, words_of
from tests.games.starfarers.kit import Table, balls, dice, later, new_game, side, table
from tests.games.starfarers.test_sentences import N7, busy


def meeting(card: str, hand: str = "ore 2 fuel 1", **mine: object) -> Table:
    """Seat 0 of three meets that card."""
    ships = {1: "colony n5_26", 2: "trade n5_24"}
    t = table(
        side(ports="n4_27", hand=hand, **{"ships": ships, **mine}),  # type: ignore[arg-type]
        side(ports="n19_26", hand="ore 1 fuel 2"),
        side(hand="food 2"),
        discs=N7,
        at="encounter",
    )
    t.luck(card)
    return later(t)


# -- offers


@pytest.mark.rule("starfarers:4.6")
def test_an_offer_in_the_making() -> None:
    t = busy()
    t.do(0, "offer")
    assert asked(t, "en", 0) == (
        "Your offer: you give nothing yet and ask for nothing yet, addressed to all others. "
        "Add cards, name a player, send it or drop it."
    )
    assert asked(t, "cs", 0).startswith(
        "Vaše nabídka: zatím nic nedáváte a zatím nic nechcete; je určena všem ostatním. "
    )
    t.do(0, "give:ore", "give:ore", "ask:food", "to:2", "to:3")
    assert words_of(t, "en", 0, "give:ore") == "Offer 1 ore more (you hold 2)"
    assert words_of(t, "lt", 0, "send") == "Išsiųsti: duodate 2× rūdą už 1× maistą"
    assert asked(t, "lt", 0) == (
        "Jūsų pasiūlymas: duodate 2× rūdą, norite gauti 1× maistą; jis skirtas žaidėjui Nr. 2 (raudona) ir "
        "žaidėjui Nr. 3 (balta). Pridėkite kortų, nurodykite žaidėją, išsiųskite arba atsisakykite."
    )
    assert refusal(t, "en", 0, "to:2") == (
        "You have already addressed seat 2. Name another player, or send the offer. (starfarers:4.6)"
    )


@pytest.mark.rule("starfarers:4.6", "starfarers:4.7")
def test_answers_and_a_deal() -> None:
    t = busy()
    t.do(0, "offer", "give:ore", "give:ore", "ask:food", "to:2", "to:3", "send")
    assert asked(t, "en", 1) == (
        "Seat 1 (yellow) offers you 2 ore and asks for 1 food in return. Accept, decline, or make a counter-offer."
    )
    assert words_of(t, "cs", 2, "accept") == "Přijmout: dáváte 1× potraviny a dostáváte 2× rudu"
    assert refusal(t, "cs", 1, "accept") == "Karet potravin na to nemáte dost. Zvolte něco jiného. (starfarers:4.7)"
    t.do(2, "accept")
    t.do(1, "counter", "give:ore", "ask:goods")
    assert asked(t, "cs", 1) == (
        "Hráč 1 (žlutá) vám nabízí 2× rudu za 1× potraviny. Vaše protinabídka: dáváte 1× rudu a chcete 1× zboží. "
        "Přidejte karty, odešlete ji, nebo se vraťte k nabídce."
    )
    assert words_of(t, "en", 1, "cancel") == "Back to the offer"
    t.do(1, "send")
    assert asked(t, "en", 0) == (
        "You offered 2 ore for 1 food. Seat 2 (red) would give 1 ore for 1 trade good. Seat 3 (white) accepts. "
        "Make a deal with one of them, or drop the offer."
    )
    assert words_of(t, "lt", 0, "deal:2") == (
        "Sandoris su žaidėju Nr. 2 (raudona): duodate 1× prekę ir gaunate 1× rūdą"
    )
    t.do(0, "deal:3")
    assert log(t, "en") == [
        "Anna offers 2 ore for 1 food.",
        "Ben would rather give 1 ore for 1 trade good.",
        "Cyril accepts.",
        "Anna trades 2 ore for 1 food with Cyril.",
        "Cyril gives 1 food.",
        "Anna gives 2 ore.",
    ]


# -- production


@pytest.mark.rule("starfarers:3.2", "starfarers:3.3")
def test_the_seven() -> None:
    t = table(side(ports="n4_27", hand="ore 5 fuel 4"), side(hand="ore 1"), side(hand="food 2"), at="roll")
    t.luck(*dice(3, 4))
    later(t)
    assert asked(t, "en", 0) == (
        "A seven: you hold 9 cards, and 7 are safe. Return half of your hand to the supply, 4 cards of your choice; "
        "4 to go."
    )
    t.do(0, "return:ore", "return:ore", "return:fuel")
    assert asked(t, "cs", 0).endswith("; zbývá 1. Zatím zvoleno: 2× ruda a 1× palivo.")
    assert words_of(t, "lt", 0, "return:ore") == "Grąžinti į banką 1× rūdą (turite 3)"
    t.do(0, "return:fuel")
    assert words_of(t, "en", 0, "draw:3") == "Draw a random card from seat 3 (white) (2 cards in hand)"
    t.do(0, "draw:2")
    assert log(t, "cs")[:4] == [
        "Anna hází 3 + 4 = 7: žádná planeta nevynáší a tahají se karty.",
        "Anna vrací do banku 2× rudu.",
        "Anna vrací do banku 2× palivo.",
        "Anna vytahuje kartu (1× rudu); přichází o ni Ben.",
    ]


@pytest.mark.rule("starfarers:11.9")
def test_relief() -> None:
    t = table(
        side(ports="n4_27"),
        side(ports="n19_26", friendship="diplomat_relief", stations="diplomats"),
        side(),
        at="roll",
    )
    t.luck(*dice(1, 1))
    later(t)
    assert asked(t, "lt", 1) == (
        "Ši gamyba jums nieko neduoda. Su korta „Parama“ galite paimti iš banko vieną pasirinktą kortą."
    )
    assert [words_of(t, "en", 1, notation) for notation in ("take:goods", "none")] == [
        "Take from the supply: 1 trade good",
        "Take nothing",
    ]


# -- encounters


@pytest.mark.rule("starfarers:12.2", "starfarers:12.17")
def test_a_trader_who_is_none() -> None:
    t = meeting("e07", cannon=1)
    question = asked(t, "en", 0)
    assert question.startswith("Trader Alongside: ")
    assert question.endswith(" You hold 3 cards.")
    assert question == asked(meeting("e01"), "en", 0)  # a true and a false trader begin alike (starfarers:12.24)
    t.do(0, "answer:2")
    assert asked(t, "en", 0) == "Trader Alongside: choose the cards you offer, 2 to go."
    t.do(0, "pay:ore")
    assert asked(t, "cs", 0).endswith("zvolte karty, které nabídnete; zbývá 1. Zatím zvoleno: 1× ruda.")
    t.do(0, "pay:fuel")
    assert asked(t, "en", 0).endswith("Do you give chase?")
    t.luck(*balls("red yellow black blue"))
    t.do(0, "answer:yes")
    lines = log(t, "en")
    for line in (
        "Anna sets 1 ore aside.",
        "Anna shakes out red and yellow: combat strength 6.",
        "Cyril shakes out black and blue: combat strength 1.",
        "Anna wins the comparison.",
        "Anna gets 1 ore back.",
        "Anna gains 1 half medal.",
        "Encounter 7 (Trader Alongside) is over.",
    ):
        assert line in lines


@pytest.mark.rule("starfarers:12.3")
def test_an_answer_one_cannot_pay() -> None:
    t = meeting("e05", hand="ore 1")
    assert refusal(t, "en", 0, "answer:3") == (
        "That takes 3 cards, and you hold only 1. Choose another answer. (starfarers:12.3)"
    )
    assert refusal(t, "lt", 0, "answer:yes").startswith("Į šį susitikimą atsakoma kitaip.")


@pytest.mark.rule("starfarers:12.7")
def test_a_ship_is_grounded() -> None:
    t = meeting("e05")
    t.do(0, "answer:0")
    assert asked(t, "en", 0) == "Trader Alongside: choose which of your ships takes no part in this flight."
    assert words_of(t, "cs", 0, "ground:2") == (
        "Zadržet loď 2 (obchodní) ve volném vesmíru u domovské soustavy Alfa (směr 1 hodina)"
    )
    t.do(0, "ground:1")
    assert "Anna’s ship 1 is grounded at the point by fuel (next to the site between fuel and carbon, Alpha)." in (
        log(t, "en")
    )


@pytest.mark.rule("starfarers:12.18")
def test_a_swap() -> None:
    t = meeting("e12")
    t.do(0, "answer:yes")
    assert asked(t, "en", 0) == "Goods Without Papers: choose the card you give in exchange."
    t.do(0, "pay:ore")
    assert asked(t, "en", 0) == "Goods Without Papers: choose the cards you take from the supply, 2 to go."
    assert refusal(t, "cs", 0, "take:ore") == (
        "Dali jste rudu, vzít si proto musíte jinou surovinu. Zvolte jinou. (starfarers:12.18)"
    )


@pytest.mark.rule("starfarers:12.19")
def test_others_hand_over() -> None:
    t = meeting("e01")
    t.do(0, "answer:0")
    assert asked(t, "en", 1) == (
        "Trader Alongside: choose the cards you hand over to seat 1 (yellow), 1 to go. Nobody else sees which."
    )
    assert words_of(t, "cs", 1, "pay:fuel") == "Dát 1× palivo (máte 2)"


@pytest.mark.rule("starfarers:12.16", "starfarers:12.20")
def test_upgrades_come_and_go() -> None:
    t = meeting("e02", hand="ore 3", booster=1)
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore")
    assert asked(t, "en", 0) == "Trader Alongside: choose the upgrade you attach to your mothership."
    assert words_of(t, "cs", 0, "attach:booster") == "Připevnit pohonnou jednotku (máte 1/6)"
    t = meeting("e28", booster=1, cannon=2)
    t.do(0, "answer:0")
    assert words_of(t, "lt", 0, "lose:cannon") == "Netekti patrankos (turite 2)"
    assert refusal(t, "cs", 0, "lose:freight_pod") == (
        "Takový modul na vaší mateřské lodi není: nákladní sekce. Zvolte modul, který na ní je. (starfarers:12.16)"
    )


@pytest.mark.rule("starfarers:12.9")
def test_a_space_jump() -> None:
    t = meeting("e28")
    t.do(0, "answer:2", "pay:ore", "pay:ore")
    assert asked(t, "en", 0) == (
        "Space jump: you may put one of your ships on any free intersection where it may stop. "
        "It does not fly any more in this turn."
    )
    assert [words_of(t, "en", 0, notation) for notation in ("none", "jump:1.n14_19", "jump:2.n20_7")] == [
        "Do not jump",
        "Jump with ship 1 (colony ship) to the site between carbon 5 and food 3 (N7)",
        "Jump with ship 2 (trade ship) to the outer corner of goods (F6) (turns up something unknown)",
    ]
    t.do(0, "jump:1.n14_19")
    assert [words_of(t, "en", 0, notation) for notation in ("found:1.n14_19", "stop")] == [
        "Found a colony with ship 1 (colony ship) on the site between carbon 5 and food 3 (N7) (1 more point)",
        "Just stop there",
    ]


@pytest.mark.rule("starfarers:12.8")
def test_a_free_trade_ship() -> None:
    t = meeting("e29", hand="ore 3", ships={1: "colony n5_24"})
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore")
    assert asked(t, "en", 0) == "You have a free trade ship to place: choose a free berth of one of your spaceports."
    assert words_of(t, "cs", 0, "trade_ship:n5_26") == (
        "Umístit obchodní loď do kotviště u paliva 4 (přístav mezi palivem 4 a karbonem 8, Alfa)"
    )
    t.do(0, "trade_ship:n5_26")
    assert "Anna gets a free trade ship in the berth by fuel (spaceport between fuel and carbon, Alpha)." in (
        log(t, "en")
    )


# -- stations and friends


@pytest.mark.rule("starfarers:11.1", "starfarers:11.4", "starfarers:11.8")
def test_a_trade_station() -> None:
    t = table(
        side(ports="n4_27", ships={1: "trade n23_14"}, freight_pod=1, friendship="diplomat_help", stations="diplomats"),
        side(ports="n19_26", colonies="n29_28 n19_28 n1_28"),
        side(ports="n29_26 n11_26", colonies="n8_27"),
        at="flight",
    )
    assert words_of(t, "en", 0, "help:2.3") == (
        "Help from the rich: draw a random card from seat 2 (red) and from seat 3 (white)"
    )
    assert words_of(t, "en", 0, "fly:1.n25_14") == (
        "Fly ship 1 (trade ship) to the docking point of the Merchants (N3) and found a trade station "
        "(1 step, 1 freight pod needed)"
    )
    t.do(0, "fly:1.n25_14")
    assert asked(t, "lt", 0) == (
        "Jūsų prekybos stotis prie Pirklių forposto jau stovi. Pasirinkite vieną jų draugystės kortą; "
        "ji galioja nuo šiol."
    )
    assert words_of(t, "en", 0, "friend:merchant_ore").startswith("Take Ore Contract (")
    assert refusal(t, "en", 0, "friend:green_ore").startswith("The card Ore Roots is not one of the Merchants. ")
    t.do(0, "friend:merchant_ore")
    assert log(t, "cs")[1:5] == [
        "Anna letí 1 krok do středu kvadrantu N3.",
        "Anna zakládá obchodní stanici u Obchodníků, první na této výspě.",
        "Anna si bere figurku přátelství Obchodníků.",
        "Anna si bere kartu přátelství Smlouva na rudu.",
    ]


# -- set-up


@pytest.mark.rule("starfarers:14.3")
def test_the_set_up_phase() -> None:
    t = new_game(3, board="strategic", first_player="first_seat")
    assert asked(t, "en", 0) == (
        "Set-up: place your first colony on a free site between two planets of the home systems."
    )
    assert words_of(t, "cs", 0, "place:n4_27") == "Umístit kolonii na místo mezi palivem 4 a karbonem 8 (Alfa)"
    for seat, node in zip((0, 1, 2, 2, 1, 0, 0, 1, 2), (
        "n4_27", "n11_26", "n19_26", "n29_26", "n1_28", "n19_28", "n26_27", "n29_28", "n11_28",
    ), strict=True):  # fmt: skip
        t.do(seat, f"place:{node}")
    assert words_of(t, "lt", 2, "spaceport:n19_26") == (
        "Paversti kosminiu uostu koloniją vietoje tarp rūdos 5 ir anglies 6 (Gama)"
    )
    t.do(2, "spaceport:n19_26")
    assert words_of(t, "en", 2, "trade_ship:n20_25") == (
        "Place a trade ship in the berth by carbon 6 (spaceport between ore 5 and carbon 6, Gamma)"
    )
    t.do(2, "trade_ship:n20_25")
    assert asked(t, "cs", 2) == (
        "Fáze zakládání: vezměte si jeden modul ze společné zásoby. "
        "Je v ní: 2 pohonné jednotky, 1 palubní dělo a 1 nákladní sekce."
    )
    assert words_of(t, "en", 2, "attach:cannon") == "Attach a cannon (you have 0 of 6)"


# -- the table


def test_the_table_in_words() -> None:
    t = table(
        side(
            ports="n4_27",
            colonies="n19_28",
            ships={1: "colony n13_22 grounded", 2: "trade n5_26"},
            hand="ore 2 goods 1",
            booster=1,
            cannon=2,
            half_medals=3,
            medals="ice_3",
            friendship="merchant_ore science_cannons",
            stations="merchants scientists",
        ),
        side(ports="n11_26", hand="fuel 4", stations="merchants", friendship="merchant_fuel"),
        side(ports="n19_26", tokens=1),
        discs=N7,
        neutral="n29_26* n8_27",
        at="flight",
        balls="yellow red",
    )
    lines = StarfarersText("en").position(t.view(0), NAMES)
    assert lines[:3] == [
        "Turn 5, Anna: flight.",
        "Flight: yellow and red; base speed 5, speed 6.",
        (
            "F1, outpost of the Scientists: stations 1 of 5; Anna 1; marker with Anna; "
            "cards left: Ion Theory, Field Theory, Wave Theory, Slipstream."
        ),
    ]
    for line in (
        "F2, system: carbon (face down, square); fuel (face down, triangle); goods (face down, hexagon).",
        "F4: empty space.",
        (
            "N3, outpost of the Merchants: stations 2 of 5; Anna 1, Ben 1; marker with Anna; "
            "cards left: Carbon Contract, Food Contract, Wholesale Licence."
        ),
        "N7, system: carbon 5; food 3; fuel (pirate base 4).",
        (
            "Beta, system: fuel 10; goods 3/12; ore 8; Ben’s spaceport between fuel 10 and goods 3/12; "
            "neutral colony between ore 8 and fuel 10."
        ),
        ("Delta, system: goods 2/11; ore 9; fuel 6; neutral spaceport between goods 2/11 and ore 9."),
        (
            "Anna, colony ship 1: point by fuel (pirate base 4), next to the site between food 3 and "
            "fuel (pirate base 4), N7, grounded."
        ),
    ):
        assert line in lines
    own = lines.index("Anna (you), yellow: 9 points (colonies: 1; spaceports: 2; friendship markers: 4; medals: 1; "
                      "pairs of half medals: 1).")  # fmt: skip
    assert lines[own + 1 : own + 7] == [
        "Your hand: 2 ore and 1 trade good; 7 are safe on a seven.",
        ("Boosters 1, cannons 2, freight pods 0. Speed bonus 1, combat strength 4. Half medals 3, medals 1."),
        "Friendship cards: Ore Contract, Focused Light.",
        "Friendship markers: Merchants, Scientists.",
        "In stock: colonies 6, trade stations 4, transport ships 1, shipyards 2.",
        "Cards for one from the supply: ore 2, fuel 3, carbon 3, food 3, goods 2.",
    ]
    assert "Cards in hand: 4." in lines
    assert "Free trade ships kept: 1." in lines
    assert lines[-1] == "Waiting for: Anna."
