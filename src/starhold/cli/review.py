"""`starhold review`: how well a recorded game was played, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from starhold.cli.common import console, print_json, progress, read_record
from starhold.cli.report import check_plot, save, sheet
from starhold.coach.grading import GRADES
from starhold.coach.review import Moment, Review
from starhold.coach.review import review as reviewed
from starhold.coach.wording import moment_in_words, summary
from starhold.core.record import Record
from starhold.locale import Words


def join(app: typer.Typer) -> None:
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(help="A picture of the chances over time; needs matplotlib.")] = None,
    lang: Annotated[str, typer.Option(help="Language of the words: en, cs or lt.")] = "en",
    seed: Annotated[int, typer.Option(help="Another seed looks at other worlds.")] = 0,
) -> None:
    """Chances of winning over time, every decision graded, luck told apart, and the moments that mattered."""
    words = Words(lang)
    if plot is not None:
        check_plot(plot)
    record = read_record(file)
    with progress("review", 100) as tick:
        found = reviewed(record, seed, tick)
    if plot is not None:
        _draw(found, record, words, plot)
    if json:
        print_json(found.plain())
        return
    _print(found, record, lang)


def _print(found: Review, record: Record, lang: str) -> None:
    words = Words(lang, record.game.id)
    out = console()
    out.print(words.say("review-title", title=words.say(f"{record.game.id}-title")), markup=False)
    grades = [words.say(f"grade-{name}") for name in GRADES]
    heads = [words.say(f"review-{name}") for name in ("player", "accuracy", "lost", "luck")]
    table = Table(heads[0], heads[1], *grades, heads[2], heads[3])
    for seat, name in enumerate(found.names):
        counts = found.grades(seat)
        figures = [str(counts[one]) for one in GRADES]
        lost, luck = _percent(-found.lost(seat)), _percent(found.luck[seat])
        table.add_row(name, f"{found.accuracy[seat]:.0f}", *figures, lost, luck)
    out.print(table)
    for seat in range(len(found.names)):
        out.print(summary(found, seat, words), markup=False)
    out.print()
    if not found.moments:
        out.print(words.say("review-no-moments"), markup=False)
        return
    out.print(words.say("review-moments"), markup=False)
    for number, moment in enumerate(found.moments, 1):
        _print_moment(number, moment, record, words, lang)


def _print_moment(number: int, moment: Moment, record: Record, words: Words, lang: str) -> None:
    out = console()
    decision = moment.decision
    told = moment_in_words(record, moment, lang)
    head = words.say(
        "review-moment",
        step=decision.step,
        name=record.names[decision.seat],
        grade=words.say(f"grade-{decision.grade}"),
        loss=round(100.0 * decision.loss),
    )
    line = "; ".join(words.say("review-line-of", name=record.names[seat], action=text) for seat, text in told.line)
    lines = [
        f"{words.say('review-chosen', action=told.chosen)} [{' '.join(decision.picks)}]",
        f"{words.say('review-better', action=told.better)} [{' '.join(decision.best)}]",
        words.say("review-why", reasons=", ".join(told.reasons)) if told.reasons else "",
        words.say("review-line", line=line) if line else "",
    ]
    out.print(f"\n{number}. {head}", markup=False)
    for text in lines:
        if text:
            out.print(f"   {text}", markup=False, soft_wrap=True)


def _percent(share: float) -> str:
    """Hundredths with their sign."""
    return f"{100.0 * share:+.0f} %"


def _draw(found: Review, record: Record, words: Words, path: Path) -> None:
    """The chances of all players, step by step, with a dot for each moment that mattered."""
    figure, field = sheet(1, 1, (11, 5))
    for seat, name in enumerate(found.names):
        field.plot([row[seat] for row in found.chances], label=name, color=f"C{seat}")
    for moment in found.moments:
        decision = moment.decision
        height = found.chances[decision.step][decision.seat]
        field.plot([decision.step], [height], "o", color=f"C{decision.seat}")
    field.set_ylim(0.0, 1.0)
    field.set_ylabel(words.say("review-axis"))
    field.set_title(record.game.title)
    field.legend()
    save(figure, path)
