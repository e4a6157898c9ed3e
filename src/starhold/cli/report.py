"""How `starhold simulate --report` looks on a terminal, and what `--plot` draws."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.table import Table

from starhold.arena.report import Report
from starhold.cli.common import console
from starhold.core.errors import BadOption

SHOWN: Final = 40  # lines of a category; all are in the JSON
FORMATS: Final = (".png", ".svg")


def print_report(report: Report) -> None:
    """Tables, one below the other."""
    out = console()
    spread = report.spread
    scores = Table("scores", "value")
    scores.add_row("mean", f"{spread.mean:.1f}")
    scores.add_row("standard deviation", f"{spread.deviation:.1f}")
    scores.add_row("least", str(spread.least))
    for name, value in spread.quantiles.items():
        scores.add_row(name, f"{value:.0f}")
    scores.add_row("most", str(spread.most))
    out.print(scores)
    sources = Table("points from", "a seat")
    for source, points in report.sources.items():
        sources.add_row(source, f"{points:.1f}")
    out.print(sources)
    for category, listed in report.categories.items():
        table = Table(category, "a game", "of seats", "wins", "95 %", "mean score")
        for share in listed[:SHOWN]:
            table.add_row(
                share.name,
                f"{share.per_game:.2f}",
                f"{share.share:.1%}",
                f"{share.win_rate:.1%}",
                f"{share.low:.1%}–{share.high:.1%}",
                f"{share.mean_score:.1f}",
            )
        out.print(table)
        if len(listed) > SHOWN:
            out.print(f"… and {len(listed) - SHOWN} more; --json has all")


def check_plot(path: Path) -> None:
    """Say before the games are played, not after, that a picture cannot be drawn."""
    if path.suffix.lower() not in FORMATS:
        raise BadOption(f"--plot writes {' or '.join(FORMATS)}, not '{path.name}'")
    if path.is_dir():
        raise BadOption(f"--plot: {path} is a folder")
    if not path.parent.is_dir():
        raise BadOption(f"--plot: there is no folder {path.parent}")
    try:
        import matplotlib as _  # noqa: F401 - only whether it is there
    except ModuleNotFoundError:
        raise BadOption("--plot needs matplotlib: install starhold[plot]") from None


def sheet(rows: int, columns: int, size: tuple[float, float]) -> tuple[Any, Any]:
    """A figure and its fields, of so many inches."""
    import matplotlib as mpl

    mpl.use("Agg")  # a file, no window
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(rows, columns, figsize=size, layout="constrained")
    return figure, axes


def save(figure: Any, path: Path) -> None:
    """Write it, and forget it."""
    from matplotlib import pyplot

    try:
        figure.savefig(path)
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        pyplot.close(figure)


def draw(report: Report, title: str, path: Path) -> None:
    """Scores, sources, win rates and what is played, on one sheet."""
    figure, axes = sheet(2, 2, (13, 9))
    figure.suptitle(f"{title}: {report.games:,} games")
    _draw_scores(axes[0][0], report)
    _draw_bars(axes[0][1], "points from", list(report.sources.items()))
    categories = list(report.categories.items())
    if categories:
        _draw_wins(axes[1][0], report, *categories[0])
    if len(categories) > 1:
        name, listed = categories[-2]
        _draw_bars(axes[1][1], f"{name}, a seat and game", [(share.name, share.per_game) for share in listed])
    save(figure, path)


def _draw_scores(axes: Any, report: Report) -> None:
    axes.hist(report.scores, bins=30, color="#b08d4f", edgecolor="white")
    axes.axvline(report.spread.mean, color="#1f4e79", linestyle="--", label=f"mean {report.spread.mean:.1f}")
    axes.set_xlabel("score")
    axes.set_ylabel("seats")
    axes.legend()


def _draw_bars(axes: Any, label: str, values: list[tuple[str, float]]) -> None:
    shown = values[:20][::-1]
    axes.barh([name for name, _ in shown], [value for _, value in shown], color="#5b8a72")
    axes.set_xlabel(label)


def _draw_wins(axes: Any, report: Report, category: str, listed: list[Any]) -> None:
    shown = listed[:20][::-1]
    rates = [share.win_rate for share in shown]
    errors = [
        [share.win_rate - share.low for share in shown],
        [share.high - share.win_rate for share in shown],
    ]
    axes.errorbar(rates, [share.name for share in shown], xerr=errors, fmt="o", color="#1f4e79", capsize=4)
    axes.axvline(1 / report.players, color="#999999", linestyle=":", label="fair share")
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"share of wins by {category}, with 95 % interval")
    axes.legend()
