"""Whether the tests notice when the code is wrong: a seeded sample of small wrongs, each tried against the tests.

    python tools/mutants.py [--sample 200] [--seed 1] [--minutes 120] [--only games/race] [--least 95]

All work is done on a copy of the sources and tests, in build/mutants. At first every test is run once to learn
which functions it reaches, what it costs, and whether it passes (build/mutants/reach.json; a test file that has changed
is learnt anew; `--map` begins from nothing). Each mutant then meets the tests that reach its function,
those of its own topic first, then the cheapest, until one fails. What is known already is not tried again: a kill as
long as the file is the same, a survival as long as the tests are, too. So a run may be broken off at any time.

`tools/mutants.toml` lists mutants that change nothing anybody could notice, each with its reason; they do not count.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mutations import Mutant, find, sample

CHECKOUT = Path(__file__).resolve().parents[1]
SOURCES = ("src/starhold/core", "src/starhold/games/*/phases", "src/starhold/server")
TESTS = ("tests/core", "tests/contract", "tests/games", "tests/server", "tests/cli")
COPIED = ("src", "tests", "pyproject.toml")  # everything else of the checkout is only linked to
BUDGET = 120.0  # seconds of the processor: the tests that a mutant has to outlive
LIKELIEST = 40  # tests tried first, by themselves: most mutants die there, and the files of all others stay unread
PATIENCE = (
    20.0,
    120.0,
    10.0,
)  # a test may take so many seconds of the processor, of the clock, and so many times its own
AT_LOADING = "loading"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant."""

    killed: bool
    by: str  # the test that noticed, or how many did not
    source: str  # hash of the file it is a mutant of …
    tests: str  # … and of the tests it met
    seconds: float


class Workshop:
    """The copy that is worked on, and what is known of its tests."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.checkout = checkout
        self.folder = folder
        self.tree = folder / "tree"
        self.reach_file = folder / "reach.json"
        self.files: dict[str, dict[str, Any]] = {}  # test file: its hash, and its tests
        self.tests: dict[str, dict[str, Any]] = {}  # those that pass
        self.reached: dict[str, list[str]] = {}  # function: the tests that reach it

    # -- the copy

    def copy(self) -> None:
        shutil.rmtree(self.tree, ignore_errors=True)
        self.tree.mkdir(parents=True)
        for entry in self.checkout.iterdir():
            there = self.tree / entry.name
            if entry.name not in COPIED:
                if entry.name not in ("build", ".git", ".hypothesis"):
                    there.symlink_to(entry)
            elif entry.is_dir():
                shutil.copytree(entry, there, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            else:
                shutil.copy2(entry, there)

    def mutants(self, patterns: tuple[str, ...] = SOURCES) -> list[Mutant]:
        result: list[Mutant] = []
        folders = [folder for pattern in patterns for folder in sorted(self.tree.glob(pattern))]
        for folder in folders:
            for file in sorted(folder.rglob("*.py")):
                path = file.relative_to(self.tree).as_posix()
                result += find(path, file.read_bytes(), tuned="/server/" in path)
        return result

    def run(self, arguments: list[str], **environment: str) -> int:
        """pytest on the copy, interpreted, in a session of its own that is ended as a whole."""
        command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-m", "not browser", "--hypothesis-seed=0"]
        for plugin in ("_hypothesis_pytestplugin", "reach", "no:cacheprovider"):  # the others are slow to load
            command += ["-p", plugin]
        path = f"{self.tree / 'src'}:{Path(__file__).parent}"
        process = subprocess.Popen(
            [*command, *arguments],
            cwd=self.tree,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "STARHOLD_EXPECT": "interpreted",
                **environment,
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    # -- which tests reach what

    def learn(self, anew: bool = False) -> None:
        """Run the test files that are not known yet, a folder at a time, and keep what comes of it."""
        known: dict[str, dict[str, Any]] = {}
        if self.reach_file.exists() and not anew:
            known = json.loads(self.reach_file.read_text())
        todo: dict[Path, list[Path]] = {}
        for folder in TESTS:
            for file in sorted((self.tree / folder).rglob("test_*.py")):
                path = file.relative_to(self.tree).as_posix()
                if path in known and known[path]["hash"] == _hash(file.read_bytes()):
                    self.files[path] = known[path]
                else:
                    todo.setdefault(file.parent, []).append(file)
        for folder_, files in todo.items():
            print(f"learning what {len(files)} files of {folder_.relative_to(self.tree)} reach", flush=True)
            self._learn(files)
            _write(self.reach_file, self.files, None)
        for one in self.files.values():
            for test, facts in one["tests"].items():
                if facts["passes"]:
                    self.tests[test] = facts
                    for function in facts["reaches"]:
                        self.reached.setdefault(function, []).append(test)

    def _learn(self, files: list[Path]) -> None:
        made = self.folder / "reached.json"
        made.unlink(missing_ok=True)
        paths = [file.relative_to(self.tree).as_posix() for file in files]
        self.run(paths, STARHOLD_REACH=str(made))
        if not made.exists():
            raise SystemExit(f"the tests in {files[0].parent} could not be run: try pytest there")
        for file, path in zip(files, paths, strict=True):
            self.files[path] = {"hash": _hash(file.read_bytes()), "tests": {}}
        for test, facts in json.loads(made.read_text()).items():
            self.files[test.partition("::")[0]]["tests"][test] = facts

    def broken(self) -> list[str]:
        """Tests that fail without any mutant: they can prove nothing."""
        return [test for one in self.files.values() for test, facts in one["tests"].items() if not facts["passes"]]

    def picked(self, mutant: Mutant) -> list[str]:
        """The tests that may notice it, the likeliest first, within the budget."""
        reaching = self.reached.get(f"{mutant.path}:{mutant.where}")
        if reaching is None:  # code of a module or class, or of a function no test reaches in its own process
            inside = f"{mutant.path}:"
            reaching = sorted(
                {test for name, tests in self.reached.items() if name.startswith(inside) for test in tests}
            )
        reaching = reaching or [test for test in self.tests if test.startswith(_folders(mutant.path))]
        topic = Path(mutant.path).stem.strip("_")
        ranked = sorted(
            reaching, key=lambda test: (topic not in test.partition("::")[0], self.tests[test]["processor"])
        )
        result: list[str] = []
        spent = 0.0
        for test in ranked:
            spent += self.tests[test]["processor"]
            if result and spent > BUDGET:
                break
            result.append(test)
        return result

    # -- trying

    def hash_of(self, mutant: Mutant) -> str:
        return _hash((self.tree / mutant.path).read_bytes())

    def hash_of_tests(self, tests: list[str]) -> str:
        files = sorted({test.partition("::")[0] for test in tests})
        return _hash(json.dumps([tests, [self.files[file]["hash"] for file in files]]).encode())

    def try_out(self, mutant: Mutant) -> Verdict:
        """Let a mutant meet its tests."""
        file = self.tree / mutant.path
        source = file.read_bytes()
        tests = self.picked(mutant)
        begun = time.monotonic()
        try:
            _replace(file, mutant.apply(source))
            by = self._first_failure(tests[:LIKELIEST])
            if by is None and tests[LIKELIEST:]:
                by = self._first_failure(tests[LIKELIEST:])
            # A server is tested over real sockets and time: what fails once for another reason must not count.
            left = tests
            while by in left and "/server/" in mutant.path and self._first_failure([by]) is None:
                left = [test for test in left if test != by]
                by = self._first_failure(left)
        finally:
            _replace(file, source)
        survived = f"survived {len(tests)} tests"
        seconds = round(time.monotonic() - begun, 1)
        return Verdict(by is not None, by or survived, _hash(source), self.hash_of_tests(tests), seconds)

    def _first_failure(self, tests: list[str]) -> str | None:
        asked = self.folder / "asked.json"
        told = asked.with_suffix(".told")
        told.unlink(missing_ok=True)
        processor, clock, times = PATIENCE
        limits = {
            test: (processor + times * self.tests[test]["processor"], clock + times * self.tests[test]["clock"])
            for test in tests
        }
        asked.write_text(json.dumps(limits))
        code = self.run(["-x", *sorted({test.partition("::")[0] for test in tests})], STARHOLD_PICK=str(asked))
        if told.exists():
            found: dict[str, str] = json.loads(told.read_text())
            return found["test"] if found["how"] == "failed" else f"{found['how']}: {found['test'] or AT_LOADING}"
        return None if code == 0 else AT_LOADING


def _folders(path: str) -> tuple[str, ...]:
    """Where the tests of a source file are, if nothing better is known."""
    parts = path.split("/")
    if parts[2] == "games":
        return (f"tests/games/{parts[3]}/",)
    return (f"tests/{parts[2]}/", "tests/contract/" if parts[2] == "core" else "tests/cli/")


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _replace(file: Path, source: bytes) -> None:
    """Write a source file, and forget what was compiled from it: two versions may be of one second and one size."""
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)
    file.write_bytes(source)


def _write(file: Path, data: object, indent: int | None = 1) -> None:
    half = file.with_suffix(".half")
    half.write_text(json.dumps(data, indent=indent, ensure_ascii=False))
    half.replace(file)


def read_equivalents(file: Path) -> dict[str, str]:
    """The keys of mutants that change nothing, each with its reason."""
    listed = tomllib.loads(file.read_text()).get("equivalent", []) if file.exists() else []
    return {f"{one['in']}: {one['before']} → {one['after']}": one["why"] for one in listed}


def known_verdict(workshop: Workshop, mutant: Mutant, told: dict[str, Any] | None) -> Verdict | None:
    """What was found out earlier, if it still holds."""
    if told is None:
        return None
    verdict = Verdict(**told)
    same = verdict.source == workshop.hash_of(mutant)
    if not verdict.killed:
        same = same and verdict.tests == workshop.hash_of_tests(workshop.picked(mutant))
    return verdict if same else None


def shown(mutant: Mutant) -> str:
    """Where and what, in two lines; of a long statement the part that differs."""
    before, after = mutant.before, mutant.after
    same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    part = slice(max(0, same - 60), same + 90)
    return f"{mutant.path}:{mutant.line} {mutant.where}\n    {before[part]}\n    {after[part]}"


def report(
    chosen: list[Mutant], verdicts: dict[str, Verdict], equivalents: dict[str, str], broken: list[str]
) -> tuple[str, dict[str, Any]]:
    """The findings as text and as data."""
    tried = [mutant for mutant in chosen if mutant.key in verdicts]
    same = [mutant for mutant in chosen if mutant.key in equivalents]
    killed = [mutant for mutant in tried if verdicts[mutant.key].killed]
    survivors = [mutant for mutant in tried if not verdicts[mutant.key].killed]
    share = 100 * len(killed) / len(tried) if tried else 0.0
    areas: dict[str, list[int]] = {}
    for mutant in tried:
        parts = mutant.path.split("/")
        area = areas.setdefault("/".join(parts[2 : 4 if parts[2] == "games" else 3]), [0, 0])
        area[0] += verdicts[mutant.key].killed
        area[1] += 1
    minutes = sum(verdicts[mutant.key].seconds for mutant in tried) / 60
    lines = [f"{len(killed)} of {len(tried)} mutants killed, {share:.1f} % ({minutes:.0f} minutes)"]
    lines += [f"  {area}: {dead} of {all_}" for area, (dead, all_) in sorted(areas.items())]
    how = Counter(verdicts[mutant.key].by.partition(":")[0] for mutant in killed)
    lines.append(f"  {how[AT_LOADING]} at loading, {how['took too long']} because a test took too long")
    if len(tried) + len(same) < len(chosen):
        lines.append(f"{len(chosen) - len(tried) - len(same)} of the sample are still to be tried")
    if same:
        lines.append(f"{len(same)} of the sample change nothing (tools/mutants.toml)")
    if broken:
        lines.append(f"{len(broken)} tests fail without any mutant and were left out, the first: {broken[0]}")
    if survivors:
        lines.append("survivors:")
        lines += [f"{shown(mutant)}\n    {verdicts[mutant.key].by}" for mutant in survivors]
    data = {
        "killed": len(killed),
        "tried": len(tried),
        "share": round(share, 1),
        "minutes": round(minutes, 1),
        "equivalent": [mutant.key for mutant in same],
        "broken": broken,
        "mutants": [{**asdict(mutant), **asdict(verdicts[mutant.key])} for mutant in tried],
    }
    return "\n".join(lines), data


def main(arguments: list[str] | None = None, checkout: Path = CHECKOUT) -> int:
    reader = argparse.ArgumentParser(description="Whether the tests notice when the code is wrong.")
    reader.add_argument("--sample", type=int, default=200, help="How many mutants.")
    reader.add_argument("--seed", type=int, default=1, help="Another seed, another sample.")
    reader.add_argument("--only", default="", help="Only files whose path has this in it.")
    reader.add_argument("--minutes", type=float, default=120, help="Begin no new mutant after so long.")
    reader.add_argument("--least", type=float, default=95, help="Fail if fewer percent are killed.")
    reader.add_argument("--map", action="store_true", help="Learn anew what each test reaches.")
    asked = reader.parse_args(arguments)

    begun = time.monotonic()
    folder = checkout / "build" / "mutants"
    workshop = Workshop(checkout, folder)
    workshop.copy()
    every = [mutant for mutant in workshop.mutants() if asked.only in mutant.path]
    chosen = sample(every, asked.sample, asked.seed)
    workshop.learn(asked.map)

    equivalents = read_equivalents(checkout / "tools" / "mutants.toml")
    results = folder / "results.json"
    told: dict[str, Any] = json.loads(results.read_text()) if results.exists() else {}
    verdicts: dict[str, Verdict] = {}
    for number, mutant in enumerate(chosen, 1):
        if mutant.key in equivalents:
            continue
        verdict = known_verdict(workshop, mutant, told.get(mutant.key))
        if verdict is None:
            if time.monotonic() - begun > 60 * asked.minutes:
                continue
            verdict = workshop.try_out(mutant)
            told[mutant.key] = asdict(verdict)
            _write(results, told)
            print(f"{number}/{len(chosen)} {verdict.seconds:.0f} s {shown(mutant)}\n    {verdict.by}", flush=True)
        verdicts[mutant.key] = verdict

    text, data = report(chosen, verdicts, equivalents, workshop.broken())
    (folder / "report.txt").write_text(text + "\n")
    _write(folder / "report.json", data)
    print(text)
    for key in equivalents.keys() - {mutant.key for mutant in workshop.mutants()}:
        print(f"no longer there, to be taken out of tools/mutants.toml: {key}")
    return 0 if data["share"] >= asked.least else 1


if __name__ == "__main__":
    os.nice(15)  # whoever else works on this machine goes first
    sys.exit(main())
