"""What came of a game is stored with the move that ends it, once, and rated games change ratings, once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from starhold.server import people
from starhold.server.old_results import fill_results
from starhold.server.rating_book import settle, settle_all, strength_of
from starhold.server.ratings import NEWCOMER, START
from starhold.server.results import Outcome, result_changes
from starhold.server.storage import SeatRow, Storage, Summary, open_storage
from starhold.server.storage.base import Change
from starhold.server.storage.sqlite import SqliteStorage
from tests.server.kit import Person, Site, over, play_on, running
from tests.server.storages import event, make_guests, seats, table

ROWS = "SELECT guest_id, place, won, how, rated, rating_before, rating_after FROM results WHERE table_id = $1"


async def account(storage: Storage, *ids: str) -> None:
    for id in ids:
        statement = "INSERT INTO accounts (guest_id, name_key, role, created) VALUES ($1, $2, '', 0)"
        await storage.change(Change(statement, (id, f"key {id}")))


async def rows(storage: Storage, id: str) -> list[tuple[Any, ...]]:
    return sorted(tuple(row) for row in await storage.rows(ROWS, id))


def outcome(id: str, *places: int, rated: bool = True, ended: float = 2000.0) -> Outcome:
    totals = [30 - place for place in places]
    return Outcome(id, "race", places, totals, 9, 80, ended, "played", True, rated)


async def ended(storage: Storage, id: str, one: str, other: str, rated: bool = True) -> None:
    """A game of two, won by the first of them."""
    await storage.create_table(table(id), seats(id, one, other))
    changes = result_changes(outcome(id, 1, 2, rated=rated), seats(id, one, other))
    await storage.append(id, 0, [event(0)], Summary(2000.0, True), (), changes)


async def test_a_result_is_stored_with_the_last_move_or_not_at_all(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    await storage.create_table(table("t1"), seats("t1", "ada", "ben"))
    changes = result_changes(outcome("t1", 1, 2, rated=False), seats("t1", "ada", "ben"))
    with pytest.raises(Exception, match="version"):
        await storage.append("t1", 7, [event(0)], Summary(2000.0, True), (), changes)
    assert await rows(storage, "t1") == []
    await storage.append("t1", 0, [event(0)], Summary(2000.0, True), (), changes)
    told = [("ada", 1, 1.0, "played", 0, 0.0, 0.0), ("ben", 2, 0.0, "played", 0, 0.0, 0.0)]
    assert await rows(storage, "t1") == told
    await storage.change(*changes)
    assert await rows(storage, "t1") == told, "once"
    assert await settle(storage, "t1") == {}
    assert (await strength_of(storage, "race", "ada")) == NEWCOMER, "no rating from what is not rated"


async def test_a_rated_game_is_counted_once_however_many_count_it(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    await ended(storage, "t1", "ada", "ben")
    told = await asyncio.gather(*(settle(storage, "t1") for _ in range(8)))
    assert sum(bool(one) for one in told) == 1
    ada, ben = [await strength_of(storage, "race", name) for name in ("ada", "ben")]
    assert (ada.games, ben.games) == (1, 1)
    assert ada.shown > START > ben.shown
    assert [row[5:] for row in await rows(storage, "t1")] == [(START, ada.shown), (START, ben.shown)]
    assert await settle_all(storage) == 0


async def test_games_that_end_at_once_are_all_counted(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben", "cid")
    for number in range(6):
        await ended(storage, f"t{number}", "ada", ("ben", "cid")[number % 2])
    await asyncio.gather(*(settle(storage, f"t{number}") for number in range(6)))
    games = [(await strength_of(storage, "race", name)).games for name in ("ada", "ben", "cid")]
    assert games == [6, 3, 3]


async def test_what_a_killed_server_left_is_counted_at_the_next_start(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    for number in range(3):
        await ended(storage, f"t{number}", "ada", "ben", rated=number != 1)
    assert await settle_all(storage) == 2
    assert (await strength_of(storage, "race", "ada")).games == 2


async def test_whoever_left_comes_last_and_bots_do_not_move(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    chairs = [
        SeatRow("t1", 0, "ada", "oracle", "", "Ada"),
        SeatRow("t1", 1, "ben", "", "", "Ben"),
        SeatRow("t1", 2, None, "oracle", "", "Vega"),
    ]
    wide = table("t1")
    await storage.create_table(
        type(wide)(wide.id, "race", 3, "{}", True, "live", wide.secret, 1.0, wide.header_json, wide.summary_json),
        chairs,
    )
    await storage.change(*result_changes(outcome("t1", 1, 2, 3), chairs))
    assert [row[:4] for row in await rows(storage, "t1")] == [("ada", 1, 0.0, "left"), ("ben", 2, 0.0, "played")]
    told = await settle(storage, "t1")
    assert set(told) == {0, 1}
    assert told[0][1] < START < told[1][1], "whatever the bot made of it"
    assert len(await storage.rows("SELECT guest_id FROM ratings")) == 2


async def test_results_of_older_games_are_filled_in_once(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    summary = json.dumps({"places": [2, 1], "totals": [20, 31], "round": 8, "steps": 70, "won": [1]})
    for name in ("t1", "t2", "t3", "t4"):
        await storage.create_table(table(name, over=name != "t4"), seats(name, "ada", "ben"))
        await storage.append(name, 0, [event(0)], Summary(3.0, name != "t4", (), summary if name != "t2" else "{"))
    await storage.change(Change("UPDATE tables SET header_json = $1 WHERE id = 't3'", ('{"x": {"forked": true}}',)))
    assert await fill_results(storage, 0) == 3
    told = [("ada", 2, 0.0, "played", 0, 0.0, 0.0), ("ben", 1, 1.0, "played", 0, 0.0, 0.0)]
    assert await rows(storage, "t1") == told
    assert await rows(storage, "t2") == [], "of what cannot be read nobody knows"
    assert [row[:4] for row in await rows(storage, "t3")] == [("ada", 2, 0.0, "forked"), ("ben", 1, 0.0, "forked")]
    assert await rows(storage, "t4") == []
    await storage.change(Change("DELETE FROM results"))
    assert await fill_results(storage, 0) == 0, "once"


async def finish(person: Person, id: str) -> None:
    """Play to the end against bots."""
    async with person.at(id) as player:
        await play_on(player, over)


async def test_a_rated_game_from_its_opening_to_the_leaderboard(site: Site) -> None:
    storage = site.registry.services.storage
    ada = await site.guest("Ada")
    wish = {"game": "race", "players": 2, "seats": ["me", "cadet"], "rated": True, "options": {"max_rounds": 1}}
    refused = await ada.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["key"]) == (403, "rated-account")
    await account(storage, ada.id)
    for change, key in (
        ({"seats": ["me", "random"]}, "rated-bot"),
        ({"players": 1, "seats": ["me"], "game": "alliances", "options": {}}, "rated-alone"),
        ({"record": "x"}, "rated-record"),
    ):
        refused = await ada.post("/api/tables", {**wish, **change})
        assert (refused.status_code, refused.json()["key"]) == (422, key)
    id = (await ada.post("/api/tables", wish)).json()["id"]
    async with ada.at(id) as player:
        assert player.update["rated"]
        await player.step(lambda choices: choices[0])
        assert not player.update["undo"]
        refused_undo = await player.command("undo", step=player.update["step"])
        assert refused_undo["key"] == "rated-undo"
        assert (await player.command("hand", seat=0, bot="oracle"))["key"] == "rated-hand"
        advice = await ada.post(f"/api/tables/{id}/advice", {"step": player.update["step"]})
        assert (advice.status_code, advice.json()["key"]) == (403, "rated-coach")
        await play_on(player, over)
    (row,) = await rows(storage, id)
    assert row[4] == 1
    assert row[6] != 0
    page = (await ada.get(f"/api/people/{ada.id}")).json()
    assert [(one["game"], one["games"], one["provisional"]) for one in page["ratings"]] == [("race", 1, True)]
    assert page["me"]
    assert page["opponents"][0]["bot"] == "cadet"
    games = (await ada.get(f"/api/people/{ada.id}/games")).json()["games"]
    assert [(one["table"], one["rated"], one["after"]) for one in games] == [(id, True, page["ratings"][0]["rating"])]
    course = (await ada.get(f"/api/people/{ada.id}/ratings/race")).json()
    assert [point["rating"] for point in course] == [games[0]["after"]]
    board = (await ada.get("/api/leaderboards/race")).json()
    assert board["people"] == [], "provisional ones are left out"
    assert {one["bot"] for one in board["bots"]} >= {"cadet", "oracle"}
    await storage.change(Change("UPDATE ratings SET sigma = 2"))
    board = (await ada.get("/api/leaderboards/race")).json()
    assert [(one["person"], one["name"]) for one in board["people"]] == [(ada.id, "Ada")]


async def test_a_rated_table_seats_accounts_alone(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    await account(site.registry.services.storage, ada.id)
    opened = await ada.open("me", "open", public=True, rated=True)
    refused = await ben.post(f"/api/tables/{opened['id']}/join", {})
    assert (refused.status_code, refused.json()["key"]) == (403, "rated-account")
    await account(site.registry.services.storage, ben.id)
    assert (await ben.post(f"/api/tables/{opened['id']}/join", {})).json() == {"seat": 1}


async def test_others_see_public_games_of_accounts_only(site: Site) -> None:
    storage = site.registry.services.storage
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    tables = [(await ada.open("me", "random", public=public, options={"max_rounds": 1}))["id"] for public in (0, 1)]
    for id in tables:
        await finish(ada, id)
    for path in ("", "/games", "/ratings/race"):
        assert (await ben.get(f"/api/people/{ada.id}{path}")).json()["key"] == "person-unknown"
        assert (await site.http.get(f"/api/people/nobody{path}")).json()["key"] == "person-unknown"
        assert (await ada.get(f"/api/people/{ada.id}{path}")).status_code == 200
    mine = (await ada.get(f"/api/people/{ada.id}/games")).json()["games"]
    assert [one["table"] for one in mine] == tables[::-1]
    assert (await ada.get(f"/api/people/{ada.id}")).json()["counts"][0]["games"] == 2
    await account(storage, ada.id)
    seen = (await ben.get(f"/api/people/{ada.id}/games")).json()["games"]
    assert [one["table"] for one in seen] == tables[1:]
    page = (await ben.get(f"/api/people/{ada.id}")).json()
    assert (page["counts"][0]["games"], page["me"], page["account"]) == (1, False, True)


async def test_an_uploaded_game_is_nobodys_result_and_a_fork_never_counts(site: Site) -> None:
    storage = site.registry.services.storage
    ada = await site.guest("Ada")
    id = (await ada.open("me", "random", options={"max_rounds": 1}))["id"]
    await finish(ada, id)
    record = (await ada.get(f"/api/tables/{id}/record")).text
    brought = await ada.open("me", "random", record=record)
    assert await rows(storage, brought["id"]) == []
    forked = await ada.open("me", "random", record=record, at=2)
    await finish(ada, forked["id"])
    assert [row[2:5] for row in await rows(storage, forked["id"])] == [(0.0, "forked", 0)]
    games = (await ada.get(f"/api/people/{ada.id}/games")).json()["games"]
    assert [one["how"] for one in games] == ["forked", "played"]
    assert [one["games"] for one in (await ada.get(f"/api/people/{ada.id}")).json()["counts"]] == [1]


async def test_history_comes_in_pages(tmp_path: Path, url: str) -> None:
    async with open_storage(url) as storage:
        await make_guests(storage, "ada", "ben")
        ends = [outcome(f"t{number}", 1, 2, rated=False, ended=1000.0 + number // 2) for number in range(70)]
        await storage.change(*(change for end in ends for change in result_changes(end, seats("x", "ada", "ben"))))
    async with running(tmp_path, url=url) as site:
        token = await site.guest("Ada")
        await site.registry.services.storage.change(
            Change("UPDATE tokens SET guest_id = 'ada' WHERE guest_id = $1", (token.id,))
        )
        told: list[str] = []
        query = ""
        while True:
            page = (await token.get("/api/people/ada/games", before=query, game="race")).json()
            told += [one["table"] for one in page["games"]]
            if not (query := page["next"]):
                break
        assert len(told) == len(set(told)) == 70
        assert (await token.get("/api/people/ada/games", game="duel")).json()["games"] == []
        assert (await token.get("/api/people/ada/games", before="1.2.3/x")).status_code == 422
        assert (await token.get("/api/people/ada/games", before="x")).status_code == 422


async def test_a_page_of_history_is_one_walk_along_an_index(storage: Storage) -> None:
    statement = people.page_statement("race")
    if isinstance(storage, SqliteStorage):
        plan = await storage.rows(f"EXPLAIN QUERY PLAN {statement}", "ada", True, 1.0, "x", "race")
        said = " ".join(str(row[3]) for row in plan)
        assert "TEMP B-TREE" not in said
    else:
        values = {"$1": "'ada'", "$2": "TRUE", "$3": "1.0", "$4": "'x'", "$5": "'race'"}
        for sign, value in values.items():
            statement = statement.replace(sign, value)
        rows = (await storage.change(Change("SET LOCAL enable_seqscan = off"), Change(f"EXPLAIN {statement}")))[1]
        said = " ".join(str(row[0]) for row in rows)
        assert "Sort" not in said
    assert "results_of" in said
