"""What is compiled, in which library, and that nothing is compiled twice (tools/compile.py)."""

from __future__ import annotations

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def build() -> Any:
    spec = importlib.util.spec_from_file_location("starhold_compile", HOUSE / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class Compiler:
    """Stands in for a C compiler, and counts its work."""

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.broken = False

    def compile(self, sources: list[str], folder: str, **_: object) -> list[str]:
        self.compiled += sources
        return sources

    def link_shared_object(self, objects: list[str], made: str) -> None:
        Path(made).write_text("half")
        if self.broken:
            raise OSError("no space left")
        Path(made).write_text(f"made of {Path(objects[0]).read_text()}")


@pytest.fixture
def compiler(build: Any, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()
    monkeypatch.setattr(build, "c_compiler", lambda: compiler)
    return compiler


def test_a_game_is_one_library_and_the_kernel_another(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    patterns = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
    paths = list(build.chosen(patterns["include"], patterns["exclude"]))
    libraries: dict[str, set[str]] = {}
    for path in paths:
        libraries.setdefault(build.group_of(path), set()).add(path.relative_to("src/starhold").as_posix())
    games = {path.parent.name for path in Path("src/starhold/games").glob("*/state.py")}
    assert set(libraries) == {"starhold.core"} | {f"starhold.games.{name}" for name in games}
    assert {"core/game.py", "core/chance.py", "arena/playout.py"} <= libraries["starhold.core"]
    assert "games/race/phases/settle.py" in libraries["starhold.games.race"]
    assert "games/starfarers/phases/cards.py" in libraries["starhold.games.starfarers"], "a phase, no data"
    for data in ("cards.py", "text.py", "powers.py", "__init__.py"):
        assert f"games/race/{data}" not in libraries["starhold.games.race"]


def test_the_same_is_not_compiled_twice(build: Any, compiler: Compiler, tmp_path: Path) -> None:
    source, header = tmp_path / "race.c", tmp_path / "race.h"
    source.write_text("race")
    header.write_text("points")
    store = tmp_path / "store"
    store.mkdir()
    library = build.Library(source, [header], [], ["-O2"], ["starhold.games.race__mypyc"])

    def compile_it(salt: str = "gcc 12") -> Path:
        (one,) = build.compile_all([library], store, salt)
        assert one[0] == "starhold.games.race__mypyc"
        found: Path = one[1]
        return found

    first = compile_it()
    assert first.read_text() == "made of race"
    assert compile_it() == first
    assert len(compiler.compiled) == 1
    assert compile_it("gcc 13") != first
    header.write_text("other points")  # it decides where things lie: what was compiled with the old one would crash
    assert compile_it() != first
    library = library._replace(flags=["-O0"])
    compile_it()
    source.write_text("another race")
    assert compile_it().read_text() == "made of another race"
    assert len(compiler.compiled) == 5


def test_a_library_that_was_not_finished_is_not_kept(build: Any, compiler: Compiler, tmp_path: Path) -> None:
    source = tmp_path / "duel.c"
    source.write_text("duel")
    library = build.Library(source, [], [], [], ["starhold.games.duel__mypyc"])
    store = tmp_path / "store"
    store.mkdir()
    compiler.broken = True
    with pytest.raises(OSError, match="no space"):
        build.compile_all([library], store, "gcc")
    assert list(store.iterdir()) == []
    compiler.broken = False
    ((_, made),) = build.compile_all([library], store, "gcc")
    assert made.read_text() == "made of duel"


def test_modules_of_a_folder_are_one_file_under_each_name(build: Any, tmp_path: Path) -> None:
    class Extension:
        def __init__(self, name: str) -> None:
            self.name = f"starhold.games.race.{name}"
            self.sources = [str(tmp_path / f"{name}.c")]
            self.extra_compile_args = ["-O2"]

    door = build.one_door(tmp_path, [Extension("state"), Extension("view")])
    assert door.modules == ["starhold.games.race.state", "starhold.games.race.view"]
    assert [line for line in door.source.read_text().splitlines() if "include" in line] == [
        '#include "state.c"',
        '#include "view.c"',
    ]


def test_what_was_not_used_for_long_is_forgotten(build: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "KEPT", 2)
    for number in range(4):
        (tmp_path / f"{number}.so").touch()
        os.utime(tmp_path / f"{number}.so", (number, number))
    build.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2.so", "3.so"]
