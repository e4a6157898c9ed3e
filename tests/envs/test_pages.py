"""The page of each game says what the sources say, and its statistics are counted right."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold import game
from starhold.envs.pages import HEAD, STATISTICS, WORDS, described, main, measured, row
from tests.envs.tables import every_game

FOLDER = Path(__file__).parents[2] / "docs" / "games"


@every_game
def test_a_page_is_what_the_sources_say(id: str) -> None:
    told, _, figures = (FOLDER / f"{id}.md").read_text(encoding="utf-8").partition(STATISTICS)
    assert told == described(game(id)), "write it anew: python -m starhold.envs.pages docs/games --keep"
    assert HEAD in figures
    assert figures.endswith(WORDS)


def test_what_is_counted() -> None:
    tally = measured(game("race"), 3, "greedy", 2)
    assert len(tally.lengths) == 2
    assert sum(tally.lengths) == len(tally.choices)
    assert tally.luck > 2 * 3 * 6  # the deal alone
    assert 0 < tally.together < len(tally.choices)
    assert tally.hidden == tally.looked > 0  # a hand is always hidden
    assert row(3, "greedy", tally).startswith("| 3 | `greedy` | 2 | ")
    alone = measured(game("alliances"), 1, "random", 1)
    assert alone.together == 0


def test_pages_are_written_and_figures_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for id in ("race", "duel", "alliances", "starfarers"):
        (tmp_path / f"{id}.md").write_text(f"old\n{STATISTICS}\nfigures\n", encoding="utf-8")
    main([str(tmp_path), "--keep"])
    assert (tmp_path / "duel.md").read_text(encoding="utf-8") == described(game("duel")) + f"{STATISTICS}\nfigures\n"
    with pytest.raises(SystemExit):
        main([str(tmp_path), "--games", "0"])
    assert "one at least" in capsys.readouterr().err
