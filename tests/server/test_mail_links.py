"""Links by e-mail, over a real mail server: signing up, signing in, adding an address; each works once, and soon."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starhold.server.post_office import PostOffice
from tests.server.authenticator import Key, account, register
from tests.server.kit import INLINE, Clock, Person, Site, running
from tests.server.post_offices import Inbox, post_office


@asynccontextmanager
async def mailing(folder: Path, clock: Clock | None = None, **limits: Any) -> AsyncIterator[tuple[Site, Inbox]]:
    """A server that can write letters, and where they arrive."""
    inbox = Inbox()
    async with post_office(inbox) as port:
        office = PostOffice("127.0.0.1", port, "starhold@example.org", "none")
        settings = replace(INLINE, post=office, limits=replace(INLINE.limits, **limits))
        async with running(folder, settings, clock) as site:
            yield site, inbox


async def code_to(person: Person, inbox: Inbox, email: str = "ada@example.org", lang: str = "en") -> str:
    """Ask for a link, and read the letter."""
    answer = await person.post("/api/mail-links", {"email": email}, lang=lang)
    assert answer.status_code == 202, answer.text
    letter = await inbox.letters.get()
    assert letter["To"] == email.strip().lower()
    text = letter.get_content()
    found = re.search(rf"http://127\.0\.0\.1:{person.site.port}/enter/([\w-]+)", text)
    assert found, text
    return found[1]


async def use(person: Person, code: str, **query: Any) -> Any:
    answer = await person.post(f"/api/mail-links/{code}", **query)
    if answer.status_code == 201 and answer.json()["token"]:
        given = answer.json()
        person.id, person.name, person.token = given["id"], given["name"], given["token"]
    return answer


async def test_a_guest_signs_up_and_comes_back_on_another_device(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (site, inbox):
        ada = await site.guest("Ada")
        assert (await ada.get("/api/sign-in")).json()["mail"] is True
        opened = await ada.open("me", "greedy")
        code = await code_to(ada, inbox, "Ada@Example.org")
        told = {"email": "ada@example.org", "name": "Ada", "known": False, "yours": False}
        assert (await ada.get(f"/api/mail-links/{code}")).json() == told
        assert (await use(ada, code)).status_code == 201
        me = (await ada.get("/api/me")).json()
        assert (me["account"], me["email"]) == (True, "ada@example.org")

        phone = await site.guest("Somebody")
        code = await code_to(phone, inbox)
        assert (await phone.get(f"/api/mail-links/{code}")).json()["known"] is True
        answer = await use(phone, code)
        assert (answer.json()["id"], answer.json()["merged"]) == (ada.id, True)
        mine = (await phone.get("/api/tables", scope="mine")).json()
        assert [table["id"] for table in mine] == [opened["id"]]


@pytest.mark.parametrize("lang", ["en", "cs", "lt"])
async def test_a_link_that_was_used_or_is_old_is_refused_in_words(tmp_path: Path, lang: str) -> None:
    clock = Clock()
    async with mailing(tmp_path, clock) as (site, inbox):
        ada = await site.guest("Ada")
        code = await code_to(ada, inbox, lang=lang)
        clock.now += 901
        late = await use(ada, code, lang=lang)
        assert (late.status_code, late.json()["key"]) == (404, "mail-link-old")
        code = await code_to(ada, inbox, lang=lang)
        assert (await use(ada, code)).status_code == 201
        again = await use(ada, code, lang=lang)
        assert (again.status_code, again.json()["key"]) == (404, "mail-link-old")
        assert again.json()["text"] == late.json()["text"] != ""
        assert (await ada.get(f"/api/mail-links/{code}")).status_code == 404


async def test_an_account_adds_an_address_only_where_it_asked_for_the_link(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (site, inbox):
        ada, _ = await account(site, "Ada")
        code = await code_to(ada, inbox)
        victim = await site.guest("Victim")
        refused = await use(victim, code)
        assert (refused.status_code, refused.json()["key"]) == (403, "mail-link-elsewhere")
        assert (await ada.get(f"/api/mail-links/{code}")).json()["yours"] is True
        assert (await use(ada, code)).json()["token"] == ""
        assert (await ada.get("/api/me")).json()["email"] == "ada@example.org"
        key = (await ada.get("/api/me/passkeys")).json()[0]["id"]
        gone = await site.http.delete(f"/api/me/passkeys/{key}", headers=ada.headers)
        assert gone.status_code == 204, "there is another way in"
        last = await site.http.delete("/api/me/email", headers=ada.headers)
        assert (last.status_code, last.json()["key"]) == (409, "last-way-in")
        await register(ada, Key())
        assert (await site.http.delete("/api/me/email", headers=ada.headers)).status_code == 204


async def test_who_asked_for_a_link_to_a_stranger_is_left_outside(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (site, inbox):
        sly = await site.guest("Sly")
        code = await code_to(sly, inbox)
        stranger = site.stranger()
        assert (await use(stranger, code)).status_code == 201
        assert (await sly.get("/api/me")).status_code == 401, "the account belongs to who reads the letters"


async def test_a_name_that_was_taken_meanwhile_uses_no_link_up(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (site, inbox):
        ada = await site.guest("Ada")
        code = await code_to(ada, inbox)
        await account(site, "ADA")
        assert (await use(ada, code)).json()["key"] == "name-taken"
        assert (await ada.post("/api/mail-links", {"email": "b@example.org"})).json()["key"] == "name-taken"
        assert (await ada.patch("/api/me", {"name": "Adele"})).status_code == 200
        assert (await use(ada, code)).status_code == 201


async def test_what_is_no_address_and_too_many_letters_are_refused(tmp_path: Path) -> None:
    async with mailing(tmp_path, mailbox_burst=2.0) as (site, inbox):
        ada = await site.guest("Ada")
        for email in ("", "ada", "ada@", "a b@example.org", "ada@example.org\nBcc: x@y.z"):
            answer = await ada.post("/api/mail-links", {"email": email})
            assert (answer.status_code, answer.json()["key"]) == (422, "mail-bad"), email
        for _ in range(2):
            await code_to(ada, inbox)
        much = await ada.post("/api/mail-links", {"email": "ADA@example.org"})
        assert (much.status_code, much.json()["key"]) == (429, "too-often")
        assert inbox.letters.empty()
