"""Versions of the rules: a new game has the newest, an old one goes on by its own, and nothing is mixed up silently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starhold
from starhold.core.errors import BadOption, BadRecord, UnknownRules
from starhold.core.game import Game
from starhold.core.options import Option, chosen_options, read_options
from starhold.core.record import Record, digest
from starhold.core.record_text import dump, load
from starhold.core.registry import all_games

RECORDS = Path(__file__).parent.parent / "records"
CORRECTED = [game for game in all_games() if game.rules_version > 1]

READING = Option("reading", "right", "race:1", choices=("right", "wrong"), since=2, before="wrong", new=True)
RAISED = Option("bound", 0, "race:2", since=3, before=5)
KNOWN = (READING, RAISED)


def test_defaults_are_those_of_the_version() -> None:
    assert read_options("A game", KNOWN, 2, {}, 1) == {"reading": "wrong", "bound": 5}
    assert read_options("A game", KNOWN, 2, {}, 2) == {"reading": "right", "bound": 5}
    assert read_options("A game", KNOWN, 2, {}, 3) == {"reading": "right", "bound": 0}


def test_an_option_cannot_be_set_before_there_was_one() -> None:
    with pytest.raises(BadOption, match="option reading came with version 2 of the rules; this game has 1"):
        read_options("A game", KNOWN, 2, {"reading": "right"}, 1)
    assert read_options("A game", KNOWN, 2, {"reading": "wrong"}, 1)["reading"] == "wrong"
    assert read_options("A game", KNOWN, 2, {"reading": "wrong"}, 2)["reading"] == "wrong"
    assert read_options("A game", KNOWN, 2, {"bound": 0}, 1)["bound"] == 0  # it was there, with another default


def test_what_somebody_chose_is_told_from_defaults_of_the_time() -> None:
    old = read_options("A game", KNOWN, 2, {"bound": 0}, 1)
    assert chosen_options(KNOWN, old, 1) == {"bound": 0}
    assert chosen_options(KNOWN, read_options("A game", KNOWN, 2, {}, 1), 1) == {}


@pytest.mark.parametrize("game", CORRECTED, ids=lambda game: game.id)
def test_a_new_game_has_the_newest_rules_and_an_old_one_its_own(game: Game) -> None:
    newest = Record(game, game.max_players, {}, starhold.Seeded(1))
    oldest = Record(game, game.max_players, {}, starhold.Seeded(1), rules=1)
    assert newest.rules == game.rules_version
    assert newest.options != oldest.options
    for record in (newest, oldest):
        text = dump(record)
        assert f"\nrules: {record.rules}\n" in text
        again = load(text)
        assert (again.rules, again.options) == (record.rules, record.options)
        assert digest(again.state) == digest(record.state)
        assert "\noptions:\n" in text, "nobody has chosen anything"


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(
    ("chosen", "offers", "zero"), [({}, 0, "unlimited"), ({"offers": 0}, 0, "none"), ({"offers": 5}, 5, "unlimited")]
)
def test_another_game_by_the_newest_rules_means_what_was_chosen(
    chosen: dict[str, object], offers: int, zero: str
) -> None:
    """0 offers were no trade in version 1; in version 2 that has to be said."""
    game = starhold.game("starfarers")
    options = game.check_options(4, game.renewed(game.check_options(4, chosen, 1), 1))
    assert (options["offers"], options["zero_offers"]) == (offers, zero)
    assert game.renewed(options, 2) == game.renewed(game.check_options(4, game.renewed(options, 2)), 2)


@pytest.mark.parametrize("game", CORRECTED, ids=lambda game: game.id)
def test_there_are_records_of_every_version(game: Game) -> None:
    said = {
        int(found[1])
        for file in (RECORDS / game.id).glob("*.record")
        if (found := re.search(r"^rules: (\d+)$", file.read_text(), re.MULTILINE)) is not None
    }
    assert said == set(range(1, game.rules_version + 1))


@pytest.mark.parametrize("rules", [0, 99])
def test_an_unknown_version_is_a_clear_line(rules: int) -> None:
    game = starhold.game("race")
    with pytest.raises(UnknownRules, match=f"version {rules} of the rules of Race for the Galaxy is not known here"):
        game.new(players=2, rules=rules)
    text = dump(Record(game, 2, {}, starhold.Seeded(1))).replace("\nrules: 1\n", f"\nrules: {rules}\n")
    with pytest.raises(BadRecord, match=f"rules: version {rules} of the rules"):
        load(text)


@pytest.mark.parametrize("game", CORRECTED, ids=lambda game: game.id)
def test_a_record_under_a_false_version_is_refused_by_step_or_position(game: Game) -> None:
    """A record of version 1 with a step that only version 2 allows says which step does not fit."""
    lines: list[str] = []
    for file in sorted((RECORDS / game.id).glob("*.record")):
        text = file.read_text()
        if f"\nrules: {game.rules_version}\n" in text:
            try:
                load(text.replace(f"\nrules: {game.rules_version}\n", "\nrules: 1\n"))
            except BadRecord as refused:  # a game in which the correction made no difference is one of both versions
                lines.append(str(refused))
    assert any(re.match(r"(deal|step \d+): ", line) for line in lines)
    assert all(re.match(r"deal: |step \d+: |options: |the steps replay, but", line) for line in lines)
