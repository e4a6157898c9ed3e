"""The course of a run as a picture: how strong each kind of table has become by the minute."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from starhold.arena.whole_file import put
from starhold.core.encoding import Kind

PICTURE: Final = "report.png"
Rows = list[dict[str, Any]]


def draw(measured: Rows, title: str, kinds: Sequence[Kind], path: Path) -> None:
    """One line a kind with its 95 % intervals. Who plays alone wins nothing: that is told in points, in a field below.

    Needs matplotlib; without it there is a ModuleNotFoundError and nothing else happens.
    """
    import matplotlib as mpl

    mpl.use("Agg")  # a file, no window
    from io import BytesIO

    from matplotlib import pyplot

    rows = {kind.name: [one for one in measured if one["kind"] == kind.name] for kind in kinds}
    company = [kind for kind in kinds if kind.players > 1 and rows[kind.name]]
    alone = [kind for kind in kinds if kind.players == 1 and rows[kind.name]]
    fields = [draw_field for draw_field, some in ((_shares, company), (_points, alone)) if some]
    figure, axes = pyplot.subplots(
        max(1, len(fields)), 1, figsize=(9, 4.5 * max(1, len(fields))), layout="constrained", squeeze=False
    )
    figure.suptitle(title)
    for field, one in zip(fields, axes[:, 0], strict=False):
        field(one, company if field is _shares else alone, rows)
        one.set_xlabel("minutes")
        one.legend()
    picture = BytesIO()
    figure.savefig(picture, format="png")
    pyplot.close(figure)
    put(path, picture.getvalue())


def _shares(axes: Any, kinds: Sequence[Kind], rows: dict[str, Rows]) -> None:
    for place, kind in enumerate(kinds):
        found = rows[kind.name]
        rates = [one["rate"] for one in found]
        below = [max(0.0, one["rate"] - one["low"]) for one in found]
        above = [max(0.0, one["high"] - one["rate"]) for one in found]
        colour = f"C{place}"
        axes.errorbar(_minutes(found), rates, yerr=[below, above], marker="o", capsize=3, color=colour, label=kind.name)
        axes.axhline(1 / kind.players, linestyle=":", linewidth=0.8, color=colour)
    axes.set_ylim(0, 1)
    axes.set_ylabel("wins of one seat against greedy (dotted: fair share)")


def _points(axes: Any, kinds: Sequence[Kind], rows: dict[str, Rows]) -> None:
    for kind in kinds:
        found = rows[kind.name]
        axes.plot(_minutes(found), [one["points"] for one in found], marker="o", label=kind.name)
    axes.set_ylabel("mean points")


def _minutes(found: Rows) -> list[float]:
    return [one["seconds"] / 60.0 for one in found]
