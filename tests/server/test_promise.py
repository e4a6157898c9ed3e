"""The promise comes first: whoever opens a table knows the hash of its secret before they add a seed to its luck.

Else whoever runs the server could wait for the seed and then look for a secret that suits both.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path

from starhold.core.record_text import load
from tests.server.attacks.records import endless_game
from tests.server.kit import Person, Site, over, play_on, running

SHORT = {"max_rounds": 1}


def secret_of(folder: Path, table: str) -> bytes:
    with sqlite3.connect(folder / "tables.db") as database:
        secret: bytes = database.execute("SELECT secret FROM tables WHERE id = ?", [table]).fetchone()[0]
        return secret


async def test_a_seed_that_comes_later_is_waited_for_even_at_a_table_of_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest("Ada")
        opened = await ada.open("me", "random", options=SHORT, seed_later=True)
        promised = opened["commitment"]
        assert promised == hashlib.sha256(secret_of(tmp_path, opened["id"])).hexdigest()
        shown = (await site.http.get(f"/api/tables/{opened['id']}")).json()
        assert (shown["commitment"], shown["version"]) == (promised, 0)
        async with site.stranger().at(opened["id"]) as eyes:
            assert (eyes.update["view"], eyes.update["waiting"]) == (None, [0]), "nothing is dealt"
    async with running(tmp_path) as site:  # nor by a server that is started anew
        ada.site = site
        async with ada.at(opened["id"], seed="a1") as player:
            assert player.update["view"] is not None
            assert (player.update["commitment"], player.update["seeds"]) == (promised, ["a1", ""])
            await play_on(player, over)
            assert hashlib.sha256(bytes.fromhex(player.update["secret"])).hexdigest() == promised
        record = load((await ada.get(f"/api/tables/{opened['id']}/record")).text)
        assert record.luck == f"sealed {promised} a1,-"
        assert record.verify() == -1
        listed = (await ada.get("/api/tables", scope="mine")).json()
        assert [one["commitment"] for one in listed] == [promised]
        again = (await ada.post(f"/api/tables/{opened['id']}/rematch")).json()
        assert again["commitment"] == hashlib.sha256(secret_of(tmp_path, again["id"])).hexdigest() != promised


async def test_a_game_that_goes_on_from_another_waits_for_its_seed_too(site: Site, ada: Person, tmp_path: Path) -> None:
    record = endless_game(60)
    seats = ["me" if seat == record.seat else "random" for seat in range(3)]
    wish = {"game": "starfarers", "players": 3, "seats": seats, "record": record.text, "seed_later": True}
    opened = (await ada.post("/api/tables", wish)).json()
    async with site.stranger().at(opened["id"]) as eyes:
        assert eyes.update["view"] is None
        async with ada.at(opened["id"], seed="b2") as player:
            assert player.update["view"] is not None
            assert player.update["commitment"] == opened["commitment"]
            assert player.update["seeds"][record.seat] == "b2"
    with sqlite3.connect(tmp_path / "tables.db") as database:
        bodies = database.execute("SELECT body FROM events WHERE table_id = ?", [opened["id"]]).fetchall()
    assert [json.loads(body)["k"] for (body,) in bodies][:2] == ["seed", "deal"]
