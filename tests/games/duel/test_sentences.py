"""A few sentences of Three Epochs to the letter, in the three languages: questions, answers, refusals, plurals."""

from __future__ import annotations

import pytest

from starhold.core.rules import Refusal
from starhold.games.duel.text import DuelText
from starhold.locale import Words
from tests.games.duel.kit import at_end, side, table
from tests.games.sentences import asked, heard, in_languages, refusal, words_of

# -- questions and answers to the letter


@pytest.mark.rule("duel:B2")
@in_languages(
    "question take play",
    (
        "Your turn: take cards from the market, or play a card.",
        "Take Tidal Reactor (1) and Algae Vats (2)",
        "Play Veska: 1 unit to pay (when colonised: 2 universal tokens and 2 VP)",
    ),
    (
        "Jste na tahu: vezměte si karty z nabídky, nebo vyložte kartu.",
        "Vzít si: Slapový reaktor (1) a Řasové kádě (2)",
        "Vyložit kartu Veska: zaplatit 1 jednotku (po kolonizaci: 2 univerzální žetony a 2 VB)",
    ),
    (
        "Jūsų ėjimas: imkite kortas iš rinkos arba padėkite kortą.",
        "Paimti: Potvynių reaktorius (1) ir Dumblių kubilai (2)",
        "Padėti kortą „Veska“: sumokėti 1 vienetą (kolonizavus: 2 universalieji žetonai ir 2 PT)",
    ),
)
def test_a_turn(language: str, question: str, take: str, play: str) -> None:
    t = table(side("1_30 1_05", tokens=1), side(), market="1_02 1_03 1_04 1_06 1_07 1_08")
    assert asked(t, language, 0) == question
    assert words_of(t, language, 0, "take:1a+2a") == take
    assert words_of(t, language, 0, "play:1_30") == play


@pytest.mark.rule("duel:B5", "duel:B6")
def test_every_turn_that_can_come_up() -> None:
    full = table(side("1_01 1_24 1_29 2_27 2_28 2_29 2_30"), side())
    assert asked(full, "en", 0) == "Your turn: play a card. Your hand is full, so you cannot take any cards."
    late = table(side("1_01 1_05"), side(), market="", deck="")
    assert asked(late, "en", 0) == "Your turn: play a card, or pass. The market is empty."
    done = table(side(), side(), market="", deck="")
    assert asked(done, "en", 0) == ("Your turn: pass. The market is empty, and you can play no card in your hand.")
    poor = table(side(), side())
    assert asked(poor, "en", 0) == ("Your turn: take cards from the market. You cannot play any card in your hand now.")
    free = table(side("1_01 1_05"), side(), options={"pass_rule": "free"})
    assert asked(free, "en", 0) == "Your turn: take cards from the market, play a card, or pass."
    assert words_of(free, "en", 0, "pass") == "Pass (no more turns in this epoch)"
    hand = "1_19 1_20 1_22 1_23 1_25 1_26 1_29"
    blocked = table(side(hand), side(), options={"blocked_hand_rule": "discard"})
    assert asked(blocked, "en", 0) == (
        "Your turn: your hand is full, and you cannot play any of it. Discard a card, or pass."
    )
    assert words_of(blocked, "en", 0, "discard:1_19") == "Discard Ore Terraces"
    blocked = table(side(hand), side())
    assert asked(blocked, "en", 0) == "Your turn: pass. Your hand is full, and you cannot play any of it."


@pytest.mark.rule("duel:D12", "duel:D13")
def test_paying_says_what_is_due_and_what_is_left() -> None:
    t = table(side("1_15 1_05 1_04 1_11 1_12", tokens=2, production="metal 1"), side())
    t.do(0, "play:1_15")
    assert asked(t, "en", 0) == (
        "Pay 2 for Ore Barge. Due after your production: 1 food and 1 metal. Choose a card or token to pay with."
    )
    assert asked(t, "cs", 0) == (
        "Rudný člun: zaplaťte 2. Po odečtení produkce zbývá: 1 potravina a 1 kov. "
        "Zvolte kartu nebo žeton, kterým zaplatíte."
    )
    assert asked(t, "lt", 0) == (
        "Rūdos barža: sumokėkite 2. Atėmus gamybą, lieka: 1 maisto vienetas ir 1 metalo vienetas. "
        "Pasirinkite kortą arba žetoną, kuriuo mokėsite."
    )
    assert words_of(t, "en", 0, "pay:1_05") == "Pay with Hydroponic Ring (metal)"
    assert words_of(t, "en", 0, "pay:token") == "Pay with a universal token (food or metal)"
    assert words_of(t, "en", 0, "pay:1_11") == "Pay with Picket Cutter (one of two for 1 unit)"
    t.do(0, "pay:1_11")
    assert asked(t, "en", 0).endswith(
        "Chosen so far: Picket Cutter. Still to cover: 1 unit, and one more card or token to complete the pair."
    )
    t.do(0, "pay:1_05")
    assert asked(t, "en", 0).endswith(
        "Chosen so far: Picket Cutter, Hydroponic Ring. One more card or token completes the pair."
    )
    assert words_of(t, "en", 0, "pay:1_12") == "Pay with Torch Runner (the second of two for 1 unit)"
    t.do(0, "pay:1_12")
    assert heard(t, "en")[-6:] == [
        "Anna plays Ore Barge for 3 cards.",
        "Anna pays with Picket Cutter.",
        "Anna pays with Hydroponic Ring.",
        "Anna pays with Torch Runner.",
        "Anna advances by 1 in trade with Ore Barge.",
        "Anna gets 1 universal token with Ore Barge.",
    ]


@pytest.mark.rule("duel:D7", "duel:N2")
def test_paying_with_a_discount() -> None:
    t = table(side("1_15 1_05 1_04", researched="s_01", production="metal 1"), side())
    assert words_of(t, "en", 0, "play:1_15") == "Play Ore Barge: 1 unit to pay (trade +1 and 1 universal token)"
    t.do(0, "play:1_15")
    assert asked(t, "en", 0) == (
        "Pay 1 for Ore Barge. Due after your production: 1 food and 1 metal, less 1 by discount. "
        "Choose a card or token to pay with."
    )
    t = table(side("1_15 1_05 1_04", production="food 1 metal 2"), side())
    assert words_of(t, "en", 0, "play:1_15").startswith("Play Ore Barge: any one card or token to pay (")
    t.do(0, "play:1_15")
    assert asked(t, "en", 0) == (
        "Ore Barge: nothing is left of the price, but you always pay at least one item. "
        "Choose any one card or token to pay with."
    )
    assert words_of(t, "en", 0, "pay:1_05") == "Pay with Hydroponic Ring"


@pytest.mark.rule("duel:F1", "duel:F3", "duel:G1")
@in_languages(
    "question last edged",
    (
        "Rain Catchers (green): choose the quarter of a planet that this card fills.",
        (
            "Fill the white quarter of Veska (1 production station token; "
            "the planet is then colonised: 2 universal tokens and 2 VP)"
        ),
        "Fill the green quarter of Orlan (1 production station token)",
    ),
    (
        "Lapače deště (barva zelená): zvolte čtvrtinu planety, na kterou tuto kartu přiložíte.",
        (
            "Zaplnit bílou čtvrtinu planety Veska (1 žeton stanice; "
            "planeta je tím kolonizována: 2 univerzální žetony a 2 VB)"
        ),
        "Zaplnit zelenou čtvrtinu planety Orlan (1 žeton stanice)",
    ),
    (
        "Lietaus gaudyklės (spalva – žalia): pasirinkite planetos ketvirtį, ant kurio dėsite šią kortą.",
        (
            "Užpildyti baltą planetos „Veska“ ketvirtį (1 stoties žetonas; "
            "planeta tampa kolonizuota: 2 universalieji žetonai ir 2 PT)"
        ),
        "Užpildyti žalią planetos „Orlanas“ ketvirtį (1 stoties žetonas)",
    ),
)
def test_quarters(language: str, question: str, last: str, edged: str) -> None:
    t = table(side("1_23", tokens=3, planets=["1_30", "1_31"]), side())
    t.do(0, "play:1_23")
    assert asked(t, language, 0) == question
    assert words_of(t, language, 0, "quarter:1_30.1") == last
    assert words_of(t, language, 0, "quarter:1_31.2") == edged


@pytest.mark.rule("duel:E6")
@in_languages(
    "sentence",
    "Dock Patience at Veska",
    "Zakotvit koráb Trpělivost u planety Veska",
    "Prišvartuoti laivą „Kantrybė“ prie planetos „Veska“",
)
def test_docks(language: str, sentence: str) -> None:
    t = table(side("1_29", tokens=5, planets=["1_30 1=1_19", "1_31 1=1_22 2=1_23"]), side())
    t.do(0, "play:1_29")
    assert words_of(t, language, 0, "dock:1_30") == sentence
    assert DuelText(language).card("1_29") in asked(t, language, 0)


@pytest.mark.rule("duel:H1", "duel:H2", "duel:H3")
def test_research() -> None:
    t = at_end(side("1_12", science="s_18 s_20", tokens=2), research=True)
    assert asked(t, "en", 0) == "Research after epoch 1: choose one science card to play, or skip research."
    assert words_of(t, "en", 0, "research:s_18") == (
        "Research Fleet Doctrine: 2 units to pay (2 universal tokens and 4 VP; "
        "for each shuttle you play from then on, 1 VP)"
    )
    t.do(0, "research:s_20")
    assert asked(t, "en", 0) == (
        "Pay 2 for Patron Academy. Due after your production: 2 science. Choose a card or token to pay with."
    )
    assert words_of(t, "en", 0, "pay:s_18") == "Pay with Fleet Doctrine (science)"
    poor = at_end(side(science="s_20"), research=True)
    assert asked(poor, "en", 0) == (
        "Research after epoch 1: you cannot pay for any of your science cards, so skip research."
    )


@pytest.mark.rule("duel:H8", "duel:H10")
def test_the_axis() -> None:
    t = at_end(side(influence="diplomacy 1"), cylinder=(4, 0))
    assert asked(t, "en", 0).startswith("You lead in diplomacy by 1: ")
    assert words_of(t, "en", 0, "axis:military") == (
        "Military axis: the cylinder stands at the rim, so 2 VP instead of a step"
    )
    assert words_of(t, "cs", 0, "axis:trade") == "Osa obchodu: o jedno pole k vám"


# -- refusals to the letter


@pytest.mark.rule("duel:C2", "duel:C4")
@in_languages(
    "sentence",
    "These cards are worth 4 together, and in one turn you may take 3 at most. "
    "Choose cards from lower rows, or a single one. (duel:C2)",
    "Tyto karty mají celkovou hodnotu 4 a v jednom tahu si smíte vzít nejvýše 3. "
    "Zvolte karty z nižších řad, nebo jen jednu. (duel:C2)",
    "Bendra šių kortų vertė – 4, o per vieną ėjimą galima paimti ne daugiau kaip 3. "
    "Pasirinkite kortas iš žemesnių eilių arba tik vieną kortą. (duel:C2)",
)
def test_too_much_at_once(language: str, sentence: str) -> None:
    assert refusal(table(side("1_01"), side()), language, 0, "take:2a+2b") == sentence


@pytest.mark.rule("duel:D9")
def test_overpaying() -> None:
    t = table(side("1_09 1_05 1_04", tokens=1), side())
    t.do(0, "play:1_09")
    assert t.why(0, "pay:1_05") is not None
    assert refusal(t, "en", 0, "pay:1_05") == (
        "Hydroponic Ring cannot be part of an exact payment here: 1 unit is due, "
        "and you may not pay more than you need to. Choose one of the items offered. (duel:D9)"
    )
    values: dict[str, int | str] = {"card": "token", "due": 2}
    assert DuelText("cs").refusal(Refusal("refuse-overpays", "duel:D9", values)).startswith("Univerzální žeton se tu ")


# -- plurals


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("en", "effect-tokens", ["1 universal token", "2 universal tokens", "5 universal tokens"]),
        ("cs", "effect-tokens", ["1 univerzální žeton", "2 univerzální žetony", "5 univerzálních žetonů"]),
        ("lt", "effect-tokens", ["1 universalusis žetonas", "2 universalieji žetonai", "5 universalieji žetonai"]),
        ("cs", "units-of", ["1 kov", "2 kovy", "5 kovů"]),
        ("lt", "units-of", ["1 metalo vienetas", "2 metalo vienetai", "5 metalo vienetai"]),
        ("cs", "effect-object_tokens", ["1 žeton stanice", "2 žetony stanice", "5 žetonů stanice"]),
        ("lt", "to-pay", ["sumokėti 1 vienetą", "sumokėti 2 vienetus", "sumokėti 5 vienetus"]),
    ],
)
def test_plurals(language: str, key: str, expected: list[str]) -> None:
    words = Words(language, "duel")
    values: dict[str, int | str] = {"resource": "metal", "object": "production_station"}
    assert [words.say(key, n=number, due=number, **values) for number in (1, 2, 5)] == expected
