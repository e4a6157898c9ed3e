"""Looking back and records that are brought: made once, elsewhere, within bounds, and paid for."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from starhold.core.record_text import load
from starhold.server.archive import EVERY, Archive, ReplayedGame, plain_steps
from starhold.server.match import Opening
from starhold.server.settings import Settings
from tests.server.attacks.records import endless_game
from tests.server.kit import HASTY, Person, Site, running

RECORDS = Path(__file__).parents[2] / "records"
FINISHED = min((RECORDS / "race").glob("*.record")).read_text()


def opening(text: str) -> Opening:
    record = load(text)
    return Opening(record.game, record.players, record.options, record.luck, record.deal, steps=[], rules=record.rules)


def stingy(**more: float) -> Settings:
    """A server that counts its own machine too."""
    limits = replace(HASTY, own_machine_too=True, **more)  # type: ignore[arg-type]
    return Settings(limits=limits, bot_workers=0)


async def brought(person: Person, text: str = FINISHED) -> str:
    players = int(text.split("players: ")[1].split()[0])
    wish = {"game": "race", "players": players, "seats": ["me"] + ["random"] * (players - 1), "record": text}
    answer = await person.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def archive(site: Site) -> Archive:
    found = site.registry.replays.looking.inline
    assert isinstance(found, Archive)
    return found


def test_every_position_is_the_one_that_was_played() -> None:
    """Only some positions are kept; those between are played on from them."""
    record = load(FINISHED)
    game = ReplayedGame(opening(FINISHED))
    assert game.reach(plain_steps(record.steps))
    assert len(game.positions) == len(record.steps) // EVERY + 1
    for step in [*range(2 * EVERY + 1), len(record.steps) - 1, len(record.steps)]:
        assert game.state(step)[0].key() == record.replayed(record.steps[:step]).state.key()


def test_only_what_is_new_is_played_again() -> None:
    steps = plain_steps(load(FINISHED).steps)
    kept = Archive(10_000, 60.0)
    for version, upto in enumerate((20, 20, 25)):
        kept.learn("table", version, lambda: opening(FINISHED), steps[:upto])
    assert kept.played == 25
    kept.learn("table", 3, lambda: opening(FINISHED), steps[:10])
    assert kept.played == 35, "what was taken back is played again from the start"
    game = kept.find("table", 3)
    assert game is not None
    assert game.steps == 10
    assert kept.find("table", 2) is None


def test_what_is_kept_is_bounded_in_steps_and_in_time() -> None:
    now = 0.0
    steps = plain_steps(load(FINISHED).steps)[:40]
    kept = Archive(100, 60.0, lambda: now)
    for number in range(9):
        kept.learn(f"t{number}", 1, lambda: opening(FINISHED), steps)
        assert sum(game.steps for _, game in kept.kept.values()) <= 100
    assert list(kept.kept) == ["t7", "t8"]
    now = 59.0
    assert kept.find("t8", 1) is not None
    now = 61.0
    assert kept.find("t7", 1) is None
    assert list(kept.kept) == ["t8"]


async def test_a_game_is_played_again_once_for_all_who_look(tmp_path: Path) -> None:
    async with running(tmp_path, stingy()) as site:
        ada = await site.guest()
        table = await brought(ada)
        looks = [site.http.get(f"/api/tables/{table}/steps/{step}") for step in range(6)]
        answers = await asyncio.gather(*looks)
        assert [answer.status_code for answer in answers] == [200] * 6
        assert [answer.json()["step"] for answer in answers] == list(range(6))
        assert site.registry.replays.builds == 1
        assert archive(site).played == answers[0].json()["steps"]
        record = await site.http.get(f"/api/tables/{table}/record")
        assert load(record.text).state.over()
        assert site.registry.replays.builds == 1


async def test_whoever_has_games_played_again_pays_for_it(tmp_path: Path) -> None:
    steps = len(load(FINISHED).steps)
    limits = {"step_rate": 0.01, "step_burst": 2.5 * steps, "patience": 0.1}
    async with running(tmp_path, stingy(**limits)) as site:
        ada = await site.guest()
        table = await brought(ada)  # one
        assert (await site.http.get(f"/api/tables/{table}/steps/1")).status_code in (200, 429)
        for _ in range(3):
            last = await site.http.get(f"/api/tables/{table}/steps/1", params={"lang": "cs"})
        refused = await ada.post(
            "/api/tables", {"game": "race", "players": 2, "seats": ["me", "random"], "record": FINISHED}
        )
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-requests")
        assert archive(site).played <= steps
        assert last.status_code in (200, 429)


async def test_a_record_of_too_many_steps_is_not_even_read(tmp_path: Path) -> None:
    async with running(tmp_path, stingy()) as site:
        ada = await site.guest()
        text = endless_game(10_100).text
        for lang, word in (("en", "10"), ("cs", "krok"), ("lt", "žingsn")):
            wish = {"game": "starfarers", "players": 3, "seats": ["me", "random", "random"], "record": text}
            answer = await ada.post("/api/tables", wish, lang=lang)
            assert (answer.status_code, answer.json()["key"]) == (413, "record-long")
            assert word in answer.json()["text"]
        assert site.registry.replays.reading.inline is not None
        assert site.registry.replays.reading.turns.taken == 0


async def test_looking_back_in_a_process_of_its_own(tmp_path: Path) -> None:
    """It dies while somebody looks: they are told, and the next look begins it anew."""
    async with running(tmp_path, Settings(HASTY, bot_workers=1, replay_seconds=600)) as site:
        ada = await site.guest()
        table = await brought(ada)
        path = f"/api/tables/{table}/steps/3"
        first = await site.http.get(path)
        assert first.status_code == 200
        desk = site.registry.replays.looking
        assert desk.reader is not None
        os.kill(desk.reader.process.pid, signal.SIGKILL)
        broken = await site.http.get(path)
        assert (broken.status_code, broken.json()["key"]) == (503, "replay-busy")
        again = await site.http.get(path)
        assert again.json() == first.json()
        assert (desk.started, site.registry.replays.reading.started) == (2, 1)
        bad = await ada.post("/api/tables", {"game": "race", "players": 2, "seats": ["me", "random"], "record": "no"})
        assert (bad.status_code, bad.json()["key"]) == (422, "bad-record")
    assert desk.reader is None


@pytest.mark.parametrize("kind", ["steps/1", "course", "record"])
async def test_looks_are_counted(tmp_path: Path, kind: str) -> None:
    async with running(tmp_path, stingy(look_rate=0.001, look_burst=8)) as site:
        ada = await site.guest()
        table = await brought(ada)
        answers = [(await ada.get(f"/api/tables/{table}/{kind}")).status_code for _ in range(6)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert site.registry.replays.builds == 1
