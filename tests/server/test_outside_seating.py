"""Whose bots from outside they are, by which names, and who may put them on a seat."""

from __future__ import annotations

import asyncio

import pytest

from starhold.cli import run
from starhold.server.identity.accounts import becoming
from starhold.server.outside.book import bot_by_token, tables_of
from starhold.server.storage import Storage
from starhold.server.tokens import hashed
from tests.server.kit import Site
from tests.server.outside_kit import make_bot
from tests.server.storages import make_guests


async def test_a_token_is_told_once_and_kept_as_a_hash(site: Site) -> None:
    ada = await site.guest("Ada")
    bot = await make_bot(ada, "  Deep   Thought ", shared=True)
    assert bot.name == "Deep Thought", "names are made clean like others"
    (mine,) = (await ada.get("/api/me/bots")).json()
    assert (mine["name"], mine["owner"], mine["mine"], mine["shared"], mine["here"]) == (
        "Deep Thought",
        "Ada",
        True,
        True,
        False,
    )
    assert "token" not in mine
    storage = site.registry.services.storage
    rows = await storage.rows("SELECT * FROM outside_bots")
    assert bot.token not in str(rows)
    assert hashed(bot.token) in str(rows)
    exported = (await ada.get("/api/me/export")).json()["bots"]
    assert [one["name"] for one in exported] == ["Deep Thought"]
    assert bot.token not in str(exported)
    assert hashed(bot.token) not in str(exported)


@pytest.mark.parametrize(
    ("name", "status", "key"),
    [
        ("", 422, "name-empty"),
        ("\u200b", 422, "name-empty"),
        ("x" * 31, 422, "name-long"),
        ("Deep Thought", 409, "outside-name-taken"),
        ("deep  thоught", 409, "outside-name-taken"),  # an o of another alphabet
        ("Captain", 409, "outside-name-taken"),  # one of the levels
    ],
)
async def test_a_name_is_checked_like_others(site: Site, name: str, status: int, key: str) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    await make_bot(ada)
    answer = await ben.post("/api/me/bots", {"name": name})
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert (await ben.get("/api/me/bots")).json() == []


async def test_nobody_has_very_many(site: Site) -> None:
    ada = await site.guest("Ada")
    most = site.registry.services.settings.limits.outside_bots
    for number in range(most):
        await make_bot(ada, f"Bot number {number}")
    answer = await ada.post("/api/me/bots", {"name": "One too many"})
    assert (answer.status_code, answer.json()["key"]) == (409, "outside-many")


async def test_who_may_put_it_on_a_seat(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    own, shared = await make_bot(ada, "Own"), await make_bot(ada, "Shared", shared=True)

    async def refused(person: object, *seats: str, **more: object) -> tuple[int, str]:
        wish = {"game": "race", "players": len(seats), "seats": list(seats), **more}
        answer = await person.post("/api/tables", wish)  # type: ignore[attr-defined]
        return answer.status_code, answer.json().get("key", "")

    assert await refused(ada, "me", own.holder) == (409, "outside-away")
    async with own.listening(), shared.listening():
        assert await refused(ben, "me", own.holder) == (404, "outside-unknown")
        assert await refused(ben, "me", "outside:Nobody") == (404, "outside-unknown")
        assert await refused(ben, "me", "outside:") == (404, "outside-unknown")
        assert await refused(ben, "me", f"outside:{shared.id}") == (404, "outside-unknown"), "by name, not by id"
        assert await refused(ben, "me", shared.holder, shared.holder) == (409, "outside-twice")
        assert await refused(ben, "me", shared.holder, rated=True) == (422, "outside-unrated")
        assert await refused(ben, "me", shared.holder) == (201, "")
        assert await refused(ada, "me", own.holder, shared.holder) == (201, "")
        assert [one["name"] for one in (await ada.get("/api/bots")).json()] == ["Own", "Shared"]
        (seen,) = (await ben.get("/api/bots")).json()
        assert (seen["name"], seen["owner"], seen["mine"]) == ("Shared", "Ada", False)
        assert [one["name"] for one in (await site.stranger().get("/api/bots")).json()] == ["Shared"]


async def test_a_host_gives_an_open_seat_to_one_and_may_let_ours_play_on(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    bot = await make_bot(ada, shared=True)
    async with bot.listening() as ear:
        opened = await ada.open("me", "open", "open")
        await ben.sit(opened, 2)
        async with ada.at(opened["id"]) as host, ben.at(opened["id"]) as guest:
            other = await guest.command("hand", seat=1, bot=bot.holder)
            assert (other["type"], other["key"]) == ("refused", "hand-open-host")
            taken = await host.command("hand", seat=2, bot=bot.holder)
            assert (taken["type"], taken["key"]) == ("refused", "outside-open-seat")
            own = await guest.command("hand", seat=2, bot=bot.holder)
            assert own["type"] == "refused", "it stands in for nobody"
            assert (await host.command("hand", seat=1, bot=bot.holder))["type"] == "done"
            assert (await ear.until("turn"))["seat"] == 1
            update = await host.until_update(lambda update: update["seats"][1]["kind"] == "bot")
            assert (update["seats"][1]["name"], update["seats"][1]["owner"]) == ("Deep Thought", "Ada")
            twice = await guest.command("hand", seat=1, bot="captain")
            assert (twice["type"], twice["key"]) == ("refused", "hand-already-bot")
            assert (await host.command("hand", seat=1, bot="random"))["type"] == "done"
            assert await ear.until("gone") == {"type": "gone", "table": opened["id"]}


async def test_a_bot_plays_at_so_many_tables_at_most(site: Site) -> None:
    ada = await site.guest("Ada")
    bot = await make_bot(ada)
    async with bot.listening():
        for _ in range(site.registry.services.settings.limits.outside_tables):
            await ada.open("me", bot.holder)
        wish = {"game": "race", "players": 2, "seats": ["me", bot.holder]}
        answer = await ada.post("/api/tables", wish)
        assert (answer.status_code, answer.json()["key"]) == (409, "outside-busy")


async def test_bots_go_with_their_owner(site: Site) -> None:
    ada = await site.guest("Ada")
    bot = await make_bot(ada)
    storage = site.registry.services.storage
    assert await bot_by_token(storage, bot.token) is not None
    assert (await ada.post("/api/me/delete", {"name": "Ada"})).status_code == 204
    assert await bot_by_token(storage, bot.token) is None


async def test_a_token_by_command_line_beside_a_running_server(
    storage: Storage, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def said(*arguments: str) -> tuple[int, str]:
        code = await asyncio.to_thread(run, ["bot-token", *arguments, "--database", url])
        told = capsys.readouterr()
        return code, (told.out + told.err).strip()

    await make_guests(storage, "anna")
    code, told = await said("Deep Thought", "--owner", "Anna")
    assert (code, "no account named 'Anna'" in told) == (2, True)
    await storage.change(*becoming("anna", "Anna", "", 1.0))
    code, token = await said("Deep Thought", "--owner", "anna", "--shared")
    assert code == 0
    bot = await bot_by_token(storage, token)
    assert bot is not None
    assert (bot.name, bot.owner_name, bot.shared) == ("Deep Thought", "Anna", True)
    assert await tables_of(storage, bot.id, 0.0) == []
    for wrong in (["deep thought", "--owner", "anna"], ["x" * 31, "--owner", "anna"], ["Captain", "--owner", "anna"]):
        assert (await said(*wrong))[0] == 2
    assert (await said("Marvin"))[0] == 2, "nobody's"
    assert (await said("DEEP thought", "--remove"))[0] == 0
    assert await bot_by_token(storage, token) is None
    assert (await said("Deep Thought", "--remove"))[0] == 2
