"""What lists tell of one's tables: what is asked, how it ended, what was put away; and hands laid open at the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.kit import INLINE, Clock, Person, first, over, play_on, running


async def mine(person: Person, scope: str = "mine", **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/tables", scope=scope, **query)).json()
    return found


async def test_a_list_tells_what_i_am_asked_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", options={"max_rounds": 1})
        await ben.sit(opened)
        async with ada.at(opened["id"], lang="cs") as one, ben.at(opened["id"]) as other:
            await one.until_update(lambda update: update["asked"] is not None)
            discarded = {choice["action"]: choice["words"] for choice in one.update["asked"]["choices"]}
            await one.step(first)
            asked = one.update["asked"]["question"]
            (listed,) = await mine(ada, lang="cs")
            assert (listed["asked"], listed["waiting"], listed["steps"]) == (asked, [0, 1], 1)
            (listed,) = await mine(ben, lang="en")
            await other.until_update(lambda update: update["step"] == 1)
            assert listed["asked"] == other.update["asked"]["question"] != asked
            shown = (await (await site.guest("Eyes")).get(f"/api/tables/{opened['id']}")).json()
            assert shown["asked"] == ""
            await one.step(first)
            chosen = one.update["chosen"]
            assert len(chosen) == 2, "what I have laid face down I may still see"
            assert [choice["words"] for choice in chosen] == [discarded[choice["action"]] for choice in chosen]
            await other.until_update(lambda update: update["step"] == 2)
            assert other.update["chosen"] == []
            (listed,) = await mine(ada, lang="cs")
            assert (listed["my_turn"], listed["asked"], listed["waiting"]) == (False, "", [1])


async def test_a_finished_game_tells_its_result_and_opens_all_hands(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, eyes = await site.guest("Ada"), await site.guest("Eyes")
        id = (await ada.open("me", "greedy", public=True, options={"max_rounds": 1}))["id"]
        path = f"/api/tables/{id}/steps/1"
        async with ada.at(id) as player:
            early = await ada.get(path, open=True)
            assert (early.status_code, early.json()["key"]) == (403, "eyes-early")
            await play_on(player, over)
            end = player.update
        (listed,) = await mine(ada)
        assert listed["places"] == end["places"]
        assert listed["totals"] == [score["total"] for score in end["scores"]]
        assert (listed["waiting"], listed["asked"], listed["steps"]) == ([], "", end["step"])
        shown = (await eyes.get(path, open=True)).json()
        assert [hand["seat"] for hand in shown["hands"]] == [0, 1]
        assert all(len(hand["parts"]["hand"]) >= 4 for hand in shown["hands"])
        assert shown["view"]["seat"] is None
        closed = (await eyes.get(path)).json()
        assert closed["hands"] == []
        named = [line["text"] for line in shown["log"] if line["key"] == "first-hand"]
        assert named != [line["text"] for line in closed["log"] if line["key"] == "first-hand"]
        assert set(shown["hands"][0]["parts"]["hand"]) <= set(json.dumps(shown["hands"]).split('"'))


async def test_a_table_can_be_put_away_and_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open_full("me", "open")
        path = f"/api/tables/{opened['id']}"
        assert (await ben.post(f"{path}/away", {"away": True})).json()["key"] == "not-seated"
        assert (await ada.post("/api/tables/nowhere000/away", {"away": True})).status_code == 404
        assert (await site.stranger().post(f"{path}/away", {"away": True})).status_code == 401
        assert (await ada.post(f"{path}/away", {"away": True})).status_code == 204
        assert await mine(ada) == []
        assert [table["id"] for table in await mine(ada, "away")] == [opened["id"]]
        shown = (await ada.get(path)).json()
        assert (shown["away"], shown["my_seat"]) == (True, 0), "it stays where it is"
        async with ada.at(opened["id"]) as player:
            assert player.update["you"] == 0
        assert (await ada.post(f"{path}/away", {"away": False})).status_code == 204
        assert [table["id"] for table in await mine(ada)] == [opened["id"]]
        assert await mine(ada, "away") == []


async def test_all_are_told_when_a_seat_may_be_handed_on(tmp_path: Path) -> None:
    """Without anybody asking: a presence comes when somebody leaves, and again when they have been away for long."""
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open")
        await ben.sit(opened)
        async with ada.at(opened["id"]) as one:
            async with ben.at(opened["id"]):
                await one.until_update(lambda update: update["view"] is not None)
                assert (one.update["left_after"], one.update["idle_after"]) == (180, 300)
            left = await one.until("presence")
            while left["seats"][1]["online"]:
                left = await one.until("presence")
            assert left["seats"][1]["left_for"] == 0
            table = await site.table(opened["id"])
            assert table._patience is not None, "it will be said when the time has come"
            clock.now += 181
            table._show_presence()
            assert (await one.until("presence"))["seats"][1]["left_for"] == 181
