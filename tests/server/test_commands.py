"""Commands at a table: the same twice, too late, several at once, taken back, asked about; chat, language, presence."""

from __future__ import annotations

import asyncio
import json

from tests.server.kit import Frame, Person, Site, first, over, play_on

DEALT = 2  # the version of a table of two at which the second sat down and it was dealt


async def test_a_command_sent_twice_is_done_once(ada: Person) -> None:
    table = (await ada.open_full("me", "open"))["id"]
    async with ada.at(table) as player:
        choice = player.choices()[0]
        frame = {"type": "act", "id": "once", "step": 0, "actions": [choice]}
        for _ in range(3):
            await player.send(**frame)
        answers = [await player.until("done") for _ in range(3)]
        assert answers == [{"type": "done", "id": "once", "step": 1}] * 3
        for _ in range(2):
            await player.send(type="say", id="hi", text="Hello")
        assert [(await player.until("done"))["id"] for _ in range(2)] == ["hi", "hi"]
    async with ada.at(table) as player:  # and after a reconnect
        assert (await player.act(choice, step=0, id="once"))["type"] == "done"
        assert (player.update["step"], player.update["version"]) == (1, DEALT + 2)
        assert [line["text"] for line in player.update["chat"]] == ["Hello"]


async def test_a_double_click_is_stale_the_second_time(ada: Person) -> None:
    table = (await ada.open_full("me", "open"))["id"]
    async with ada.at(table) as player:
        one, other = player.choices()[:2]
        await player.send(type="act", id="a", step=0, actions=[one])
        await player.send(type="act", id="b", step=0, actions=[other])
        assert (await player.until("done"))["id"] == "a"
        answer = await player.until("refused")
        assert (answer["id"], answer["key"]) == ("b", "stale")
        assert (await player.act(other, step=7))["key"] == "stale", "a step nobody has seen yet"
        await player.until_update(lambda update: update["step"] == 1)


async def test_choices_made_at_the_same_time_do_not_make_each_other_stale(ada: Person, ben: Person) -> None:
    table = (await ada.open("me", "open", public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with ada.at(table) as one, ben.at(table) as other:
        assert one.update["waiting"] == [0, 1]
        await one.step(first)
        answer = await other.act(other.choices()[0], step=0, id="b")  # as if Ben had not seen Ada's
        assert answer == {"type": "done", "id": "b", "step": 2}


async def test_a_gesture_is_taken_whole_or_not_at_all(site: Site, ada: Person) -> None:
    table = (await ada.open_full("me", "open"))["id"]
    async with ada.at(table) as player:
        one, other = player.choices()[:2]
        before = player.update
        for actions, key in (
            ((one, one), "refuse-"),
            ((one, "place:gem_world"), "refuse-"),
            ((one, "fly:away"), "bad-action"),
            ((one, other, "choose:explore_5"), "refuse-"),
        ):
            answer = await player.act(*actions)
            assert answer["type"] == "refused"
            assert answer["key"].startswith(key)
        assert (await player.act(one, other))["step"] == 2
        after = await player.until("update")
        assert after["version"] == DEALT + 2
        assert before["version"] == DEALT
        assert after["waiting"] == [1]
        stored = await site.registry.services.storage.load(table)
        assert stored is not None
        assert len(stored.events) == DEALT + 2


async def test_nobody_can_try_out_what_luck_will_bring(ada: Person) -> None:
    """A gesture that goes on after luck has fallen is refused as such, whatever its rest names."""
    table = (await ada.open("me", "random", "random"))["id"]
    async with ada.at(table) as player:

        def explores(update: Frame) -> bool:
            return update["asked"] is not None and update["asked"]["decision"] == "choose_action"

        await play_on(player, explores)
        await player.until_update(lambda update: update["waiting"] == [0])
        texts = set()
        for card in ("gem_world", "spice_world", "alien_toy_shop", "contact_specialist"):
            answer = await player.act("choose:explore_5", f"keep:{card}")
            assert answer["key"] == "gesture-too-long"
            texts.add(answer["text"])
        assert len(texts) == 1
        assert (await player.act("choose:explore_5"))["type"] == "done"


async def test_undo_as_far_as_is_fair(ada: Person, ben: Person) -> None:
    table = (await ada.open("me", "open", public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with ada.at(table) as one, ben.at(table) as other:
        assert not one.update["undo"]
        assert (await one.command("undo", step=0))["key"] == "undo-impossible"
        view = one.update["view"]
        await one.step(first)
        assert one.update["undo"]
        await other.step(first)
        assert (await one.command("undo", step=0))["key"] == "stale", "a step it has not seen"
        assert (await one.command("undo", step=one.update["step"]))["type"] == "done"
        undone = await one.until("update")
        assert (undone["step"], undone["view"], undone["undo"]) == (1, view, False)
        assert await other.until_update(lambda update: update["version"] == DEALT + 3)
        assert other.update["undo"], "Ben's choice stands"
        for player in (one, one, other):
            await player.step(first)
        for player in (one, other):  # the first round: both explore, and cards are drawn
            await player.until_update(lambda update: update["view"]["round"] == 1)
            await player.act("choose:explore_5")
        await one.until_update(lambda update: update["view"]["phase"] == "explore")
        assert not one.update["undo"]
        assert (await one.command("undo", step=one.update["step"]))["key"] == "undo-impossible"


async def test_undo_takes_back_a_whole_gesture(site: Site, ada: Person) -> None:
    table = (await ada.open_full("me", "open", public=True))["id"]
    async with ada.at(table) as player:
        view, choices = player.update["view"], player.choices()
        for gestures in (choices[:1], choices[1:2]), (choices[:2],):  # two gestures of one step, one of two
            for gesture in gestures:
                await player.act(*gesture)
                await player.until("update")
            for left in reversed(range(len(gestures))):
                assert player.update["undo"]
                assert (await player.command("undo", step=player.update["step"]))["type"] == "done"
                assert (await player.until("update"))["step"] == left
            assert (player.update["view"], player.update["undo"]) == (view, False)
        await player.act(*choices[:2])
        version = (await player.until("update"))["version"]
    await site.registry.put_away(float("inf"))  # and a table read anew knows its gestures
    async with ada.at(table) as player:
        assert player.update["version"] == version
        await player.command("undo", step=2)
        assert (await player.until("update"))["step"] == 0


async def test_a_finished_game_stays_as_it_ended(ada: Person, ben: Person) -> None:
    table = (await ada.open("me", "open", public=True, options={"max_rounds": 1}))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with ada.at(table) as one, ben.at(table) as other:
        await asyncio.gather(play_on(one, over), play_on(other, over))
        for player in (one, other):
            assert player.update["over"]
            assert not player.update["undo"]
            answer = await player.command("undo", step=player.update["step"])
            assert answer["key"] == "undo-impossible"


async def test_why(site: Site, ada: Person) -> None:
    table = (await ada.open_full("me", "open"))["id"]
    async with ada.at(table, lang="cs") as player:
        allowed = await player.command("why", action=player.choices()[0])
        assert (allowed["type"], allowed["allowed"]) == ("answer", True)
        answer = await player.command("why", action="place:gem_world")
        assert (answer["allowed"], answer["rule"][:5]) == (False, "race:")
        assert answer["rule"] in answer["text"]
        assert (await player.command("why", action="fly"))["key"] == "bad-action"
    async with (await site.guest("Ben")).at(table) as eyes:
        assert (await eyes.command("why", action="pass"))["key"] == "not-seated"


async def test_chat_is_cleaned_and_kept(site: Site, ada: Person) -> None:
    table = (await ada.open("me", "open"))["id"]
    async with ada.at(table) as player, site.stranger().at(table) as eyes:
        await player.command("say", text="  a\u0000\u202eb\n\tc  ")
        await player.until("update")
        line = player.update["chat"][0]
        assert (line["number"], line["name"], line["text"]) == (0, "Ada", "ab c")
        assert (await player.command("say", text=" \u200b\n"))["key"] == "chat-empty"
        assert (await eyes.command("say", text="hi"))["key"] == "guest-needed"
        await player.command("say", text="<b>two</b>")
        version = player.update["version"]
    async with ada.at(table, since=version) as player:
        assert [line["text"] for line in player.update["chat"]] == ["<b>two</b>"]
    async with ada.at(table, since=10_000) as player:
        assert len(player.update["chat"]) == 2, "a version that never was: everything"


async def test_catching_up_gives_the_log_that_was_missed(ada: Person) -> None:
    table = (await ada.open("me", "random", options={"max_rounds": 3}))["id"]
    async with ada.at(table) as player:
        lines = {line["number"]: line for line in player.update["log"]}
        await play_on(player, lambda update: update["view"]["round"] >= 2)
        await player.until_update(lambda update: update["waiting"] == [0])  # and nothing more happens by itself
        seen = player.update["version"]
        known = [json.loads(frame) for frame in player.frames]
    for update in known:
        if update["type"] == "update" and update["version"] <= seen:
            lines |= {line["number"]: line for line in update["log"]}
    async with ada.at(table, since=seen) as player, ada.at(table) as whole:
        lines |= {line["number"]: line for line in player.update["log"]}
        assert list(lines.values()) == whole.update["log"]
        assert sorted(lines) == list(range(len(lines)))
    async with ada.at(table, since=whole.update["version"]) as player:
        assert player.update["log"] == []


async def test_another_language_rewords_everything(ada: Person) -> None:
    table = (await ada.open("me", "random"))["id"]
    async with ada.at(table) as player:
        await play_on(player, lambda update: update["view"]["round"] == 1 and update["asked"] is not None)
        await player.until_update(lambda update: update["waiting"] == [0])
        texts = {}
        for lang in ("cs", "lt", "en"):
            await player.send(type="speak", lang=lang)
            update = await player.until("update")
            texts[lang] = (update["asked"]["question"], update["log"][0]["text"])
            assert update["log"][0]["number"] == 0
        assert len(set(texts.values())) == 3


async def test_presence(ada: Person, ben: Person) -> None:
    table = (await ada.open("me", "open", public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    async with ada.at(table) as one:
        assert [seat["online"] for seat in one.update["seats"]] == [True, False]
        async with ben.at(table), ben.at(table):
            assert (await one.until("presence"))["seats"][1]["online"]
        assert not (await one.until("presence"))["seats"][1]["online"]
        await one.send(type="ping")
        assert (await one.read())["type"] == "pong", "the second device made no noise"


async def test_a_spectator_who_sits_down_sees_with_the_eyes_of_the_seat(ada: Person, ben: Person) -> None:
    table = (await ada.open("me", "open", public=True))["id"]
    async with ben.at(table) as player:
        assert player.update["you"] is None
        assert player.update["asked"] is None
        assert (await player.act("pass"))["key"] == "not-seated"
        await ben.post(f"/api/tables/{table}/join", {"seat": 1})
        await player.until_update(lambda update: update["you"] == 1)
        assert player.choices()
        assert "hand" in player.update["view"]["empires"][1]
        await player.step(first)
