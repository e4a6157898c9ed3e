"""`python -m starhold.server.worker`: a process in which bots think. Questions come on standard input, answers go out.

A message is its length in four bytes and a marshalled tuple: (game, bot, seed, seat, frozen position), answered by the
code of an action. The position is one that the bot's seat cannot tell from the true one: no secret ever gets here.
"""

from __future__ import annotations

import gc
import logging
import marshal
import os
import sys
from typing import Any, BinaryIO

from starhold.bots.registry import bot as find_bot
from starhold.core.registry import game as find_game


def think(question: bytes) -> int:
    """The action a bot chooses."""
    game, bot, seed, seat, frozen = marshal.loads(question)
    position = find_game(game).thaw(frozen)
    return find_bot(bot, seed).choose(position, seat)


def answer(data: Any) -> bytes:
    """A message as it goes over the pipe."""
    body = marshal.dumps(data)
    return len(body).to_bytes(4, "big") + body


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        question = source.read(int.from_bytes(head, "big"))
        try:
            chosen: int | None = think(question)
        except Exception:
            logging.exception("a bot failed")
            chosen = None
        target.write(answer(chosen))
        target.flush()


def main() -> None:
    """Keep the pipe for answers alone: anything a bot prints goes to standard error."""
    source = sys.stdin.buffer
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    gc.disable()  # positions hold no cycles
    try:
        serve(source, target)
    except (BrokenPipeError, KeyboardInterrupt):  # the server is gone, or is being stopped
        return


if __name__ == "__main__":
    main()
