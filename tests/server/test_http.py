"""The HTTP part: guests and links, games, tables, seats, looking back, pages, and everything that is refused."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starhold.core.record_text import load
from starhold.core.registry import GAMES
from starhold.server.routes import games as games_route
from starhold.server.settings import Limits
from tests.server.kit import INLINE, Clock, Person, Site, first, over, play_on, running

RECORDS = Path(__file__).parents[1] / "records" / "race"
RECORD = (RECORDS / "12-2p-plain.record").read_text(encoding="utf-8")

# What an update says of a step, whenever that is looked at; the rest is of the table as it stands.
OF_A_STEP = (
    "type",
    "step",
    "you",
    "view",
    "waiting",
    "asked",
    "over",
    "places",
    "scores",
    "commitment",
    "seeds",
    "secret",
)


def told(answer: Any) -> tuple[int, str]:
    """Status and key of an error, which always has words."""
    body = answer.json()
    assert set(body) == {"key", "text"}
    assert body["text"]
    return answer.status_code, body["key"]


# -- guests


async def test_a_guest_has_a_name_and_a_token_kept_as_a_hash(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest("  Ada\u0007  Lovelace ")
        assert ada.name == "Ada Lovelace"
        told_of = (await ada.get("/api/me")).json()
        assert (told_of["id"], told_of["name"], told_of["account"]) == (ada.id, "Ada Lovelace", False)
        assert (await ada.patch("/api/me", {"name": "A."})).json()["name"] == "A."
        assert (await ada.get("/api/me")).json()["name"] == "A."
        assert len(ada.token) >= 43
        assert told(await site.stranger().get("/api/me")) == (401, "guest-needed")
        assert told(await Person(site, "", "", "wrong").get("/api/me")) == (401, "token-unknown")
    assert ada.token.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\u0000", "x" * 31, "\u0301\u0301"])
async def test_absurd_names_are_refused(site: Site, name: str) -> None:
    answer = await site.http.post("/api/guests", json={"name": name}, params={"lang": "lt"})
    assert told(answer) in ((422, "name-empty"), (422, "name-long"))
    assert any(word in answer.json()["text"] for word in ("vardą", "ženklų"))


async def test_a_link_works_once_and_not_for_ever(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada = await site.guest()
        code = (await ada.post("/api/me/link")).json()["code"]
        answers = await asyncio.gather(*(site.http.post(f"/api/links/{code}") for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404]
        other = next(answer.json() for answer in answers if answer.status_code == 201)
        assert (other["id"], other["name"]) == (ada.id, ada.name)
        assert other["token"] != ada.token
        assert (await Person(site, "", "", other["token"]).get("/api/me")).json()["id"] == ada.id
        late = (await ada.post("/api/me/link")).json()["code"]
        clock.now += 601
        assert told(await site.http.post(f"/api/links/{late}")) == (404, "link-unknown")
        assert told(await site.stranger().post("/api/me/link")) == (401, "guest-needed")


# -- games


async def test_games_things_and_rules_in_three_languages(site: Site) -> None:
    blurbs, names, titles, prefaces = set(), set(), set(), set()
    for lang in ("en", "cs", "lt"):
        offered = (await site.http.get("/api/games", params={"lang": lang})).json()
        assert [one["id"] for one in offered] == list(GAMES)
        race = offered[0]
        assert (race["id"], race["min_players"], race["max_players"]) == ("race", 2, 4)
        assert race["bots"] == ["random", "cadet", "navigator", "greedy", "captain", "admiral", "oracle"]
        assert race["yardsticks"] == ["random", "greedy"]
        assert list(race["plays"]) == race["bots"]
        assert race["default_bot"] == "captain"
        assert 1 <= race["weight"] <= 5
        assert all(option["label"] and option["help"] for option in race["options"])
        edition = next(option for option in race["options"] if option["name"] == "edition")
        assert set(edition["labels"]) == set(edition["choices"]) == {"first", "later"}
        blurbs.add(race["blurb"])
        things = (await site.http.get("/api/games/race/things", params={"lang": lang})).json()
        assert len(things["cards"]) == 95
        assert all(power["text"] and power["phase_word"] for card in things["cards"] for power in card["powers"])
        names.add(next(card["facts"][0] for card in things["cards"] if card["id"] == "gem_world"))
        rules = (await site.http.get("/api/games/race/rules", params={"lang": lang})).json()
        titles.add(next(rule["title"] for rule in rules if rule["id"] == "race:23"))
        prefaces.add((await site.http.get("/api/games/race/preface", params={"lang": lang})).json()["text"])
    assert len(blurbs) == len(names) == len(titles) == len(prefaces) == 3
    editions = [
        (await site.http.get("/api/games/race/things", params={"edition": edition})).json()
        for edition in ("first", "later", "no-such-edition")
    ]
    assert editions[0] == editions[2] != editions[1]
    assert told(await site.http.get("/api/games/chess/things")) == (404, "game-unknown")
    assert told(await site.http.get("/api/games", params={"lang": "de"})) == (422, "bad-request")


async def test_a_game_tells_how_strong_its_bots_are(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    strong = {"rating": 120.5, "low": 90.0, "high": 150.0, "milliseconds": 2.5}
    unknown = {"rating": None, "low": None, "high": None, "milliseconds": None}
    alone = {"points": 31.0, "low": 30.0, "high": 32.0, "milliseconds": 1.5}
    measured = {
        "race": {"two advanced": {"captain": strong, "oracle": unknown}, "two": {"captain": strong}},
        "alliances": {"alone": {"captain": alone}},
    }
    monkeypatch.setattr(games_route, "ratings", lambda: measured)
    offered = {one["id"]: one for one in (await site.http.get("/api/games", params={"lang": "cs"})).json()}
    two, advanced = offered["race"]["ladder"]
    assert two == {"kind": "two", "players": 2, "options": {}, "bots": {"captain": strong | {"points": None}}}
    assert (advanced["kind"], advanced["options"]) == ("two advanced", {"advanced_two_player": True})
    assert advanced["bots"]["oracle"]["rating"] is None
    assert offered["alliances"]["ladder"][0]["bots"] == {"captain": alone | {"rating": None}}
    assert offered["duel"]["ladder"] == []


# -- tables


async def test_wishes_that_cannot_be_granted(site: Site, ada: Person) -> None:
    good = {"game": "race", "players": 2, "seats": ["me", "greedy"]}
    for change, expected in (
        ({"game": "chess"}, (404, "game-unknown")),
        ({"players": 3}, (422, "seats-count")),
        ({"players": 1, "seats": ["me"]}, (422, "bad-option")),
        ({"players": 5, "seats": ["me", *["open"] * 4]}, (422, "bad-option")),
        ({"seats": ["open", "open"]}, (422, "seats-me")),
        ({"seats": ["me", "me"]}, (422, "seats-me")),
        ({"seats": ["me", "deep blue"]}, (422, "bot-unknown")),
        ({"options": {"fly": True}}, (422, "bad-option")),
        ({"options": {"max_rounds": -1}}, (422, "bad-option")),
        ({"options": {"max_rounds": [1]}}, (422, "bad-request")),
        ({"pace": "weeks"}, (422, "bad-request")),
        ({"record": "nonsense"}, (422, "bad-record")),
        ({"record": RECORD[:900]}, (422, "bad-record")),
        ({"record": RECORD.replace("game: race", "game: chess")}, (422, "bad-record")),
        ({"record": RECORD, "at": 100_000}, (422, "step-unknown")),
        ({"record": RECORD, "at": load(RECORD).steps.__len__()}, (409, "fork-over")),
        ({"record": RECORD, "at": 3, "seats": ["me"]}, (422, "seats-count")),
    ):
        assert told(await ada.post("/api/tables", {**good, **change})) == expected, change
    assert told(await site.stranger().post("/api/tables", good)) == (401, "guest-needed")
    assert (await ada.get("/api/tables", scope="mine")).json() == []
    assert (await site.registry.services.storage.counts()).tables == 0


async def test_private_seats_need_their_invite(site: Site, ada: Person, ben: Person) -> None:
    opened = await ada.open("open", "me", "open")
    assert (opened["seat"], sorted(opened["invites"])) == (1, ["0", "2"])
    path = f"/api/tables/{opened['id']}"
    assert told(await ben.post(f"{path}/join", {})) == (403, "invite-needed")
    assert told(await ben.post(f"{path}/join", {"invite": "guess"})) == (403, "invite-wrong")
    other = {"seat": 0, "invite": opened["invites"]["2"]}
    assert told(await ben.post(f"{path}/join", other)) == (403, "invite-wrong")
    assert told(await ben.post(f"{path}/join", {"seat": 9, "invite": "x"})) == (404, "seat-unknown")
    assert told(await site.stranger().post(f"{path}/join", {})) == (401, "guest-needed")
    assert (await ben.post(f"{path}/join", {"invite": opened["invites"]["2"]})).json() == {"seat": 2}
    cid = await site.guest("Cid")
    assert told(await cid.post(f"{path}/join", {"invite": opened["invites"]["2"]})) == (409, "seat-taken")
    assert (await ada.get(path)).json()["invites"] == {"0": opened["invites"]["0"]}, "the host is told again"
    for other_person in (ben, cid, site.stranger()):
        assert (await other_person.get(path)).json()["invites"] == {}
    assert (await ada.get("/api/tables")).json() == [], "private tables are not listed"
    assert told(await ada.get("/api/tables/nosuchtable")) == (404, "table-unknown")


async def test_lists(site: Site, ada: Person, ben: Person) -> None:
    public = await ada.open("me", "open", public=True)
    mine = await ada.open("me", "open")
    listed = (await ben.get("/api/tables", lang="lt")).json()
    assert [table["id"] for table in listed] == [public["id"]]
    assert listed[0]["title"] == "Lenktynės dėl Galaktikos"
    assert [(seat["name"], seat["kind"]) for seat in listed[0]["seats"]] == [("Ada", "person"), ("", "open")]
    assert listed[0]["round"] == -1, "not dealt yet"
    turn = await ada.open("me", "open")
    for joined in (mine, turn):
        await ben.post(f"/api/tables/{joined['id']}/join", {"invite": joined["invites"]["1"]})
    async with ada.at(turn["id"]) as player:
        await player.until_update(lambda update: update["asked"] is not None)
    async with ada.at(mine["id"]) as player:
        await player.step(first)
        await player.step(first)
    tables = (await ada.get("/api/tables", scope="mine")).json()
    assert (tables[0]["id"], tables[0]["my_turn"]) == (turn["id"], True), "where one is waited for comes first"
    assert tables[0]["round"] == 0, "dealt, though no round has begun"
    assert {table["id"]: table["my_turn"] for table in tables[1:]} == {mine["id"]: False, public["id"]: False}
    assert all(table["my_seat"] == 0 and table["host"] for table in tables)
    assert len((await ada.get("/api/tables", scope="mine", limit=1)).json()) == 1
    assert told(await site.stranger().get("/api/tables", scope="mine")) == (401, "guest-needed")
    await ben.post(f"/api/tables/{public['id']}/join", {})
    assert (await ben.get("/api/tables")).json() == [], "no open seat any more"
    tables = (await ben.get("/api/tables", scope="mine")).json()
    assert {table["id"] for table in tables} == {mine["id"], turn["id"], public["id"]}
    assert all(table["my_turn"] for table in tables if table["id"] != public["id"])


# -- looking back


async def test_steps_of_a_running_game_only_as_one_may_see_them(ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "random", options={"max_rounds": 3})
    path = f"/api/tables/{opened['id']}"
    seen: dict[int, Any] = {}
    async with ada.at(opened["id"]) as player:
        seen[0] = player.update
        while player.update["view"]["round"] < 2:
            await player.until("update") if player.update["asked"] is None else await player.step(first)
            seen[player.update["step"]] = player.update
        for step, update in seen.items():
            shown = (await ada.get(f"{path}/steps/{step}")).json()
            assert {key: shown[key] for key in OF_A_STEP} == {key: update[key] for key in OF_A_STEP}
            assert set(shown) == set(update), "the client shows both with the same code"
            assert shown["steps"] >= player.update["step"] >= step
            assert all(line["step"] <= step for line in shown["log"])
            assert [line for line in update["log"] if line not in shown["log"]] == []
        eyes = (await ben.get(f"{path}/steps/1")).json()
        assert eyes["you"] is None
        assert not any("hand" in empire for empire in eyes["view"]["empires"])
        assert told(await ada.get(f"{path}/steps/1", seat=1)) == (403, "eyes-early")
        assert told(await ada.get(f"{path}/steps/1", seat=7)) == (404, "seat-unknown")
        assert told(await ada.get(f"{path}/steps/99999")) == (404, "step-unknown")
        assert told(await ada.get(f"{path}/record")) == (403, "record-early")
        assert told(await ben.get(f"{path}/course")) == (403, "course-early")
        assert (await ada.get(f"{path}/course")).json()[0]["round"] == 0
        await play_on(player, over)
        last = player.update
    end = (await ben.get(f"{path}/steps/{last['step']}", seat=1)).json()
    assert "hand" in end["view"]["empires"][1], "when all is over, through anybody's eyes"
    course = (await ben.get(f"{path}/course")).json()
    assert course[-1]["totals"] == [score["total"] for score in last["scores"]]
    assert len(course) == len({point["round"] for point in course})


async def test_play_on_from_a_record(ada: Person) -> None:
    base = load(RECORD)
    forked = await ada.open("greedy", "me", record=RECORD, at=40)
    assert forked["seat"] == 1
    async with ada.at(forked["id"]) as player:
        begun = (await ada.get(f"/api/tables/{forked['id']}/steps/40")).json()["view"]
        assert begun == base.replayed(base.steps[:40]).state.view(1)
        assert player.update["step"] >= 40
        await play_on(player, over)
    record = load((await ada.get(f"/api/tables/{forked['id']}/record")).text)
    assert [step.action for step in record.steps[:40]] == [step.action for step in base.steps[:40]]
    assert "; forked 40 " in record.luck, "after what was promised of the game it goes on from"


async def test_a_finished_record_is_looked_at(site: Site, ada: Person) -> None:
    opened = await ada.open("me", "greedy", record=RECORD)
    base = load(RECORD)
    path = f"/api/tables/{opened['id']}"
    async with ada.at(opened["id"]) as player:
        assert player.update["over"]
        assert player.update["step"] == len(base.steps)
        assert (await player.act("pass"))["key"] == "refuse-game-over"
        assert (await player.command("hand", seat=0, bot="greedy"))["key"] == "table-over"
    back = load((await ada.get(f"{path}/record")).text)
    assert [step.action for step in back.steps] == [step.action for step in base.steps]
    assert back.names == base.names
    assert told(await (await site.guest("Ben")).post(f"{path}/join", {})) == (409, "table-over")
    unfinished = await ada.open("me", "greedy", record=_cut(RECORD, 30))
    async with ada.at(unfinished["id"]) as player:
        assert not player.update["over"], "a record that is not over is played on from its end"
        assert player.update["step"] >= 30


def _cut(text: str, steps: int) -> str:
    from starhold.core.record_text import dump

    base = load(text)
    return dump(base.replayed(base.steps[:steps]))


# -- pages and bounds


async def test_pages_documents_and_health(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<title>The table</title>")
    (tmp_path / "client" / "assets" / "app.js").write_text("let x;")
    (tmp_path / "secret.txt").write_text("no")
    async with running(tmp_path, replace(INLINE, static=tmp_path / "client")) as site:
        for path in ("/", "/t/abc", "/t/abc/replay", "/join/a/1/b", "/rules/race", "/no/such/file.js"):
            answer = await site.http.get(path)
            assert answer.text == "<title>The table</title>"
            assert answer.headers["cache-control"] == "no-cache"
        script = await site.http.get("/assets/app.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("let x;", True)
        assert (await site.http.get("/assets/of-another-build.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/a%00b", "//etc/passwd"):
            assert (await site.http.get(path)).text == "<title>The table</title>"
        assert told(await site.http.get("/api/nothing", params={"lang": "cs"})) == (404, "not-found")
        assert told(await site.http.put("/api/me")) == (405, "method-wrong")
        health = (await site.http.get("/healthz")).json()
        assert (health["ok"], health["tables"], health["sockets"]) == (True, 0, 0)
        document = (await site.http.get("/api/openapi.json")).json()
        page = (await site.http.get("/api/docs")).text
        assert all(path in page for path in document["paths"])
        assert "<script" not in page
        assert "Hello" in (await site.http.get("/api/socket.json")).json()["$defs"]
    async with running(tmp_path, replace(INLINE, static=tmp_path / "nowhere")) as site:
        page = (await site.http.get("/")).text
        assert all(word in page for word in ("The server runs", "Server běží", "Serveris veikia"))


async def test_pages_of_other_sites_can_change_nothing(site: Site) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    answer = await site.http.post("/api/guests", json={"name": "Eve"}, headers=foreign)
    assert told(answer) == (403, "origin-foreign")
    assert told(await site.http.post("/api/guests", json={"name": "E"}, headers={"Origin": "null"}))[0] == 403
    own = {"Origin": f"http://127.0.0.1:{site.port}"}
    assert (await site.http.post("/api/guests", json={"name": "Ada"}, headers=own)).status_code == 201
    assert (await site.http.get("/api/games", headers=foreign)).headers.get("access-control-allow-origin") is None
    assert (await site.registry.services.storage.counts()).guests == 1


async def test_bodies_and_rates_are_bounded(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.001, address_burst=3, own_machine_too=True, body_bytes=1000)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        long = {"name": "x" * 2000}
        assert told(await site.http.post("/api/guests", json=long, params={"lang": "cs"})) == (413, "body-big")

        async def pieces() -> Any:
            for _ in range(50):
                yield b"x" * 100

        answer = await site.http.post("/api/guests", content=pieces(), headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413, 422)
        assert (await site.http.post("/api/guests", json={"name": "Ada"})).status_code == 201
        assert told(await site.http.post("/api/guests", json={"name": "Ben"})) == (429, "too-many-requests")
        assert (await site.http.get("/api/games")).status_code == 200, "who only looks is not held up"
