"""Every byte sent to each seat and to spectators over full games, against what they may know then: no hit."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhold.core.game import State
from starhold.core.registry import game as find_game
from starhold.core.rng import Rng
from starhold.server.connection import Connection
from starhold.server.messages import encoder
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import plain_scores
from starhold.server.updates import asked
from tests.server.kit import Frame, Player, asynchronous, card_names, over, running

CARDS = card_names()
NAMES = {card["id"]: card["name"] for card in find_game("race").text("en").things("first")["cards"]}
PATTERN = re.compile(
    r"(?<![a-z_])(" + "|".join(sorted((re.escape(card) for card in CARDS), key=len, reverse=True)) + r")(?![a-z_])"
)
NAMED = re.compile("|".join(sorted((re.escape(name) for name in NAMES.values()), key=len, reverse=True)))
BY_NAME = {name: card for card, name in NAMES.items()}


class Tap:
    """Takes down every frame, for whom it is, and the true position at that moment."""

    def __init__(self) -> None:
        self.taken: list[tuple[int | None, str, bytes, State | None]] = []  # no position before the deal
        self.registry: TableRegistry | None = None

    def set_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        send = Connection.send_frame

        def tapped(connection: Connection, frame: bytes) -> None:
            assert self.registry is not None
            (table,) = self.registry.tables.values()
            state = table.match.state.clone() if table.match.dealt else None
            self.taken.append((connection.seat, connection.lang, frame, state))
            send(connection, frame)

        monkeypatch.setattr(Connection, "send_frame", tapped)


def cards_in(data: Any) -> set[str]:
    """All cards named anywhere in plain data, by id or by English name."""
    text = json.dumps(data, ensure_ascii=False)
    return set(PATTERN.findall(text)) | {BY_NAME[name] for name in NAMED.findall(text)}


def plain(data: Any) -> Any:
    return msgspec.json.decode(encoder.encode(data))


async def random_play(player: Player, rng: Rng) -> None:
    """Plays, asks why, chats, takes back, and does what is not allowed, to the end."""
    while not over(player.update):
        if player.update["asked"] is None:
            await player.until("update")
            continue
        match rng.below(12):
            case 0:
                await player.command("why", action=f"place:{CARDS[rng.below(len(CARDS))]}")
            case 1:
                await player.act(f"place:{CARDS[rng.below(len(CARDS))]}")
            case 2 if player.update["undo"]:
                await player.command("undo", step=player.update["step"])
                await player.command("why", action="pass")  # reads on to the present
            case _:
                choices = player.choices()
                await player.act(choices[rng.below(len(choices))])
                if not over(player.update):
                    await player.command("why", action="end")


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_is_sent_what_they_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    tap = Tap()
    tap.set_up(monkeypatch)
    frames: dict[str, list[bytes]] = {}
    secrets: dict[str, str] = {}

    @asynchronous
    async def play() -> None:
        async with running(tmp_path) as site:
            tap.registry = site.registry
            ada, ben, eyes = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eyes")
            opened = await ada.open("me", "open", "greedy")
            id = opened["id"]
            secrets.update(
                ada=ada.token,
                ben=ben.token,
                eyes=eyes.token,
                invite=opened["invites"]["1"],
                ada_id=ada.id,
                ben_id=ben.id,
            )
            secrets["secret"] = (await site.table(id)).secret.hex()
            async with ada.at(id) as one, ben.at(id) as other, eyes.at(id) as watching:
                await ben.sit(opened)  # and so it is dealt
                for player in (one, other):
                    await player.until_update(lambda update: update["asked"] is not None)
                async with asyncio.TaskGroup() as group:
                    group.create_task(random_play(one, Rng(f"ada {seed}")))
                    group.create_task(random_play(other, Rng(f"ben {seed}")))
                    group.create_task(watching.until_update(over))
                frames.update(one=one.frames, other=other.frames, watching=watching.frames)

    play()
    assert sum(len(sent) for sent in frames.values()) > 300
    _check_secrets(frames, secrets)
    _check_frames(tap.taken)


def _check_secrets(frames: dict[str, list[bytes]], secrets: dict[str, str]) -> None:
    for sent in frames.values():
        for frame in sent:
            for what, value in secrets.items():
                if what == "secret" and json.loads(frame).get("over"):
                    continue
                assert value.encode() not in frame, what


def _check_frames(taken: list[tuple[int | None, str, bytes, State | None]]) -> None:
    """Each frame alone: what it says is the same in positions its seat cannot tell apart, and names no other card."""
    race = find_game("race")
    rng = Rng("leaks")
    known: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set()}
    checked, early = 0, 0
    for seat, lang, frame, state in taken:
        if state is None:
            assert not cards_in(json.loads(frame)), "nothing is dealt yet"
            early += 1
            continue
        for viewer in known:
            known[viewer] |= cards_in(state.view(viewer))
        sent: Frame = json.loads(frame)
        if sent["type"] == "presence":
            assert not cards_in(sent)
            continue
        if sent["type"] in ("answer", "refused", "done", "problem", "pong"):
            continue  # about a card the seat itself named; that the words do not depend on the hidden is checked below
        assert sent["you"] == seat
        names = [one["name"] for one in sent["seats"]]
        if not sent["over"]:
            for imagined in _indistinguishable(state, seat, rng):
                assert plain(imagined.view(seat)) == sent["view"]
                assert imagined.waiting() == sent["waiting"]
                assert plain(plain_scores("race", lang, imagined.scores())) == sent["scores"]
                if seat is not None:
                    assert plain(asked(race, imagined, seat, lang, names)) == sent["asked"]
            checked += 1
        assert cards_in(sent["asked"]) <= known[seat]
        for line in sent["log"]:
            if line["key"] == "guess":  # for all to see (race:116), perhaps shuffled away in the same step
                for cards in known.values():
                    cards |= cards_in(line)
            owner = seat if line["seat"] == seat else None
            assert cards_in(line) <= known[owner], line
        assert cards_in(sent) <= known[seat]
    assert checked > 200
    assert early >= 3, "each of them came before the deal"


def _indistinguishable(state: State, seat: int | None, rng: Rng) -> list[State]:
    """Positions in which everything hidden from that seat is dealt anew; for a spectator, as each seat would."""
    if seat is not None:
        return [state.imagine(seat, rng) for _ in range(2)]
    return [state.imagine(other, rng) for other in range(3)]


async def test_answers_to_why_do_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    """Every question a seat can ask is answered alike in positions it cannot tell apart."""
    race = find_game("race")
    rng = Rng("why")
    async with running(tmp_path) as site:
        ada = await site.guest()
        id = (await ada.open("me", "greedy", options={"max_rounds": 4}))["id"]
        async with ada.at(id) as player:
            table = await site.table(id)
            while not over(player.update):
                if player.update["asked"] is None:
                    await player.until("update")
                    continue
                await player.until_update(lambda update: update["version"] == table.version)
                state = table.match.state.clone()
                imagined = state.imagine(0, rng)
                for code in range(len(race.space)):
                    ours, theirs = state.why_not(0, code), imagined.why_not(0, code)
                    assert repr(ours) == repr(theirs)
                choices = player.choices()
                if choices:
                    await player.act(choices[rng.below(len(choices))])
                    await player.until("update")
