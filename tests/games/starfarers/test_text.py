"""Starfarers in words: its log, refusals and cards one by one, and what others may read."""

from __future__ import annotations

import pytest

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.games.starfarers import name_text, thing_text
from starhold.games.starfarers.actions import SPACE, THING_NAMES
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.refusals import REASONS
from starhold.games.starfarers.text import ENCOUNTER_IDS, FRIENDSHIP_IDS, StarfarersText
from starhold.locale import read_messages
from tests.contract.wording import Wording
from tests.games.sentences import NAMES, languages, read_by_its_seat
from tests.test_locale import variables

WORDING = Wording(GAME)
clean, said = WORDING.clean, WORDING.said
INDEX = {name: number for number, name in enumerate(THING_NAMES)}

# What log lines are about; all others are about nothing, or only about a number.
ABOUT = {
    **dict.fromkeys(
        (
            "produced", "green", "shortage", "relief", "returned", "exchanged", "exchanged-by-card", "deal-gives",
            "paid", "held", "offer-returned", "gained", "lost-swapped",
        ),
        "ore",
    ),
    **dict.fromkeys(("bonus", "built-upgrade", "upgrade-gained", "upgrade-lost"), "freight_pod"),
    **dict.fromkeys(("founded-station", "marker-first", "marker-taken"), "green_folk"),
    **dict.fromkeys(("disc-number", "reserve-disc"), "disc_3_12"),
    **dict.fromkeys(("encounter-group", "encounter-story", "encounter-card"), "e17"),
    **dict.fromkeys(
        (
            "placed-ship-colony", "placed-ship-trade", "built-colony-ship", "built-trade-ship", "free-ship",
            "token-ship", "flew", "jumped",
        ),
        "n5_26",
    ),
    **dict.fromkeys(("placed-colony", "placed-port", "built-spaceport", "founded-colony", "waits"), "n14_19"),
    "grounded": "n13_22",
    "token-found": "pirate_4",
    "discovered": "OUT_MERCH",
    "explored": "N7",
    "friendship": "diplomat_help",
}  # fmt: skip
OF_NOBODY = {
    "shortage",
    "nothing-produced",
    "reserve-rebuilt",
    "reshuffled",
    "turn-limit",
    "disc-number",
    "encounter-card",
    "encounter-story",
}
OTHERS = ("robbed", "deal", "help", "drawn-from", "marker-taken", "gave")
ORE, GOODS = 8, 8 << 5 * 4  # one of each asked for in an offer
NUMBERS = {
    **dict.fromkeys(("robbed", "help", "drawn-from", "marker-taken"), (2, 3)),
    **dict.fromkeys(("offer", "offer-again", "countered"), (0, ORE, ORE + GOODS)),
    **dict.fromkeys(("exchanged", "exchanged-by-card"), (2, 41)),
    "deal": (2, 3 + GOODS),
    "gave": (201, 302),
    "flew": (1, 2, 5, 101, 105),
}  # where a number holds more than an amount
# The dice 3 and 4, a yellow and the black ball, two fuel on offer: below zero, where other lines have a thing.
THROWN = {
    **dict.fromkeys(("shake", "compare-total-combat", "compare-total-speed", "table-shaken"), -103),
    **dict.fromkeys(("offer", "offer-again", "countered", "deal"), -2 - (2 << 5)),
    "rolled": -34,
}


def other_of(key: str, number: int) -> int:
    """The second seat that a line names."""
    return (number // 100 if key == "gave" else number % 8) - 1


@languages
@pytest.mark.parametrize("key", sorted(WORDING.told()))
def test_every_log_line(language: str, key: str) -> None:
    words = StarfarersText(language)
    card = INDEX[ABOUT[key]] if key in ABOUT else THROWN.get(key, -1)
    seat = -1 if key in OF_NOBODY - {"disc-number", "encounter-card", "encounter-story"} else 0
    for number in NUMBERS.get(key, (1, 2, 5, 7, 16)):
        for cards in ([], [INDEX["ore"], INDEX["ore"], INDEX["goods"]]):
            entry = Entry(key, "starfarers:1.1", seat, number, card, cards)
            sentence = words.entry(entry, NAMES)
            assert clean(sentence), sentence
            assert sentence.endswith((".", "“", "”", "!", "?"))
            assert ("Anna" in sentence) == (key not in OF_NOBODY)
            mine = words.entry(entry, NAMES, 0)
            assert clean(mine), mine
            assert "Anna" not in mine
            if key in OTHERS:
                other = other_of(key, number)
                assert NAMES[other] in sentence
                assert NAMES[other] in mine
                assert NAMES[other] not in words.entry(entry, NAMES, other)


def test_every_answer_has_words() -> None:
    assert said("do-") - {"impossible", "fly-station", "reveals"} == {verb.name for verb in SPACE.verbs}


def test_every_source_of_points_has_words() -> None:
    assert said("part-") == set(thing_text.POINTS)


SAMPLES: dict[str, int | str] = {
    "price": "spaceport", "resource": "ore", "due": 2, "have": 1, "rate": 3, "limit": 3, "most": 4, "seat": 1,
    "node": "n14_19",
    "upgrade": "booster", "card": "diplomat_help", "number": 2, "steps": 5, "left": 3, "slot": "N7", "civ": "merchants",
    "kind": "pirate", "value": 4, "open": "yes",
}  # fmt: skip
# What `refusal` makes of them.
MADE = {"to", "at", "colour", "person"}


@languages
@pytest.mark.parametrize(("key", "rule"), REASONS.values())
def test_refusals(language: str, key: str, rule: str) -> None:
    words, messages = StarfarersText(language), read_messages(language, "starfarers")
    needs = variables(messages, messages[key].value)
    assert needs <= {*SAMPLES, *MADE}
    for number in (0, 1, 2, 5):
        values = SAMPLES if "price" in needs else {name: SAMPLES[name] for name in SAMPLES if name != "price"}
        sentence = words.refusal(Refusal(key, rule, {**values, "have": number, "due": number + 1, "limit": number}))
        assert clean(sentence), sentence
        assert sentence.endswith(f". ({rule})")
        assert sentence[0] == sentence[0].upper()
        assert ("card" in needs) == (words.card("diplomat_help") in sentence)


# -- cards


@languages
def test_cards_are_looked_up(language: str) -> None:
    words = StarfarersText(language)
    for id in FRIENDSHIP_IDS:
        assert words.describe(id)[0] == words.card(id)
        assert words.look_up(id) == words.describe(id)
    for id in ENCOUNTER_IDS:
        assert words.look_up(id.upper())[0] == words.card(id)
        assert words.look_up(words.card(id)) == words.describe(id)[:3] or "merchant" in name_text.GROUP_OF[id]
    assert words.look_up("no such card") == []


@pytest.mark.rule("starfarers:12.24")
@languages
def test_no_encounter_is_named_before_its_answer(language: str) -> None:
    """A true and a false trader sound the same."""
    words = StarfarersText(language)
    lines = {
        words.entry(Entry("encounter-group", "starfarers:12.1", 0, 0, INDEX[id], []), NAMES) for id in ("e01", "e07")
    }
    assert len(lines) == 1


# -- what others may read


@pytest.mark.rule("starfarers:2.9", "starfarers:15.4")
@languages
def test_cards_of_another_hand_are_counted_not_named(language: str) -> None:
    words = StarfarersText(language)
    entry = Entry("reserve", "starfarers:2.5", 0, 2, -1, [INDEX["ore"], INDEX["goods"]])
    mine = read_by_its_seat(words, entry)
    assert words.say("amount-acc", n=1, resource="ore") in mine


@pytest.mark.rule("starfarers:2.9")
@languages
def test_a_position_shows_only_ones_own_hand(language: str) -> None:
    words = StarfarersText(language)
    state = GAME.new(players=4, seed=1)
    own = words.say("table-hand", list="", limit=7).split(":")[0]
    assert sum(own in line for line in words.position(state.view(0), NAMES)) == 1
    assert not any(own in line for line in words.position(state.view(None), NAMES))
