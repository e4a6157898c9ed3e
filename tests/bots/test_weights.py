"""Weights as files: what is read is what was written, and what cannot be used is said in one line."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import starhold
from starhold.bots.net import Net
from starhold.bots.weights import CARD, NUMBERS, BadWeights, _found, packed, unpacked, weights
from starhold.core.encoding import Rows
from starhold.core.game import Game
from tests.bots.minds import mind_of, opinionated
from tests.core.courses import Learnt as Table
from tests.core.courses import courses, encoding_of, every_game

DUEL = starhold.game("duel")
TWO = encoding_of("duel").kinds[0]


def files() -> tuple[bytes, bytes]:
    return packed(DUEL, {TWO.name: mind_of("duel", TWO, beta=0.03)}, {"trained": "a little"})


@every_game
def test_what_is_read_is_what_was_written(game_id: str) -> None:
    game, kinds = starhold.game(game_id), encoding_of(game_id).kinds
    minds = {kind.name: mind_of(game_id, kind, beta=0.03) for kind in kinds}
    found = unpacked(game, *packed(game, minds, {"trained": "a little"}))
    assert list(found.minds) == [kind.name for kind in kinds]
    assert found.card["trained"] == "a little"
    assert (found.card["game"], found.card["rules"]) == (game_id, game.rules_version)
    for kind in kinds:
        told, mind = found.mind(kind), minds[kind.name]
        assert told is not None
        assert (told.beta, told.codes, told.par) == (mind.beta, mind.codes, kind.par)
        rows = Rows()
        for state in courses(Table(game_id, kind), 2):
            encoding_of(game_id).write(state, 0, False, rows)
        # numbers are kept with three digits
        assert told.values(rows, kind.players) == pytest.approx(mind.values(rows, kind.players), abs=0.02)
        assert (told.guess is None) == (mind.guess is None)
        if mind.guess is not None:
            assert np.array(told.guesses(rows)) == pytest.approx(np.array(mind.guesses(rows)), abs=0.02)


def test_a_kind_that_nothing_was_learnt_of_has_no_mind() -> None:
    race, kinds = starhold.game("race"), encoding_of("race").kinds
    found = unpacked(race, *packed(race, {kinds[0].name: mind_of("race", kinds[0])}, {}))
    assert found.mind(kinds[0]) is not None
    assert found.mind(kinds[1]) is None
    assert found.mind(None) is None


# -- what cannot be used


def refused(game: Game, card: bytes, numbers: bytes) -> str:
    with pytest.raises(BadWeights) as caught:
        unpacked(game, card, numbers)
    told = str(caught.value)
    assert told.startswith(f"the weights of {game.title} cannot be ")
    assert "\n" not in told
    return told


@pytest.mark.parametrize("field", ["format", "game", "encoding", "inputs", "sha256"])
def test_a_card_that_says_something_else_is_told(field: str) -> None:
    card, numbers = files()
    spoiled = {**json.loads(card), field: "other"}
    assert f"{field} is other, not " in refused(DUEL, json.dumps(spoiled).encode(), numbers)


@pytest.mark.parametrize("field", ["format", "game", "encoding", "inputs", "sha256", "kinds"])
def test_a_card_that_does_not_say_is_told(field: str) -> None:
    card, numbers = files()
    spoiled = {name: value for name, value in json.loads(card).items() if name != field}
    assert field in refused(DUEL, json.dumps(spoiled).encode(), numbers)


@pytest.mark.parametrize(
    "card", [b"", b"{", b"\xff\xfe\x00", b"[]", b"null", b'"weights"', b"{}", b'{"format": \n\n oops}']
)
def test_a_card_that_is_garbage_is_told(card: bytes) -> None:
    refused(DUEL, card, files()[1])


@pytest.mark.parametrize(
    "curve", [[0.5], [-0.1, 1.0], [0.0, 1.2], [0.0, 0.6, 0.4, 1.0], ["a", "b"], 3, [0.0, float("nan"), 1.0]]
)
def test_chances_that_do_not_rise_are_told(curve: object) -> None:
    card, numbers = files()
    spoiled = json.loads(card)
    spoiled["kinds"][TWO.name]["curve"] = curve
    refused(DUEL, json.dumps(spoiled).encode(), numbers)


def test_the_weights_of_another_game_are_told() -> None:
    assert "game is duel, not race" in refused(starhold.game("race"), *files())


def test_numbers_that_were_changed_are_told() -> None:
    card, numbers = files()
    for spoiled in (numbers[:-1], numbers[: len(numbers) // 2], b"", numbers + b"x", numbers[::-1]):
        assert "sha256 is" in refused(DUEL, card, spoiled)


def sealed(card: bytes, numbers: bytes) -> bytes:
    """The card as whoever made such numbers would have written it."""
    return json.dumps({**json.loads(card), "sha256": hashlib.sha256(numbers).hexdigest()}).encode()


@pytest.mark.parametrize(
    "spoil", [lambda all: all[: len(all) // 2], lambda all: b"", lambda all: all.replace(b"PK", b"XX")]
)
def test_numbers_that_were_damaged_before_they_were_sealed_are_told(spoil: Callable[[bytes], bytes]) -> None:
    card, numbers = files()
    refused(DUEL, sealed(card, spoil(numbers)), spoil(numbers))


def spoiled_arrays(change: Callable[[dict[str, Any]], object]) -> tuple[bytes, bytes]:
    """Numbers of which one array is another, with a card that fits them."""
    card, numbers = files()
    with np.load(io.BytesIO(numbers)) as found:
        arrays = {name: found[name] for name in found.files}
    change(arrays)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return sealed(card, buffer.getvalue()), buffer.getvalue()


def test_a_missing_array_is_told() -> None:
    refused(DUEL, *spoiled_arrays(lambda arrays: arrays.pop("value/2")))


@pytest.mark.parametrize("inputs", [3, encoding_of("duel").layout.size + 1])
def test_a_net_of_another_number_of_inputs_is_told(inputs: int) -> None:
    net = Net.fresh(inputs, 6, 5, 3, seed=1)
    refused(DUEL, *spoiled_arrays(lambda arrays: arrays.update({"value/1": net.w1})))


def test_a_net_of_another_number_of_players_is_told() -> None:
    mind = mind_of("duel", TWO)
    mind.value = opinionated(encoding_of("duel").layout.size, 6, 5, 5, seed=1)
    refused(DUEL, *packed(DUEL, {TWO.name: mind}, {}))


def test_layers_that_do_not_fit_together_are_told() -> None:
    refused(DUEL, *spoiled_arrays(lambda arrays: arrays.update({"value/2": np.zeros(2, np.float16)})))


# -- in the package


def look_anew(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """As a new process would, in that folder."""
    monkeypatch.setattr("starhold.bots.weights.files", lambda package: folder)
    monkeypatch.setattr("starhold.bots.weights._found", cache(_found.__wrapped__))


@pytest.mark.parametrize("missing", [CARD, NUMBERS])
def test_a_file_that_is_missing_is_told(missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look_anew(monkeypatch, tmp_path)
    for name, content in zip((CARD, NUMBERS), files(), strict=True):
        tmp_path.joinpath(name).write_bytes(content)
    assert weights("duel").mind(TWO) is not None
    tmp_path.joinpath(missing).unlink()
    assert weights("duel").mind(TWO) is not None, "they are looked for once"
    look_anew(monkeypatch, tmp_path)
    for _ in range(2):
        with pytest.raises(BadWeights, match="missing") as caught:
            weights("duel")
        assert "\n" not in str(caught.value)
