"""The small wrongs that are made of a source file, and what is found out about them (tools/mutants.py), on a toy."""

from __future__ import annotations

import ast
import importlib
import json
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

TOOLS = Path(__file__).parents[1] / "tools"

TOY = """
    NAMES = "x"
    FIRST = NAMES[0]


    def fits(count: int, most: int) -> bool:
        return count <= most


    def down(count: float, step: float) -> float:
        while count:
            count = count - step
        return count


    def larger(a: float, b: float) -> float:
        if a > b:
            return a
        return b


    def both(a: bool, b: bool) -> bool:
        return a and b
"""
TESTS = """
    from starhold.core.toy import both, down, fits, larger


    def test_fits() -> None:
        assert fits(3, 3)
        assert not fits(4, 3)


    def test_down() -> None:
        assert down(4, 2) == 0


    def test_larger() -> None:
        assert larger(1, 2) == larger(2, 1) == larger(2, 2) == 2


    def test_both() -> None:
        assert both(True, True)


    def test_that_fails_anyway() -> None:
        assert fits(9, 3)
"""


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("mutants")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module and its tests."""
    for file, text in {
        "src/starhold/__init__.py": "",
        "src/starhold/core/__init__.py": "",
        "src/starhold/core/toy.py": TOY,
        "tests/core/test_toy.py": TESTS,
        "tools/mutants.toml": "",
        "pyproject.toml": "[tool.pytest.ini_options]",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip())
    return tmp_path


def wrongs(tools: Any, source: str, tuned: bool = False) -> list[str]:
    """The statements that take the place of others, each in a file that can still be read."""
    text = dedent(source).encode()
    found = tools.find("x.py", text, tuned)
    for mutant in found:
        ast.parse(mutant.apply(text))
        assert mutant.apply(text) != text
    return [mutant.after for mutant in found]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = (a) >= (b)", ["x = (a) > (b)"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a in b", ["x = a not in b"]),
        ("x = a < b < c", ["x = a <= b < c", "x = a < b <= c"]),
        ("x = a and b", ["x = a or b"]),
        ("x = a or b or c", ["x = a and b or c", "x = a or b and c"]),
        ("x = not a", ["x = a"]),
        ("x = not (a or b)", ["x = (a or b)", "x = not (a and b)"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a - b", ["x = a + b"]),
        ("x = a & b", ["x = a | b"]),
        ("x = 'ž' + f'{a + 1}'", []),
        ("x = 3", ["x = 4"]),
        ("x = [-1]", ["x = [-2]"]),
        ("x = True", ["x = False"]),
        ("x = 1.5", []),
        ("x: list[3] = a", []),
        ("x = 'ž', a > b", ["x = 'ž', a >= b"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for b in c if b > d]", ["x = [a for b in c if b >= d]"]),
        ("a.x = b", ["pass"]),
        ("a.x += b", ["pass", "a.x -= b"]),
        ("x += b", ["x -= b"]),
        ("a.go(b=2)", ["pass", "a.go(b=3)"]),
        ("raise a", ["pass"]),
        ("if a: b", ["if not (a):"]),
        ("if a > b: c", ["if a >= b:"]),
        ("for x in range(5): continue", ["for x in range(6):", "pass"]),
        ("with a(1): b.go()", ["with a(2):", "pass"]),
        ("match a:\n    case 1: b = 2", ["b = 3"]),
        ("try: a.go()\nexcept E: b.go()\nfinally: c.go()", ["pass", "pass", "pass"]),
        ("while a < b: a += 1", ["while a <= b:", "a += 2"]),
        ("assert a == 1", []),
        ("'a text'", []),
        ("log('said', a + 1)", []),
        ("logger.info('said', a + 1)", []),
        ("if TYPE_CHECKING: a = 1", []),
        ("__slots__ = (1,)", []),
    ],
)
def test_every_kind_of_wrong(tools: Any, statement: str, expected: list[str]) -> None:
    assert wrongs(tools, statement) == expected


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        ("bool", "a", ["return not (a)"]),
        ("bool", "a > b", ["return a >= b"]),
        ("int", "a", ["return (a) + 1"]),
        ("i64", "a", ["return (a) + 1"]),
        ("str", "a", ['return ""']),
        ("list[int]", "a", ["return []"]),
        ("list[int]", "[]", []),
        ("str | None", "a", ["return None"]),
        ("Thing", "a", []),
    ],
)
def test_another_value_is_returned_of_the_same_type(tools: Any, kind: str, value: str, expected: list[str]) -> None:
    assert wrongs(tools, f"def f(a: int) -> {kind}:\n    '''Text.'''\n    return {value}") == expected


def test_what_is_only_declared_is_left_alone(tools: Any) -> None:
    source = """
        class A:
            @abstractmethod
            def f(self, a: int = 1) -> int:
                return a + 1

            def g(self, a: int = 1) -> None: ...
    """
    assert wrongs(tools, source) == ["def g(self, a: int = 2) -> None:"]


def test_where_numbers_are_tuned_only_those_in_functions_count(tools: Any) -> None:
    source = "MOST = 5\nclass A:\n    most: int = 6\ndef f() -> None:\n    x = 7"
    assert wrongs(tools, source) == ["MOST = 6", "most: int = 7", "x = 8"]
    assert wrongs(tools, source, tuned=True) == ["x = 8"]


def test_a_mutant_is_named_without_its_line_and_the_second_of_its_kind_apart(tools: Any) -> None:
    source = "def f() -> None:\n    a.go()\n    a.go()\n"
    names = [mutant.key for mutant in tools.find("x.py", source.encode())]
    assert names == ["x.py:f: a.go() → pass", "x.py:f: a.go() → pass #1"]
    assert [mutant.key for mutant in tools.find("x.py", b"\n\nY = a\n" + source.encode())] == names


def test_a_sample_follows_from_its_seed_and_stays_when_other_code_changes(tools: Any) -> None:
    source = "\n".join(f"x{i} = {i}" for i in range(100)).encode()
    every = tools.find("x.py", source)
    chosen = tools.sample(every, 20, 1)
    assert tools.sample(every[::-1], 20, 1) == chosen
    assert tools.sample(every, 20, 2) != chosen
    without = [mutant for mutant in every if mutant != chosen[0]]
    assert tools.sample(without, 19, 1) == chosen[1:]


def verdicts(checkout: Path) -> dict[str, tuple[bool, str]]:
    told = json.loads((checkout / "build" / "mutants" / "report.json").read_text())
    return {one["after"]: (one["killed"], one["by"]) for one in told["mutants"]}


def test_a_whole_run(
    tools: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tools, "PATIENCE", (1.0, 600.0, 10.0))
    equivalents = checkout / "tools" / "mutants.toml"
    equivalents.write_text(listed("larger", "if a > b:", "if a >= b:") + listed("gone", "a", "b"))
    before = {path: path.read_bytes() for path in (checkout / "src").rglob("*.py")}
    assert tools.main([], checkout) == 1  # fewer than 95 %
    assert verdicts(checkout) == {
        "FIRST = NAMES[1]": (True, "loading"),
        "return count < most": (True, "tests/core/test_toy.py::test_fits"),
        "while not (count):": (True, "tests/core/test_toy.py::test_down"),
        "count = count + step": (True, "took too long: tests/core/test_toy.py::test_down"),
        "return a or b": (False, "survived 1 tests"),
    }
    said = capsys.readouterr().out
    assert "4 of 5 mutants killed, 80.0 %" in said
    assert "1 at loading, 1 because a test took too long" in said
    assert "1 of the sample change nothing" in said
    assert "1 tests fail without any mutant and were left out, the first: tests/core/test_toy.py::test_that_" in said
    assert "no longer there, to be taken out of tools/mutants.toml: src/starhold/core/toy.py:gone: a → b" in said
    assert {path: path.read_bytes() for path in (checkout / "src").rglob("*.py")} == before

    # Nothing has changed, so nothing is tried again; then there is a better test, against what had survived.
    with monkeypatch.context() as patch:
        patch.setattr(tools.Workshop, "try_out", lambda self, mutant: pytest.fail(f"tried again: {mutant.key}"))
        assert tools.main(["--least", "80"], checkout) == 0
    tests = checkout / "tests" / "core" / "test_toy.py"
    tests.write_text(tests.read_text().replace("both(True, True)", "both(True, True) and not both(True, False)"))
    assert tools.main([], checkout) == 0
    assert "5 of 5 mutants killed, 100.0 %" in capsys.readouterr().out


def listed(where: str, before: str, after: str) -> str:
    """An entry of the list of mutants that change nothing."""
    return (
        f'[[equivalent]]\nin = "src/starhold/core/toy.py:{where}"\nbefore = "{before}"\nafter = "{after}"\nwhy = "x"\n'
    )
