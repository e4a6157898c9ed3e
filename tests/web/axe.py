"""axe-core on a page: what it finds serious or critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """One line for each element that a serious or critical rule complains about."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text())
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{finding['id']} ({finding['impact']}): {node['html'][:160]}: {node['failureSummary']}"
        for finding in result["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
