"""What lies between two steps: sent to who follows the game, as they may see it, bounded; after an absence never."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starhold import Seeded
from starhold.core.game import State
from starhold.core.journal import Glimpse, Journal
from starhold.core.registry import game as find_game
from starhold.server.moments import MOST_KEPT, Kept, Moments, difference, shown_moments
from starhold.server.texts import plain_scores
from tests.contract.test_moments import merged
from tests.server.kit import Frame, Player, first, over, play_on, running

STATE: State = find_game("race").new(2, 1)


def journal(entries: int) -> Journal:
    """One that has told so many entries in a step."""
    made = Journal(watched=True)
    made.glimpses = [Glimpse(told, STATE) for told in range(1, entries + 1)]
    return made


def steps(moments: Moments, after: int) -> list[tuple[int, int]]:
    return [(one.step, one.number) for one in moments.since(after)]


def test_moments_name_the_line_they_stand_for() -> None:
    moments = Moments(after=4)
    moments.take(journal(2), 5, lines=30)
    moments.take(journal(1), 6, lines=32)
    assert steps(moments, 4) == [(5, 30), (5, 31), (6, 32)]
    assert steps(moments, 5) == [(6, 32)]
    assert steps(moments, 6) == []
    assert steps(moments, 3) == [], "of step 4 there are none: who was away longer is shown none at all"


def test_few_are_kept_and_whole_steps_go() -> None:
    moments = Moments(after=0)
    for step in range(1, 30):
        moments.take(journal(7), step, lines=7 * step)
        assert len(moments.kept) <= MOST_KEPT
    assert moments.after == 29 - MOST_KEPT // 7
    assert len(moments.since(moments.after)) == MOST_KEPT // 7 * 7
    moments.take(journal(5 * MOST_KEPT + 1), 30, lines=0)
    assert len(moments.kept) <= MOST_KEPT, "a step of very many is thinned out"
    assert moments.kept[-1].number == 5 * MOST_KEPT, "and its last one stays"


def test_what_was_taken_back_is_gone() -> None:
    moments = Moments(after=0)
    moments.take(journal(2), 1, 0)
    moments.take(journal(2), 2, 2)
    moments.cut(1)
    assert steps(moments, 0) == [(1, 0), (1, 1)]


def test_a_difference_is_small_and_gives_the_whole_back() -> None:
    own: dict[str, Any] = {
        "round": 2,
        "players": [{"hand": ["a"], "vp": 1}, {"vp": 2}],
        "deal": {"x": 1, "y": 2},
        "n": 0,
    }
    then: dict[str, Any] = {"round": 2, "players": [{"hand": [], "vp": 1}, {"vp": 2}], "deal": {"x": 1}, "n": None}
    made = difference(then, own)
    assert made == {"players": {"0": {"hand": []}}, "deal": [{"x": 1}], "n": None}
    assert merged(own, made) == then
    assert difference(own, own) == {}


def test_equal_moments_are_one_and_what_the_update_shows_is_left_out() -> None:
    """A moment stands for all lines since the one before it; those after the last belong to the update."""
    later = STATE.clone()
    for seat in (0, 1):
        for _ in range(2):
            later.apply(seat, later.legal(seat)[0], Seeded(1))
    kept = [Kept(0, 1, STATE), Kept(1, 1, STATE.clone()), Kept(2, 1, later), Kept(3, 1, later)]
    own = later.view(0)
    shown = shown_moments(kept, 0, "en", own, plain_scores("race", "en", later.scores()))
    assert [(one.number, one.step) for one in shown] == [(1, 1)]
    assert merged(own, shown[0].view) == STATE.view_between(0)


# -- over the wire


async def follow(player: Player) -> list[Frame]:
    """Play to the end; every update that came."""
    seen: list[Frame] = []
    while not over(player.update):
        if player.update["asked"] is None:
            await player.until("update")
        else:
            await player.step(first)
        seen.append(player.update)
    return seen


async def test_who_follows_a_game_is_shown_what_lies_between(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest()
        id = (await ada.open("me", "greedy", "greedy", options={"max_rounds": 3}))["id"]
        async with ada.at(id) as player:
            assert player.update["moments"] == [], "who comes new has missed them"
            seen = await follow(player)
            shown = [update for update in seen if update["moments"]]
            assert len(shown) > 3
            for update in seen:
                lines = {line["number"]: line for line in update["log"]}
                numbers = [moment["number"] for moment in update["moments"]]
                assert numbers == sorted(set(numbers))
                for moment in update["moments"]:
                    assert lines[moment["number"]]["step"] == moment["step"] <= update["step"]
                    view = merged(update["view"], moment["view"])
                    assert view["asked"] == []
                    assert not view["over"]
                    assert [empire["seat"] for empire in view["empires"] if "hand" in empire] == [0]
            last = max(shown, key=lambda update: len(update["moments"]))
        back = (await ada.get(f"/api/tables/{id}/steps/{last['step']}")).json()
        assert back["moments"][-1] == last["moments"][-1], "looking back gives the same"
        assert all(moment["step"] == last["step"] for moment in back["moments"])
        async with ada.at(id, since=last["version"]) as again:
            assert again.update["moments"] == [], "after an absence there are none"


async def test_nothing_is_kept_for_a_table_nobody_looks_at(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ada = await site.guest()
        id = (await ada.open("me", "greedy", options={"max_rounds": 3}))["id"]
        async with ada.at(id) as player:
            await play_on(player, lambda update: bool(update["moments"]))
            table = await site.table(id)
            assert table.match.moments.kept
        while table.connections:
            await site.guest("somebody else")
        assert (table.match.watched, table.match.moments.kept) == (False, [])
