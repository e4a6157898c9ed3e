"""What is stored of being told, on both databases: keys made once, browsers, wishes, and letters that are due."""

from __future__ import annotations

from dataclasses import replace

import pytest

from starhold.server.post import Letter
from starhold.server.request_error import RequestError
from starhold.server.settings import Settings
from starhold.server.storage import Storage
from starhold.server.storage.base import Change
from starhold.server.told.keys import LinkKey, PushKey
from starhold.server.told.letters import Letters
from starhold.server.told.places import MOST_FAILURES, MOST_PLACES, Place, Places, read_keys
from starhold.server.told.preferences import Preferences, Wanted
from tests.server.kit import Clock
from tests.server.push_services import Browser
from tests.server.storages import make_guests, moved, seats, table


def a_place(number: int, guest: str = "ada", auth: str = "secret") -> Place:
    return Place(f"https://push.example.org/{number}", guest, "point", auth, "en")


async def refused(key: str, work: object) -> None:
    with pytest.raises(RequestError) as error:
        await work  # type: ignore[misc]
    assert error.value.key == key


async def test_keys_are_made_once_and_kept(storage: Storage) -> None:
    first, again = await PushKey.of(storage), await PushKey.of(storage)
    assert first.public == again.public
    assert len(first.public) == 87
    link = await LinkKey.of(storage)
    code = link.sign("ada")
    assert (await LinkKey.of(storage)).read(code) == "ada"
    for wrong in ("", "ada", "ada.", "ben" + code[3:], code[:-1] + "!", code + "x", "a b." + code[4:], "." * 90):
        assert link.read(wrong) is None, wrong


async def test_a_browser_is_told_once_however_often_it_says_so(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    places = Places(storage)
    await places.put(a_place(1), 10.0)
    await places.put(replace(a_place(1), lang="cs"), 20.0)
    assert [(place.endpoint[-1], place.lang) for place in await places.of("ada")] == [("1", "cs")]
    # The same browser with another guest in it is that guest's; with other keys it is not the same browser.
    await places.put(a_place(1, "ben"), 30.0)
    assert (await places.of("ada"), len(await places.of("ben"))) == ([], 1)
    await refused("place-taken", places.put(a_place(1, "ada", "other"), 40.0))
    assert len(await places.of("ben")) == 1


async def test_nobody_forgets_the_browser_of_somebody_else(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    places = Places(storage)
    await places.put(a_place(1), 10.0)
    await refused("place-unknown", places.forget(a_place(1).endpoint, "ben"))
    await refused("place-unknown", places.forget("https://push.example.org/none", "ada"))
    assert len(await places.of("ada")) == 1
    await places.forget(a_place(1).endpoint, "ada")
    assert await places.of("ada") == []


async def test_the_oldest_of_too_many_browsers_gives_way(storage: Storage) -> None:
    await make_guests(storage, "ada")
    places = Places(storage)
    for number in range(MOST_PLACES + 2):
        await places.put(a_place(number), float(number))
    kept = {int(place.endpoint.rpartition("/")[2]) for place in await places.of("ada")}
    assert kept == set(range(2, MOST_PLACES + 2))


async def test_a_browser_that_moves_shows_what_it_was_known_by(storage: Storage) -> None:
    await make_guests(storage, "ada")
    places = Places(storage)
    await places.put(a_place(1), 10.0)
    new = Place("https://push.example.org/2", "", "point2", "auth2", "lt")
    await refused("place-unknown", places.renew(a_place(1).endpoint, "guess", new, 20.0))
    await refused("place-unknown", places.renew("https://push.example.org/none", "secret", new, 20.0))
    await places.renew(a_place(1).endpoint, "secret", new, 20.0)
    assert await places.of("ada") == [Place(new.endpoint, "ada", "point2", "auth2", "en")]


async def test_a_browser_that_never_hears_is_forgotten(storage: Storage) -> None:
    await make_guests(storage, "ada")
    places = Places(storage)
    await places.put(a_place(1), 10.0)
    for _ in range(MOST_FAILURES - 1):
        await places.failed(a_place(1).endpoint)
    [place] = await places.of("ada")
    assert place.failures == MOST_FAILURES - 1
    await places.worked(place)
    for _ in range(MOST_FAILURES):
        await places.failed(a_place(1).endpoint)
    assert await places.of("ada") == []


def test_keys_no_message_could_be_sealed_by_are_refused() -> None:
    good = Browser().place("")["keys"]
    assert read_keys(good["p256dh"] + "=", good["auth"] + "==") == (good["p256dh"], good["auth"])
    for wrong in (
        {"p256dh": ""},
        {"p256dh": "x" * 10_000},
        {"p256dh": "!" * 87},
        {"p256dh": good["auth"]},
        {"p256dh": "B" + "A" * 86},  # no point of the curve
        {"auth": ""},
        {"auth": good["p256dh"]},
        {"auth": "ž" * 22},
    ):
        with pytest.raises(RequestError, match="place-keys"):
            read_keys(**{**good, **wrong})


async def test_what_somebody_wants(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    preferences = Preferences(storage)
    assert await preferences.of("ada") == Wanted()
    assert not Wanted().push("t")
    await preferences.set_rule("ada", "both", "lt")
    await preferences.set_table("ada", "quiet", "off")
    await preferences.set_table("ada", "loud", "mail")
    wanted = await preferences.of("ada")
    assert wanted == Wanted("both", "lt", {"quiet": "off", "loud": "mail"})
    assert (wanted.push("quiet"), wanted.mail("loud"), wanted.push("loud"), wanted.push("other")) == (0, 1, 0, 1)
    assert await preferences.of("ada", "loud") == Wanted("both", "lt", {"loud": "mail"})
    assert await preferences.of("ben") == Wanted()
    await preferences.no_letters("ada")
    await preferences.no_letters("ada")
    assert await preferences.of("ada") == Wanted("push", "lt", {"quiet": "off", "loud": "off"})
    await preferences.set_table("ada", "loud", None)
    assert await preferences.of("ada") == Wanted("push", "lt", {"quiet": "off"})


class Counted:
    """A post that only notes what is handed in."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []

    def hand_in(self, letter: Letter) -> bool:
        self.letters.append(letter)
        return True


async def test_a_letter_comes_seldom_and_only_while_something_waits(storage: Storage) -> None:
    await make_guests(storage, "ada", "ben")
    for name in ("one", "two"):
        await storage.create_table(table(name), seats(name, "ada", "ben"), (), ["ada"])
    clock, post = Clock(), Counted()
    settings = Settings(address="https://games.example.org", letter_wait=100.0, letter_pause=1000.0)
    preferences, key = Preferences(storage), await LinkKey.of(storage)
    letters = Letters(storage, settings, post, preferences, key, clock)  # type: ignore[arg-type]
    await preferences.set_rule("ada", "mail", "cs")
    await letters.want("ada")
    clock.now += 200
    await letters.write_due()
    assert post.letters == [], "without an account there is nowhere to write to"

    account = "INSERT INTO accounts (guest_id, name_key, email, role, created) VALUES ($1, $1, $2, '', 0)"
    await storage.change(Change(account, ("ada", "ada@example.org")))
    assert await letters.address("ada") == "ada@example.org"
    await letters.want("ada")
    await letters.want("ada")
    await letters.write_due()
    assert post.letters == [], "not at once"
    clock.now += 100
    await letters.write_due()
    await letters.write_due()
    [letter] = post.letters
    assert letter.to == "ada@example.org"
    assert letter.subject.replace("\xa0", " ") == "Jste na tahu u 2 stolů"
    code = key.sign("ada")
    for part in ("/t/one", "/t/two", f"/unsubscribe/{code}"):
        assert f"https://games.example.org{part}" in letter.text
    assert letter.headers["List-Unsubscribe"] == f"<https://games.example.org/api/unsubscribe/{code}>"

    await letters.want("ada")
    clock.now += 500
    await letters.write_due()
    assert len(post.letters) == 1, "so soon after the last one"
    await preferences.set_table("ada", "two", "off")
    clock.now += 600
    await letters.write_due()
    assert len(post.letters) == 2
    assert "/t/one" in post.letters[1].text
    assert "/t/two" not in post.letters[1].text

    await letters.want("ada")
    await storage.append("one", 0, [b"{}"], moved(5.0, "ben"))
    clock.now += 5000
    await letters.write_due()
    assert len(post.letters) == 2, "nothing waits any more"
