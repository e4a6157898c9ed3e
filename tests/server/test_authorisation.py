"""Who may do what: every role × every message, and every role × every endpoint."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from starhold.server.messages import AnyCommand
from tests.server.kit import INLINE, Clock, Person, Player, Site, running

# Seat 0 is the host's, seat 1 somebody else's (away, and waited for too long), seat 2 one's own, seat 3 a fourth's;
# where an open seat is asked for, that one is still open, and so nothing is dealt yet.
OPEN_SEAT = "hand open seat 3"
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
    "ping": dict.fromkeys(ROLES, "pong"),
    "speak": dict.fromkeys(ROLES, "update"),
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
        full = message != OPEN_SEAT
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


# By endpoint: method, path, body, and the status for each role in the order of ROLES.
ENDPOINTS: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "/healthz", None, (200, 200, 200, 200)),
    ("GET", "/api/games", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/things", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/rules", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{game}/preface", None, (200, 200, 200, 200)),
    ("GET", "/api/socket.json", None, (200, 200, 200, 200)),
    ("POST", "/api/guests", {"name": "New"}, (201, 201, 201, 201)),
    ("GET", "/api/me", None, (401, 200, 200, 200)),
    ("PATCH", "/api/me", {"name": "Other"}, (401, 200, 200, 200)),
    ("POST", "/api/me/link", None, (401, 201, 201, 201)),
    ("POST", "/api/links/{code}", None, (404, 404, 404, 404)),
    ("GET", "/api/tables", None, (200, 200, 200, 200)),
    ("POST", "/api/tables", {"game": "race", "players": 2, "seats": ["me", "open"]}, (401, 201, 201, 201)),
    ("GET", "/api/tables/{id}", None, (200, 200, 200, 200)),
    ("POST", "/api/tables/{id}/join", {}, (401, 403, 200, 200)),
    ("POST", "/api/tables/{id}/away", {"away": False}, (401, 403, 204, 204)),
    ("POST", "/api/tables/{id}/rematch", None, (401, 403, 409, 409)),
    ("GET", "/api/tables/{id}/steps/{step}", None, (200, 200, 200, 200)),
    ("GET", "/api/tables/{id}/course", None, (403, 403, 200, 200)),
    ("GET", "/api/tables/{id}/record", None, (403, 403, 403, 403)),
]


async def test_every_role_and_every_endpoint(site: Site) -> None:
    id, people, _ = await seated(site)
    async with people["host"].at(id):
        table = await site.table(id)
    before = table.version
    document = (await site.http.get("/api/openapi.json")).json()
    known = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert {(method, path) for method, path, _, _ in ENDPOINTS} == known, "no endpoint is left out"
    for method, path, body, statuses in ENDPOINTS:
        filled = path.format(game="race", code="guess", id=id, step=0)
        for role, status in zip(ROLES, statuses, strict=True):
            answer = await site.http.request(method, filled, json=body, headers=people[role].headers)
            assert answer.status_code == status, (method, path, role, answer.text)
    wrong = Person(site, "", "", "not-a-token")
    for method, path, body, _ in ENDPOINTS:
        if not path.startswith(("/api/me", "/api/tables")):
            continue
        filled = path.format(game="race", code="guess", id=id, step=0)
        answer = await site.http.request(method, filled, json=body, headers=wrong.headers)
        assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown"), path
    assert (await site.table(id)).version == before, "nothing has changed"


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
