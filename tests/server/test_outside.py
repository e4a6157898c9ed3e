"""Bots from outside at a table: they are asked, they answer, and whatever they do wrong the table goes on."""

from __future__ import annotations

import asyncio
import importlib.util
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from starhold.server.events import Stepped, read
from tests.server.kit import HASTY, over, play_on, running
from tests.server.outside_kit import PATIENT, be_late, make_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def example() -> ModuleType:
    """The bot that the documentation shows."""
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["race", "duel"])
async def test_the_example_plays_a_whole_game_against_greedy(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        server = f"http://127.0.0.1:{site.port}"
        playing = asyncio.create_task(asyncio.to_thread(example().play, server, bot.token, 1))
        while not (await ada.get("/api/bots")).json():
            await asyncio.sleep(0.02)
        opened = await ada.open("me", bot.holder, game=game)
        async with ada.at(opened["id"]) as player:
            assert (await player.command("hand", seat=0, bot="greedy"))["type"] == "done"
            update = await player.until_update(over)
        await playing
        said = capsys.readouterr()
        assert said.err == "", "every answer was taken"
        assert f"{game} {opened['id']}: place {update['places'][1]} of 2" in said.out
        stored = await site.registry.services.storage.load(opened["id"])
        assert stored is not None
        steps = [event for event in map(read, stored.events) if isinstance(event, Stepped)]
        assert sum(step.seat == 1 for step in steps) > 10
        assert (await site.table(opened["id"])).bots.questions.missed == {}


async def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                await player.command("say", text="what only people should read")
                seat, start, turn = [await ear.read() for _ in range(3)]
                assert [event["type"] for event in (seat, start, turn)] == ["seat", "start", "turn"]
                about = {"table": opened["id"], "game": "race", "players": 2, "seat": 1}
                assert all(event | about == event for event in (seat, start, turn))
                assert [one["kind"] for one in seat["seats"]] == ["person", "bot"]
                state = (await site.table(opened["id"])).match.state
                assert turn["view"] == state.view(1)
                names = [state.game().space.notation(code) for code in state.legal(1)]
                assert [choice["notation"] for choice in turn["question"]["choices"]] == names
                assert turn["question"]["name"]
                assert turn["question"]["rule"].startswith("race:")
                assert 0 < turn["question"]["seconds"] <= 600
                seen = (await bot.get(f"/api/bot/tables/{opened['id']}")).json()
                assert seen["view"] == state.view(1)
                assert seen["question"]["id"] == turn["question"]["id"]
                told = str(ear.heard) + str(seen)
                assert "people should read" not in told
                hidden = state.view(0)["empires"][0]["hand"]
                assert all("hand" not in one for one in turn["view"]["empires"] if one["seat"] == 0)
                assert hidden
                assert (
                    player.update["seats"][1] | {"kind": "bot", "bot": "outside", "owner": "Ada"}
                    == (player.update["seats"][1])
                ), "everybody sees that it is a bot, and whose"
            listed = (await ada.get(f"/api/tables/{opened['id']}")).json()
            assert (listed["seats"][1]["kind"], listed["seats"][1]["bot"]) == ("bot", "outside")


async def test_a_bot_that_hangs_is_stood_in_for_and_told_so(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                turn = await ear.until("turn")
                services = site.registry.services
                services.settings = replace(services.settings, outside_seconds=0.0, outside_absent=0.0)
                await be_late(site, opened["id"])
                missed = await ear.until("missed")  # the first, though those after it may be missed by now as well
                assert (missed["why"], missed["step"]) == ("late", turn["step"])
                await play_on(player, over)  # it never answers, and the game goes on to its end
                late = await bot.answer(turn)
                assert (late.status_code, late.json()["key"]) == (409, "table-over")
                ended = await ear.until("over")
                assert ended["places"] == player.update["places"]


async def test_a_late_answer_is_refused_as_late(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]):
                turn = await ear.until("turn")
                await be_late(site, opened["id"])
                await ear.until("missed")
                late = await bot.answer(turn)
                assert (late.status_code, late.json()["key"]) == (409, "outside-late")


async def test_answers_that_are_not_allowed(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]):
                turn = await ear.until("turn")
                table = await site.table(opened["id"])
                version, id, step = table.version, turn["table"], turn["step"]
                for body, status in (
                    (b"{", 422),
                    (b"", 422),
                    (b"[]", 422),
                    (b'{"step": 0}', 422),
                    (b'{"step": "0", "notation": "x"}', 422),
                    (b'{"step": -1, "notation": "x"}', 422),
                    (b'{"step": 0, "notation": "' + b"x" * 300 + b'"}', 422),
                    (b'{"step": 0, "notation": "' + b"x" * 300_000 + b'"}', 413),
                ):
                    answer = await site.http.post(
                        f"/api/bot/tables/{id}/moves",
                        headers={**bot.headers, "Content-Type": "application/json"},
                        content=body,
                    )
                    assert answer.status_code == status, body[:60]
                    assert answer.json()["key"] == ("body-big" if status == 413 else "bad-request")
                for wrong in (step - 1 if step else step + 1, step + 1000):
                    stale = await bot.move(id, wrong, turn["question"]["choices"][0]["notation"])
                    assert (stale.status_code, stale.json()["key"]) == (409, "stale")
                unknown = await bot.move(id, step, "fly:moon")
                assert (unknown.status_code, unknown.json()["key"], unknown.json()["rule"]) == (422, "bad-action", "")
                assert table.version == version, "nothing has changed"
                legal = [choice["notation"] for choice in turn["question"]["choices"]]
                space = table.match.game.space
                illegal = next(name for name in map(space.notation, range(len(space))) if name not in legal)
                for _ in range(2):
                    refused = await bot.move(id, step, illegal)
                    assert refused.status_code == 422
                    assert refused.json()["rule"].startswith("race:"), "the rule that forbids it"
                    assert refused.json()["text"]
                missed = await ear.until("missed")  # three wrong answers: another decides this once
                assert (missed["why"], missed["step"]) == ("refused", step)
                late = await bot.move(id, step, legal[0])
                assert (late.status_code, late.json()["key"]) == (409, "outside-late")


async def test_an_answer_counts_once_and_for_ones_own_seat_only(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        bot, other = await make_bot(ada), await make_bot(ben, "Marvin")
        async with bot.listening() as ear, other.listening():
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                turn = await ear.until("turn")
                for stranger in (other,):
                    answer = await stranger.answer(turn)
                    assert (answer.status_code, answer.json()["key"]) == (403, "not-seated")
                    seen = await stranger.get(f"/api/bot/tables/{opened['id']}")
                    assert (seen.status_code, seen.json()["key"]) == (403, "not-seated")
                both = await asyncio.gather(bot.answer(turn), bot.answer(turn))
                assert sorted(answer.status_code for answer in both) == [200, 409]
                steps = [step for step in (await site.table(opened["id"])).match.record.steps if step.seat == 1]
                assert len(steps) == 1
                await play_on(player, lambda update: update["asked"] is None)
                await ear.until("turn")
            unknown = await bot.move("nosuchtable", 0, "x")
            assert (unknown.status_code, unknown.json()["key"]) == (404, "table-unknown")


async def test_a_bot_that_crashes_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]):
                turn = await ear.until("turn")
        async with bot.listening() as ear:
            again = [await ear.read() for _ in range(3)]
            assert [event["type"] for event in again] == ["seat", "start", "turn"]
            assert again[2]["question"]["id"] == turn["question"]["id"]
            assert (await bot.answer(again[2])).status_code == 200


async def test_a_bot_goes_on_after_the_server_was_restarted(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                await play_on(player, lambda update: update["asked"] is None)
                turn = await ear.until("turn")
            site.registry.services.readiness.draining = True  # as `serve` says before it ends
            assert await ear.until("end") == {"type": "end", "why": "restart"}
    async with running(tmp_path, PATIENT) as site:
        bot.site = ada.site = site
        async with bot.listening() as ear:
            again = await ear.until("turn")
            assert again["question"]["choices"] == turn["question"]["choices"]
            assert (await bot.answer(again)).status_code == 200
            async with ada.at(opened["id"]) as player:
                assert player.update["step"] == again["step"] + 1


async def test_a_token_that_is_taken_back_ends_it_and_the_table_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, PATIENT) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        bot = await make_bot(ada)
        async with bot.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                turn = await ear.until("turn")
                others = await site.http.request("DELETE", f"/api/me/bots/{bot.id}", headers=ben.headers)
                assert (others.status_code, others.json()["key"]) == (404, "outside-unknown")
                gone = await site.http.request("DELETE", f"/api/me/bots/{bot.id}", headers=ada.headers)
                assert gone.status_code == 204
                assert await ear.until("end") == {"type": "end", "why": "revoked"}
                for answer in (await bot.answer(turn), await bot.get("/api/bot/events")):
                    assert (answer.status_code, answer.json()["key"]) == (401, "outside-token-unknown")
                assert (await ada.get("/api/me/bots")).json() == []
                await play_on(player, lambda update: update["step"] > 8)  # nobody waits for it any more


async def test_only_so_many_streams_and_requests(tmp_path: Path) -> None:
    few = replace(HASTY, outside_rate=0.0, outside_burst=20.0)
    async with running(tmp_path, replace(PATIENT, limits=few)) as site:
        bot = await make_bot(await site.guest("Ada"))
        async with bot.listening():
            async with bot.listening():
                third = await bot.get("/api/bot/events")
                assert (third.status_code, third.json()["key"]) == (429, "outside-streams")
            while len(site.registry.services.outside.ears(bot.id)) > 1:
                await asyncio.sleep(0.02)
            async with bot.listening():
                pass  # there is room again
        answers = [(await bot.move("nosuchtable", 0, "x")).json()["key"] for _ in range(20)]
        assert set(answers) == {"table-unknown", "too-many-requests"}
