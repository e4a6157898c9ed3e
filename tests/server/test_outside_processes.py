"""A bot from outside that listens at one server of a database and plays at a table which another serves."""

from __future__ import annotations

from tests.server.kit import Person
from tests.server.neighbours import neighbours
from tests.server.outside_kit import PATIENT, Program, make_bot


async def test_a_bot_plays_through_another_server_and_goes_on_when_the_table_moves(postgres_url: str) -> None:
    async with neighbours(postgres_url, settings=PATIENT) as (here, there):
        ada = await here.guest("Ada")
        bot = await make_bot(ada)
        away = Program(there, bot.id, bot.name, bot.token)
        async with away.listening() as ear:
            opened = await ada.open("me", bot.holder)
            async with ada.at(opened["id"]) as player:
                first = await ear.until("turn")
                owner, other = (here, there) if here.serves(opened["id"]) else (there, here)
                asks = Program(other, bot.id, bot.name, bot.token)
                assert (await asks.answer(first)).status_code == 200, "passed on to the table's own server"
                assert not other.serves(opened["id"])
                await player.until_update(lambda update: update["step"] >= 1)
                if player.choices():
                    await player.step(lambda choices: choices[-1])
                second = await ear.until("turn")
                assert second["step"] > first["step"]
                step = owner.registry.tables[opened["id"]].match.step  # it may have been told before Ada chose
            # Whoever serves the table lets go of it: the next to be asked takes it, and the bot's answer counts.
            await owner.registry.put_away(float("inf"))
            table = owner.registry.tables.pop(opened["id"], None)
            if table is not None:
                table.send_away()
                await table.close()
                await owner.storage.release([opened["id"]])
            assert (await asks.answer(second)).status_code == 200
            seen = (await Person(here, "", "", bot.token).get(f"/api/bot/tables/{opened['id']}")).json()
            assert seen["step"] == step + 1
        for site in (here, there):
            gone = await site.http.request("DELETE", f"/api/me/bots/{bot.id}", headers=ada.headers)
            assert gone.status_code in (204, 404)
        assert (await away.answer(second)).status_code == 401
