"""The build under test is the one that was asked for, made of these very sources, with all its files."""

from __future__ import annotations

import os
import sys
from importlib.metadata import entry_points, version
from importlib.resources import files
from pathlib import Path

import starhold
from starhold.core.registry import all_games

SOURCES = Path(__file__).parents[1] / "src" / "starhold"
EXPECTED = os.environ.get("STARHOLD_EXPECT", "")
COMPILED_ENDINGS = (".so", ".pyd")


def shipped() -> list[str]:
    """Every file of the package, code and data, as a path inside it."""
    return sorted(
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in COMPILED_ENDINGS
    )


def test_the_build_is_the_one_asked_for() -> None:
    """`make test` says which one it means; run by hand either will do."""
    assert EXPECTED in ("compiled" if starhold.compiled() else "interpreted", "")


def test_a_game_is_compiled_as_a_whole_or_not_at_all() -> None:
    for game in all_games():
        modules = [f"starhold.games.{game.id}.state", "starhold.core.game", "starhold.core.chance"]
        for name in modules:
            assert (sys.modules[name].__file__ or "").endswith(COMPILED_ENDINGS) == starhold.compiled(), name


def test_the_package_is_made_of_these_sources() -> None:
    package = files("starhold")
    missing = [name for name in shipped() if not package.joinpath(name).is_file()]
    assert missing == []
    stale = [name for name in shipped() if package.joinpath(name).read_bytes() != (SOURCES / name).read_bytes()]
    assert stale == [], "the installed package is older than the sources: run make setup"


def test_rulebooks_and_typing_marker_are_shipped() -> None:
    names = set(shipped())
    assert "py.typed" in names
    for game in all_games():
        for ending in ("", ".cs", ".lt"):
            assert f"games/{game.id}/RULES{ending}.md" in names
        for language in ("en", "cs", "lt"):
            assert f"### {game.id}:" in game.rulebook(language)


def test_messages_are_shipped_in_three_languages() -> None:
    words = {word for name in shipped() if name.endswith(".ftl") for word in name.replace(".", "/").split("/")}
    assert words >= {"en", "cs", "lt"}


def test_the_installed_version_is_that_of_the_sources() -> None:
    assert version("starhold") == starhold.__version__
    (script,) = entry_points(group="console_scripts", name="starhold")
    assert script.value == "starhold.cli:main"
