"""`python -m starhold.server.schema [--http | GAME]`: what a client may rely on, as JSON schema.

Without an argument all that goes over the socket of a table, with `--http` the routes as OpenAPI, with the id of a game
its view. The client's TypeScript and the documentation are made from these.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final, get_type_hints

import msgspec
from fastapi import FastAPI

from starhold.core.registry import game as find_game
from starhold.core.view_types import SeenFrame, SeenQuestion
from starhold.server.exercises import Exercise
from starhold.server.messages import MOST_FRAME_BYTES, PROTOCOL, AnyCommand, AnyEvent, Update
from starhold.server.routes import (
    account,
    coach,
    games,
    guests,
    learn,
    matching,
    moderation,
    outside,
    people,
    reading,
    replay,
    signing,
    tables,
    told,
)

Schema = dict[str, Any]
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def _components(*types: Any) -> tuple[list[Schema], dict[str, Schema]]:
    """Schemas of these types, with one set of definitions."""
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return list(schemas), definitions


def socket_schema() -> Schema:
    """Both directions, with one set of definitions; a lesson stands among them, for it is made of an update."""
    (command, event, *_), definitions = _components(AnyCommand, AnyEvent, SeenFrame, Exercise)
    # A view is passed on as it is; here stands what all games show.
    definitions["Update"]["properties"]["view"] = {"anyOf": [{"$ref": "#/$defs/SeenFrame"}, {"type": "null"}]}
    return {
        "$schema": _DIALECT,
        "title": "Starhold socket",
        "description": (
            f"Protocol {PROTOCOL}: one JSON object a text frame, {MOST_FRAME_BYTES} bytes at most. "
            "The first frame of a client is a hello."
        ),
        "type": "object",
        "properties": {"command": command, "event": event},
        "required": ["command", "event"],
        "$defs": definitions,
    }


def update_schemas() -> dict[str, Schema]:
    """An update and all it is made of, by name, as the document of the HTTP part has them."""
    return msgspec.json.schema_components((Update, Exercise), ref_template="#/components/schemas/{name}")[1]


def http_schema() -> Schema:
    """The routes, as OpenAPI."""
    app = FastAPI(title="Starhold")
    for part in (
        games,
        guests,
        account,
        signing,
        reading,
        replay,
        tables,
        learn,
        coach,
        moderation,
        told,
        people,
        matching,
        outside,
    ):
        app.include_router(part.router)
    return app.openapi()


def view_schema(game: str) -> Schema:
    """What a seat is shown of that game: what all games show (`SeenFrame`) and its own part (`SeenTable`), in one."""
    manifest = find_game(game)
    own: list[Any] = [manifest.need("seen")]
    details = manifest.part("details")
    if details is not None:
        own.append(details)
    _, definitions = _components(SeenFrame, *own)
    view = _merged(definitions, SeenFrame, own[0])
    if details is not None:  # shown only to whom it is asked, and not of every decision
        definitions["SeenQuestion"] = _merged(definitions, SeenQuestion, details)
        definitions["SeenQuestion"]["required"] = sorted(get_type_hints(SeenQuestion))
    return {"$schema": _DIALECT, **view, "title": "View", "$defs": definitions}


def _merged(definitions: dict[str, Schema], *types: type) -> Schema:
    """One object with what all of these have, and under the name of none."""
    parts = [definitions.pop(one.__name__) for one in types]
    return {
        **parts[0],
        "properties": {name: kind for part in parts for name, kind in part["properties"].items()},
        "required": sorted({name for part in parts for name in part["required"]}),
    }


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    schema = socket_schema() if not wanted else http_schema() if wanted == "--http" else view_schema(wanted)
    print(json.dumps(schema, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
