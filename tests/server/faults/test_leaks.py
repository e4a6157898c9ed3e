"""Every byte sent to each seat and to a spectator, over whole games: nothing in it that they may not know."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from starhold.server.settings import Limits, Settings
from tests.server.faults.audit import StoredTable, stored_tables
from tests.server.faults.eyes import Scan, known, named, never, titles
from tests.server.faults.player import Habits, Player, Pulse
from tests.server.kit import Person, Site, running

FAST = Settings(bot_workers=0, limits=Limits(socket_rate=1e6, socket_burst=1e6, hello_seconds=600))
LANGUAGES = ("en", "cs", "lt")
PERSON = ("me", "open")


@dataclass
class Spy:
    """Somebody at the table who keeps everything that was sent to them."""

    person: Person
    player: Player
    heard: list[str]
    answers: list[tuple[str, str, int]] = field(default_factory=list)  # path, body, version of the table by then


async def ask_around(site: Site, table: str, spies: list[Spy], rng: random.Random) -> None:
    """Look at everything there is by HTTP, again and again while play goes on."""
    actor = await site.table(table)
    pulse = spies[0].player.pulse
    while True:
        await pulse.wait(20)
        spy = rng.choice(spies)
        step = rng.randrange(max(1, spy.player.step))
        # What is looked back at was known by then or later, so by now.
        paths = [f"/api/tables/{table}/steps/{step}", f"/api/tables/{table}", f"/api/tables/{table}/course"]
        paths += [f"/api/tables/{table}/record", "/api/tables?scope=open"]
        path = rng.choice(paths)
        over = actor.match.state.over()
        answer = await spy.person.get(path, lang=spy.player.lang)
        assert answer.status_code in (200, 403), answer.text
        if not over and not actor.match.state.over():
            assert answer.status_code == 403 or not path.endswith("/record")
            spy.answers.append((path, answer.text, actor.version))


async def play(site: Site, seats: list[str], seed: str) -> tuple[str, list[Spy], list[str]]:
    """A whole game: the table, everybody at it, and all that nobody may be told."""
    persons = [await site.guest(f"Guest {number}") for number in range(sum(seat in PERSON for seat in seats))]
    table = await persons[0].open(*seats)
    for person, (seat, invite) in zip(persons[1:], table["invites"].items(), strict=True):
        assert (await person.post(f"/api/tables/{table['id']}/join", {"seat": int(seat), "invite": invite})).is_success

    async def at_once() -> None:
        return

    spies = []
    pulse = Pulse()
    for number, person in enumerate([*persons, site.stranger()]):
        habits = Habits(undo=5, say=2, twice=5, gesture=30, pause=0)
        lang = LANGUAGES[number % len(LANGUAGES)]
        heard: list[str] = []
        name = f"{seed}-{number}"
        player = Player(site.port, table["id"], person.token, name, at_once, habits, pulse, lang, heard)
        spies.append(Spy(person, player, heard))
    around = asyncio.create_task(ask_around(site, table["id"], spies, random.Random(seed)))
    await asyncio.gather(*(spy.player.live() for spy in spies))
    around.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await around
    return table["id"], spies, [*(person.token for person in persons), *table["invites"].values()]


def scan(saved: StoredTable, spy: Spy) -> list[str]:
    """All hits in what one of them was sent."""
    found = Scan(saved, spy.player.you, spy.player.lang)
    for data in spy.heard:
        frame = json.loads(data)
        if frame["type"] == "update":
            found.update(frame)
        else:  # answers and presence name no card but in the words of a refusal: then one that was asked about
            found.text(data, len(saved.states) - 1, frame["type"])
    for path, body, version in spy.answers:
        found.text(body, version, path)
    return found.hits


@pytest.mark.parametrize(
    "seats",
    [["me", "open"], ["me", "greedy", "open"], ["open", "me", "random", "open"], ["me", "open", "open", "open"]],
    ids=["2", "2 and a bot", "3 and a bot", "4"],
)
async def test_nothing_hidden_is_in_any_byte_sent(
    tmp_path: Path, seats: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="starhold.server")
    async with running(tmp_path, FAST) as site:
        table, spies, private = await play(site, seats, f"leaks {len(seats)}")
    saved = stored_tables(tmp_path / "tables.db")[table]
    assert saved.replay().state.over()
    assert [hit for spy in spies for hit in scan(saved, spy)] == []
    assert sum(len(spy.answers) for spy in spies) > 5

    # The secret is told at the end, to all, and not a byte of it before.
    spellings = [saved.secret.hex(), base64.b64encode(saved.secret).decode(), str(list(saved.secret))]
    for spy in spies:
        last = json.loads(spy.heard[-1])
        assert last["over"]
        assert hashlib.sha256(bytes.fromhex(last["secret"])).hexdigest() == last["commitment"]
        assert never([*spy.heard[:-1], *(body for _, body, _ in spy.answers)], spellings) == []

    # Tokens and invites belong to whom they were given. (Its host may ask for the invites again, while a seat is open.)
    for spy in spies:
        assert never([*spy.heard, *(body for _, body, _ in spy.answers)], private) == []
    logs = [f"{record.getMessage()} {getattr(record, 'facts', '')}" for record in caplog.records]
    assert len(logs) > 5
    assert never(logs, [*private, saved.secret.hex()]) == []
    stored = b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir())).decode("latin-1")
    assert never([stored], private) == []


async def test_the_scan_would_find_a_leak(tmp_path: Path) -> None:
    """One hidden card in one field, in any language, is found: a scan without teeth proves nothing."""
    async with running(tmp_path, FAST) as site:
        table, spies, _ = await play(site, ["me", "greedy", "open"], "teeth")
    saved = stored_tables(tmp_path / "tables.db")[table]
    saved.replay()
    for spy in spies:
        updates = [json.loads(data) for data in spy.heard if '"type":"update"' in data]
        middle = next(frame for frame in updates if frame["version"] >= len(saved.events) // 4)
        state = saved.states[middle["version"]]
        other = next(number for number in range(3) if number != spy.player.you)
        mine = Scan(saved, spy.player.you, spy.player.lang)
        theirs = known(state, other) - mine.ever[middle["version"]]
        assert theirs
        card = min(theirs)
        title = next(title for title, id in titles(spy.player.lang)[0].items() if id == card)
        leaks = (
            {"waiting": [card]},
            {"log": [{"text": f"Somebody drew {title}."}]},
            {"view": {**middle["view"], "deck": [card]}},
            {"scores": [{"parts": [{"text": title}]}]},
            {"moments": [{"view": {"empires": {str(other): {"hand": [card]}}}}]},
        )
        mine.update(middle)
        assert mine.hits == []
        for leak in leaks:
            assert card in named(leak, spy.player.lang)
            mine.hits.clear()
            mine.update({**middle, **leak})
            assert mine.hits, leak
