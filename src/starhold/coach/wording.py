"""What the coach found, in words: choices by the game's own sentences, reasons and summaries by the coach's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starhold.coach.continuing import Played
from starhold.coach.gestures import goes_on
from starhold.coach.reasons import Reason, in_words
from starhold.coach.review import Judged, Moment, Review
from starhold.core.chance import Scripted, Seeded
from starhold.core.game import State
from starhold.core.record import Record
from starhold.core.text import GameText
from starhold.locale import Words

FAINT: Final = 0.02  # of chance of winning: less of it is not called luck


@dataclass(frozen=True)
class ToldMoment:
    """A moment that mattered, in one language."""

    chosen: str
    better: str
    reasons: list[str]
    line: list[tuple[int, str]]  # seat and choice, from behind the better choice on


def choice_in_words(state: State, seat: int, picks: Sequence[int], text: GameText, names: Sequence[str] = ()) -> str:
    """A choice, all picks of it."""
    position = state.clone()
    frame = position.frames.of(seat)
    told: list[str] = []
    for number, pick in enumerate(picks):
        if number and not goes_on(position, seat, frame):
            break
        told.append(text.action(position, seat, pick, names))
        if number + 1 < len(picks):
            position.apply(seat, pick, Seeded("words"))
    return ", ".join(told)


def reasons_in_words(reasons: Sequence[Reason], words: Words) -> list[str]:
    """Each reason; `words` are those of the game."""
    return [in_words(reason, words) for reason in reasons]


def moment_in_words(record: Record, moment: Moment, language: str) -> ToldMoment:
    """A moment of a review of that record."""
    text = record.game.text(language)
    decision = moment.decision
    state = record.replayed(record.steps[: decision.step]).state
    return ToldMoment(
        chosen=choice_in_words(state, decision.seat, _codes(record, decision.picks), text, record.names),
        better=choice_in_words(state, decision.seat, _codes(record, decision.best), text, record.names),
        reasons=reasons_in_words(decision.reasons, Words(language, record.game.id)),
        line=_line(record, state, moment.line, len(decision.best), text),
    )


def _codes(record: Record, notations: Sequence[str]) -> list[int]:
    return [record.game.space.code(notation) for notation in notations]


def _line(record: Record, state: State, line: Sequence[Played], skipped: int, text: GameText) -> list[tuple[int, str]]:
    """How it might have gone on, behind the first picks."""
    game = record.game
    position = state.clone()
    told: list[tuple[int, str]] = []
    for number, played in enumerate(line):
        code = game.space.code(played.action)
        if number >= skipped:
            told.append((played.seat, text.action(position, played.seat, code, record.names)))
        position.apply(played.seat, code, Scripted([game.read_luck(piece) for piece in played.luck]))
    return told


def summary(review: Review, seat: int, words: Words, you: bool = False) -> str:
    """A game of one player in a sentence or two; with `you` it is said to that player."""
    own: list[Judged] = [one for one in review.decisions if one.seat == seat]
    luck = review.luck[seat]
    fortune = "none" if abs(luck) < FAINT else "good" if luck > 0.0 else "bad"
    values: dict[str, int | str] = {
        "best": sum(1 for one in own if one.grade == "best"),
        "decisions": len(own),
        "accuracy": round(review.accuracy[seat]),
        "faults": sum(1 for one in own if one.grade in ("mistake", "blunder")),
        "fortune": fortune,
        "luck": round(100.0 * abs(luck)),
    }
    if not you:
        values["name"] = review.names[seat]
    return words.say("review-summary.you" if you else "review-summary", **values)
