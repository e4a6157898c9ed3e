"""A table as a bot from outside may see it: what its seat may know and nothing else, and no word of anybody's chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel, Field

from starhold.core.ranking import places
from starhold.server.outside.marks import shown

if TYPE_CHECKING:
    from starhold.server.table import Table


class SeatSeen(BaseModel):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str


class ChoiceSeen(BaseModel):
    """One thing that may be answered."""

    notation: str
    text: str


class QuestionSeen(BaseModel):
    """What the bot is asked."""

    id: str = Field(description="Another one whenever it is asked anew.")
    name: str = Field(description="Which kind of question it is, for programs.")
    text: str
    rule: str
    need: int = Field(description="How many choices are due, one after the other, this one included.")
    choices: list[ChoiceSeen]
    deadline: float = Field(description="Unix time after which one of the server's own bots decides …")
    seconds: float = Field(description="… and how many seconds are left until then.")


class MissedSeen(BaseModel):
    """A question that one of the server's own bots has answered instead."""

    question: str
    step: int
    why: Literal["late", "refused"]


class TableSeen(BaseModel):
    """A table where the bot has a seat."""

    table: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    rules: int = Field(description="The version of the game's rules it is played by.")
    seat: int
    seats: list[SeatSeen]
    begun: bool
    step: int
    waiting: list[int] = Field(description="Seats that are waited for.")
    question: QuestionSeen | None = None
    view: dict[str, Any] | None = Field(default=None, description="All that its seat may know.")
    missed: list[MissedSeen] = Field(default=[], description="The last of them, newest last.")
    over: bool
    places: list[int] = Field(default=[], description="By seat, when it is over …")
    totals: list[int] = Field(default=[], description="… with the points, which may be secret before.")


async def look(table: Table, bot: str, lang: str, address: str, back: bool) -> TableSeen:
    """What the bot may see now; `back`: it has just come, and gets its whole time."""
    questions, match = table.bots.questions, table.match
    seat = questions.seat_of(bot)
    if back:
        questions.back(seat)
    over, dealt = table.over(), match.dealt
    seen = TableSeen(
        table=table.id,
        game=match.game.id,
        players=match.opening.players,
        options=match.opening.options,
        rules=match.opening.rules,
        seat=seat,
        seats=[
            SeatSeen(seat=place.row.seat, name=place.row.name, kind=place.kind, bot=shown(place.row.bot))
            for place in table.seats.places
        ],
        begun=dealt,
        step=match.step,
        waiting=table.waiting(),
        missed=[
            MissedSeen(question=one.question, step=one.since, why=one.why) for one in questions.missed.get(seat, [])
        ],
        over=over,
    )
    with table.services.on_account(address):
        if dealt:
            seen.view = dict(match.state.view(seat))
            seen.question = _question(table, seat, lang)
        if over:
            ended = table.ending()
            scores = match.state.scores() if dealt else []
            seen.places = list(ended.places) if ended is not None else places(scores)
            seen.totals = [score.total for score in scores]
    return seen


def _question(table: Table, seat: int, lang: str) -> QuestionSeen | None:
    question = table.bots.questions.open.get(seat)
    asked = table.words.asked(seat, lang)
    if question is None or question.missed is not None or asked is None:
        return None
    return QuestionSeen(
        id=question.id,
        name=asked.decision,
        text=asked.question,
        rule=asked.rule,
        need=asked.need,
        choices=[ChoiceSeen(notation=choice.action, text=choice.words) for choice in asked.choices],
        deadline=table.services.clock() + question.left(),
        seconds=question.left(),
    )
