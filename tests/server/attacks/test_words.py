"""A long log is put into words once, in portions, for all who read the same; and whoever asks again and again waits."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from starhold.core.record_text import load
from starhold.server.packed_journal import PackedJournal
from starhold.server.settings import Settings
from starhold.server.storage.base import Guest
from starhold.server.updates import log_lines
from starhold.server.wording import PORTION, Wordings
from tests.server.attacks.records import GAME
from tests.server.kit import HASTY, Person, Player, Site, running

RECORDS = Path(__file__).parents[2] / "records" / "starfarers"
LONG = max(RECORDS.glob("*.record"), key=lambda path: path.stat().st_size).read_text()


def settings(**limits: float) -> Settings:
    bounds = replace(HASTY, own_machine_too=True, **limits)  # type: ignore[arg-type]
    return Settings(limits=bounds, bot_workers=0)


async def long_table(person: Person) -> str:
    """A finished game with a long log."""
    players = int(LONG.split("players: ")[1].split()[0])
    wish = {"game": GAME.id, "players": players, "seats": ["me"] + ["random"] * (players - 1), "record": LONG}
    answer = await person.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def lines_of(site: Site, table: str) -> int:
    return len((await site.table(table)).match.log)


async def speak(player: Player, lang: str) -> None:
    await player.send(type="speak", lang=lang)


async def test_a_log_is_worded_once_for_all_and_never_long_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, settings()) as site:
        ada = await site.guest()
        table = await long_table(ada)
        stranger = site.stranger()
        async with stranger.at(table) as one, stranger.at(table) as two, stranger.at(table, since=1) as three:
            lines = await lines_of(site, table)
            assert lines > 10 * PORTION
            wordings = site.registry.services.wordings
            assert wordings.worded == lines, "three look, one wording"
            assert wordings.largest <= PORTION
            assert len(one.update["log"]) == lines
            assert three.update["log"] == one.update["log"] == two.update["log"]
            for player in (one, two):
                for lang in ("cs", "en") * 3:
                    await speak(player, lang)
                    await player.until("update")
            assert wordings.worded == 2 * lines
        while wordings.kept:  # until it is noticed that nobody looks any more
            await asyncio.sleep(0.01)


async def test_what_was_worded_before_is_what_would_be_worded_now(tmp_path: Path) -> None:
    async with running(tmp_path, settings()) as site:
        ada = await site.guest()
        id = await long_table(ada)
        async with ada.at(id, lang="lt") as player:
            table = await site.table(id)
            names = table.seats.names("lt")
            seat = table.seats.of(Guest(ada.id, ada.name))
            lines = log_lines(table.match.game, table.match.log, -1, seat, "lt", names)
            assert player.update["log"] == [
                {name: getattr(line, name) for name in line.__struct_fields__} for line in lines
            ]


async def test_a_flood_of_speak_is_answered_in_the_last_language_and_charged_by_size(tmp_path: Path) -> None:
    """Fifteen times a second over five sockets, within the rate of a socket: only what is paid for is sent."""
    async with running(tmp_path, settings(line_rate=0.001, line_burst=3_000, patience=0.05)) as site:
        ada = await site.guest()
        table = await long_table(ada)
        async with site.stranger().at(table) as player:
            lines = await lines_of(site, table)
            for number in range(100):
                await speak(player, ("en", "cs", "lt")[number % 3])
            updates = 0
            while True:  # whatever is still on its way, until what is refused is refused in the language asked for last
                await speak(player, "cs")
                told = await player.until("problem", "update")
                updates += told["type"] == "update"
                if told["type"] == "problem" and "adresy" in told["text"]:
                    break
            assert told["key"] == "too-many-requests"
            assert updates <= 3_000 // lines
            assert site.registry.services.wordings.worded <= 3 * lines


async def test_who_comes_again_and_again_is_asked_to_come_later(tmp_path: Path) -> None:
    async with running(tmp_path, settings(line_rate=0.001, line_burst=1_000, patience=0.05)) as site:
        ada = await site.guest()
        table = await long_table(ada)
        codes = []
        for _ in range(6):
            try:
                async with site.stranger().at(table):
                    codes.append("came in")
            except AssertionError as refused:
                codes.append(json.loads(str(refused).split("\n")[0].replace("'", '"'))["key"])
        assert codes[0] == "came in"
        assert codes[-1] == "too-many-requests"


async def test_what_is_taken_back_is_forgotten_in_words_too(tmp_path: Path) -> None:
    async with running(tmp_path, Settings(HASTY, bot_workers=0)) as site:
        ada = await site.guest()
        opened = await ada.open("me", "random", options={"first_game": True})
        async with ada.at(opened["id"]) as player:
            table = await site.table(opened["id"])
            reader = (table.seats.of(Guest(ada.id, ada.name)), "en", tuple(table.seats.names("en")))
            wordings = site.registry.services.wordings
            await wordings.prepare(table.id, table.match, reader)
            before = len(table.match.log)
            worded = wordings.find(table.id, reader, before)
            assert worded is not None
            wordings.cut(table.id, 1)
            assert len(worded) == min(1, before)
            assert wordings.find(table.id, reader, before) is None or before <= 1
            await wordings.prepare(table.id, table.match, reader)
            assert wordings.find(table.id, reader, len(table.match.log)) is not None
            assert player.update["type"] == "update"


async def test_there_is_only_so_much_room_for_words() -> None:
    record = load(LONG)

    class Game:
        """All that is read of a match here."""

        game = record.game

        def __init__(self) -> None:
            self.log = PackedJournal()
            self.log.take(record.journal, 1)

    wordings = Wordings(60_000)
    match = Game()
    assert len(match.log) > 100
    for seat in range(record.players):
        for lang in ("en", "cs", "lt"):
            await wordings.prepare("table", match, (seat, lang, tuple(record.names)))  # type: ignore[arg-type]
            newest = wordings.kept["table", (seat, lang, tuple(record.names))]
            assert wordings.size() <= max(60_000, len(newest.data))
    assert wordings.largest <= PORTION
