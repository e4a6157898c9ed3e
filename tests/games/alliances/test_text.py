"""Age of Galaxy in words: its log, refusals and cards one by one, and what others may read."""

from __future__ import annotations

import pytest

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.games.alliances.actions import SPACE
from starhold.games.alliances.game import GAME
from starhold.games.alliances.refusals import REASONS
from starhold.games.alliances.text import AlliancesText
from starhold.locale import read_messages
from tests.contract.wording import Wording
from tests.games.alliances.kit import INDEX, side, table
from tests.games.sentences import NAMES, languages, read_by_its_seat
from tests.test_locale import variables

WORDING = Wording(GAME)
clean, said = WORDING.clean, WORDING.said


def test_words_change_nothing() -> None:
    """What an answer would bring is found out on a copy."""
    t = table(side("feimur_v5 auralites", "weasels", credits=9, influence=2, discovery=2, cruisers=3), side("humans"))
    before, told = t.state.freeze(), len(t.journal.entries)
    for code in t.state.legal(0):
        AlliancesText("en").action(t.state, 0, code)
    assert (t.state.freeze(), len(t.journal.entries)) == (before, told)


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
}
# Where a number holds more than an amount: what the automa acts for, what was found, which exchange, which resource.
FOR_WEASELS = 100 * (INDEX["weasels"] + 1)
NUMBERS = {"explore": (1, 106), "trade": (1, 2, 3, 4), "convert": (1, 2, 3)}
OF_NOBODY = {
    "round-begins", "war", "war-nobody", "overlord-shared", "fleet", "revealed", "cubes-up", "golden-era", "game-ended",
}  # fmt: skip


@languages
@pytest.mark.parametrize("key", sorted(WORDING.told()))
def test_every_log_line(language: str, key: str) -> None:
    words = AlliancesText(language)
    card = INDEX[ABOUT[key]] if key in ABOUT else -1
    seat = -1 if key in OF_NOBODY else 0
    by = FOR_WEASELS if key.startswith("automa-") and key not in ("automa-card", "automa-seize") else 0
    for number in NUMBERS.get(key, (0, 1, 2, 5)):
        for cards in ([], [INDEX["humans"], INDEX["quill"]]):
            entry = Entry(key, "alliances:D1", seat, by + number, card, cards)
            sentence = words.entry(entry, NAMES)
            assert clean(sentence)
            assert sentence.endswith(".")
            assert ("Anna" in sentence) == (key not in OF_NOBODY and not key.startswith("automa-"))
            mine = words.entry(entry, NAMES, 0)
            assert clean(mine)
            assert "Anna" not in mine


def test_every_answer_has_words() -> None:
    assert said("do-") - {"impossible", "with", "first", "colonize-card"} == {verb.name for verb in SPACE.verbs}


def test_every_source_of_points_has_words() -> None:
    t = table(side("humans weasels auralites", prestige=4, relic=1), side("quill"), planets={
        "silver_gate.1": "0 colonised", "silver_gate.2": "0 developed",
    })  # fmt: skip
    assert said("part-") == set(t.parts(0))


@languages
@pytest.mark.parametrize(("key", "rule"), REASONS.values())
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


# -- what others may read


@pytest.mark.rule("alliances:B6", "alliances:M1")
@languages
def test_cards_of_another_hand_are_counted_not_named(language: str) -> None:
    words = AlliancesText(language)
    entry = Entry("redraw", "alliances:B6", 0, 2, -1, [INDEX["humans"], INDEX["quill"]])
    mine = read_by_its_seat(words, entry)
    assert f"({words.card('humans')}, {words.card('quill')})" in mine


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
