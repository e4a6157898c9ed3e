"""`python -m starhold.server.worker`: a process in which bots think.

A question is a marshalled tuple (game, bot, seed, seat, frozen position, seconds to look ahead). The answer is one too:
the code of an action, the bot whose it is, and what was wrong with the one that was asked. The position is one that the
bot's seat cannot tell from the true one: no secret ever gets here.

What a bot has learnt is read once a process; a bot itself is made for each decision.
"""

from __future__ import annotations

import importlib
import marshal
import traceback
from contextlib import suppress
from typing import Final, NamedTuple

from starhold.bots.registry import BOTS, DEFAULT_BOT
from starhold.bots.registry import bot as find_bot
from starhold.core.registry import game as find_game
from starhold.server import processes

_LOADED_FIRST: Final = "starhold.bots.level_bot"  # with numpy: no decision has to wait for that
_MOST_SIGNS: Final = 200  # of what was wrong


class Answer(NamedTuple):
    """What was chosen, and by whom: a weaker bot where the one that was asked failed."""

    chosen: int | None  # None: all have failed
    by: str
    wrong: str = ""


def stand_ins(bot: str) -> list[str]:
    """Who decides in place of that bot, the next weaker one first; for one that is not there, the usual one."""
    if bot not in BOTS:
        return [DEFAULT_BOT, *stand_ins(DEFAULT_BOT)]
    return list(reversed(BOTS[: BOTS.index(bot)]))


def think(question: bytes) -> Answer:
    """What a bot chooses, or the next weaker one that can."""
    game, bot, seed, seat, frozen, seconds = marshal.loads(question)
    wrong = ""
    for name in (bot, *stand_ins(bot)):
        try:
            position = find_game(game).thaw(frozen)
            legal = tuple(position.legal(seat))
            chosen = find_bot(name, seed, seconds).choose(position, seat)
            if chosen in legal:
                return Answer(chosen, name, wrong)
            problem = f"{name}: action {chosen} is not legal"
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody has to choose
            at = traceback.extract_tb(error.__traceback__)[-1]
            problem = f"{name}: {type(error).__name__} in {at.name}, line {at.lineno}: {error}"
        wrong = wrong or problem[:_MOST_SIGNS]
    return Answer(None, "", wrong)


def answer(question: bytes) -> bytes:
    """The same as bytes."""
    return marshal.dumps(tuple(think(question)))


if __name__ == "__main__":
    with suppress(ImportError):  # without numpy there are weaker bots to stand in
        importlib.import_module(_LOADED_FIRST)
    processes.run(answer)
