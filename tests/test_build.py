"""The build under test is the one that was asked for, made of these very sources, with all its files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import distribution, entry_points, version
from importlib.resources import files
from pathlib import Path

import starhold
from tests.contract.cases import GAMES

SOURCES = Path(__file__).parents[1] / "src" / "starhold"
EXPECTED = os.environ.get("STARHOLD_EXPECT", "")
COMPILED_ENDINGS = (".so", ".pyd")
CLIENT = "server/static/"  # built from web/ by tools/client.sh, no source; not there without Node


def shipped() -> list[str]:
    """Every source file of the package, code and data, as a path inside it."""
    names = (path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*") if path.is_file())
    return sorted(
        name
        for name in names
        if "__pycache__" not in name and not name.endswith(COMPILED_ENDINGS) and not name.startswith(CLIENT)
    )


def pages(root: Path) -> dict[str, bytes]:
    """The files of the built browser client under a package folder."""
    found = (path for path in (root / CLIENT).rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def test_the_build_is_the_one_asked_for() -> None:
    """`make test` says which one it means; run by hand either will do."""
    assert EXPECTED in ("compiled" if starhold.compiled() else "interpreted", "")


def test_a_game_is_compiled_as_a_whole_or_not_at_all() -> None:
    for game in GAMES:
        modules = [f"{game.package}.state", "starhold.core.game", "starhold.core.chance"]
        for name in modules:
            assert (sys.modules[name].__file__ or "").endswith(COMPILED_ENDINGS) == starhold.compiled(), name


def test_the_package_is_made_of_these_sources() -> None:
    package = files("starhold")
    missing = [name for name in shipped() if not package.joinpath(name).is_file()]
    assert missing == []
    stale = [name for name in shipped() if package.joinpath(name).read_bytes() != (SOURCES / name).read_bytes()]
    assert stale == [], "the installed package is older than the sources: run make setup"


def test_the_package_has_the_browser_client_that_was_built() -> None:
    built = pages(SOURCES)
    assert pages(Path(str(files("starhold")))) == built
    assert not built or CLIENT + "index.html" in built


def test_the_page_names_only_files_that_were_built() -> None:
    """All that `index.html` loads is there: a page and its scripts come from the same build."""
    built = pages(SOURCES)
    named = re.findall(r'(?:src|href)="/([^"]+)"', built.get(CLIENT + "index.html", b"").decode())
    assert [name for name in named if CLIENT + name not in built] == []


def test_rulebooks_and_typing_marker_are_shipped() -> None:
    names = set(shipped())
    assert "py.typed" in names
    for game in GAMES:
        folder = game.package.removeprefix("starhold.").replace(".", "/")
        for ending in ("", ".cs", ".lt"):
            assert f"{folder}/RULES{ending}.md" in names
        for language in ("en", "cs", "lt"):
            assert f"### {game.id}:" in game.rulebook(language)


def test_messages_are_shipped_in_three_languages() -> None:
    words = {word for name in shipped() if name.endswith(".ftl") for word in name.replace(".", "/").split("/")}
    assert words >= {"en", "cs", "lt"}


def test_what_measures_starhold_is_not_installed() -> None:
    """Benches, load generators and the server that tests start stay in the checkout; two aliases find them there."""
    benches = {path.name for path in (SOURCES.parents[1] / "benches").glob("*.py")} - {"__init__.py", "__main__.py"}
    assert {"engine.py", "load.py", "hosting.py", "catanatron_baseline.py"} <= benches
    installed = [path for path in distribution("starhold").files or [] if path.suffix == ".py"]
    assert {path.parts[0] for path in installed} == {"starhold"}
    found = {"/".join(path.parts[-2:]) for path in installed if "bench" in path.name or path.parts[1] == "arena"}
    assert {name for name in found if "bench.py" in name} == {"arena/bench.py", "cli/bench.py"}
    assert [name for name in found if name.startswith("arena/") and name.split("/")[1] in benches] == []


def test_without_a_checkout_the_benches_say_so_in_one_line(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(SOURCES, tmp_path / "starhold", ignore=ignored)
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    for module, code in (("starhold.cli", 2), ("starhold.arena.bench", 1)):
        command = [sys.executable, "-m", module, "bench", "--seconds", "1"]
        told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (code, "", 1), told.stderr
        assert told.stderr.startswith("starhold: the benches are no part of the installed package")


def test_the_installed_version_is_that_of_the_sources() -> None:
    assert version("starhold") == starhold.__version__
    (script,) = entry_points(group="console_scripts", name="starhold")
    assert script.value == "starhold.cli:main"
