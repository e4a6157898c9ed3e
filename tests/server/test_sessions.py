"""Sessions: every device is listed, any can be ended, and what it had open is closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.server.identity.sessions import device_label
from tests.server.authenticator import account, sign_in
from tests.server.kit import INLINE, Clock, Person, Site, running

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36"
)
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "label"),
    [(FIREFOX, "Firefox, Linux"), (CHROME, "Chrome, Android"), (EDGE, "Edge, Windows"), (SAFARI, "Safari, iPhone")],
)
def test_a_device_is_told_in_two_words(agent: str, label: str) -> None:
    assert device_label(agent) == label
    assert device_label("curl/8") == ""


async def listed(person: Person) -> list[dict[str, object]]:
    told: list[dict[str, object]] = (await person.get("/api/me/sessions")).json()
    return told


async def test_each_device_is_listed_and_known_by_its_use(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        ada, key = await account(site, "Ada")
        clock.now += 100
        phone = site.stranger()
        await sign_in(phone, key)
        one, other = await listed(phone)
        assert (one["current"], other["current"]) == (True, False)
        assert one["created"] == 1_000_100.0
        clock.now += 7200
        await ada.get("/api/me")
        assert (await listed(ada))[0] == {**other, "used": clock.now, "current": True}


async def test_a_session_that_is_ended_is_worth_nothing_and_its_sockets_are_closed(site: Site) -> None:
    ada, key = await account(site, "Ada")
    phone = site.stranger()
    await sign_in(phone, key)
    opened = await ada.open("me", "greedy")
    async with phone.at(opened["id"]) as there, ada.at(opened["id"]) as here:
        other = next(one for one in await listed(ada) if not one["current"])
        assert (await ada.site.http.delete(f"/api/me/sessions/{other['id']}", headers=ada.headers)).status_code == 204
        said = await there.until("problem")
        assert said["key"] == "session-ended"
        await there.socket.wait_closed()
        assert (await here.command("why", action="place:gem_world"))["type"] == "answer", "only that one"
    assert (await phone.get("/api/me")).json()["key"] == "token-unknown"
    again = await ada.site.http.delete(f"/api/me/sessions/{other['id']}", headers=ada.headers)
    assert (again.status_code, again.json()["key"]) == (404, "session-unknown")


async def test_all_others_can_be_ended_at_once_and_links_with_them(site: Site) -> None:
    ada, key = await account(site, "Ada")
    phones = [site.stranger() for _ in range(3)]
    for phone in phones:
        await sign_in(phone, key)
    code = (await ada.post("/api/me/link")).json()["code"]
    assert (await ada.site.http.delete("/api/me/sessions", headers=ada.headers)).status_code == 204
    assert len(await listed(ada)) == 1
    for phone in phones:
        assert (await phone.get("/api/me")).status_code == 401
    assert (await site.stranger().post(f"/api/links/{code}")).json()["key"] == "link-unknown"


async def test_nobody_ends_a_session_of_somebody_else(site: Site, ada: Person, ben: Person) -> None:
    mine = (await listed(ada))[0]
    answer = await site.http.delete(f"/api/me/sessions/{mine['id']}", headers=ben.headers)
    assert answer.status_code == 404
    assert (await ada.get("/api/me")).status_code == 200


async def test_signing_out_ends_this_session_alone(site: Site) -> None:
    ada, key = await account(site, "Ada")
    phone = site.stranger()
    await sign_in(phone, key)
    current = next(one for one in await listed(phone) if one["current"])
    assert (await site.http.delete(f"/api/me/sessions/{current['id']}", headers=phone.headers)).status_code == 204
    assert (await phone.get("/api/me")).status_code == 401
    assert (await ada.get("/api/me")).status_code == 200
