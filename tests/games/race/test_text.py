"""Race in words: what others may read, and a few sentences to the letter."""

from __future__ import annotations

import pytest

from starhold.core.journal import Entry
from starhold.games.race.cards import INDEX
from starhold.games.race.powers import Good, Military, MilitaryAgainst, PerCard, PerChips, SettleDiscount, Source
from starhold.games.race.text import RaceText
from tests.games.race.kit import seat, table
from tests.games.sentences import (
    NAMES,
    asked,
    heard,
    in_languages,
    languages,
    read_by_its_seat,
    refusal,
    words_of,
)

# -- what others may read


@pytest.mark.rule("race:98")
@languages
def test_cards_of_another_hand_are_counted_not_named(language: str) -> None:
    text = RaceText(language)
    cards = [INDEX["gem_world"], INDEX["spice_world"]]
    entry = Entry("pay", "race:107", 0, 2, -1, cards)
    mine = read_by_its_seat(text, entry)
    assert f"({text.card('gem_world')}, {text.card('spice_world')})" in mine


@pytest.mark.rule("race:98")
@languages
def test_a_position_names_only_ones_own_hand(language: str) -> None:
    t = table(seat("old_earth", hand="gem_world"), seat("new_sparta", hand="spice_world"))
    text = RaceText(language)
    mine = "\n".join(text.position(t.view(0), NAMES))
    nobodys = "\n".join(text.position(t.view(None), NAMES))
    assert text.card("gem_world") in mine
    assert text.card("spice_world") not in mine
    assert text.card("gem_world") not in nobodys


# -- powers and scoring lines to the letter


@in_languages(
    "sentence",
    "Settle: worlds with Rare elements cost 1 less.",
    "Osidlování: planety druhu Vzácné prvky stojí o 1 méně.",
    "Kolonizavimas: Retųjų elementų pasaulių kaina sumažinama 1.",
)
def test_a_discount(language: str, sentence: str) -> None:
    assert RaceText(language).power(SettleDiscount(1, Good.RARE)) == sentence


@in_languages("sentence", "Settle: −1 Military.", "Osidlování: vojenská síla −1.", "Kolonizavimas: −1 karinės galios.")
def test_a_malus(language: str, sentence: str) -> None:
    assert RaceText(language).power(Military(-1)) == sentence


@in_languages(
    "sentence",
    "2 VP for each production world with Genes.",
    "2 VB za každou produkující planetu druhu Geny.",
    "2 PT už kiekvieną gavybos pasaulį (Genai).",
)
def test_a_scoring_line(language: str, sentence: str) -> None:
    line = PerCard(2, world=True, good=Good.GENES, source=Source.PRODUCTION)
    assert RaceText(language).scoring_line(line) == sentence


def test_other_lines() -> None:
    text = RaceText("en")
    assert text.power(MilitaryAgainst(4, rebel=True)) == "Settle: +4 Military against Rebel military worlds only."
    assert text.scoring_line(PerChips(1, 3)) == "1 VP for every 3 VP you have in chips, rounded down."
    assert text.scoring_line(PerCard(3, card="contact_specialist")) == "3 VP for the card Contact Specialist."


def test_a_whole_card() -> None:
    assert RaceText("en").describe("gambling_world") == [
        "Gambling World",
        "A non-military world.",
        "Its cost is 1.",
        "It is worth 1 VP.",
        "Consume: discard 1 good of any kind for 1 VP.",
        (
            "Consume: name a number from 1 to 7 and turn up the top card of the draw deck. "
            "If its cost or defense is that number, keep it; otherwise discard it."
        ),
    ]
    assert RaceText("cs").describe("rebel_miners") == [
        "Rebelští horníci",
        "Rebelská vojenská planeta.",
        "Její síla obrany je 2.",
        "Má hodnotu 1 VB.",
        "Produkující planeta. Její zboží: Vzácné prvky, obchodní cena 3.",
        "Produkce: tato planeta dostane zboží, pokud na ní žádné neleží.",
    ]


def test_the_later_edition_is_described_as_it_is_printed() -> None:
    text = RaceText("en")
    assert "Its cost is 3." in text.describe("black_market_trading_world")
    assert "Its cost is 2." in text.describe("black_market_trading_world", "later")
    assert ("Settle", "+1 Military.") not in text.powers("outlaw_world")
    assert ("Settle", "+1 Military.") in text.powers("outlaw_world", "later")


def test_looking_a_card_up() -> None:
    text = RaceText("cs")
    assert text.look_up("gem_world") == text.look_up("planeta DRAHOKAMŮ") == text.look_up("Gem World")
    assert text.look_up("no such card") == []


# -- questions and answers to the letter


def test_choosing_an_action() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), round=2)
    assert asked(t, "en", 0) == "Round 3: choose an action card."
    assert asked(t, "lt", 0) == "3 raundas: pasirinkite veiksmo kortą."
    assert words_of(t, "en", 0, "choose:explore_5") == "Explore: +5 (look at 5 more cards)"
    assert words_of(t, "cs", 0, "choose:trade") == "Spotřeba: Obchod (prodat 1 zboží)"


@pytest.mark.rule("race:86")
def test_the_second_action_card_is_asked_for_with_the_first_named() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), options={"advanced_two_player": True})
    t.do(0, "choose:develop")
    assert asked(t, "en", 0) == "Round 1: choose the second of your two action cards. Chosen so far: Develop."


@pytest.mark.rule("race:24")
def test_a_development_with_its_cost() -> None:
    t = table(
        seat("investment_credits", hand="mining_robots public_works gem_world spice_world"),
        seat("new_sparta", hand="space_port"),
        actions="develop produce",
    )
    assert asked(t, "en", 0).endswith("Developments cost you 2 less.")
    assert words_of(t, "en", 0, "place:mining_robots") == "Build Mining Robots: pay nothing"
    t.place("mining_robots")
    assert "Anna builds Mining Robots without paying." in heard(t, "en")


@pytest.mark.rule("race:107")
def test_paying_says_what_is_left_to_pay() -> None:
    t = table(seat("old_earth", hand="comet_zone gem_world spice_world space_port artist_colony"), seat("new_sparta"))
    t.actions("settle", "settle")
    assert words_of(t, "en", 0, "place:gem_world") == "Settle Gem World: discard 2 cards"
    assert words_of(t, "cs", 0, "place:gem_world") == "Vyložit kartu Planeta drahokamů: zaplatit 2 kartami"
    assert words_of(t, "lt", 0, "place:gem_world") == "Padėti pasaulį „Brangakmenių pasaulis“: sumokėti 2 kortas"
    t.place("comet_zone")
    t.do(0, "pay:space_port")
    question = (
        "The cost of Comet Zone is 3. Still to pay: 2 cards. Choose a card from your hand. Chosen so far: Space Port."
    )
    assert asked(t, "en", 0) == question
    assert words_of(t, "cs", 0, "pay:artist_colony") == "Zaplatit kartou Umělecká kolonie"


@pytest.mark.rule("race:105")
def test_every_way_to_place_a_military_world() -> None:
    t = table(
        seat("new_sparta space_marines contact_specialist new_military_tactics", hand="rebel_miners gem_world"),
        seat("old_earth"),
        actions="settle settle",
    )
    assert words_of(t, "en", 0, "place:rebel_miners") == (
        "Settle Rebel Miners: conquer with Military 3 against defense 2 (or discard 1 card, with Contact Specialist)"
    )
    t.place("rebel_miners")
    assert asked(t, "en", 0) == "Rebel Miners (defense 2): choose how you place this world."
    assert words_of(t, "en", 0, "settle:conquer") == "Conquer with Military 3 against defense 2"
    assert words_of(t, "lt", 0, "settle:conquer") == "Užkariauti (karinė galia 3, gynybinė galia 2)"
    assert words_of(t, "en", 0, "settle:conquer+tactics") == (
        "Conquer with Military 6 against defense 2, discard New Military Tactics from the tableau"
    )
    t.do(0, "settle:conquer")
    assert "Anna podrobuje vojenskou planetu Rebelští horníci: vojenská síla na obranu 2 stačí." in heard(t, "cs")


@pytest.mark.rule("race:47")
def test_a_sale_with_its_value() -> None:
    """T9 of race:131: 2 + 3 + 1 + 2 = 8 cards."""
    t = table(seat("pirate_world* export_duties spice_world gem_world*"), seat("old_earth"), actions="trade trade")
    assert asked(t, "en", 0) == "Trade: choose the good you sell."
    assert words_of(t, "en", 0, "sell:pirate_world") == "Sell the good of Pirate World (Novelty goods): draw 8 cards"
    assert (
        words_of(t, "cs", 0, "sell:pirate_world")
        == "Prodat zboží z karty Pirátská planeta (Novinky): sejmout si 8 karet"
    )
    t.do(0, "sell:pirate_world")
    assert "Anna sells the good of Pirate World (Novelty goods) and draws 8 cards." in heard(t, "en")
    assert "Ben has no good to sell and loses the Trade bonus." in heard(t, "en")


@pytest.mark.rule("race:56")
def test_a_sale_by_a_consume_power() -> None:
    t = table(
        seat("black_market_trading_world pre_sentient_race* gem_world* merchant_world", hand="space_port"),
        seat("old_earth"),
        actions="double_vp double_vp",
    )
    assert (
        words_of(t, "en", 0, "use:black_market_trading_world")
        == "Black Market Trading World: sell 1 good, without trade powers"
    )
    t.do(0, "use:black_market_trading_world")
    assert words_of(t, "en", 0, "sell:pre_sentient_race") == "Sell the good of Pre-Sentient Race (Genes): draw 4 cards"


@pytest.mark.rule("race:60")
@pytest.mark.parametrize(("action", "vp"), [("produce", 1), ("double_vp", 2)])
def test_a_consume_power_with_what_it_gives(action: str, vp: int) -> None:
    t = table(seat("public_works gem_world* old_earth asteroid_belt*"), seat("epsilon_eridani"))
    t.actions(action, "double_vp")
    assert words_of(t, "en", 0, "use:public_works") == f"Public Works: discard 1 good of any kind for {vp} VP"
    assert words_of(t, "en", 0, "use:old_earth") == f"Old Earth: discard 2 goods of any kind for {2 * vp} VP"
    doubled = " Your VP are doubled." if vp == 2 else ""
    assert asked(t, "en", 0) == f"Consume: choose the power you use next.{doubled}"


@pytest.mark.rule("race:54", "race:55")
def test_pilgrimage_world_in_words() -> None:
    t = table(seat("pilgrimage_world gem_world* asteroid_belt* new_economy"), seat("epsilon_eridani"))
    t.actions("double_vp", "produce")
    assert words_of(t, "en", 0, "use:pilgrimage_world") == "Pilgrimage World: discard 2 goods, all you have, for 2 VP"
    assert words_of(t, "lt", 0, "use:pilgrimage_world") == (
        "Piligrimų pasaulis: suvartoti visus resursus (jų 2) ir gauti 2 PT"
    )


@pytest.mark.rule("race:57")
def test_hand_cards_for_points() -> None:
    t = table(seat("deficit_spending", hand="gem_world comet_zone space_port"), seat("old_earth"))
    t.actions("double_vp", "double_vp")
    t.do(0, "use:deficit_spending", "spend:gem_world")
    assert asked(t, "en", 0) == (
        "Deficit Spending: choose one more card from your hand to discard for 1 VP, or say that it is enough. "
        "Chosen so far: Gem World."
    )
    t.do(0, "enough")
    line = "Anna uses Deficit Spending, discards 1 card{} from hand and gets 1 VP in chips."
    assert line.format("") in heard(t, "en")
    assert line.format(" (Gem World)") in heard(t, "en", 0)


@pytest.mark.rule("race:64")
def test_the_produce_bonus() -> None:
    t = table(seat("runaway_robots asteroid_belt"), seat("old_earth"), actions="produce double_vp")
    assert asked(t, "en", 0) == ("Produce bonus: choose the windfall world that gets a good, or skip the bonus.")
    assert words_of(t, "en", 0, "fill:runaway_robots") == "Put a good on Runaway Robots (Rare elements) and draw 1 card"
    assert words_of(t, "en", 0, "fill:asteroid_belt") == "Put a good on Asteroid Belt (Rare elements)"
    assert words_of(t, "lt", 0, "pass") == "Praleisti Gavybos premiją"


# -- refusals to the letter


@pytest.mark.rule("race:105")
@in_languages(
    "sentence",
    "Comet Zone costs you 3 cards, but you have only 1 to pay with. ",
    "Karta Pásmo komet vás stojí 3 karty, ale zaplatit můžete jen 1. ",
    "Korta „Kometų zona“ jums kainuoja 3 kortas, o sumokėti galite tik 1. ",
)
def test_too_expensive(language: str, sentence: str) -> None:
    t = table(seat("old_earth", hand="comet_zone gem_world"), seat("new_sparta"), actions="settle settle")
    assert refusal(t, language, 0, "place:comet_zone").startswith(sentence)
    assert refusal(t, language, 0, "place:comet_zone").endswith("(race:105)")


@pytest.mark.rule("race:32")
def test_too_weak() -> None:
    t = table(seat("refugee_world", hand="rebel_base"), seat("new_sparta"), actions="settle settle")
    assert refusal(t, "en", 0, "place:rebel_base") == (
        "Your Military against Rebel Base is −1, and its defense is 6. "
        "Build up your Military first, or choose another world. (race:32)"
    )


# -- small words


@languages
def test_small_words(language: str) -> None:
    text = RaceText(language)
    assert [text.phase(number) for number in range(6)] == [
        text.phase(name) for name in ("", "explore", "develop", "settle", "consume", "produce")
    ]
    assert text.action_card(0) == text.action_card("explore_5")
    assert text.good(Good.GENES) == text.good(2) == text.good("genes")
    assert text.score_part("merchant_guild") == text.card("merchant_guild")
    assert text.score_part("military") == text.say("part-military")
    assert text.end_reason("") == ""
    assert text.option_value("max_rounds", 30) == "30"
    assert text.option_value("first_game", True) == text.say("on")
