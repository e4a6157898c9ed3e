"""Age of Galaxy in words: whole games in three languages, and everything the engine can tell has a message."""

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
from starhold.games.alliances import choice_text, outcome_text, power_text, table_text, text, thing_text
from starhold.games.alliances.actions import SPACE, THING_NAMES
from starhold.games.alliances.decisions import DECISIONS
from starhold.games.alliances.game import GAME
from starhold.games.alliances.phases.resources import RESOURCE_NAMES
from starhold.games.alliances.refusals import REASONS
from starhold.games.alliances.scoring import END_REASONS
from starhold.games.alliances.settings import OPTIONS
from starhold.games.alliances.state import AlliancesState
from starhold.games.alliances.text import AlliancesText
from starhold.locale import LANGUAGES, read_messages
from tests.games.alliances.kit import INDEX, side, table
from tests.test_locale import clean as clean_words
from tests.test_locale import keys_in, left_over, variables

languages = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Anna", "Ben", "Cyril", "Dora"]
GAMES: list[tuple[int, int, dict[str, object]]] = [
    (1, 4, {}),
    (2, 5, {"scavenge_gain": "credits", "militarism_scores": "strength", "trade_backs": "same"}),
    (3, 7, {"research_price": "production", "conversions": "none", "faction_pace": "round"}),
    (4, 6, {"draft": True, "purple_and_star": "swapped", "explored_galaxy": True}),
]
ALLIANCES_KEYS = keys_in("alliances.ftl") | keys_in("alliances-cards.ftl")
MODULES = (text, choice_text, outcome_text, power_text, table_text, thing_text)
WITH_UNDERSCORE = "|".join(name for name in THING_NAMES if "_" in name)


def said(prefix: str) -> set[str]:
    """The keys of Age of Galaxy that begin so, without the beginning."""
    return {key.removeprefix(prefix) for key in ALLIANCES_KEYS if key.startswith(prefix)}


def clean(sentence: str) -> bool:
    """Nothing left open, nothing doubled, no value that stands for nothing, no id of a thing."""
    odd = rf"\b(none|unknown|{WITH_UNDERSCORE})\b|\(\)|: [.;]|;;"
    return clean_words(sentence) and not re.search(odd, sentence)


# -- whole games


@languages
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_whole_game_in_words(language: str, players: int, seed: int, options: dict[str, object]) -> None:
    words, names = AlliancesText(language), NAMES[:players]
    journal = Journal()
    state = GAME.new(players=players, seed=seed, options=options, journal=journal)
    assert isinstance(state, AlliancesState)
    chance, rng = Seeded(seed), Rng(f"text/{seed}")
    while not state.over():
        answering = state.waiting()[0]
        legal = state.legal(answering)
        sentences = [words.action(state, answering, code) for code in legal]
        assert clean(words.question(state, answering))
        assert words.question(state, answering).endswith(".")
        assert [sentence for sentence in sentences if not clean(sentence)] == []
        assert len(set(sentences)) == len(legal), "two answers sound the same"
        for code in range(rng.below(31), len(SPACE), 31):
            why = state.why_not(answering, code)
            assert why is None or clean(words.refusal(why))
        if rng.below(12) == 0:
            for viewer in (None, *range(players)):
                _check_position(words, state.view(viewer), names)
        state.apply(answering, legal[rng.below(len(legal))], chance)
    _check_position(words, state.view(0), names)
    for entry in journal.entries:
        for reader in (None, *range(players)):
            sentence = words.entry(entry.seen_by(reader), names)
            assert clean(sentence), sentence
            assert sentence[0].upper() == sentence[0]
    assert words.end_reason(state.end_reason()) in words.entry(journal.entries[-1], names)
    assert words.end_reason(state.end_reason()) in words.position(state.view(None), names)[-1]
    assert words.question(state, 0) == words.say("game-over")


def _check_position(words: AlliancesText, view: dict[str, Any], names: list[str]) -> None:
    lines = words.position(view, names)
    assert [line for line in lines if line and not clean(line.removeprefix("  "))] == []
    assert all(name in "\n".join(lines) for name in names)


@languages
def test_what_is_not_possible_now_is_named_too(language: str) -> None:
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, AlliancesState)
    words = AlliancesText(language)
    for seat in range(2):
        for code in set(range(len(SPACE))) - set(state.legal(seat)):
            assert words.action(state, seat, code).endswith(SPACE.notation(code))


@languages
def test_a_seat_that_is_not_asked(language: str) -> None:
    words = AlliancesText(language)
    t = table(side("humans"), side("weasels"))
    assert words.question(t.state, 1) == words.say("waiting-others")


def test_words_change_nothing() -> None:
    """What an answer would bring is found out on a copy."""
    t = table(side("feimur_v5 auralites", "weasels", credits=9, influence=2, discovery=2, cruisers=3), side("humans"))
    before, told = t.state.freeze(), len(t.journal.entries)
    for code in t.state.legal(0):
        AlliancesText("en").action(t.state, 0, code)
    assert (t.state.freeze(), len(t.journal.entries)) == (before, told)


def test_the_engine_plays_without_words() -> None:
    """Words are for people: a game played by bots never loads them."""
    code = (
        "import sys, starhold\n"
        "state = starhold.game('alliances').new(players=2, seed=1)\n"
        "while not state.over():\n"
        "    seat = state.waiting()[0]\n"
        "    state.apply(seat, state.legal(seat)[0], starhold.Seeded(1))\n"
        "print([name for name in sys.modules if name.startswith(('starhold.', 'fluent'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "starhold.games.alliances.state" in told
    for words in ("starhold.locale", "fluent", "starhold.games.alliances.text"):
        assert words not in told


# -- everything there is has words


def test_no_message_is_left_over() -> None:
    assert left_over("alliances", MODULES) == set()


def told_keys() -> set[str]:
    """The keys of all `tell` calls in the package, and those made for each resource that can be limited or paid."""
    keys = {f"{word}-{name}" for word in ("gain", "pay") for name in RESOURCE_NAMES}
    keys |= {f"lost-{name}" for name in ("credits", "production", "cruisers")}
    for path in (Path(text.__file__).parent / "phases").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                key = node.args[0]
                for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    if isinstance(part, ast.Constant):
                        keys.add(str(part.value))
                    else:
                        assert isinstance(part, ast.Subscript), f"{path.name}: what does this tell?"
    return keys


def message_of(key: str) -> str:
    """The message of a log key: gains, payments and losses share one each."""
    word = key.partition("-")[0]
    return word if word in ("gain", "pay", "lost") else key


def test_every_log_line_has_words() -> None:
    assert said("log-") == {message_of(key) for key in told_keys()}


# What log lines are about; all others are about nothing, or only about a number.
ABOUT = {
    **dict.fromkeys(
        ("faction-chosen", "produce", "use", "main", "ideology", "boost", "adapt", "ability", "automa-card"), "weasels"
    ),
    **dict.fromkeys(("colonize", "develop", "swarm", "lift", "seize", "planet-lost"), "frostveil.2"),
    **dict.fromkeys(("automa-colonize", "automa-seize"), "frostveil.3"),
    **dict.fromkeys(("trade", "golden-era", "automa-cube-trade"), "commodity_trade"),
    **dict.fromkeys(("research", "ability-tech"), "warp_drive"),
    **dict.fromkeys(("fleet", "revealed"), "frostveil"),
    "explore": "frostveil.x2",
    "found": "x6",
}
OF_NOBODY = {
    "round-begins", "war", "war-nobody", "overlord-shared", "fleet", "revealed", "cubes-up", "golden-era", "game-ended",
}  # fmt: skip


@languages
@pytest.mark.parametrize("key", sorted(told_keys()))
def test_every_log_line(language: str, key: str) -> None:
    words = AlliancesText(language)
    card = INDEX[ABOUT[key]] if key in ABOUT else -1
    seat = -1 if key in OF_NOBODY else 0
    for number in (0, 1, 2, 5):
        for cards in ([], [INDEX["humans"], INDEX["quill"]]):
            sentence = words.entry(Entry(key, "alliances:D1", seat, number, card, cards), NAMES)
            assert clean(sentence)
            assert sentence.endswith(".")
            assert ("Anna" in sentence) == (key not in OF_NOBODY and not key.startswith("automa-"))


def test_every_question_has_words() -> None:
    assert said("ask-") - {"chosen", "cubes", "lift"} == {decision.name for decision in DECISIONS}


def test_every_answer_has_words() -> None:
    assert said("do-") - {"impossible", "with", "first", "colonize-card"} == {verb.name for verb in SPACE.verbs}


def test_every_source_of_points_and_every_end_has_words() -> None:
    t = table(side("humans weasels auralites", prestige=4, relic=1), side("quill"), planets={
        "silver_gate.1": "0 colonised", "silver_gate.2": "0 developed",
    })  # fmt: skip
    assert said("part-") == set(t.parts(0))
    assert said("end-") == set(END_REASONS) - {""}
    assert AlliancesText("en").end_reason("") == ""


def test_every_refusal_has_words() -> None:
    assert {key for key, _ in REASONS.values()} == {f"refuse-{key}" for key in said("refuse-")}


@languages
@pytest.mark.parametrize(("key", "rule"), [*REASONS.values(), ("refuse-not-asked", "alliances:D1")])
def test_refusals(language: str, key: str, rule: str) -> None:
    words, messages = AlliancesText(language), read_messages(language, "alliances")
    needs = variables(messages, messages[key].value)
    things = {"faction": "humans", "technology": "xenology", "system": "duskmire", "card": "scholar_exchange"}
    assert needs <= {*things, "needs", "kind", "due", "have", "limit"}  # all that `explain` and `refusal` ever fill in
    for number in (0, 1, 2, 5):
        values: dict[str, int | str] = {"due": number + 1, "have": number, "limit": 5, "resource": "influence"}
        values |= {**things, "kind": "water", "needs": "warp_drive laser_weapons"}
        sentence = words.refusal(Refusal(key, rule, values))
        assert clean(sentence)
        assert sentence.endswith(f". ({rule})")
        for name, thing in things.items():
            assert (name in needs) == (words.card(thing) in sentence)


@languages
def test_options(language: str) -> None:
    words = AlliancesText(language)
    assert said("option-") == {name for option in OPTIONS for name in (option.name, f"{option.name}-help")}
    assert said("value-") == {f"{option.name}-{value}" for option in OPTIONS for value in option.choices}
    for option in OPTIONS:
        assert clean(words.option_label(option.name))
        assert clean(words.option_help(option.name))
        values = [words.option_value(option.name, value) for value in option.choices or (False, True)]
        assert all(clean(value) for value in values)
        assert len(set(values)) == len(values)


# -- what others may read


@pytest.mark.rule("alliances:B6", "alliances:M1")
@languages
def test_cards_of_another_hand_are_counted_not_named(language: str) -> None:
    words = AlliancesText(language)
    entry = Entry("redraw", "alliances:B6", 0, 2, -1, [INDEX["humans"], INDEX["quill"]])
    mine, theirs = (words.entry(entry.seen_by(reader), NAMES) for reader in (0, 1))
    assert f"({words.card('humans')}, {words.card('quill')})" in mine
    assert "(" not in theirs
    assert "2" in theirs


@pytest.mark.rule("alliances:H6", "alliances:M1")
@languages
def test_a_position_names_only_what_its_reader_may_know(language: str) -> None:
    words = AlliancesText(language)
    t = table(side("humans", "weasels quill"), side("auralites", "tecton prism"))
    mine = "\n".join(words.position(t.view(0), NAMES))
    assert all(words.card(card) in mine for card in ("humans", "weasels", "quill", "auralites"))
    assert all(words.card(card) not in mine for card in ("tecton", "prism"))
    seen = "\n".join(words.position(t.view(None), NAMES))
    assert all(words.card(card) not in seen for card in ("weasels", "quill", "tecton", "prism"))


@pytest.mark.rule("alliances:K3")
@languages
def test_the_automa_has_a_name_of_its_own(language: str) -> None:
    words = AlliancesText(language)
    name = words.say("automa-name")
    t = table(side("humans"), planets={"silver_gate.1": "1 colonised"})
    assert any(name in line for line in words.position(t.view(0), NAMES[:1]))
    assert name.lower() in words.entry(Entry("overlord", "alliances:F4", 1, 0, -1, []), NAMES[:1]).lower()
