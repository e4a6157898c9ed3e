"""A run as a picture: how strong each kind of table became by the minute, and whether its chances came true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from starhold.arena.whole_file import put
from starhold.core.encoding import Kind

PICTURE: Final = "report.png"
Rows = list[dict[str, Any]]
Tenths = dict[str, list[dict[str, Any] | None]]  # by kind: see `calibration`


def draw(measured: Rows, tenths: Tenths, title: str, kinds: Sequence[Kind], path: Path) -> None:
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
    told = [kind for kind in kinds if kind.name in tenths]
    parts: list[tuple[Sequence[Kind], Callable[[Any], None]]] = [
        (company, lambda axes: _shares(axes, company, rows)),
        (alone, lambda axes: _points(axes, alone, rows)),
        (told, lambda axes: _chances(axes, told, tenths)),
    ]
    fields = [field for some, field in parts if some]
    figure, axes = pyplot.subplots(
        max(1, len(fields)), 1, figsize=(9, 4.5 * max(1, len(fields))), layout="constrained", squeeze=False
    )
    figure.suptitle(title)
    for field, one in zip(fields, axes[:, 0], strict=False):
        field(one)
        one.legend()
    picture = BytesIO()
    figure.savefig(picture, format=path.suffix.lower()[1:])
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
    axes.set_xlabel("minutes")
    axes.set_ylabel("wins of one seat against greedy (dotted: fair share)")


def _points(axes: Any, kinds: Sequence[Kind], rows: dict[str, Rows]) -> None:
    for kind in kinds:
        found = rows[kind.name]
        axes.plot(_minutes(found), [one["points"] for one in found], marker="o", label=kind.name)
    axes.set_xlabel("minutes")
    axes.set_ylabel("mean points")


def _chances(axes: Any, kinds: Sequence[Kind], tenths: Tenths) -> None:
    """What was predicted beside what came; on the dotted line the two are the same."""
    for kind in kinds:
        found = [one for one in tenths[kind.name] if one is not None]
        axes.plot([one["predicted"] for one in found], [one["won"] for one in found], marker="o", label=kind.name)
    axes.plot([0, 1], [0, 1], linestyle=":", linewidth=0.8, color="gray")
    axes.set_xlabel("predicted chance of winning")
    axes.set_ylabel("share that was won")


def _minutes(found: Rows) -> list[float]:
    return [one["seconds"] / 60.0 for one in found]
