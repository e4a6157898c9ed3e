"""The table of all settings, for the page for hosts, made from `settings.py` and the comments in it.

    python -m starhold.server.settings_page docs/hosts.md

writes it anew between its two marks; a test says when that is needed.
"""

from __future__ import annotations

import ast
import inspect
import sys
import tokenize
from io import StringIO
from pathlib import Path
from typing import Final

from starhold.server import settings
from starhold.server.configuration import all_settings

BEGIN: Final = "<!-- settings: made by python -m starhold.server.settings_page docs/hosts.md -->"
END: Final = "<!-- end of settings -->"


def comments() -> dict[str, str]:
    """What stands beside each field, by its class and name."""
    source = inspect.getsource(settings)
    beside: dict[int, str] = {}
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            beside[token.start[0]] = token.string.lstrip("# ")
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    lines = range(field.lineno, (field.end_lineno or field.lineno) + 1)
                    words = " ".join(beside[line] for line in lines if line in beside)
                    found[f"{node.name}.{field.target.id}"] = words
    return found


def table() -> str:
    """One row a setting."""
    words = comments()
    rows = ["| setting | default | what it is |", "|---|---|---|"]
    for setting in all_settings():
        name = setting.name.removeprefix("limits.")
        owners = ("Limits",) if "." in setting.name else ("Serving", "Settings")
        said = next((words[f"{owner}.{name}"] for owner in owners if words.get(f"{owner}.{name}")), "")
        if not said and name.endswith("_burst"):
            said = "as many of these may come at once"
        default = "" if setting.default in ("", ()) else f"`{setting.default}`".replace("True", "true")
        rows.append(f"| `{setting.name}` | {default.replace('False', 'false')} | {said.replace('|', '/')} |")
    return "\n".join(rows)


def renewed(page: str) -> str:
    """The page with the table as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
