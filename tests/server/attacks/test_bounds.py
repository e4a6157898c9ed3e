"""What one player and one guest can have stored: bounded, and said in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from starhold.server.settings import Settings
from tests.server.attacks.records import endless_game
from tests.server.kit import HASTY, Clock, Person, Player, first, running


def settings(own_machine_too: bool = True, **limits: float) -> Settings:
    bounds = replace(HASTY, own_machine_too=own_machine_too, **limits)  # type: ignore[arg-type]
    return Settings(limits=bounds, bot_workers=0)


async def bargaining(person: Person) -> str:
    """A table of Starfarers where this person may make an offer, and take it back, for ever."""
    record = endless_game(60)
    seats = ["me" if seat == record.seat else "random" for seat in range(3)]
    wish = {"game": "starfarers", "players": 3, "seats": seats, "record": record.text}
    answer = await person.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def bargain(player: Player, times: int) -> list[str]:
    told: list[str] = []
    for _ in range(times):
        action = "offer" if "offer" in player.choices() else "cancel"
        answer = await player.act(action)
        told.append(str(answer.get("key", answer["type"])))
        if answer["type"] == "done":
            await player.until("update")
    return told


async def test_offers_made_and_taken_back_for_ever_are_bounded(tmp_path: Path) -> None:
    async with running(tmp_path, settings(seat_rate=0.001, seat_burst=10)) as site:
        ada = await site.guest()
        table = await bargaining(ada)
        async with ada.at(table) as player:
            told = await bargain(player, 16)
            assert told == ["done"] * 10 + ["too-many-steps"] * 6
            assert (await site.table(table)).version == 10
            for lang, word in (("cs", "Počkejte"), ("lt", "Palaukite")):
                async with ada.at(table, lang=lang) as other:
                    assert word in (await other.act("cancel"))["text"]
            undo = await player.command("undo", step=player.update["step"])
            assert undo["key"] == "too-many-steps"
            hand = await player.command("hand", seat=player.update["you"], bot="random")
            assert hand["key"] == "too-many-steps"
            assert (await player.command("why", action="offer"))["type"] == "answer", "asking costs nothing of it"


async def test_at_ones_own_machine_nobody_counts_steps(tmp_path: Path) -> None:
    async with running(tmp_path, settings(False, seat_rate=0.001, seat_burst=4)) as site:
        ada = await site.guest()
        async with ada.at(await bargaining(ada)) as player:
            assert await bargain(player, 12) == ["done"] * 12


async def test_a_whole_gesture_counts_as_what_it_is_and_others_are_not_charged(tmp_path: Path) -> None:
    async with running(tmp_path, settings(seat_rate=0.001, seat_burst=3)) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", public=True)
        assert (await ben.post(f"/api/tables/{opened['id']}/join", {})).is_success
        async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
            assert (await one.act(*one.choices()[:2]))["type"] == "done", "two discards in one gesture"
            await one.until("update")
            assert (await one.act("x", "y"))["key"] == "too-many-steps"
            await other.step(first)


# -- open tables


async def lay(person: Person, public: bool, **query: str) -> tuple[int, str]:
    wish = {"game": "race", "players": 2, "seats": ["me", "open"], "public": public}
    answer = await person.post("/api/tables", wish, **query)
    return answer.status_code, answer.json().get("key", "")


async def test_a_guest_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async with running(tmp_path, settings(guest_public=3, guest_tables=5)) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        assert [await lay(ada, True) for _ in range(5)] == [(201, "")] * 3 + [(429, "too-many-public")] * 2
        assert [await lay(ada, False) for _ in range(3)] == [(201, "")] * 2 + [(429, "too-many-tables")]
        listed = (await ada.get("/api/tables")).json()
        assert len(listed) == 3
        assert await lay(ben, True) == (201, ""), "another guest is not bounded by that"
        joined = await ben.post(f"/api/tables/{listed[0]['id']}/join", {})
        assert joined.is_success, "sitting down is no opening"
        assert await lay(ada, True) == (429, "too-many-tables")


async def test_an_address_cannot_either_by_being_many_guests(tmp_path: Path) -> None:
    async with running(tmp_path, settings(table_rate=0.001, table_burst=4)) as site:
        told = []
        for number in range(6):
            guest = await site.guest(f"Guest {number}")
            told.append(await lay(guest, True))
        assert told == [(201, "")] * 4 + [(429, "too-many-requests")] * 2


async def test_old_games_left_lying_do_not_count(tmp_path: Path) -> None:
    """Somebody who leaves games for good may still open new ones, a day later; and at home there is no bound."""
    clock = Clock()
    async with running(tmp_path, settings(guest_tables=2), clock) as site:
        ada = await site.guest("Ada")
        assert [await lay(ada, False) for _ in range(3)] == [(201, "")] * 2 + [(429, "too-many-tables")]
        clock.now += 25 * 3600
        assert await lay(ada, False) == (201, "")
    async with running(tmp_path, Settings(HASTY, bot_workers=0)) as site:
        ben = await site.guest("Ben")
        assert [await lay(ben, True) for _ in range(12)] == [(201, "")] * 12
