"""Passkeys: a guest becomes an account, comes back on another device, and nothing that is not theirs is believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.authenticator import Key, account, ask, origin_of, register, sign_in
from tests.server.kit import INLINE, Clock, Person, Site, running


def key_of(answer: object) -> str:
    return str(answer.json()["key"])  # type: ignore[attr-defined]


async def me(person: Person) -> dict[str, object]:
    told: dict[str, object] = (await person.get("/api/me")).json()
    return told


async def test_a_guest_becomes_an_account_and_keeps_every_table(ada: Person) -> None:
    opened = await ada.open("me", "greedy")
    before = ada.token
    answer = await register(ada, Key(), "Ada Lovelace")
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert (told["id"], told["name"], told["merged"], told["apart"]) == (ada.id, "Ada Lovelace", False, [])
    assert told["token"] != before
    assert await me(ada) == {
        "id": ada.id,
        "name": "Ada Lovelace",
        "account": True,
        "role": "",
        "email": "",
        "muted_until": 0.0,
    }
    mine = (await ada.get("/api/tables", scope="mine")).json()
    assert [table["id"] for table in mine] == [opened["id"]]
    planted = Person(ada.site, ada.id, "", before)  # a copy of the token from before is worth nothing
    assert key_of(await planted.get("/api/me")) == "token-unknown"


async def test_signing_in_on_a_fresh_device_finds_all_tables(site: Site) -> None:
    ada, key = await account(site, "Ada")
    opened = await ada.open("me", "greedy")
    fresh = site.stranger()
    assert (await sign_in(fresh, key)).status_code == 201
    assert fresh.id == ada.id
    assert fresh.token != ada.token
    async with fresh.at(opened["id"]) as player:
        assert player.update["you"] == 0


async def test_what_was_signed_works_once(site: Site) -> None:
    _, key = await account(site, "Ada")
    fresh = site.stranger()
    asked = (await ask(fresh, "POST", "/api/sign-in/challenge")).json()
    signed = key.sign(asked, origin_of(site))
    assert (await ask(fresh, "POST", "/api/sign-in", signed)).status_code == 201
    again = await ask(fresh, "POST", "/api/sign-in", signed)
    assert (again.status_code, key_of(again)) == (409, "challenge-old")


async def test_what_was_asked_for_long_ago_is_refused(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, key = await account(site, "Ada")
        asked = (await ask(ada, "POST", "/api/sign-in/challenge")).json()
        wanted = (await ask(ada, "POST", "/api/me/passkeys/challenge", {})).json()
        clock.now += 301
        late = await ask(ada, "POST", "/api/sign-in", key.sign(asked, origin_of(site)))
        assert (late.status_code, key_of(late)) == (409, "challenge-old")
        late = await ask(ada, "POST", "/api/me/passkeys", Key().make(wanted, origin_of(site)))
        assert (late.status_code, key_of(late)) == (409, "challenge-old")


@pytest.mark.parametrize("lang", ["en", "cs", "lt"])
async def test_a_passkey_of_another_site_is_refused_in_words(site: Site, lang: str) -> None:
    ada, key = await account(site, "Ada")
    fresh = site.stranger()
    for origin, named in (("https://evil.example", ""), ("", "evil.example"), ("http://localhost", "")):
        answer = await sign_in(fresh, key, origin, named)
        assert (answer.status_code, key_of(answer)) == (422, "passkey-bad"), (origin, named)
        other = await register(ada, Key(), None, origin, named)
        assert (other.status_code, key_of(other)) == (422, "passkey-bad"), (origin, named)
    assert not fresh.token
    assert len((await ask(ada, "GET", "/api/me/passkeys")).json()) == 1
    refused = await ask(fresh, "POST", "/api/sign-in", Key().sign({"challenge": "AA", "site": "x"}, "y"), lang=lang)
    assert refused.json()["text"]


async def test_a_key_we_do_not_know_and_a_false_signature_are_refused(site: Site) -> None:
    _, key = await account(site, "Ada")
    fresh = site.stranger()
    stranger = Key()
    answer = await sign_in(fresh, stranger)
    assert (answer.status_code, key_of(answer)) == (404, "passkey-unknown")
    stranger.id, stranger.user = key.id, key.user  # says that it is hers
    answer = await sign_in(fresh, stranger)
    assert (answer.status_code, key_of(answer)) == (422, "passkey-bad")
    key.count = 4
    assert (await sign_in(fresh, key)).status_code == 201
    key.count = 2  # a copy of her key that has signed less often
    answer = await sign_in(site.stranger(), key)
    assert (answer.status_code, key_of(answer)) == (422, "passkey-bad")


async def test_a_challenge_is_for_the_one_who_asked_and_for_what_was_asked(
    site: Site, ada: Person, ben: Person
) -> None:
    asked = (await ask(ada, "POST", "/api/me/passkeys/challenge", {})).json()
    stolen = await ask(ben, "POST", "/api/me/passkeys", Key().make(asked, origin_of(site)))
    assert (stolen.status_code, key_of(stolen)) == (409, "challenge-old")
    _, key = await account(site, "Cid")
    other = await ask(ben, "POST", "/api/sign-in", key.sign(asked, origin_of(site)))
    assert (other.status_code, key_of(other)) == (409, "challenge-old")


async def test_a_second_passkey_can_be_added_and_removed_and_the_last_one_stays(site: Site) -> None:
    ada, first = await account(site, "Ada")
    token, second = ada.token, Key()
    assert (await register(ada, second)).json()["token"] == ""
    assert ada.token == token
    keys = (await ask(ada, "GET", "/api/me/passkeys")).json()
    assert len(keys) == 2
    assert (await sign_in(site.stranger(), second)).status_code == 201
    gone = keys[0]["id"]
    assert (await ask(ada, "DELETE", f"/api/me/passkeys/{gone}")).status_code == 204
    assert key_of(await sign_in(site.stranger(), first)) == "passkey-unknown"
    last = await ask(ada, "DELETE", f"/api/me/passkeys/{keys[1]['id']}")
    assert (last.status_code, key_of(last)) == (409, "last-way-in")
    assert key_of(await ask(ada, "DELETE", f"/api/me/passkeys/{gone}")) == "passkey-unknown"
    other, _ = await account(site, "Ben")
    assert key_of(await ask(other, "DELETE", f"/api/me/passkeys/{keys[1]['id']}")) == "passkey-unknown"


async def test_at_an_address_in_numbers_there_are_no_passkeys(ada: Person) -> None:
    assert (await ada.get("/api/sign-in")).json() == {"passkey": False, "mail": False}
    assert (await ask(ada, "GET", "/api/sign-in")).json() == {"passkey": True, "mail": False}
    answer = await ada.post("/api/sign-in/challenge")
    assert (answer.status_code, key_of(answer)) == (409, "passkey-numbers")


@pytest.mark.parametrize(
    "name", ["Ada", "ADA", "Аda", "Ａｄａ", "A\u200bda", "  ada  "], ids=lambda name: name.encode().hex()
)
async def test_a_name_that_looks_like_an_accounts_is_taken(site: Site, name: str) -> None:
    await account(site, "Ada")
    answer = await site.http.post("/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["key"]) == (409, "name-taken")
    ben = await site.guest("Ben")
    assert key_of(await ben.patch("/api/me", {"name": name})) == "name-taken"
    assert key_of(await register(ben, Key(), name)) == "name-taken"
    assert (await me(ben))["account"] is False


@pytest.mark.parametrize(
    "name", ["Žofie", "Łukasz Ąžuolas", "Анна", "Ἀθηνᾶ", "さくら", "李雷", "नेहा", "שרה", "مريم", "🚀"]
)
async def test_names_in_every_script_work(site: Site, name: str) -> None:
    person, key = await account(site, name)
    assert (await me(person))["name"] == name
    fresh = site.stranger()
    assert (await sign_in(fresh, key)).json()["name"] == name
    assert (await ask(person, "PATCH", "/api/me", {"name": name})).status_code == 200, "one's own name is free for one"


async def test_an_account_may_take_another_name_and_the_old_one_is_free_again(site: Site) -> None:
    ada, _ = await account(site, "Ada")
    assert (await ada.patch("/api/me", {"name": "Adele"})).json()["name"] == "Adele"
    ben, _ = await account(site, "Ada")
    assert key_of(await ben.patch("/api/me", {"name": "ADELE"})) == "name-taken"
