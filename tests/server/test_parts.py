"""The small parts on their own: cleaning, bounds, the packed log, history, seats, bots, logs, the schema."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import marshal
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from starhold.core.game import State
from starhold.core.journal import Journal
from starhold.core.registry import game as find_game
from starhold.server import limits, logs, processes, worker
from starhold.server.bots import Bots, fallback
from starhold.server.events import (
    AnyStored,
    Handed,
    Rematched,
    Said,
    Sat,
    Stepped,
    Undone,
    luck_names,
    luck_things,
    read,
    write,
)
from starhold.server.history import MOST_IDS_KEPT, History, fold
from starhold.server.limits import Addresses, Bucket
from starhold.server.messages import AnyCommand, AnyEvent
from starhold.server.packed_journal import PackedJournal
from starhold.server.request_error import RequestError
from starhold.server.sanitize import sanitize, sanitize_chat, sanitize_name
from starhold.server.schema import socket_schema
from starhold.server.seats import BOT_NAMES, Seats, bot_name
from starhold.server.settings import Limits, Settings
from starhold.server.storage.base import Guest, SeatRow
from starhold.server.tokens import hashed, invite, new_id, new_token, same

RACE = find_game("race")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("  a   b ", "a b"),
        ("a\u0000b\u001b[31m", "ab[31m"),
        ("tab\tline\nend", "tab line end"),
        ("\u202eevil\u2066", "evil"),
        ("Žofie Ėglė", "Žofie Ėglė"),
        ("e\u0301", "é"),
        ("z\u0301\u0302\u0303\u0304\u0305", "ź\u0302\u0303"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800x", "x"),
    ],
)
def test_clean(given: str, expected: str) -> None:
    assert sanitize(given) == expected


def test_names_and_chat_are_bounded() -> None:
    assert sanitize_name("x" * 30) == "x" * 30
    assert sanitize_chat("y" * 500) == "y" * 500
    for name in ("x" * 31, "\n"):
        with pytest.raises(RequestError):
            sanitize_name(name)
    with pytest.raises(RequestError):
        sanitize_chat("y" * 501)


def test_a_bucket_is_refilled(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_are_bounded_each_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = Addresses(Limits(address_rate=0.0, address_burst=2, address_sockets=2))
    assert [addresses.allow("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert addresses.allow("10.0.0.2")
    assert all(addresses.allow("127.0.0.1") for _ in range(10)), "our own machine is not bounded"
    assert [addresses.open("10.0.0.1") for _ in range(3)] == [True, True, False]
    addresses.close("10.0.0.1")
    assert addresses.open("10.0.0.1")
    for _ in range(2):
        addresses.close("10.0.0.1")
    assert addresses.sockets == {}
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 5)
    for number in range(20):
        addresses.allow(f"10.0.1.{number}")
    assert len(addresses.changes.buckets) <= 6


@pytest.mark.parametrize(
    ("address", "stands_for", "ours"),
    [
        ("10.0.0.1", "10.0.0.1", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64", False),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64", False),
        ("fe80::1%eth0", "fe80::/64", False),
        ("::ffff:10.0.0.1", "10.0.0.1", False),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("127.0.0.2", "127.0.0.2", True),
        ("not an address", "not an address", False),
    ],
)
def test_whom_an_address_stands_for(address: str, stands_for: str, ours: bool) -> None:
    assert limits.household(address) == stands_for
    assert limits.of_this_machine(address) == ours


def test_a_whole_ipv6_network_has_one_purse() -> None:
    addresses = Addresses(Limits(address_rate=0.0, address_burst=2, address_connections=2))
    assert [addresses.allow(f"2001:db8::{number}") for number in range(4)] == [True, True, False, False]
    assert [addresses.connect(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    addresses.disconnect("2001:db8::77")
    assert addresses.connect("2001:db8::78")


def test_what_costs_much_takes_many_permits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=10, burst=100)
    assert bucket.take(60)
    assert not bucket.take(60)
    assert bucket.borrow(60, patience=3) == 2.0, "forty are left, twenty come in two seconds"
    assert bucket.borrow(40, patience=3) is None, "nothing was taken by who would wait too long"
    now += 6
    assert bucket.borrow(40, patience=3) == 0.0
    now += 1000
    assert bucket.take(5000), "what costs more than all can be had when all is there"
    assert not bucket.take(1)


@pytest.mark.parametrize("bounded", [True, False])
def test_paying_waits_and_is_refused_when_it_would_be_long(bounded: bool) -> None:
    async def run() -> list[bool]:
        addresses = Addresses(Limits(line_rate=0.001, line_burst=10, patience=1, own_machine_too=bounded))
        return [await addresses.pay(addresses.lines, "127.0.0.1", 10) for _ in range(2)]

    assert asyncio.run(run()) == [True, not bounded]


def test_the_packed_log_gives_back_what_was_told() -> None:
    journal, book = Journal(), PackedJournal()
    told = []
    for step in range(5):
        for number in range(3):
            also = step - 1
            entry = (f"key-{number}", f"race:{number}", number - 1, step * 100 - 7, number - 1, [5, 6][:number], also)
            journal.tell(*entry)
            told.append((step, *entry))
        book.take(journal, step)
        assert journal.entries == []
    assert len(book) == 15
    for line, (step, key, rule, seat, number, card, cards, also) in enumerate(told):
        entry_ = book.entry(line)
        assert (book.step(line), entry_.key, entry_.rule) == (step, key, rule)
        assert (entry_.seat, entry_.number, entry_.card, entry_.cards) == (seat, number, card, cards)
        assert entry_.also == also
    assert list(book.after(-1)) == list(range(15))
    assert list(book.after(2)) == list(range(9, 15))
    assert list(book.after(9)) == []
    book.cut(4)
    assert len(book) == 4
    assert book.entry(3).cards == []
    book.cut(10)
    assert len(book) == 4


def test_the_packed_log_has_room_for_large_numbers() -> None:
    journal, book = Journal(), PackedJournal()
    numbers = [3, 40_000, -40_000, 7]
    for number in numbers:
        journal.tell("key", "race:1", 0, number, 1, [number, 2], -1)
    book.take(journal, 70_000)
    for _ in range(6_000):  # more than a small number can point into
        journal.tell("key", "race:1", 0, 1, 1, [], -1)
    book.take(journal, 70_001)
    book.trim()
    assert [book.entry(line).number for line in range(4)] == numbers
    assert [book.entry(line).cards for line in range(4)] == [[number, 2] for number in numbers]
    assert book.step(0) == 70_000
    assert (len(book), book.entry(6_003).cards, book.first_after(70_000)) == (6_004, [], 4)


def test_events_are_stored_as_json_with_luck_by_name() -> None:
    things = [RACE.luck_thing("gem_world"), -4]
    assert luck_names(RACE, things) == ["gem_world", "#3"]
    assert luck_things(RACE, ["gem_world", "#3"]) == things
    step = Stepped(0, "place:gem_world", ["new_earth"], "id", 1.5)
    assert json.loads(write(step)) == {
        "k": "step",
        "seat": 0,
        "action": "place:gem_world",
        "luck": ["new_earth"],
        "id": "id",
        "at": 1.5,
    }
    for event in (step, Undone(1), Said("g", "n", "t"), Sat(0, "g", "n"), Handed(0, "greedy"), Rematched("t")):
        assert read(write(event)) == event


def test_history_says_what_is_new() -> None:
    events: list[AnyStored] = [
        Stepped(0, "a", id="1"),
        Stepped(1, "b"),
        Said("g", "Ada", "hi", "2"),
        Stepped(0, "c"),
        Undone(1),
        Sat(1, "g", "Ada"),
    ]
    history, steps = fold(RACE, [], events)
    assert [step.action for step in steps] == ["a", "c"]
    assert history.version == 6
    assert [history.unchanged_steps(since) for since in range(8)] == [-1, 1, 1, 1, 1, 2, 1 << 30, -1]
    assert [line.text for line in history.chat_since(2)] == ["hi"]
    assert history.chat_since(3) == []
    assert history.knows("0", "1")
    assert history.knows("g", "2")
    assert not history.knows("1", "1")
    for number in range(MOST_IDS_KEPT):
        history.remember("0", f"x{number}")
    assert not history.knows("0", "1"), "only the last ones are kept"
    assert len(History().ids) == 0


def seats(*rows: SeatRow) -> Seats:
    return Seats(rows, 180, 300, 1000.0)


ADA, BEN = Guest("a", "Ada"), Guest("b", "Ben")


def test_seats_and_who_may_be_waited_for() -> None:
    table = seats(SeatRow("t", 1, None, "greedy", "", "Vega"), SeatRow("t", 0, "a", "", "", "Ada"), SeatRow("t", 2))
    assert [table.of(guest) for guest in (ADA, BEN, None)] == [0, None, None]
    assert [seat.kind for seat in table.shown([0], 1000.0)] == ["person", "bot", "open"]
    assert table.guests([0, 1, 2]) == ["a"]
    assert table.names("cs") == ["Ada", "Vega", "místo 3"]
    assert table.left_for(0, [0], 1100.0) == 100
    assert table.left_for(0, [1], 1100.0) == 0, "nobody waits for Ada"
    table.come(0, 1200.0)
    assert table.left_for(0, [0], 1300.0) == 0, "Ada is there"
    table.leave(0, 1400.0)
    assert table.left_for(0, [0], 1401.0) == 1
    table.put(replace(table.places[0].row, bot="random"))
    assert table.left_for(0, [0], 9999.0) == 0, "a bot plays for Ada"
    assert table.guests([0]) == []


def test_seats_and_who_is_here_but_idle() -> None:
    table = seats(SeatRow("t", 0, "a", "", "", "Ada"), SeatRow("t", 1, "b", "", "", "Ben"))
    table.come(1, 1000.0)
    table.ask(1, 7, 1100.0)
    assert table.idle_for(1, [1], 1150.0) == 50, "since Ben was asked"
    assert table.idle_for(1, [0], 1150.0) == 0, "nobody waits for Ben"
    assert table.idle_for(0, [0], 1150.0) == 0, "Ada is not here at all"
    table.ask(1, 7, 1200.0)
    assert table.idle_for(1, [1], 1250.0) == 150, "it is still the same question"
    table.did(1, 1240.0)
    assert table.idle_for(1, [1], 1250.0) == 10, "Ben has done something"
    table.ask(1, 8, 1300.0)
    assert table.idle_for(1, [1], 1310.0) == 10
    assert table.changes_in([1], 1310.0) == 290
    assert table.changes_in([0], 1110.0) == 70, "Ada has been away for long"
    assert table.changes_in([], 1310.0) is None
    assert [seat.idle_for for seat in table.shown([1], 1310.0)] == [0, 10]
    with pytest.raises(RequestError, match="hand-here"):
        table.hand(ADA, "a", 1, "random", [1], 1500.0)
    with pytest.raises(RequestError, match="hand-here"):
        table.hand(ADA, "nobody", 1, "random", [1], 1600.0)
    assert table.hand(ADA, "a", 1, "random", [1], 1600.0).bot == "random", "the host may"


def test_bots_have_names_nobody_else_has() -> None:
    assert bot_name(1, []) == "Vega"
    assert bot_name(1, ["Vega"]) == "Rigel"
    assert bot_name(0, BOT_NAMES) == "Bot 1"


def test_tokens() -> None:
    assert len({new_id() for _ in range(100)}) == len({new_token() for _ in range(100)}) == 100
    assert invite(b"s", 1) == invite(b"s", 1) != invite(b"s", 2)
    assert invite(b"s", 1) != invite(b"t", 1)
    assert same(hashed("x"), hashed("x"))
    assert not same(hashed("x"), hashed("y"))
    assert hashed("\ud800")


# -- bots


def question(state: State) -> bytes:
    return marshal.dumps(("race", "greedy", "seed", 0, state.freeze(), 1.8))


def test_a_worker_answers_until_its_input_ends() -> None:
    state = RACE.new(2, 1)
    bad = marshal.dumps(("race", "greedy", "seed", 5, state.freeze(), 1.8))
    parts = (b"", question(state), bad, question(state))
    source = io.BytesIO(b"".join(len(part).to_bytes(4, "big") + part for part in parts))
    target = io.BytesIO()
    processes.serve(source, target, worker.answer)
    data = target.getvalue()
    assert data[:4] == bytes(4), "asked nothing, it says that it is there"
    data = data[4:]
    answers: list[Any] = []
    while data:
        length = int.from_bytes(data[:4], "big")
        answers.append(worker.Answer(*marshal.loads(data[4 : 4 + length])))
        data = data[4 + length :]
    assert answers[0].chosen in state.legal(0)
    assert answers[0][1:] == ("greedy", "")
    assert answers[1].chosen is None, "where no bot can choose it says so and lives on"
    assert answers[1].wrong.startswith("greedy: ")
    assert answers[2] == answers[0]


def test_a_slow_bot_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker hangs on a decision; another table's bot gets a further worker instead of waiting for the budget."""
    real = asyncio.create_subprocess_exec
    started = 0

    async def start(*command: str, **more: Any) -> Any:
        nonlocal started
        started += 1
        if started == 1:
            command = (sys.executable, "-c", "import time; time.sleep(600)")
        return await real(*command, **more)

    async def run() -> None:
        bots = Bots(Settings(bot_workers=1, bot_seconds=600))
        state = RACE.new(2, 1)
        slow = asyncio.create_task(bots.choose(lambda: state, 0, "greedy", "one"))
        await asyncio.sleep(0)
        assert await bots.choose(lambda: state, 1, "greedy", "two") in state.legal(1)
        assert not slow.done()
        slow.cancel()
        await asyncio.wait([slow])
        assert bots.most == 2
        await bots.close()
        assert bots.turns.places == 1, "what was lent is given back"

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    asyncio.run(run())


def test_the_fallback_is_legal() -> None:
    state = RACE.new(3, 5)
    assert all(fallback(state, seat) in state.legal(seat) for seat in state.waiting())


# -- logs and schema


def test_logs_are_one_json_object_a_line() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logs.logger.addHandler(handler)
    old = logs.logger.level
    logs.logger.setLevel(logging.INFO)
    try:
        logs.log("request", path="/api/tables/{id}", status=200)
        logs.warn("bot-failed", why="TimeoutError")
        try:
            raise ValueError("x")
        except ValueError:
            logs.logger.exception("broken", extra={"facts": {"actor": "table a"}})
    finally:
        logs.logger.removeHandler(handler)
        logs.logger.setLevel(old)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["level"], line["event"]) for line in lines] == [
        ("info", "request"),
        ("warning", "bot-failed"),
        ("error", "broken"),
    ]
    assert lines[0]["status"] == 200
    assert "ValueError: x" in lines[2]["trace"]


def test_the_schema_has_every_message() -> None:
    schema = socket_schema()
    kinds = [*AnyCommand.__args__, *AnyEvent.__args__]
    assert {kind.__name__ for kind in kinds} <= set(schema["$defs"])
    for kind in AnyCommand.__args__:
        assert schema["$defs"][kind.__name__]["additionalProperties"] is False
    printed = subprocess.run(
        [sys.executable, "-m", "starhold.server.schema"], capture_output=True, text=True, check=True
    ).stdout
    assert json.loads(printed) == schema
