"""Undo over the wire: what has shown anything cannot be taken back, what has not can; a restart changes neither."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from starhold.core.frames import Frame as Pending
from starhold.core.record import Record, Step
from starhold.core.record_text import load
from tests.server.kit import Person, Player, Site, first, running

RECORDS = Path(__file__).parents[1] / "records"


async def cannot_take_back(player: Player) -> None:
    """Undo is neither offered nor granted, and nothing has changed after it was asked for."""
    before = player.update
    assert not before["undo"]
    answer = await player.command("undo", step=before["step"])
    assert (answer["type"], answer["key"]) == ("refused", "undo-impossible")
    assert player.update == before


async def takes_back(player: Player) -> None:
    """Undo is offered and granted."""
    assert player.update["undo"]
    before = player.update["version"]
    assert (await player.command("undo", step=player.update["step"]))["type"] == "done"
    await player.until_update(lambda update: update["version"] == before + 1)


# -- the draft of Age of Galaxy: the last to pick sees the next pack


async def test_the_last_pick_of_a_draft_stands(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", game="alliances", options={"draft": True})
        await ben.sit(opened)
        async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
            view = one.update["view"]
            await one.step(first)
            await takes_back(one)  # Ben has not picked yet: nothing was shown
            assert one.update["view"] == view
            await one.step(first)
            assert one.update["undo"]
            await other.until_update(lambda update: update["step"] == 1)
            packs = other.choices()
            await other.step(first)
            assert set(other.choices()) - set(packs), "Ben has seen Ada's pack"
            await cannot_take_back(other)
            await one.until_update(lambda update: update["step"] == 2)
            await cannot_take_back(one)
            step = one.update["step"]
    async with running(tmp_path) as site:
        for person in (ada, ben):
            person.site = site
            async with person.at(opened["id"]) as player:
                assert player.update["step"] == step
                await cannot_take_back(player)


# -- the market of Three Epochs: what was taken is filled up from the deck


async def test_cards_taken_stay_taken_where_new_ones_were_turned_up(ada: Person, ben: Person) -> None:
    opened = await ada.open("me", "open", game="duel")
    await ben.sit(opened)
    async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
        player = one if one.update["asked"] is not None else other
        market = player.update["view"]["market"]
        await player.step(lambda codes: next(code for code in codes if code.startswith("take:")))
        assert player.update["view"]["market"] != market
        await cannot_take_back(player)


# -- positions of recorded games


@dataclass
class Place:
    """A step of a recorded game, without luck, that is to be chosen again."""

    text: str
    record: Record
    at: int
    step: Step


@cache
def walked(game: str) -> tuple[tuple[Place, str, list[Pending]], ...]:
    """Every step without luck of some recorded games: its place, its decision, and the group of frames it is in."""
    found = []
    for path in sorted((RECORDS / game).glob("*-[234]p-*.record")):
        text = path.read_text(encoding="utf-8")
        record = load(text)
        again = record.replayed([])
        for at, step in enumerate(record.steps):
            frame = again.state.frames.of(step.seat)
            assert frame is not None
            if not step.luck:
                group = [one.clone() for one in again.state.frames.stack[frame.group :]]
                found.append((Place(text, record, at, step), again.state.decision(frame.kind).name, group))
            again.repeat(step)
    return tuple(found)


def places(game: str, decision: str, action: str, last: bool | None = None) -> Iterator[Place]:
    """Where that action, or one of that kind, was chosen; `last`: by the last of several who choose together."""
    for place, name, group in walked(game):
        alone = sum(frame.need for frame in group) == 1
        fits = name == decision and action in (place.step.action, place.step.action.partition(":")[0])
        if fits and (last is None or (last == alone and len(group) > 1)):
            yield place


@asynccontextmanager
async def put_there(site: Site, place: Place) -> AsyncIterator[tuple[str, Person, Player]]:
    """A table that goes on from that place, with somebody in the seat that is to choose."""
    ada = await site.guest("Ada")
    seats = ["me" if seat == place.step.seat else "open" for seat in range(place.record.players)]
    more = {"game": place.record.game.id, "record": place.text, "at": place.at}
    opened = await ada.open_full(*seats, **more)
    async with ada.at(opened["id"]) as player:
        assert player.update["step"] == place.at
        assert place.step.action in player.choices()
        yield opened["id"], ada, player


SHOWN = [  # game, decision, action, whether it is the last of several
    ("starfarers", "encounter", "answer:yes", None),  # the card is read; an amount would have to be paid first
    ("starfarers", "encounter", "answer:no", None),
    ("starfarers", "answer", "decline", True),  # the answers of the others are
    ("starfarers", "discard", "return", True),  # what the others gave back is
    ("race", "choose_action", "choose", True),  # the actions of the others are
]


@pytest.mark.parametrize(("game", "decision", "action", "last"), SHOWN, ids=str)
async def test_what_has_shown_something_stands(
    tmp_path: Path, game: str, decision: str, action: str, last: bool | None
) -> None:
    chosen = [*places(game, decision, action, last)][::7][:4] or [*places(game, decision, action, last)][:1]
    assert chosen
    async with running(tmp_path) as site, AsyncExitStack() as stack:
        later = []
        for place in chosen:
            id, ada, player = await stack.enter_async_context(put_there(site, place))
            done = await player.act(place.step.action)
            assert done["type"] == "done"
            await player.until_update(lambda update, place=place: update["step"] == place.at + 1)  # type: ignore[misc]
            await cannot_take_back(player)
            later.append((id, ada))
    async with running(tmp_path) as site:
        for id, ada in later:
            ada.site = site
            async with ada.at(id) as player:
                await cannot_take_back(player)


HARMLESS = [
    ("duel", "turn", "play", None),  # what to pay for it is still asked
    ("duel", "turn", "pass", None),
    ("starfarers", "turn", "exchange", None),  # with the supply, before all eyes
    ("starfarers", "turn", "upgrade", None),
    ("starfarers", "answer", "decline", False),  # others have not answered yet
    ("alliances", "redraw", "discard", None),  # the first of up to three; nothing is drawn yet
    ("race", "choose_action", "choose", False),
    ("race", "first_discard", "discard", False),
]


@pytest.mark.parametrize(("game", "decision", "action", "last"), HARMLESS, ids=str)
async def test_what_has_shown_nothing_can_be_taken_back(
    tmp_path: Path, game: str, decision: str, action: str, last: bool | None
) -> None:
    place = next(places(game, decision, action, last))
    async with running(tmp_path) as site, put_there(site, place) as (id, ada, player):
        before = player.update
        await player.step(lambda _: place.step.action)
        await takes_back(player)
        assert (player.update["view"], player.update["asked"]) == (before["view"], before["asked"])
        await cannot_take_back(player)  # the steps before were others', in another game
        await player.step(lambda _: place.step.action)
        after = player.update
    async with running(tmp_path) as site:
        ada.site = site
        async with ada.at(id) as player:
            assert (player.update["view"], player.update["undo"]) == (after["view"], True)
            await takes_back(player)
            assert (player.update["view"], player.update["asked"]) == (before["view"], before["asked"])
