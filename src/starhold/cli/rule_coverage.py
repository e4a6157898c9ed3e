"""Which rulings have a test of their own, read off the tests' `@pytest.mark.rule(...)` marks."""

from __future__ import annotations

import ast
from pathlib import Path


def rules_with_tests(tests: Path) -> set[str]:
    """The rule that stands first in each mark: that is the one the test is about."""
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    found |= _first_rule(mark)
    return found


def _first_rule(mark: ast.expr) -> set[str]:
    if (
        isinstance(mark, ast.Call)
        and isinstance(mark.func, ast.Attribute)
        and mark.func.attr == "rule"
        and mark.args
        and isinstance(mark.args[0], ast.Constant)
        and isinstance(mark.args[0].value, str)
    ):
        return {mark.args[0].value}
    return set()
