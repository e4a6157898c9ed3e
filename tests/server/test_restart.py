"""A server stopped anywhere goes on exactly there: in every kind of decision, and half-way through one taken by all."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from starhold.core.chance import Scripted
from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.registry import game
from starhold.core.rng import Rng
from starhold.server.creation import Wish, make_table
from starhold.server.services import open_services
from starhold.server.storage import Guest, open_storage
from starhold.server.table import Table
from starhold.server.table_registry import TableRegistry
from starhold.server.turns import Turns
from starhold.server.updates import Broadcast
from tests.server.kit import INLINE, Frame, Person, Site, first, over, play_on, running

RECORDS = Path(__file__).parents[1] / "records" / "race"


def everything(table: Table) -> list[Any]:
    """All that anybody could be shown, and all that decides how the table goes on."""
    moment = Broadcast(table, max(1, table.version), table.services.clock())  # the log is compared below, unworded
    shown = []
    for seat in (None, *range(table.match.opening.players)):
        update = moment.update(seat, "en")
        for one in update.seats:
            one.online, one.left_for, one.idle_for = False, 0, 0
        update.moments = []  # they are for who has followed the game, and nobody has followed this one
        shown.append(update)
    match, history = table.match, table.history
    asked = [match.record.asked, match.record.answered]
    inside = [table.version, asked, match.state.key(), history.marks, match.log.data, match.log.starts]
    return [*shown, *inside, history.ids, history.chat]


async def test_reading_a_table_anew_gives_the_same_table_at_every_step(tmp_path: Path) -> None:
    """Every version of several games, chat, undo and hand-over among them, is read anew and compared in full."""
    seen: set[str] = set()
    half_way = 0
    async with running(tmp_path) as site:
        services = open_services(open_storage(f"sqlite:///{tmp_path / 'tables.db'}", read_only=True), INLINE)
        await services.storage.start()
        for number, options in enumerate(({"produce_order_free": True}, {"advanced_two_player": True})):
            ada, ben = await site.guest("Ada"), await site.guest("Ben")
            id = (await ada.open("me", "open", public=True, options={**options, "max_rounds": 7}))["id"]
            await ben.post(f"/api/tables/{id}/join", {})
            rng = Rng(f"restart {number}")
            async with ada.at(id) as one, ben.at(id) as other:
                table = await site.table(id)
                await one.command("say", text="Good luck")
                while not table.match.state.over():
                    state = table.match.state
                    waiting = state.waiting()
                    seen |= {state.decision(frame.kind).name for frame in state.frames.open()}
                    half_way += any(frame.seat >= 0 and frame.need == 0 for frame in state.frames.stack)
                    again = TableRegistry(services)
                    assert everything(await again.table(id)) == everything(table)
                    await again.put_away(float("inf"))
                    player = (one, other)[waiting[rng.below(len(waiting))]]
                    await player.until_update(lambda update, table=table: update["version"] == table.version)  # type: ignore[misc]
                    if player.update["undo"] and rng.below(8) == 0:
                        done = await player.command("undo", step=player.update["step"])
                        assert done["type"] in ("done", "refused")
                        continue
                    done = await player.act(player.choices()[rng.below(len(player.choices()))])
                    assert done["type"] == "done"
                await one.until_update(over)
        await services.storage.close()
    assert half_way > 10
    assert len(seen) >= 5


def positions() -> dict[str, tuple[str, int]]:
    """For each kind of decision a recorded game and a step where it waits, half answered where that can be."""
    found: dict[str, tuple[str, int]] = {}
    for path in sorted(RECORDS.glob("*.record")):
        text = path.read_text(encoding="utf-8")
        record = load(text)
        again = Record(record.game, record.players, dict(record.options), Scripted(record.deal), record.names)
        for number, step in enumerate(record.steps):
            for frame in again.state.frames.open():
                name = again.state.decision(frame.kind).name
                half = frame.picked or len(again.state.waiting()) < sum(
                    one.seat >= 0 and one.group == frame.group for one in again.state.frames.stack
                )
                if name not in found or (half and f"half {name}" not in found):
                    found[f"half {name}" if half else name] = (text, number)
            again.chance.source = Scripted(step.luck)
            again.play_notation(step.seat, step.action)
    return found


async def test_every_kind_of_decision_survives(tmp_path: Path) -> None:
    """From recorded games: put a table into each kind of decision, read it anew, choose, read it anew."""
    found = positions()
    # No recorded game comes to produce_source.
    kinds = {decision.name for decision in game("race").decisions} - {"produce_source"}
    assert {name.removeprefix("half ") for name in found} >= kinds
    assert any(name.startswith("half ") for name in found)
    async with running(tmp_path) as site:
        services = open_services(open_storage(f"sqlite:///{tmp_path / 'tables.db'}", read_only=True), INLINE)
        await services.storage.start()
        ada = await site.guest()
        guest = Guest(ada.id, ada.name)
        others = [Guest(one.id, one.name) for one in [await site.guest(name) for name in ("Ben", "Cid", "Dan")]]
        for name, (text, at) in found.items():
            players = load(text).players
            for mine in range(players):
                seats = ["me" if seat == mine else "open" for seat in range(players)]
                new = make_table(Wish("race", players, seats, record=text, at=at), guest, 0.0)
                id = await site.registry.create(new)
                table = await site.table(id)
                for (seat, invite), other in zip(new.invites.items(), others, strict=False):
                    assert await table.ask(partial(table.join, other, int(seat), invite)) == int(seat)
                assert everything(await TableRegistry(services).table(id)) == everything(table), name
                if mine not in table.match.state.waiting():
                    continue
                action = table.match.game.space.notation(table.match.state.legal(mine)[0])
                await table.ask(partial(table.take_steps, mine, [action], "x"))
                assert everything(await TableRegistry(services).table(id)) == everything(table), name
        await services.storage.close()


async def test_a_stopped_server_goes_on(tmp_path: Path) -> None:
    """With sockets and bots: stop in the middle, start again, resend what was not answered, play to the end."""
    id, token, since = "", "", 0
    sent: Frame = {}
    async with running(tmp_path) as site:
        ada = await site.guest()
        id = (await ada.open("me", "random", "greedy", options={"max_rounds": 5}))["id"]
        token = ada.token
        async with ada.at(id) as player:
            await play_on(player, lambda update: update["view"]["round"] == 2 and update["asked"] is not None)
            sent = {"id": "last", "step": player.update["step"], "actions": [player.choices()[0]]}
            await player.command("act", **sent)
            since = player.update["version"]
    for _ in range(4):
        async with running(tmp_path) as site:
            ada.site = site
            assert ada.token == token
            async with ada.at(id, since=since) as player:
                version = player.update["version"]
                assert (await player.command("act", **sent))["type"] == "done", "carried out before, said again"
                assert version >= since
                if player.update["asked"] is None:
                    await player.until_update(lambda update: update["asked"] is not None or update["over"])
                if not player.update["over"]:
                    await player.step(first)
                since = player.update["version"]
    async with running(tmp_path) as site:
        ada.site = site
        async with ada.at(id) as player:
            await play_on(player, over)
        assert (await ada.get(f"/api/tables/{id}/record")).status_code == 200


class Stuck:
    """Bots that never answer."""

    def __init__(self) -> None:
        self.turns = Turns(1, 1)

    async def choose(self, *asked: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self) -> None:
        """Nothing to end."""


async def test_bots_left_thinking_go_on_when_their_table_is_listed(tmp_path: Path) -> None:
    """Nobody has to open the table for that: it is enough that somebody asks whether it is their turn."""
    async with running(tmp_path) as site:
        site.registry.services.bots = Stuck()  # type: ignore[assignment]
        ada = await site.guest()
        id = (await ada.open("me", "random"))["id"]
        async with ada.at(id) as player:
            await player.step(first)
            await player.step(first)
            assert player.update["waiting"] == [1]
    async with running(tmp_path) as site:
        ada.site = site
        while not (await ada.get("/api/tables", scope="mine")).json()[0]["my_turn"]:
            await asyncio.sleep(0.01)
        assert list(site.registry.tables) == [id]


async def test_tables_nobody_looks_at_are_put_away_and_come_back(site: Site, ada: Person) -> None:
    id = (await ada.open("me", "random"))["id"]
    async with ada.at(id) as player:
        await player.until_update(lambda update: update["waiting"] == [0])
        await site.registry.put_away(float("inf"))
        assert list(site.registry.tables) == [id], "somebody looks at it"
    while site.registry.tables:
        await site.registry.put_away(float("inf"))
        await asyncio.sleep(0)
    async with ada.at(id) as again:
        assert again.update["view"] == player.update["view"]
        await again.step(first)
