"""`python -m starhold.server.schema [GAME]`: the JSON schema of all that goes over the socket of a table, or of a view.

The client's TypeScript and the documentation are made from it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from starhold.core.registry import game as find_game
from starhold.core.state import SeenFrame
from starhold.server.messages import MOST_FRAME_BYTES, PROTOCOL, AnyCommand, AnyEvent, Update


def socket_schema() -> dict[str, Any]:
    """Both directions, with one set of definitions."""
    (command, event), definitions = msgspec.json.schema_components(
        (AnyCommand, AnyEvent), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
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


def update_schemas() -> dict[str, Any]:
    """An update and all it is made of, by name, as the document of the HTTP part has them."""
    return msgspec.json.schema_components((Update,), ref_template="#/components/schemas/{name}")[1]


def view_schema(game: str) -> dict[str, Any]:
    """What a seat is shown of that game: what all games show (`SeenFrame`) and its own part (`SeenTable`)."""
    seen = find_game(game).need("seen")
    details = find_game(game).part("details")
    types = (SeenFrame, seen) if details is None else (SeenFrame, seen, details)
    (frame, table, *more), definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    if details is not None:  # shown only to whom it is asked, and not of every decision
        definitions[details.__name__]["required"] = []
        asked = definitions["SeenFrame"]["properties"]["asked"]
        asked["items"] = {"allOf": [asked["items"], *more]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "View",
        "allOf": [frame, table],
        "$defs": definitions,
    }


def main() -> None:
    schema = view_schema(sys.argv[1]) if len(sys.argv) > 1 else socket_schema()
    print(json.dumps(schema, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
