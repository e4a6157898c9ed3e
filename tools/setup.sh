#!/usr/bin/env bash
# Makes .venv: the tools of requirements.lock, and starhold itself, compiled where there is a C compiler, with the
# browser client in it where there is Node (tools/client.sh).
# Run again it does only what has changed. The sources are built in a copy, so that src/ stays free of compiled files
# and PYTHONPATH=src is always the interpreted build.
#
#   PYTHON=python3.12        another Python to make .venv with
#   CC=clang                 another C compiler
#   STARHOLD_NO_COMPILE=1    install interpreted even though there is a compiler
#   STARHOLD_NO_CLIENT=1     leave the browser client out
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset PYTHONPATH PYTHONHOME

python=${PYTHON:-python3}
venv=$PWD/.venv
tree=$PWD/build/tree # the copy that is built
wheels=$PWD/build/wheel
say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 2; }

mkdir -p build
if command -v flock >/dev/null; then # two targets at once wait for each other
    exec 9>build/lock
    flock 9
fi

# -- .venv, and the tools in it

command -v "$python" >/dev/null || fail "there is no $python; Starhold needs Python 3.11 or later"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "$("$python" -V) is too old; Starhold needs 3.11 or later"
tools="$("$python" -VV) $PWD $(sha256sum <requirements.lock)" # all that decides what .venv has to be

if [[ "$(cat "$venv/tools" 2>/dev/null)" != "$tools" ]]; then
    say "making .venv and installing the tools"
    "$python" -m venv --clear "$venv"
    # uv comes by pip, pinned by the same lock, then installs the rest.
    sed -n '/^uv==/,/[^\\]$/p' requirements.lock >build/uv.txt
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r build/uv.txt
    "$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r requirements.lock || {
        say "uv could not install the lock; trying pip"
        "$venv/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock
    }
    printf '%s\n' "$tools" >"$venv/tools"
fi

# -- how to build: a compiler is of use only if it finds Python's headers

mode=interpreted
why=
if [[ -n "${STARHOLD_NO_COMPILE:-}" && "$STARHOLD_NO_COMPILE" != 0 ]]; then
    why="STARHOLD_NO_COMPILE is set"
else
    for compiler in "${CC:-}" "$("$venv/bin/python" -c 'import sysconfig; print((sysconfig.get_config_var("CC") or "").split(" ")[0])')" cc gcc clang; do
        [[ -n "$compiler" ]] && command -v "${compiler%% *}" >/dev/null && break
        compiler=
    done
    if [[ -z "$compiler" ]]; then
        why="there is no C compiler"
    elif ! echo '#include <Python.h>' | $compiler -fsyntax-only -x c - \
        -I"$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')" 2>/dev/null; then
        why="$compiler does not find Python.h"
    else
        mode=compiled
        export CC=$compiler
    fi
fi

# -- starhold: compiled anew when its sources change; a new browser client alone is only copied

tools/client.sh
client=$(cat build/client 2>/dev/null || echo none)

find src \( -name '*.so' -o -name '*.pyd' \) -delete # a stray build in place would pass for the interpreted one
built="$mode $(find src -path src/starhold/server/static -prune -o -type f -not -name '*.py[co]' -print0 | LC_ALL=C sort -z |
    xargs -0 sha256sum pyproject.toml requirements.lock tools/setup.sh | sha256sum)"

if [[ "$(cat "$venv/built" 2>/dev/null)" != "$built" ]]; then
    rm -rf "$venv/built" "$venv/mode" "$venv/client" "$tree" "$wheels"
    mkdir -p "$tree"
    cp -R src pyproject.toml README.md LICENSE "$tree/"
    find "$tree" -name __pycache__ -prune -exec rm -rf {} +
    [[ $mode == interpreted ]] || say "compiling the engine (a few minutes)"
    enable=0
    [[ $mode == interpreted ]] || enable=1
    # Without build isolation: hatchling, mypyc and setuptools are the locked ones.
    # -w: what gcc would warn of in generated code nobody reads, and looking for it takes longer than the compiling.
    (cd "$tree" && PATH="$venv/bin:$PATH" HATCH_BUILD_HOOKS_ENABLE=$enable CFLAGS="-w ${CFLAGS:-}" \
        "$venv/bin/python" -m hatchling build --target wheel --directory "$wheels") >build/log 2>&1 || {
        # mypyc's complaints are the message; the hook's traceback above them says nothing
        { sed -n '/^Exception: Error while invoking Mypyc/,$p' build/log | grep . || cat build/log; } >&2
        fail "the build failed"
    }
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --no-index --force-reinstall "$wheels"/*.whl
    # Whether the wheel has all it needs shows only away from the sources.
    (cd / && "$venv/bin/python" -I -c '
import sys, starhold
starhold.all_games()
found = "compiled" if starhold.compiled() else "interpreted"
if found != sys.argv[1]:
    sys.exit(f"setup: starhold is installed {found}, not {sys.argv[1]}")' "$mode")
    printf '%s\n' "$mode" >"$venv/mode"
    printf '%s\n' "$built" >"$venv/built"
fi

if [[ "$(cat "$venv/client" 2>/dev/null)" != "$client" ]]; then
    installed=$(cd / && "$venv/bin/python" -I -c 'import starhold.server; print(starhold.server.__path__[0])')/static
    rm -rf "$installed"
    [[ ! -d src/starhold/server/static ]] || cp -R src/starhold/server/static "$installed"
    printf '%s\n' "$client" >"$venv/client"
fi

if [[ $mode == interpreted ]]; then
    say "$why: starhold is installed interpreted. Everything works, slower."
fi
