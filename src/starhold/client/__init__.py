"""A small client for bots that play at a server from outside (extra `client`); the protocol is in docs/bots.md.

with BotClient("https://games.example.org", token) as client:
    for event in client.events():
        if isinstance(event, Turn):
            client.answer(event, event.question.choices[0].notation)
"""

from starhold.client.bot_client import BotClient
from starhold.client.errors import ClientError, NotTaken, TokenRefused
from starhold.client.events import Choice, Ended, Event, Gone, Hello, Missed, Over, Question, SeatGiven, Started, Turn

__all__ = [
    "BotClient",
    "Choice",
    "ClientError",
    "Ended",
    "Event",
    "Gone",
    "Hello",
    "Missed",
    "NotTaken",
    "Over",
    "Question",
    "SeatGiven",
    "Started",
    "TokenRefused",
    "Turn",
]
