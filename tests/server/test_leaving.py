"""All that is kept of somebody, told to them; and being forgotten, while the games of others go on."""

from __future__ import annotations

import json
from typing import Any

from tests.server.authenticator import account, sign_in
from tests.server.kit import Person, Site, over, play_on


async def exported(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["Content-Disposition"]
    told: dict[str, Any] = json.loads(answer.content)
    return told


async def test_everything_is_told(site: Site) -> None:
    ada, key = await account(site, "Ada")
    done = await ada.open("me", "random", options={"first_game": True})
    async with ada.at(done["id"]) as player:
        await play_on(player, over)
        await player.command("say", text="that was close")
    running = await ada.open("me", "open", public=True)
    ben = await site.guest("Ben")
    public = await ben.open("me", "open", public=True)
    async with ada.at(public["id"]) as player:
        await player.command("say", text="hello from outside")
    phone = await site.guest("Phone")
    async with phone.at(public["id"]) as player:
        await player.command("say", text="as a guest")
    await sign_in(phone, key)
    await site.registry.services.storage.set_progress(ada.id, "race/first", '{"done": true}', 1.0)
    told = await exported(ada)
    assert told["name"] == "Ada"
    assert told["account"]["role"] == ""
    assert len(told["passkeys"]) == 1
    assert len(told["sessions"]) == 2
    games = {game["table"]: game for game in told["games"]}
    assert set(games) == {done["id"], running["id"]}
    assert games[done["id"]]["record"].startswith("starhold-record 1\ngame: race")
    assert games[running["id"]]["record"] is None
    assert told["progress"] == {"race/first": {"done": True}}
    assert [line["text"] for line in told["chat"] if line["table"] == done["id"]] == ["that was close"]
    assert {line["text"] for line in told["chat"] if line["table"] == public["id"]} == {
        "hello from outside",
        "as a guest",
    }
    assert ada.token not in json.dumps(told)


async def test_a_guest_is_told_everything_too(ada: Person) -> None:
    told = await exported(ada)
    assert told["account"] is None
    assert told["games"] == []


async def test_who_is_deleted_leaves_games_without_a_name_and_nothing_else(site: Site) -> None:
    ada, key = await account(site, "Adelaide")
    ben = await site.guest("Ben")
    opened = await ada.open("me", "open")
    await ben.sit(opened)
    async with ada.at(opened["id"]) as hers, ben.at(opened["id"]) as his:
        await hers.command("say", text="I live in Brno")
        await his.until_update(lambda update: bool(update["chat"]))
        wrong = await ada.post("/api/me/delete", {"name": "Ben"})
        assert (wrong.status_code, wrong.json()["key"]) == (409, "name-differs")
        assert (await ada.post("/api/me/delete", {"name": "Adelaide"})).status_code == 204
    assert (await ada.get("/api/me")).status_code == 401
    async with ben.at(opened["id"]) as his:
        seat = his.update["seats"][0]
        assert (seat["name"], seat["kind"], bool(seat["bot"])) == ("Incognito", "person", True)
        assert [(line["name"], line["text"]) for line in his.update["chat"]] == [("Incognito", "…")]
        assert b"Adelaide" not in b"".join(his.frames)
        await play_on(his, lambda update: update["step"] >= 4)  # a bot plays on
    assert (await sign_in(site.stranger(), key)).json()["key"] == "passkey-unknown"
    again, _ = await account(site, "Adelaide")
    assert again.id != ada.id, "the name is free"


async def test_a_guest_can_be_forgotten_too(site: Site, ada: Person) -> None:
    await ada.open("me", "greedy")
    assert (await ada.post("/api/me/delete", {"name": "Ada"})).status_code == 204
    assert (await ada.get("/api/me")).status_code == 401
