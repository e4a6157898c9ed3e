"""A game that is not offered by default: on a server that offers it, it is played like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.core.errors import UnknownGame
from starhold.core.registry import EXTRA, GAMES, all_games, knows, offer, offered
from tests.server.kit import Person, Site, asynchronous, over, play_on, running


@pytest.fixture(autouse=True)
def _only_here() -> Iterator[None]:
    yield
    offer([])


def test_what_is_offered() -> None:
    assert offered() == GAMES
    offer([*EXTRA, "race"])
    assert offered() == (*GAMES, *EXTRA)
    assert [game.id for game in all_games()] == [*GAMES, *EXTRA]
    with pytest.raises(UnknownGame, match="no game 'chess'; there are race,"):
        offer(["chess"])
    offer([])
    assert offered() == GAMES
    assert all(knows(id) for id in EXTRA)
    assert not knows("chess")


@pytest.mark.parametrize("id", EXTRA)
def test_played_over_a_socket(id: str, tmp_path: Path) -> None:
    @asynchronous
    async def play() -> None:
        async with running(tmp_path) as site:
            listed = (await site.http.get("/api/games")).json()
            assert [one["id"] for one in listed] == [*GAMES, id]
            ada = await site.guest()
            opened = await ada.open("me", "greedy", game=id)
            async with ada.at(opened["id"]) as player:
                assert player.update["view"]["game"] == id
                await play_on(player, over)
                assert min(player.update["places"]) == 1
            tables = (await ada.get("/api/tables", scope="mine")).json()
            assert [table["title"] for table in tables] == [listed[-1]["title"]]

    offer([id])
    play()


@pytest.mark.parametrize("id", EXTRA)
async def test_no_new_table_where_it_is_not_offered(id: str, site: Site, ada: Person) -> None:
    answer = await ada.post("/api/tables", {"game": id, "players": 2, "seats": ["me", "greedy"]})
    assert (answer.status_code, answer.json()["key"]) == (404, "game-unknown")
    assert id not in answer.json()["text"]
    things = await site.http.get(f"/api/games/{id}/things")  # of a table from a time when it was
    assert things.status_code == 200
