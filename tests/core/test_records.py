"""Records: they replay, fork, go back only as far as is fair, and say exactly what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold import IllegalAction, Rng, Scripted, Sealed, Seeded, game
from starhold.core.errors import BadLuck, BadRecord
from starhold.core.record import Record, digest
from starhold.core.record_text import dump, load
from starhold.core.registry import all_games
from tests.contract.cases import Case, every_case

RECORDS = sorted(Path(__file__).parent.parent.joinpath("records").glob("*/*.record"))


def random_record(case: Case, seed: int, steps: int = 20_000) -> Record:
    id, players, options = case
    record = Record(game(id), players, options, Seeded(seed), luck=f"seed {seed}")
    rng = Rng(f"record {seed}")
    while not record.state.over() and len(record.steps) < steps:
        waiting = record.state.waiting()
        seat = waiting[rng.below(len(waiting))]
        options_now = record.state.legal(seat)
        record.play(seat, options_now[rng.below(len(options_now))])
    return record


@every_case
def test_a_record_replays_to_the_same_position_and_the_same_text(case: Case) -> None:
    record = random_record(case, 1)
    text = dump(record)
    again = load(text)
    assert again.state.key() == record.state.key()
    assert dump(again) == text
    assert [entry.plain() for entry in again.journal.entries] == [entry.plain() for entry in record.journal.entries]


@every_case
def test_a_game_can_be_saved_and_reloaded_in_the_middle_of_any_decision(case: Case) -> None:
    record = random_record(case, 2, 150)
    for upto in range(0, len(record.steps), 7):
        part = record.replayed(record.steps[:upto])
        again = load(dump(part))
        assert again.state.key() == part.state.key()
        assert again.state.waiting() == part.state.waiting()
        for seat in part.state.waiting():
            assert again.state.legal(seat) == part.state.legal(seat)


@every_case
def test_sealed_luck_can_be_verified(case: Case) -> None:
    sealed = Sealed(b"a secret nobody knows")
    id, players, options = case
    record = Record(game(id), players, options, sealed, luck=f"sealed {sealed.commitment()}")
    rng = Rng("sealed")
    while not record.state.over() and len(record.steps) < 60:
        seat = record.state.waiting()[0]
        options_now = record.state.legal(seat)
        record.play(seat, options_now[rng.below(len(options_now))])
    with pytest.raises(BadRecord, match="secret is not in the record"):
        load(dump(record)).verify()
    record.secret = sealed.secret
    load(dump(record)).verify()
    record.secret = b"another"
    with pytest.raises(BadRecord, match="not the one promised"):
        load(dump(record)).verify()


def test_sealed_luck_that_was_tampered_with_is_found() -> None:
    sealed = Sealed(b"honest")
    record = Record(game("race"), 2, {}, Seeded(5), luck=f"sealed {sealed.commitment()}")
    record.secret = sealed.secret
    with pytest.raises(BadRecord, match="deal: the luck is not what the secret gives"):
        record.verify()
    with pytest.raises(BadRecord, match="was not sealed"):
        random_record(("race", 2, {}), 1, 5).verify()


def test_a_fork_shares_the_past_and_leaves_the_original_alone() -> None:
    record = random_record(("race", 3, {}), 3)
    text = dump(record)
    at = len(record.steps) // 2
    branch = record.fork(at, Seeded("other"), "seed other")
    assert len(branch.steps) == at
    assert branch.state.key() == record.replayed(record.steps[:at]).state.key()
    rng = Rng("branch")
    while not branch.state.over():
        seat = branch.state.waiting()[0]
        options = branch.state.legal(seat)
        branch.play(seat, options[rng.below(len(options))])
    assert dump(record) == text
    assert load(dump(branch)).state.key() == branch.state.key()
    with pytest.raises(BadRecord, match="no step"):
        record.fork(len(record.steps) + 1, Seeded(1))


# -- undo


def race(*plays: tuple[int, str]) -> Record:
    record = Record(game("race"), 2, {}, Seeded(8), ["Ada", "Ben"], "seed 8")
    for seat, notation in plays:
        record.play_notation(seat, notation)
    return record


def first_cards(record: Record, seat: int) -> list[str]:
    return [record.game.space.notation(code) for code in record.state.legal(seat)]


def test_undo_takes_back_one_primitive_choice_and_keeps_those_of_others() -> None:
    record = race()
    before = digest(record.state)
    mine, theirs = first_cards(record, 0)[0], first_cards(record, 1)[0]
    record.play_notation(0, mine)
    record.play_notation(1, theirs)
    assert record.undoable(0) == 0
    assert record.undo(0)
    assert [(step.seat, step.action) for step in record.steps] == [(1, theirs)]
    assert record.undo(1)
    assert digest(record.state) == before
    assert not record.undo(0)


def test_undo_stops_where_choices_were_revealed() -> None:
    record = race()
    for seat in (0, 1):
        for _ in range(2):
            record.play_notation(seat, first_cards(record, seat)[0])
    record.play_notation(0, "choose:settle")
    assert record.undoable(0) == 4
    record.play_notation(1, "choose:settle")  # reveals both action cards, and no luck falls
    assert record.steps[-1].luck == []
    assert record.steps[-1].shown
    assert record.undoable(0) is None
    assert record.undoable(1) is None
    assert not record.undo(1)


def test_undo_stops_where_luck_fell() -> None:
    record = race()
    for seat in (0, 1):
        for _ in range(2):
            record.play_notation(seat, first_cards(record, seat)[0])
    for seat in (0, 1):
        record.play_notation(seat, "choose:explore_5")
    assert record.steps[-1].luck
    assert record.undoable(1) is None
    record.play_notation(0, first_cards(record, 0)[0])
    assert record.undoable(0) == 6


def test_undo_stops_where_the_other_has_answered() -> None:
    """Seats that move in turn: what the other did since was done in the knowledge of one's own step."""
    record = Record(game("duel"), 2, {"starts": "first_seat", "pass_rule": "free"}, Seeded(3), luck="seed 3")
    before = digest(record.state)
    record.play_notation(0, "pass")
    assert record.undoable(0) == 0, "nobody has answered yet"
    assert record.undo(0)
    assert digest(record.state) == before
    record.play_notation(0, "pass")
    card = next(notation for notation in first_cards(record, 1) if notation.startswith("play:"))
    record.play_notation(1, card)
    assert record.undoable(1) == 1
    assert record.undoable(0) is None
    assert not record.undo(0)


def test_undo_passes_over_several_choices_made_at_the_same_time() -> None:
    record = race()
    record.play_notation(0, first_cards(record, 0)[0])
    record.play_notation(1, first_cards(record, 1)[0])
    record.play_notation(1, first_cards(record, 1)[0])
    assert record.undoable(0) == 0, "all of Ben's discards answer a question asked before"


def test_play_goes_on_after_undo_with_the_luck_it_would_have_had() -> None:
    def play(detour: bool) -> Record:
        record = race()
        for seat in (0, 1):
            for _ in range(2):
                record.play_notation(seat, first_cards(record, seat)[0])
        if detour:
            record.play_notation(0, "choose:produce")
            assert record.undo(0)
        record.play_notation(0, "choose:explore_5")
        record.play_notation(1, "choose:explore_5")
        return record

    assert dump(play(True)) == dump(play(False))


# -- what goes wrong


def test_a_step_whose_luck_cannot_fall_changes_nothing() -> None:
    record = race()
    for seat in (0, 1):
        for _ in range(2):
            record.play_notation(seat, first_cards(record, seat)[0])
    record.play_notation(0, "choose:explore_5")
    record.chance.source = Scripted([1, 2])  # seven cards are due
    before, told = digest(record.state), len(record.journal.entries)
    with pytest.raises(BadLuck):
        record.play_notation(1, "choose:explore_5")
    assert digest(record.state) == before
    assert len(record.journal.entries) == told
    assert len(record.steps) == 5
    record.chance.source = Seeded(3)
    record.play_notation(1, "choose:explore_5")
    assert record.state.waiting() == [0, 1]


def test_a_refused_step_changes_nothing() -> None:
    record = race()
    before = dump(record)
    with pytest.raises(IllegalAction, match="race:101"):
        record.play_notation(0, "choose:settle")
    with pytest.raises(IllegalAction):
        record.play_notation(7, "pass")
    assert dump(record) == before


def test_every_cut_off_record_is_refused() -> None:
    text = dump(random_record(("race", 2, {}), 4, 40))
    for length in range(0, len(text) - 1, 5):
        with pytest.raises(BadRecord):
            load(text[:length])


def test_a_changed_record_is_refused_wherever_it_was_changed() -> None:
    text = dump(random_record(("race", 2, {}), 4, 60))
    lines = text.split("\n")
    for number in range(8, len(lines) - 2):
        with pytest.raises(BadRecord):
            load("\n".join(lines[:number] + lines[number + 1 :]))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("starhold-record 1", "starhold-record 9", "line 1"),
        ("game: race", "game: chess", "there is no game 'chess'"),
        ("game: race", "colour: red", "line 2"),
        ("rules: 1", "rules: 99", "rules: version 99 of the rules of Race for the Galaxy is not known here"),
        ("players: 2", "players: two", "players: 'two' is no number"),
        ("players: 2", "players: 7", "2 to 4 players"),
        ("options:", "options: speed=on", "no option 'speed'"),
        ("options:", "options: first_game=maybe", "first_game is on or off"),
        ("options:", "options: speed", "name=value"),
        ("names: Ada, Ben", "names: Ada", "1 names for 2 players"),
        ("names: Ada, Ben", "game: race", "stands there twice"),
        ("luck: seed 8\n", "", "no field 'luck'"),
        ("luck: seed 8", "luck: seed 8\nsecret: xyz", "hexadecimal"),
        ("deal |", "dealt |", "should be the deal"),
        ("0 discard", "5 discard", "step 1"),
        ("0 discard", "x discard", "seat: 'x' is no number"),
        ("0 discard:", "0 throw:", "'throw' is no action"),
        ("end 1 ", "end 3 ", "but there are 1 steps"),
    ],
)
def test_a_fault_is_named(old: str, new: str, message: str) -> None:
    record = race()
    record.play_notation(0, first_cards(record, 0)[0])
    text = dump(record)
    assert old in text
    with pytest.raises(BadRecord, match=message):
        load(text.replace(old, new, 1))


def test_a_name_cannot_break_the_header() -> None:
    record = Record(game("race"), 2, {}, Seeded(1), ["a, b\nluck: mine", "  "], "seed 1")
    assert load(dump(record)).names == ["a b luck: mine", "?"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_still_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = load(text)
    assert record.state.over()
    assert record.state.check() == []
    assert dump(record) == text


def test_there_are_enough_recorded_games_of_every_kind() -> None:
    for one in all_games():
        records = [load(path.read_text(encoding="utf-8")) for path in RECORDS if path.parent.name == one.id]
        assert len(records) >= 20
        counts = {record.players for record in records}
        assert counts == set(range(one.min_players, one.max_players + 1))
        used = {name for record in records for name in record.options if record.options[name]}
        assert {option.name for option in one.options} <= used
