"""The client of bots from outside: what it makes of a stream, and how it goes on when things break."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import httpx
import pytest

from starhold.client import BotClient, ClientError, Ended, Event, Gone, Hello, NotTaken, Over, TokenRefused, Turn

HELLO = {"type": "hello", "bot": "Deep Thought", "seconds": 15.0, "keep_alive": 8.0}
WHERE = {"table": "t1", "game": "race", "players": 2, "seat": 1}
TURN = {
    "type": "turn",
    **WHERE,
    "step": 7,
    "view": {"round": 1},
    "question": {
        "id": "q1",
        "name": "explore",
        "text": "Which card do you keep?",
        "rule": "race:23",
        "need": 1,
        "choices": [{"notation": "keep:gem_world", "text": "Keep Gem World"}],
        "deadline": 100.0,
        "seconds": 15.0,
    },
}
OVER = {"type": "over", **WHERE, "places": [2, 1], "totals": [30, 41]}

Answering = Callable[[httpx.Request], httpx.Response]


def lines(*events: object) -> httpx.Response:
    body = b"\n".join(b"" if event is None else json.dumps(event).encode() for event in events) + b"\n"
    return httpx.Response(200, content=body)


def said(status: int, key: str, rule: str = "") -> httpx.Response:
    return httpx.Response(status, json={"key": key, "text": f"because {key}", "rule": rule})


class Server:
    """One that answers as it was told, one answer after the other."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[httpx.Request] = []
        self.pauses: list[float] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self) -> BotClient:
        return BotClient(
            "http://games.example.org/", "starbot_x", sleep=self.pauses.append, transport=httpx.MockTransport(self)
        )


def take(events: Iterator[Event], count: int) -> list[Event]:
    return [next(events) for _ in range(count)]


def test_lines_become_events() -> None:
    unknown = {"type": "something of a later server"}
    server = Server(lines(HELLO, None, unknown, TURN, None, OVER, {"type": "gone", "table": "t2"}))
    hello, turn, over, gone = take(server.client().events(), 4)
    assert hello == Hello("Deep Thought", 15.0)
    assert isinstance(turn, Turn)
    assert (turn.table, turn.seat, turn.step, turn.view) == ("t1", 1, 7, {"round": 1})
    assert [choice.notation for choice in turn.question.choices] == ["keep:gem_world"]
    assert isinstance(over, Over)
    assert over.places == (2, 1)
    assert gone == Gone("t2")
    (asked,) = server.asked
    assert asked.headers["authorization"] == "Bearer starbot_x"
    assert asked.url == "http://games.example.org/api/bot/events?lang=en"


def test_a_connection_that_breaks_is_opened_again_after_pauses_that_grow() -> None:
    broken = httpx.ConnectError("nobody there")
    server = Server(
        lines(HELLO, {"type": "end", "why": "restart"}),
        broken,
        broken,
        said(503, "table-trouble"),
        httpx.Response(200, content=b'{"type": "hello", "bo'),
        lines(HELLO),
        broken,
        lines(HELLO),
    )
    events = take(server.client().events(), 4)
    assert events == [Hello("Deep Thought", 15.0), Ended("restart"), *[Hello("Deep Thought", 15.0)] * 2]
    assert server.pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 0.5, 1.0], "it begins anew when it was greeted"


def test_a_token_that_is_refused_ends_it() -> None:
    server = Server(lines(HELLO), said(401, "outside-token-unknown"))
    events = server.client().events()
    take(events, 1)
    with pytest.raises(TokenRefused, match="because outside-token-unknown"):
        next(events)


def test_an_answer_is_sent_with_its_step() -> None:
    server = Server(lines(HELLO, TURN), httpx.Response(200, json={"step": 8}))
    client = server.client()
    _, turn = take(client.events(), 2)
    assert isinstance(turn, Turn)
    assert client.answer(turn, "keep:gem_world") == 8
    assert server.asked[1].url.path == "/api/bot/tables/t1/moves"
    assert json.loads(server.asked[1].content) == {"step": 7, "notation": "keep:gem_world"}


@pytest.mark.parametrize(
    ("status", "key", "rule"), [(422, "refuse-hand", "race:23"), (409, "stale", ""), (403, "not-seated", "")]
)
def test_why_an_answer_was_not_taken(status: int, key: str, rule: str) -> None:
    server = Server(said(status, key, rule))
    with pytest.raises(NotTaken) as caught:
        server.client().move("t1", 7, "keep:gem_world")
    assert (caught.value.status, caught.value.key, caught.value.rule) == (status, key, rule)
    assert server.pauses == [], "that is no use trying again"


def test_an_answer_that_does_not_come_through_is_sent_again() -> None:
    lost = httpx.ReadError("gone")
    server = Server(lost, said(429, "too-many-requests"), httpx.Response(200, json={"step": 8}))
    assert server.client().move("t1", 7, "keep:gem_world") == 8
    assert len(server.asked) == 3
    hopeless = Server(*[said(503, "table-trouble")] * 4)
    with pytest.raises(ClientError, match="because table-trouble"):
        hopeless.client().move("t1", 7, "keep:gem_world")
    strange = Server(*[httpx.Response(502, content=b"<html>")])
    with pytest.raises(ClientError, match="the server answered 502"):
        strange.client().table("t1")
