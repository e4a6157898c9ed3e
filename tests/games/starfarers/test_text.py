"""Starfarers in words: whole games in three languages, and everything the engine can tell has a message."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starhold.core.chance import Seeded
from starhold.core.journal import Entry, Journal
from starhold.core.rng import Rng
from starhold.core.rules import Refusal
from starhold.games.starfarers import (
    choice_text,
    encounter_text,
    flight_text,
    log_text,
    name_text,
    place_text,
    table_text,
    text,
    thing_text,
)
from starhold.games.starfarers.actions import SPACE, THING_NAMES
from starhold.games.starfarers.decisions import DECISIONS
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.kinds import END_REASONS
from starhold.games.starfarers.refusals import REASONS
from starhold.games.starfarers.settings import OPTIONS
from starhold.games.starfarers.state import StarfarersState
from starhold.games.starfarers.text import ENCOUNTER_IDS, FRIENDSHIP_IDS, StarfarersText
from starhold.locale import LANGUAGES, read_messages
from tests.test_locale import clean as clean_words
from tests.test_locale import keys_in, left_over, variables

languages = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Anna", "Ben", "Cyril", "Dora"]
GAMES: list[tuple[int, int, dict[str, object]]] = [
    (4, 1, {"turn_limit": 20}),
    (3, 2, {"turn_limit": 24, "board": "strategic", "neutral": "red", "home_sites": "blocked", "offers": 1}),
    (4, 3, {"turn_limit": 20, "board": "explorer", "home_discs": "shuffled", "offers": 0}),
    (3, 4, {"turn_limit": 24, "board": "wild_space", "black_ball": "three", "grounded": "may_found"}),
]
STARFARERS_KEYS = keys_in("starfarers.ftl") | keys_in("starfarers-cards.ftl")
MODULES = (
    text, choice_text, flight_text, log_text, name_text, place_text, table_text, thing_text, encounter_text,
)  # fmt: skip
INDEX = {name: number for number, name in enumerate(THING_NAMES)}
IDS = "|".join(name for name in THING_NAMES if "_" in name and not name.startswith("n"))


def said(prefix: str) -> set[str]:
    """The keys of Starfarers that begin so, without the beginning."""
    return {key.removeprefix(prefix) for key in STARFARERS_KEYS if key.startswith(prefix)}


def clean(sentence: str) -> bool:
    """Nothing left open, nothing doubled, no value that stands for nothing, no id but that of an intersection."""
    odd = rf"\b(none|{IDS})\b|\(\)|: [.;]|;;|\bn-?\d+_-?\d+(?![\d)])"
    return clean_words(sentence) and not re.search(odd, sentence)


# -- whole games


@languages
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_whole_game_in_words(language: str, players: int, seed: int, options: dict[str, object]) -> None:
    words, names = StarfarersText(language), NAMES[:players]
    journal = Journal()
    state = GAME.new(players=players, seed=seed, options=options, journal=journal)
    assert isinstance(state, StarfarersState)
    chance, rng = Seeded(seed), Rng(f"text/{seed}")
    while not state.over():
        answering = state.waiting()[0]
        legal = state.legal(answering)
        few = legal if len(legal) < 200 else legal[:200]  # a jump can go anywhere
        sentences = [words.action(state, answering, code) for code in few]
        question = words.question(state, answering)
        assert clean(question), question
        assert question[-1] in ".?"
        assert question[0] == question[0].upper()
        assert [sentence for sentence in sentences if not clean(sentence)] == []
        assert len(set(sentences)) == len(few), "two answers sound the same"
        for code in range(rng.below(97), len(SPACE), 97):
            why = state.why_not(answering, code)
            if why is not None:
                refused = words.refusal(why)
                assert clean(refused), refused
        if rng.below(20) == 0:
            for viewer in (None, *range(players)):
                _check_position(words, state.view(viewer), names)
        state.apply(answering, _lively(legal, rng), chance)
    _check_position(words, state.view(0), names)
    for entry in journal.entries:
        for reader in (None, *range(players)):
            sentence = words.entry(entry.seen_by(reader), names)
            assert clean(sentence), sentence
            assert sentence[0].upper() == sentence[0]
    assert words.end_reason(state.end_reason()) in words.position(state.view(None), names)[-1]
    assert words.question(state, 0) == words.say("game-over")


def _lively(legal: list[int], rng: Rng) -> int:
    """Any answer, but rather something than a step after a step."""
    bold = [code for code in legal if SPACE.split(code)[0] not in ("step", "end", "shake", "cancel", "exchange")]
    among = bold if bold and rng.below(4) else legal
    return among[rng.below(len(among))]


def _check_position(words: StarfarersText, view: dict[str, Any], names: list[str]) -> None:
    lines = words.position(view, names)
    assert [line for line in lines if line and not clean(line)] == []
    assert all(name in "\n".join(lines) for name in names)


@languages
def test_what_is_not_possible_now_is_named_too(language: str) -> None:
    state = GAME.new(players=4, seed=1)
    assert isinstance(state, StarfarersState)
    words = StarfarersText(language)
    for seat in range(4):
        for code in sorted(set(range(len(SPACE))) - set(state.legal(seat)))[:: 1 if seat == 0 else 50]:
            assert words.action(state, seat, code).endswith(SPACE.notation(code))


@languages
def test_a_seat_that_is_not_asked(language: str) -> None:
    words = StarfarersText(language)
    state = GAME.new(players=4, seed=1)
    other = next(seat for seat in range(4) if seat not in state.waiting())
    assert words.question(state, other) == words.say("waiting-others")  # type: ignore[arg-type]


def test_words_change_nothing() -> None:
    state = GAME.new(players=4, seed=1)
    assert isinstance(state, StarfarersState)
    before = state.freeze()
    for seat in state.waiting():
        StarfarersText("en").question(state, seat)
        for code in state.legal(seat):
            StarfarersText("en").action(state, seat, code)
    assert state.freeze() == before


def test_the_engine_plays_without_words() -> None:
    """Words are for people: a game played by bots never loads them."""
    code = (
        "import sys, starhold\n"
        "state = starhold.game('starfarers').new(players=3, seed=1, options={'turn_limit': 3})\n"
        "while not state.over():\n"
        "    seat = state.waiting()[0]\n"
        "    state.apply(seat, state.legal(seat)[0], starhold.Seeded(1))\n"
        "print([name for name in sys.modules if name.startswith(('starhold.', 'fluent'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "starhold.games.starfarers.state" in told
    for words in ("starhold.locale", "fluent", "starhold.games.starfarers.text"):
        assert words not in told


# -- everything there is has words


def test_no_message_is_left_over() -> None:
    assert left_over("starfarers", MODULES) == set()


def told_keys() -> set[str]:
    """The keys of all `tell` calls in the package; the two sides of an offer are told by a helper."""
    keys = {f"{offer}-{side}" for offer in ("offer", "counter") for side in ("gives", "asks")}
    for path in (Path(text.__file__).parent / "phases").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                key = node.args[0]
                for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    if isinstance(part, ast.Constant):
                        keys.add(str(part.value))
                    else:
                        assert isinstance(part, ast.Name), f"{path.name}: what does this tell?"
                        assert part.id in ("gives", "asks")
    return keys


def test_every_log_line_has_words() -> None:
    assert said("log-") == told_keys()


# What log lines are about; all others are about nothing, or only about a number.
ABOUT = {
    **dict.fromkeys(
        (
            "produced", "green", "shortage", "relief", "returned", "exchanged", "exchanged-for", "exchanged-by-card",
            "offer-gives", "offer-asks", "counter-gives", "counter-asks", "deal-gives", "paid", "held",
            "offer-returned", "gained", "lost-swapped",
        ),
        "ore",
    ),
    **dict.fromkeys(("bonus", "built-upgrade", "upgrade-gained", "upgrade-lost"), "freight_pod"),
    **dict.fromkeys(("ball", "compare-ball"), "ball_black"),
    **dict.fromkeys(("founded-station", "marker-first", "marker-taken"), "green_folk"),
    **dict.fromkeys(("disc-number", "reserve-disc"), "disc_3_12"),
    **dict.fromkeys(("encounter-group", "encounter-card"), "e17"),
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
OF_NOBODY = {"shortage", "nothing-produced", "reserve-rebuilt", "reshuffled", "turn-limit", "disc-number"}
OTHERS = ("robbed", "deal", "help", "drawn-from", "marker-taken")


@languages
@pytest.mark.parametrize("key", sorted(told_keys()))
def test_every_log_line(language: str, key: str) -> None:
    words = StarfarersText(language)
    card = INDEX[ABOUT[key]] if key in ABOUT else -1
    seat = -1 if key in OF_NOBODY - {"disc-number"} else 0
    for number in (2, 3) if key in OTHERS else (1, 2, 5, 16):
        for cards in ([], [INDEX["ore"], INDEX["ore"], INDEX["goods"]]):
            sentence = words.entry(Entry(key, "starfarers:1.1", seat, number, card, cards), NAMES)
            assert clean(sentence), sentence
            assert sentence.endswith(".")
            assert ("Anna" in sentence) == (key not in OF_NOBODY)
            assert key not in OTHERS or NAMES[number - 1] in sentence


def test_every_question_has_words() -> None:
    parts = {"chosen", "counter", "encounter-second", "under-way"}
    assert said("ask-") - parts == {decision.name for decision in DECISIONS}


def test_every_answer_has_words() -> None:
    assert said("do-") - {"impossible", "fly-station", "reveals"} == {verb.name for verb in SPACE.verbs}


def test_every_source_of_points_and_every_end_has_words() -> None:
    assert said("part-") == set(thing_text.POINTS)
    assert said("end-") == set(END_REASONS) - {""}
    assert StarfarersText("en").end_reason("") == ""


def test_every_refusal_has_words() -> None:
    assert {key for key, _ in REASONS.values()} == {f"refuse-{key}" for key in said("refuse-")}


SAMPLES: dict[str, int | str] = {
    "price": "spaceport", "resource": "ore", "due": 2, "have": 1, "rate": 3, "limit": 3, "most": 4, "seat": 1,
    "node": "n14_19",
    "upgrade": "booster", "card": "diplomat_help", "number": 2, "steps": 5, "left": 3, "slot": "N7", "civ": "merchants",
    "kind": "pirate", "value": 4,
}  # fmt: skip
# What `refusal` makes of them.
MADE = {"to", "at", "colour"}


@languages
@pytest.mark.parametrize(("key", "rule"), [*REASONS.values(), ("refuse-not-asked", "starfarers:1.1")])
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


@languages
def test_options(language: str) -> None:
    words = StarfarersText(language)
    assert said("option-") == {name for option in OPTIONS for name in (option.name, f"{option.name}-help")}
    assert said("value-") == {f"{option.name}-{value}" for option in OPTIONS for value in option.choices}
    for option in OPTIONS:
        assert clean(words.option_label(option.name))
        assert clean(words.option_help(option.name))
        values = [words.option_value(option.name, value) for value in option.choices or (0, 3)]
        assert all(clean(value) for value in values)
        assert len(set(values)) == len(values)


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
    mine, theirs = (words.entry(entry.seen_by(reader), NAMES) for reader in (0, 1))
    assert words.say("amount-acc", n=1, resource="ore") in mine
    assert "(" not in theirs
    assert "2" in theirs


@pytest.mark.rule("starfarers:2.9")
@languages
def test_a_position_shows_only_ones_own_hand(language: str) -> None:
    words = StarfarersText(language)
    state = GAME.new(players=4, seed=1)
    own = words.say("table-hand", list="", limit=7).split(":")[0]
    assert sum(own in line for line in words.position(state.view(0), NAMES)) == 1
    assert not any(own in line for line in words.position(state.view(None), NAMES))
