"""A plugin of pytest for `mutants.py` (`pytest -p reach`), told what to do by two variables of the environment.

STARHOLD_REACH names a file to write: which functions of the sources each test reaches, what it costs, and whether it
passes at all. STARHOLD_PICK names a file that says which tests to run, in which order, and how long each may take;
the first that fails, or takes longer, is written beside it.
"""

from __future__ import annotations

import ast
import builtins
import importlib.machinery
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest
from mutations import functions

FAILED = "failed"
PROBE = "__reached__"
TOOK_TOO_LONG = "took too long"
LOADING = (120.0, 600.0)  # seconds of the processor and of the clock until the first test begins
MOST_MEMORY = 6 << 30  # a loop that has lost its end must not take the machine with it


class Probes(MetaPathFinder):
    """Loads the sources with a first line in each function that says it was reached. It costs a tenth of what
    `coverage` does, and functions are all we need.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.reached: set[str] = set()
        setattr(builtins, PROBE, self.reached.add)
        sys.meta_path.insert(0, self)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("starhold."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            spec.loader = ProbedFile(name, spec.origin, self.root)
        return spec


class ProbedFile(importlib.machinery.SourceFileLoader):
    """One source file with probes."""

    def __init__(self, name: str, path: str, root: Path) -> None:
        super().__init__(name, path)
        self.known_as = Path(path).relative_to(root).as_posix()

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path))
        for name, function in functions(tree):
            probe = ast.parse(f"{PROBE}({f'{self.known_as}:{name}'!r})").body[0]
            function.body.insert(1 if ast.get_docstring(function) is not None else 0, probe)
        return compile(tree, self.path, "exec")


class Mapper:
    """Runs all tests there are and writes down what they reach."""

    def __init__(self, made: Path, root: Path) -> None:
        self.made = made
        self.probes = Probes(root)
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.probes.reached.clear()
        facts: dict[str, Any] = {"passes": True}
        self.tests[item.nodeid] = facts
        processor, clock = time.process_time(), time.monotonic()
        result = yield
        facts["processor"] = round(time.process_time() - processor, 3)
        facts["clock"] = round(time.monotonic() - clock, 3)
        facts["reaches"] = sorted(self.probes.reached)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tests[report.nodeid]["passes"] = False

    def pytest_sessionfinish(self) -> None:
        self.made.write_text(json.dumps(self.tests))


class Picker:
    """Runs the tests it is given, in that order, and none of them for ever."""

    def __init__(self, asked: Path) -> None:
        self.tests: dict[str, tuple[float, float]] = json.loads(asked.read_text())
        self.told = asked.with_suffix(".told")
        self.running = ""
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        signal.signal(signal.SIGALRM, self.give_up)
        signal.signal(signal.SIGPROF, self.give_up)
        self.allow(*LOADING)

    def allow(self, processor: float, clock: float) -> None:
        signal.setitimer(signal.ITIMER_PROF, processor)
        signal.setitimer(signal.ITIMER_REAL, clock)

    def tell(self, how: str, test: str) -> None:
        if not self.told.exists():
            self.told.write_text(json.dumps({"how": how, "test": test}))

    def give_up(self, number: int, frame: FrameType | None) -> None:
        """At once: what hangs might also hang while it is tidied up. Our caller ends what we have started."""
        self.tell(TOOK_TOO_LONG, self.running)
        os._exit(1)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.running = item.nodeid
        self.allow(*self.tests[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(FAILED, report.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    made, asked = os.environ.get("STARHOLD_REACH"), os.environ.get("STARHOLD_PICK")
    if made:
        config.pluginmanager.register(Mapper(Path(made), config.rootpath))
    if asked:
        config.pluginmanager.register(Picker(Path(asked)))
