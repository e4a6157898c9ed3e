"""How a bot sits at a table: it is shown an imagined position, and its answer is checked against the true one."""

from __future__ import annotations

from starhold.bots.bot import BadAnswer, Bot
from starhold.core.game import State
from starhold.core.rng import Rng


def answer(state: State, seat: int, bot: Bot, rng: Rng) -> int:
    """What the bot in that seat chooses now; `rng` deals anew what the seat cannot see."""
    action = bot.choose(state.imagine(seat, rng, bot.recalls), seat)
    if action not in state.legal(seat):
        raise BadAnswer(f"bot {bot.name} in seat {seat} chose action {action}, which is not legal there")
    return action
