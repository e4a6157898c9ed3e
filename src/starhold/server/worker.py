"""`python -m starhold.server.worker`: a process in which bots think.

A question is a marshalled tuple (game, bot, seed, seat, frozen position), answered by the marshalled code of an action.
The position is one that the bot's seat cannot tell from the true one: no secret ever gets here.
"""

from __future__ import annotations

import logging
import marshal

from starhold.bots.registry import bot as find_bot
from starhold.core.registry import game as find_game
from starhold.server import processes


def think(question: bytes) -> int:
    """The action a bot chooses."""
    game, bot, seed, seat, frozen = marshal.loads(question)
    position = find_game(game).thaw(frozen)
    return find_bot(bot, seed).choose(position, seat)


def answer(question: bytes) -> bytes:
    """The same as bytes; None where a bot failed."""
    try:
        chosen: int | None = think(question)
    except Exception:
        logging.exception("a bot failed")
        chosen = None
    return marshal.dumps(chosen)


if __name__ == "__main__":
    processes.run(answer)
