"""What the browser's types are made from is what is sent: views by the types they are declared with."""

from __future__ import annotations

import msgspec
import pytest

from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.registry import EXTRA, GAMES, game
from starhold.core.rng import Rng
from starhold.core.view_types import SeenFrame
from starhold.server.schema import http_schema, socket_schema, view_schema

ALL = (*GAMES, *EXTRA)
STEPS = 150


@pytest.mark.parametrize("id", ALL)
def test_views_have_the_types_they_are_declared_with(id: str) -> None:
    manifest = game(id)
    declared = set(view_schema(id)["properties"])
    chance, rng, player = Seeded(3), Rng("3"), bot("greedy", 3)
    state = manifest.new(manifest.max_players, 3)
    for _ in range(STEPS):
        for eyes in (None, *range(state.players)):
            view = state.view(eyes)
            assert set(view) == declared
            for part in (SeenFrame, manifest.need("seen")):
                msgspec.convert(view, part)
        if state.over():
            break
        seat = state.waiting()[0]
        state.apply(seat, answer(state, seat, player, rng), chance)


@pytest.mark.parametrize("id", ALL)
def test_no_part_of_a_view_is_left_open(id: str) -> None:
    def check(schema: object, path: str) -> None:
        if isinstance(schema, dict):
            assert schema != {}, path
            if schema.get("type") == "object" and "properties" not in schema:
                assert schema.get("additionalProperties") not in (None, True, {}), path
            for name, part in schema.items():
                check(part, f"{path}/{name}")
        elif isinstance(schema, list):
            for number, part in enumerate(schema):
                check(part, f"{path}/{number}")

    check(view_schema(id), id)


def test_an_update_carries_what_all_games_show() -> None:
    definitions = socket_schema()["$defs"]
    assert {"$ref": "#/$defs/SeenFrame"} in definitions["Update"]["properties"]["view"]["anyOf"]
    assert set(definitions["SeenFrame"]["required"]) == set(SeenFrame.__annotations__)


def test_routes_answer_with_named_types() -> None:
    schema = http_schema()
    assert {"GameAnswer", "TableAnswer", "NewTable"} <= set(schema["components"]["schemas"])
    assert "/api/tables/{id}" in schema["paths"]
