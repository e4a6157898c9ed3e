"""Compiles the engine while the wheel is made: a build hook of hatchling, on with HATCH_BUILD_HOOKS_ENABLE=1.

mypyc writes the C, one library for the kernel and one for each game, and the C compiler makes them side by side on all
cores. What was compiled is kept by the hash of all that went into it, so a change in one game costs that game alone and
a build that was interrupted goes on where it stopped.

    STARHOLD_OBJECTS=FOLDER    where compiled libraries are kept (build/objects, unless said otherwise)
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
ENDING = sysconfig.get_config_var("EXT_SUFFIX")
KEPT = 60  # libraries in the store; some fifteen make one build
# -w: what the compiler would warn of in generated code nobody reads, and looking for it takes longer than compiling.
# Nothing of one library is called by name from another, so nothing is exported: calls inside it are direct, and faster.
EXTRA_FLAGS = ["-w", "-fvisibility=hidden"]


class Library(NamedTuple):
    """One thing for the C compiler: a C file, what it includes, and the modules that become files of their own."""

    source: Path
    headers: list[Path]
    include: list[str]
    flags: list[str]
    modules: list[str]  # the shared object is put into the wheel once under each of these names


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the sources they are made of."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        os.chdir(self.root)
        work = Path("build/compiled")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        store = Path(os.environ.get("STARHOLD_OBJECTS") or "build/objects")
        store.mkdir(parents=True, exist_ok=True)
        libraries = translate(list(chosen(self.config["include"], self.config["exclude"])), work)
        for module, built in compile_all(libraries, store, toolchain()):
            inside = module.replace(".", "/") + ENDING
            ready = work / "wheel" / inside
            ready.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(built, ready)  # one file each: hatchling takes a file once
            build_data["force_include"][str(ready.resolve())] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        tidy(store)


def chosen(include: list[str], exclude: list[str]) -> Iterator[Path]:
    """The modules to compile, by the patterns of pyproject.toml."""
    found = {path for pattern in include for path in (SOURCES / "starhold").glob(pattern)}
    return (path for path in sorted(found) if not any(path.match(pattern) for pattern in exclude))


def group_of(path: Path) -> str:
    """The library a module belongs to: that of its game, or the kernel's."""
    package, *inside = path.relative_to(SOURCES).parts
    return f"{package}.games.{inside[1]}" if inside[0] == "games" else f"{package}.core"


def translate(paths: list[Path], work: Path) -> list[Library]:
    """The C of all modules, and what is to be compiled; mypyc says itself what it does not like, and ends."""
    import setuptools  # noqa: F401 (mypyc asks whether it is there)
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for path in paths:
        groups.setdefault(group_of(path), []).append(str(path))
    extensions = mypycify(
        # Our [tool.mypy] is for everything, tests too: say here what matters. Libraries may lack types.
        [
            "--config-file=",
            "--strict",
            "--ignore-missing-imports",
            "--no-color-output",
            f"--cache-dir={work / 'types'}",
            *map(str, paths),
        ],
        separate=[(files, name) for name, files in groups.items()],
        opt_level="2",  # twice as quick to compile as 3, and as fast
        debug_level="0",
        target_dir=str(work),
    )
    libraries: list[Library] = []
    doors: dict[Path, list[Any]] = {}  # the modules of one folder
    for extension in extensions:
        (source,) = map(Path, extension.sources)
        if extension.name.endswith("__mypyc"):
            headers = [Path(name) for name in extension.depends]
            flags = extension.extra_compile_args
            libraries.append(Library(source, headers, extension.include_dirs, flags, [extension.name]))
        else:
            doors.setdefault(source.parent, []).append(extension)
    libraries.extend(one_door(folder, found) for folder, found in doors.items())
    return libraries


def one_door(folder: Path, extensions: list[Any]) -> Library:
    """The modules of a folder, compiled at once.

    Each module is a tiny file that opens its group's library. A hundred and fifty of them take as long as a whole game,
    most of it reading Python.h again and again; so those of one folder are one file, put there under each name.
    """
    lines: list[str] = []
    headers: list[Path] = []
    for number, extension in enumerate(extensions):
        path = Path(extension.sources[0])
        headers.append(path)
        lines += [f"#define PyInit___init__ not_used_{number}", f'#include "{path.name}"', "#undef PyInit___init__", ""]
    source = folder / "__modules.c"
    source.write_text("\n".join(lines))
    return Library(source, headers, [], extensions[0].extra_compile_args, [each.name for each in extensions])


def compile_all(libraries: list[Library], store: Path, salt: str) -> list[tuple[str, Path]]:
    """Each module with its shared object; the largest are begun first, so that no core waits for the last one."""
    largest_first = sorted(libraries, key=lambda library: -library.source.stat().st_size)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ThreadPoolExecutor(cores) as pool:
        built = list(pool.map(lambda library: compile_one(library, store, salt), largest_first))
    return [(module, path) for library, path in zip(largest_first, built, strict=True) for module in library.modules]


def compile_one(library: Library, store: Path, salt: str) -> Path:
    """The shared object: the kept one if it was made of the very same, else a new one."""
    key = hashlib.sha256(f"{salt}\n{library.flags}\n{EXTRA_FLAGS}\n{library.modules}".encode())
    for path in [library.source, *sorted(library.headers)]:
        key.update(f"\n{path.name}\n".encode())
        key.update(path.read_bytes())
    kept = store / f"{key.hexdigest()}.so"
    if kept.exists():
        kept.touch()
        return kept
    compiler = c_compiler()
    include = [*library.include, sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    with tempfile.TemporaryDirectory(dir=store) as folder:
        flags = [*library.flags, *EXTRA_FLAGS]
        objects = compiler.compile([str(library.source)], folder, include_dirs=include, extra_postargs=flags)
        made = Path(folder) / "made.so"
        compiler.link_shared_object(objects, str(made))
        made.replace(kept)
    return kept


def c_compiler() -> Any:
    """The C compiler as Python knows it, with CC and CFLAGS of the environment."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as compilers

    compiler = ccompiler.new_compiler()
    compilers.customize_compiler(compiler)
    return compiler


def toolchain() -> str:
    """What decides, beside the C itself, what comes out: compiler, Python, and the run-time part of mypyc."""
    import mypyc

    command = c_compiler().compiler_so
    version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
    runtime = hashlib.sha256()
    for path in sorted((Path(mypyc.__file__).parent / "lib-rt").rglob("*.[ch]")):
        runtime.update(path.read_bytes())
    return "\n".join([str(command), version, sys.version, platform.platform(), runtime.hexdigest()])


def tidy(store: Path) -> None:
    """Forget what was not used for long."""
    newest_first = sorted(store.glob("*.so"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest_first[KEPT:]:
        path.unlink()
