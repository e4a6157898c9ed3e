"""`python -m starhold.server.schema`: the JSON schema of everything that goes over the socket of a table.

The client's TypeScript and the documentation are made from it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from starhold.server.messages import MOST_FRAME_BYTES, PROTOCOL, AnyCommand, AnyEvent


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


def main() -> None:
    print(json.dumps(socket_schema(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
