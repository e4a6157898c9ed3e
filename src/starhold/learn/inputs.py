"""`python -m starhold.learn.inputs`: docs/inputs.md, which says what stands where in the inputs of the nets."""

from __future__ import annotations

import starhold
from starhold.core.encoding import Encoding

_HEAD = """# What the nets see

Written by `python -m starhold.learn.inputs`; how it is used stands in [opponents.md](opponents.md).

A position is a sparse row: numbers of inputs that are on, each with a value of about 1 at most. Seats come in the order
of play, one's own first; the slice "the same of the others" repeats all slices before it for each further seat. Only
what the seat may know is written.
"""


def page() -> str:
    """All games, slice by slice."""
    parts = [_HEAD]
    for game in starhold.all_games():
        encoding: Encoding | None = game.part("encoding")
        if encoding is None:
            continue
        tables = ", ".join(f"{kind.name} ({kind.players})" for kind in encoding.kinds)
        size = encoding.layout.size
        parts.append(f"\n## {game.title}\n\nVersion {encoding.version}, {size} inputs. Tables: {tables}.\n\n")
        parts.append("| from | inputs | what |\n|---:|---:|---|\n")
        parts += [f"| {one.start} | {one.size} | {one.name} |\n" for one in encoding.layout.slices]
    return "".join(parts)


if __name__ == "__main__":
    print(page(), end="")
