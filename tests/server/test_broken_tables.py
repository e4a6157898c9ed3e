"""One table that cannot be read: it is said clearly, by HTTP and over the socket, and all others go on."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.kit import Person, connect, first, play_on, running
from tests.server.spoil import SPOILS, broken_header, broken_summary, newer_rules, spoiled, unknown_game

NEVER = 4004
AT_ONCE = {newer_rules, broken_header, broken_summary, unknown_game}  # which a list sees without opening the table


async def told_by_socket(person: Person, table: str, lang: str) -> tuple[str, str, int]:
    """Key and words of the refusal, and the code the socket is closed with."""
    async with connect(person.site.socket_url(table)) as socket:
        await socket.send(json.dumps({"type": "hello", "token": person.token, "lang": lang}))
        frame = json.loads(await socket.recv())
        assert frame["type"] == "problem", frame
        await socket.wait_closed()
        assert socket.close_code is not None
        return frame["key"], frame["text"], socket.close_code


async def test_a_broken_table_is_said_to_be_one_and_the_others_go_on(tmp_path: Path) -> None:
    names = {spoil: spoil.__name__ for spoil in SPOILS}
    broken: dict[str, str] = {}
    async with running(tmp_path) as site:
        ada = await site.guest("Ada")
        for spoil in SPOILS:
            broken[names[spoil]] = await moved_on(ada)
        sound = await moved_on(ada)
    for spoil in SPOILS:
        spoiled(tmp_path / "tables.db", broken[names[spoil]], spoil)
    async with running(tmp_path) as site, AsyncExitStack() as stack:
        ada = Person(site, ada.id, ada.name, ada.token)
        player = await stack.enter_async_context(ada.at(sound))
        listed = {one["id"]: one for one in (await ada.get("/api/tables", scope="mine")).json()}
        assert set(listed) == {sound, *broken.values()}, "the list is whole"
        assert (listed[sound]["broken"], listed[sound]["my_turn"]) == (False, True)
        for spoil in AT_ONCE:
            one = listed[broken[names[spoil]]]
            assert (one["broken"], one["my_turn"]) == (True, False), names[spoil]
        words: set[str] = set()
        for name, id in broken.items():
            for lang in ("en", "cs", "lt"):
                key, text, code = await told_by_socket(ada, id, lang)
                assert key == ("rules-newer" if name == "newer_rules" else "table-unreadable"), name
                assert code == NEVER, name
                words.add(text)
            for path in ("steps/0", "course", "record"):
                answer = await ada.get(f"/api/tables/{id}/{path}")
                assert (answer.status_code, answer.json()["key"]) == (409, key), (name, path)
            for path in ("join", "rematch"):
                answer = await ada.post(f"/api/tables/{id}/{path}", {})
                assert (answer.status_code, answer.json()["key"]) == (409, key), (name, path)
            answer = await ada.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["broken"]) == (200, True), name
        assert len(words) >= 6, "each language has words of its own"
        listed = {one["id"]: one for one in (await ada.get("/api/tables", scope="mine")).json()}
        assert [id for id, one in listed.items() if one["my_turn"]] == [sound]
        assert {id for id, one in listed.items() if one["broken"]} == set(broken.values())
        await player.step(first)
        fresh = await ada.open("me", "random")
        assert (await ada.get(f"/api/tables/{fresh['id']}/steps/0")).status_code == 200


async def moved_on(ada: Person) -> str:
    """A table with some steps taken that waits for its host."""
    opened = await ada.open("me", "random")
    async with ada.at(opened["id"]) as player:
        await play_on(player, lambda update: update["step"] > 1 and update["asked"] is not None)
    table: str = opened["id"]
    return table
