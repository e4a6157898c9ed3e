"""Who may do what: every role × every message, and every role × every endpoint."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from starhold.server.messages import AnyCommand
from tests.server.kit import INLINE, Clock, Person, Player, Site, running
from tests.server.outside_kit import make_bot
from tests.server.push_services import a_place

# Seat 0 is the host's, seat 1 somebody else's (away, and waited for too long), seat 2 one's own, seat 3 a fourth's;
# where an open seat is asked for, that one is still open, and so nothing is dealt yet.
OPEN_SEAT = "hand open seat 3"
KICK = "kick seat 1"
BEFORE_THE_DEAL = (OPEN_SEAT, KICK)
ROLES = ("stranger", "spectator", "seat", "host")

# By message, for each role: the answer, or the key it is refused with. What is asked is legal for seat 2.
MESSAGES: dict[str, dict[str, str]] = {
    "act": {"stranger": "not-seated", "spectator": "not-seated", "seat": "done", "host": "refuse-"},
    "undo": {"stranger": "not-seated", "spectator": "not-seated", "seat": "done", "host": "undo-impossible"},
    "why": {"stranger": "not-seated", "spectator": "not-seated", "seat": "answer", "host": "answer"},
    "say": {"stranger": "guest-needed", "spectator": "chat-private", "seat": "done", "host": "done"},
    "hand own seat 2": {
        "stranger": "guest-needed",
        "spectator": "not-seated",
        "seat": "done",
        "host": "done",  # they are here, but idle
    },
    "hand idle seat 0": {"stranger": "guest-needed", "spectator": "not-seated", "seat": "hand-here", "host": "done"},
    "hand left seat 1": {"stranger": "guest-needed", "spectator": "not-seated", "seat": "done", "host": "done"},
    OPEN_SEAT: {
        "stranger": "guest-needed",
        "spectator": "hand-open-host",
        "seat": "hand-open-host",
        "host": "done",
    },
    "take back seat 1": {
        "stranger": "guest-needed",
        "spectator": "hand-not-yours",
        "seat": "hand-not-yours",
        "host": "hand-not-yours",
    },
    "hand seat 9": {
        "stranger": "guest-needed",
        "spectator": "seat-unknown",
        "seat": "seat-unknown",
        "host": "seat-unknown",
    },
    "resign": {"stranger": "not-seated", "spectator": "not-seated", "seat": "done", "host": "done"},
    "offer": {"stranger": "not-seated", "spectator": "not-seated", "seat": "done", "host": "done"},
    "reply": {"stranger": "not-seated", "spectator": "not-seated", "seat": "offer-gone", "host": "offer-gone"},
    "lock": {"stranger": "guest-needed", "spectator": "host-only", "seat": "host-only", "host": "done"},
    KICK: {"stranger": "guest-needed", "spectator": "host-only", "seat": "host-only", "host": "done"},
    "kick seat 1 after the deal": {
        "stranger": "guest-needed",
        "spectator": "host-only",
        "seat": "host-only",
        "host": "kick-late",
    },
    "ping": dict.fromkeys(ROLES, "pong"),
    "speak": dict.fromkeys(ROLES, "update"),
    "look": dict.fromkeys(ROLES, "pong"),
    "hello": dict.fromkeys(ROLES, "hello-twice"),
}


async def seated(site: Site, full: bool = True) -> tuple[str, dict[str, Person], Person]:
    """The table of the matrix, and one person for each role. It is dealt as soon as its host comes, if it is full."""
    people = {"stranger": site.stranger(), "spectator": await site.guest("Eyes")}
    people |= {"seat": await site.guest("Own"), "host": await site.guest("Host")}
    away = await site.guest("Away")
    opened = await people["host"].open("me", "open", "open", "open")
    for seat, person in ((1, away), (2, people["seat"]), *([(3, await site.guest("Fourth"))] if full else [])):
        joined = await person.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"][str(seat)]})
        assert joined.json() == {"seat": seat}
    return opened["id"], people, away


async def send(player: Player, message: str, choice: str) -> str:
    """Send one message of the matrix; the kind of its answer, or the key it is refused with."""
    match message.split():
        case ["act"]:
            answer = await player.act(choice)
        case ["undo"]:
            answer = await player.command("undo", step=player.update["step"])
        case ["why"]:
            answer = await player.command("why", action="place:gem_world")
        case ["say"]:
            answer = await player.command("say", text="hello")
        case ["hand", *_, seat]:
            answer = await player.command("hand", seat=int(seat), bot="random")
        case ["take", *_, seat]:
            answer = await player.command("hand", seat=int(seat))
        case ["look"]:  # nothing is answered: what is sent next is answered first
            await player.send(type="look", hidden=True)
            await player.send(type="ping")
            answer = await player.until("pong", "problem")
        case ["resign"]:
            answer = await player.command("resign")
        case ["offer"]:
            answer = await player.command("offer", what="pause")
        case ["reply"]:
            answer = await player.command("reply", agree=True)
        case ["lock"]:
            answer = await player.command("lock", locked=True)
        case ["kick", "seat", seat, *_]:
            answer = await player.command("kick", seat=int(seat))
        case [kind]:
            await player.send(type=kind, **({"lang": "cs"} if kind == "speak" else {}))
            answer = await player.until("pong", "update", "problem")
        case _:
            raise AssertionError(message)
    return str(answer.get("key", answer["type"]))


def test_the_matrix_has_every_message() -> None:
    tags = {msgspec.inspect.type_info(kind).tag for kind in AnyCommand.__args__}  # type: ignore[attr-defined]
    assert {message.split()[0] for message in MESSAGES} - {"take"} == tags


async def test_every_role_and_every_message(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, INLINE, clock) as site:
        for message, expected in MESSAGES.items():
            for role in ROLES:
                answer, own = await one_case(site, clock, message, role)
                if message == "act" and role == "host" and own:
                    assert answer == "done", "the same card is in the host's own hand"
                elif expected[role].endswith("-"):
                    assert answer.startswith(expected[role]), (message, role, answer)
                else:
                    assert answer == expected[role], (message, role)


async def one_case(site: Site, clock: Clock, message: str, role: str) -> tuple[str, bool]:
    """The answer at a fresh table, and whether what seat 2 may choose the host may choose as well."""
    async with AsyncExitStack() as stack:
        full = message not in BEFORE_THE_DEAL
        id, people, _ = await seated(site, full)
        players = {name: await stack.enter_async_context(person.at(id)) for name, person in people.items()}
        for player in players.values():
            await player.until_update(lambda update: (update["view"] is not None) == full)
        clock.now += 3600
        choice = players["seat"].choices()[0] if full else ""
        if message == "undo":
            await players["seat"].step(lambda choices: choices[0])
            for player in players.values():
                await player.until_update(lambda update: update["step"] == 1)
        table = await site.table(id)
        before = table.version
        answer = await send(players[role], message, choice)
        changes = 2 if message == OPEN_SEAT else 1  # the last seat is taken: then it is dealt
        assert table.version - before == (changes if answer == "done" else 0), (message, role)
        return answer, choice in players["host"].choices()


PLACE = a_place("https://push.example.org/somebody")
NO_PASSKEY = {"id": "AA", "client_data": "AA", "attestation": "AA"}
NO_ENTRY = {"id": "AA", "client_data": "AA", "authenticator_data": "AA", "signature": "AA"}

# By endpoint: method, path, body, and the status for each role in the order of ROLES.
ENDPOINTS: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "/healthz", None, (200, 200, 200, 200)),
    ("GET", "/readyz", None, (200, 200, 200, 200)),
    ("GET", "/metrics", None, (200, 200, 200, 200)),  # to this machine, whoever asks
    ("GET", "/api/games", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/things", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/rules", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/preface", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/guide", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/glossary", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/picture", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/learn", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/puzzles", None, (200, 200, 200, 200)),
    ("POST", "/api/games/{game}/exercises/{kind}/{id}", {"gestures": []}, (404, 404, 404, 404)),
    ("POST", "/api/games/{game}/exercises/guided/first/play", {"gestures": []}, (401, 201, 201, 201)),
    ("GET", "/api/socket.json", None, (200, 200, 200, 200)),
    ("POST", "/api/guests", {"name": "New"}, (201, 201, 201, 201)),
    ("GET", "/api/me", None, (401, 200, 200, 200)),
    ("PATCH", "/api/me", {"name": "Other"}, (401, 200, 200, 200)),
    ("POST", "/api/me/link", None, (401, 201, 201, 201)),
    ("POST", "/api/me/passkeys/challenge", {}, (401, 409, 409, 409)),  # called by an address in numbers
    ("POST", "/api/me/passkeys", NO_PASSKEY, (401, 409, 409, 409)),
    ("GET", "/api/me/passkeys", None, (401, 200, 200, 200)),
    ("DELETE", "/api/me/passkeys/{key}", None, (401, 403, 403, 403)),  # no account
    ("DELETE", "/api/me/email", None, (401, 403, 403, 403)),
    ("GET", "/api/me/sessions", None, (401, 200, 200, 200)),
    ("DELETE", "/api/me/sessions", None, (401, 204, 204, 204)),
    ("DELETE", "/api/me/sessions/{session_id}", None, (401, 404, 404, 404)),
    ("GET", "/api/me/export", None, (401, 200, 200, 200)),
    ("POST", "/api/me/delete", {"name": "Somebody else"}, (401, 409, 409, 409)),
    ("GET", "/api/sign-in", None, (200, 200, 200, 200)),
    ("POST", "/api/sign-in/challenge", None, (409, 409, 409, 409)),
    ("POST", "/api/sign-in", NO_ENTRY, (409, 409, 409, 409)),
    ("POST", "/api/mail-links", {"email": "ada@example.org"}, (401, 404, 404, 404)),  # no mail server
    ("GET", "/api/mail-links/{code}", None, (404, 404, 404, 404)),
    ("POST", "/api/mail-links/{code}", None, (404, 404, 404, 404)),
    ("POST", "/api/tables/{id}/reports", {"seat": 1}, (401, 403, 202, 202)),
    ("GET", "/api/moderation/reports", None, (401, 403, 403, 403)),
    ("POST", "/api/moderation/reports/{id}/close", None, (401, 403, 403, 403)),
    ("POST", "/api/tables/{id}/close", None, (401, 403, 403, 403)),
    ("GET", "/api/moderation/people", None, (401, 403, 403, 403)),
    ("POST", "/api/moderation/people/{guest}/mute", {"hours": 1}, (401, 403, 403, 403)),
    ("POST", "/api/moderation/people/{guest}/rename", {"name": "Other"}, (401, 403, 403, 403)),
    ("POST", "/api/moderation/people/{guest}/role", {"role": "admin"}, (401, 403, 403, 403)),
    ("GET", "/api/me/progress", None, (401, 200, 200, 200)),
    ("PUT", "/api/me/progress/{topic}", {"value": {}}, (401, 204, 204, 204)),
    ("POST", "/api/links/{code}", None, (404, 404, 404, 404)),
    ("GET", "/api/me/told", None, (401, 200, 200, 200)),
    ("PUT", "/api/me/told", {"way": "push"}, (401, 204, 204, 204)),
    ("GET", "/api/me/turns", None, (401, 200, 200, 200)),
    ("POST", "/api/me/places/test", None, (401, 200, 200, 200)),
    ("POST", "/api/me/places", PLACE, (401, 204, 204, 204)),  # the same browser: it is the last one's …
    ("POST", "/api/me/places/forget", {"endpoint": PLACE["endpoint"]}, (401, 404, 404, 204)),  # … and nobody else's
    ("POST", "/api/places/renew", {**PLACE, "old": PLACE["endpoint"], "old_auth": "no"}, (404, 404, 404, 404)),
    ("POST", "/api/unsubscribe/{code}", None, (404, 404, 404, 404)),
    ("PUT", "/api/tables/{id}/told", {"way": "off"}, (401, 403, 204, 204)),
    ("GET", "/api/tables", None, (200, 200, 200, 200)),
    ("POST", "/api/tables", {"game": "race", "players": 2, "seats": ["me", "open"]}, (401, 201, 201, 201)),
    ("GET", "/api/tables/{id}", None, (200, 200, 200, 200)),
    ("POST", "/api/tables/{id}/join", {}, (401, 403, 200, 200)),
    ("POST", "/api/tables/{id}/away", {"away": False}, (401, 403, 204, 204)),
    ("POST", "/api/tables/{id}/rematch", None, (401, 403, 409, 409)),
    ("GET", "/api/tables/{id}/steps/{step}", None, (200, 200, 200, 200)),
    ("GET", "/api/tables/{id}/course", None, (403, 403, 200, 200)),
    ("GET", "/api/tables/{id}/record", None, (403, 403, 403, 403)),
    ("POST", "/api/tables/{id}/review", None, (403, 403, 403, 403)),
    ("POST", "/api/tables/{id}/advice", {"step": 0}, (401, 403, 403, 403)),  # there is company
    ("POST", "/api/tables/{id}/code", None, (401, 403, 409, 409)),  # all seats are taken
    ("GET", "/api/codes/{code}", None, (404, 404, 404, 404)),
    ("PUT", "/api/me/seek", {"game": "race", "players": 4}, (401, 200, 200, 200)),
    ("GET", "/api/me/seek", None, (401, 200, 200, 200)),
    ("DELETE", "/api/me/seek", None, (401, 204, 204, 204)),
    ("GET", "/api/people/{id}", None, (404, 404, 404, 404)),  # the id is that of a table
    ("GET", "/api/people/{id}/games", None, (404, 404, 404, 404)),
    ("GET", "/api/people/{id}/ratings/{game}", None, (404, 404, 404, 404)),
    ("GET", "/api/leaderboards/{game}", None, (200, 200, 200, 200)),
    ("POST", "/api/tables/{id}/explain", {"step": 1}, (401, 403, 403, 403)),
    ("GET", "/api/bots", None, (200, 200, 200, 200)),
    ("GET", "/api/me/bots", None, (401, 200, 200, 200)),
    ("POST", "/api/me/bots", {"name": "Seat"}, (401, 201, 409, 409)),  # the name is taken by then
    ("DELETE", "/api/me/bots/{bot}", None, (401, 404, 404, 404)),
    ("GET", "/api/bot/events", None, (401, 401, 401, 401)),  # a person's token is no bot's
    ("GET", "/api/bot/tables/{id}", None, (401, 401, 401, 401)),
    ("POST", "/api/bot/tables/{id}/moves", {"step": 0, "notation": "x"}, (401, 401, 401, 401)),
]


def fill(path: str, id: str) -> str:
    """An address with everything that is needed in it."""
    more = {"key": "AA", "session_id": "0" * 16, "guest": "nobody", "bot": "nobody"}
    return path.format(game="race", code="guess", id=id, step=0, kind="task", topic="race/first", **more)


async def test_every_role_and_every_endpoint(site: Site) -> None:
    id, people, _ = await seated(site)
    async with people["host"].at(id):
        table = await site.table(id)
    before = table.version
    document = (await site.http.get("/api/openapi.json")).json()
    known = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert {(method, path) for method, path, _, _ in ENDPOINTS} == known, "no endpoint is left out"
    for method, path, body, statuses in ENDPOINTS:
        filled = fill(path, id)
        for role, status in zip(ROLES, statuses, strict=True):
            answer = await site.http.request(method, filled, json=body, headers=people[role].headers)
            assert answer.status_code == status, (method, path, role, answer.text)
    wrong = Person(site, "", "", "not-a-token")
    for method, path, body, _ in ENDPOINTS:
        if not path.startswith(("/api/me", "/api/tables")):
            continue
        filled = fill(path, id)
        answer = await site.http.request(method, filled, json=body, headers=wrong.headers)
        assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown"), path
    assert (await site.table(id)).version == before, "nothing has changed"


async def test_the_token_of_a_bot_opens_the_routes_for_bots_and_nothing_else(site: Site) -> None:
    id, people, _ = await seated(site)
    bot = await make_bot(people["host"])
    async with bot.listening():
        pass
    for method, path, body, (stranger, *_) in ENDPOINTS:
        if path == "/api/bot/events":
            continue
        answer = await site.http.request(method, fill(path, id), json=body, headers=bot.headers)
        if path.startswith("/api/bot/"):
            assert (answer.status_code, answer.json()["key"]) == (403, "not-seated"), path
        elif answer.status_code != stranger:
            assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown"), path


async def test_each_seat_is_shown_through_its_own_eyes(site: Site) -> None:
    id, people, _ = await seated(site)
    async with people["host"].at(id):
        pass  # now it is dealt
    for role, seat in (("stranger", None), ("spectator", None), ("seat", 2), ("host", 0)):
        shown = (await people[role].get(f"/api/tables/{id}/steps/0")).json()
        assert shown["you"] == seat
        async with people[role].at(id) as player:
            assert player.update["you"] == seat
            assert (player.update["asked"] is None) == (seat is None)
            for view in (shown["view"], player.update["view"]):
                assert [empire["seat"] for empire in view["empires"] if "hand" in empire] == (
                    [] if seat is None else [seat]
                )
