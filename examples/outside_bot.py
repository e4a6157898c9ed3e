"""A bot that plays at a real table: `python examples/outside_bot.py http://127.0.0.1:8017 starbot_…`

It chooses by lot; put your own thoughts into `choose`.
"""

from __future__ import annotations

import random
import sys

from starhold.client import BotClient, NotTaken, Over, Turn

luck = random.Random(1)


def choose(turn: Turn) -> str:
    """The notation of one of the choices; `turn.view` is all that the seat may know."""
    return luck.choice(turn.question.choices).notation


def play(server: str, token: str, games: int = 0) -> None:
    """Play wherever the bot is put on a seat; so many games, or for ever."""
    played = 0
    with BotClient(server, token) as client:
        for event in client.events():
            match event:
                case Turn():
                    try:
                        client.answer(event, choose(event))
                    except NotTaken as error:  # too late, say: the stream goes on with what is asked next
                        print(f"{event.game} {event.table}: {error}", file=sys.stderr)
                case Over():
                    print(f"{event.game} {event.table}: place {event.places[event.seat]} of {event.players}")
                    played += 1
                    if played == games:
                        return


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
