#!/usr/bin/env bash
# Makes .venv with the packages of requirements.lock, the browser client (tools/client.sh) and starhold itself.
# Run again it does only what has changed.
#
#   tools/setup.sh             everything: all tools, and the engine compiled where there is a C compiler
#   tools/setup.sh play        what a game needs, in seconds: the compiled engine if it is there, else the sources;
#                              build/beside says then that it is worth compiling
#   tools/setup.sh beside PID  compiles for the next start, while that process plays; ends when it ends
#
#   PYTHON=python3.12        another Python to make .venv with
#   CC=clang                 another C compiler
#   STARHOLD_NO_COMPILE=1    install interpreted even though there is a compiler
#   STARHOLD_NO_CLIENT=1     leave the browser client out
#
# What is installed lies in .venv/engines, one folder for each state of the sources, and one line of a .pth file says
# which is the present one: a server that runs keeps its folder whatever is built, one that starts finds a whole one.
# build/lock guards .venv and the client, build/compile.lock the compiling, which takes long and which `play` must not
# wait for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset PYTHONPATH PYTHONHOME

for_what=${1:-all}
python=${PYTHON:-python3}
venv=$PWD/.venv
wheels=$PWD/build/wheels
objects=$PWD/build/objects # outlives the builds: tools/compile.py keeps there what it has compiled
say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 2; }

command -v "$python" >/dev/null || fail "there is no $python; Starhold needs Python 3.11 or later"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "$("$python" -V) is too old; Starhold needs 3.11 or later"
tools="$("$python" -VV) $PWD $(sha256sum <requirements.lock)" # all that decides what .venv has to be
mkdir -p build "$wheels"

# -- one at a time. Python locks what bash has open: flock(1) is not everywhere.

exec 8>build/lock 9>build/compile.lock
flock_() { "$python" -c "import fcntl; fcntl.flock($1, fcntl.LOCK_$2)" 2>/dev/null; }
hold() { # number of the open file, what is waited for
    flock_ "$1" "EX | fcntl.LOCK_NB" || { say "waiting for $2"; flock_ "$1" EX; }
}
release() { flock_ "$1" UN; }

# -- .venv, and the packages in it

installed() { [[ "$(cat "$venv/packages.$1" 2>/dev/null)" == "$tools" ]]; }

packages() { # run: to play; build: to compile; all
    ! installed "$1" && ! installed all || return 0
    if ! installed none; then
        say "making .venv"
        "$python" -m venv --clear "$venv" || return
        # uv comes by pip, pinned by the same lock, then installs the rest.
        sed -n '/^uv==/,/[^\\]$/p' requirements.lock >build/uv.txt
        "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r build/uv.txt || return
        printf '%s\n' "$tools" >"$venv/packages.none"
    fi
    local which=(-c requirements.lock -r pyproject.toml --extra server --extra postgres)
    case $1 in
    run) say "installing what playing needs" ;;
    build) which+=(--extra build) ;;
    all) say "installing the tools" && which=(-r requirements.lock) ;;
    esac
    "$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --require-hashes "${which[@]}" || {
        say "uv could not install the lock; trying pip"
        "$venv/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock || return
    }
    printf '%s\n' "$tools" >"$venv/packages.$1"
}

# -- how to build: a compiler is of use only if it finds Python's headers

choose_mode() {
    mode=interpreted
    why=
    if [[ -n "${STARHOLD_NO_COMPILE:-}" && "$STARHOLD_NO_COMPILE" != 0 ]]; then
        why="STARHOLD_NO_COMPILE is set"
        return
    fi
    local compiler
    for compiler in "${CC:-}" "$("$python" -c 'import sysconfig; print((sysconfig.get_config_var("CC") or "").split(" ")[0])')" cc gcc clang; do
        [[ -n "$compiler" ]] && command -v "${compiler%% *}" >/dev/null && break
        compiler=
    done
    if [[ -z "$compiler" ]]; then
        why="there is no C compiler"
    elif ! echo '#include <Python.h>' | $compiler -fsyntax-only -x c - \
        -I"$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')" 2>/dev/null; then
        why="$compiler does not find Python.h"
    else
        mode=compiled
        export CC=$compiler
    fi
}

# -- the sources, and a wheel of them

sources_in() { # the hash of all that a wheel is made of, in that folder
    { printf '%s\n' "$tools" && cd "$1" && find src -path src/starhold/server/static -prune -o \
        -type f -not -name '*.py[co]' -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum pyproject.toml tools/compile.py; } | sha256sum | cut -c1-16
}

snapshot() { # a copy of the sources, without the browser client: what is edited meanwhile makes no mixture
    rm -rf "$1"
    mkdir -p "$1"
    tar -cf - --exclude=__pycache__ --exclude=src/starhold/server/static src pyproject.toml README.md LICENSE tools/compile.py |
        tar -xf - -C "$1"
}

make_wheel() { # mode; the wheel is there whole or not at all
    local tree=$PWD/build/tree-$1 log=$PWD/build/$1.log enable=0
    snapshot "$tree" || return
    sources=$(sources_in "$tree")
    [[ $1 == interpreted ]] || enable=1
    # Without build isolation: hatchling, mypyc and setuptools are the locked ones.
    (cd "$tree" && PATH="$venv/bin:$PATH" HATCH_BUILD_HOOKS_ENABLE=$enable STARHOLD_OBJECTS=$objects \
        "$venv/bin/python" -m hatchling build --target wheel --directory "$tree/wheel") >"$log" 2>&1 || return
    rm -rf "${wheels:?}/$1-$sources"
    mv "$tree/wheel" "$wheels/$1-$sources" || return
    rm -rf "$tree"
}

# -- starhold in .venv

new_engine=$venv/engines/.new

same_sources() { find "$venv/engines" -maxdepth 1 -name "$1-$sources-*" 2>/dev/null | head -1; }

prepare_engine() { # kind: compiled or interpreted, which are wheels; or sources: a mere copy, which needs no tool
    rm -rf "$new_engine"
    [[ -z "$(same_sources "$1")" ]] || return 0
    mkdir -p "$new_engine"
    if [[ $1 == sources ]]; then
        snapshot "$new_engine/.copy"
        sources=$(sources_in "$new_engine/.copy")
        mv "$new_engine/.copy/src/starhold" "$new_engine/"
        rm -rf "$new_engine/.copy"
    else
        "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --no-index --target "$new_engine" \
            "$wheels/$1-$sources"/*.whl
    fi
    # Whether all is there shows only away from the sources. It leaves the byte code of all that a server loads.
    (cd / && "$venv/bin/python" -I -c '
import sys
sys.path.insert(0, sys.argv[1])
import starhold.cli, starhold.server.app, uvicorn
starhold.all_games()
found = "compiled" if starhold.compiled() else "interpreted"
if found != sys.argv[2]:
    sys.exit(f"setup: starhold is installed {found}, not {sys.argv[2]}")' "$new_engine" "${1/sources/interpreted}")
}

use_engine() { # the kind that was prepared, with the browser client that there is now
    local client engine file
    client=$({ cat build/client 2>/dev/null || true; } | sha256sum | cut -c1-16) # none: there is no Node here
    engine=$venv/engines/$1-$sources-$client
    if [[ ! -d "$engine" ]]; then
        [[ -d "$new_engine" ]] || cp -R "$(same_sources "$1")" "$new_engine"
        rm -rf "$new_engine/starhold/server/static"
        [[ ! -d src/starhold/server/static ]] || cp -R src/starhold/server/static "$new_engine/starhold/server/"
        mv "$new_engine" "$engine"
    fi
    if [[ "$(cat "$venv/engine" 2>/dev/null)" != "$engine" ]]; then
        file=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/starhold.pth
        printf '%s\n' "$engine" >"$file.new"
        mv -f "$file.new" "$file"
        [[ ! -f "$engine/bin/starhold" ]] || cp "$engine/bin/starhold" "$venv/bin/starhold"
        forget_engines "$engine" "$(cat "$venv/engine" 2>/dev/null)"
        printf '%s\n' "$engine" >"$venv/engine"
    fi
    printf '%s\n' "${1/sources/interpreted}" >"$venv/mode"
}

forget_engines() { # all but the two that are named and those in use (tools/play.sh holds a lock on its own)
    local old
    for old in "$venv/engines"/*-*; do
        [[ "$old" == "$1" || "$old" == "$2" ]] || ! flock_ 7 "EX | fcntl.LOCK_NB" 7<"$old" || rm -rf "$old"
    done
    for old in "$wheels"/*; do
        [[ "$old" == *-$sources ]] || rm -rf "$old"
    done
}

# -- the three of them

start_client() { # the browser client, at the same time as the packages: most of both is waiting for the network
    set -m # in a process group of its own, so that it can be ended with all it has started
    tools/client.sh "$1" </dev/null &
    client_build=$!
    set +m
    trap 'kill -- -$client_build 2>/dev/null || true' EXIT
}
finish_client() {
    wait "$client_build" || exit 2
    trap - EXIT
}

play() {
    hold 8 "another set-up"
    start_client play
    packages run
    choose_mode
    sources=$(sources_in .)
    local kind=sources
    [[ ! -d "$wheels/$mode-$sources" ]] || kind=$mode
    prepare_engine "$kind"
    finish_client
    use_engine "$kind"
    rm -f build/beside
    if [[ $mode == interpreted ]]; then
        say "$why: starhold runs interpreted. Everything works, slower."
    elif [[ $kind != compiled ]]; then
        [[ ! -f build/failed ]] || say "$(sed -n 2p build/failed)"
        # What could not be compiled is not tried at every start; make setup tries again.
        [[ "$(sed -n 1p build/failed 2>/dev/null)" == "$sources" ]] || printf '%s\n' "$sources" >build/beside
    fi
    release 8
}

beside() { # all it says goes to build/beside.log
    follow "$1"
    hold 8 "another set-up"
    trap '' TERM # a package must not be left half installed
    packages build || failed - "the tools to compile the engine with could not be installed (build/beside.log): it runs interpreted"
    trap - TERM
    release 8
    hold 9 "another build"
    choose_mode
    sources=$(sources_in .)
    [[ $mode == compiled && ! -d "$wheels/compiled-$sources" ]] || exit 0
    make_wheel compiled || failed "$sources" "the engine could not be compiled (build/compiled.log says why): it runs interpreted"
    rm -f build/failed
}

follow() { # ends this and all it has started when that process has ended
    (
        trap '' TERM
        exec 8>&- 9>&-
        while kill -0 "$1" 2>/dev/null; do sleep 1; done
        while kill -0 "$$" 2>/dev/null; do kill -- "-$$"; sleep 1; done
    ) 2>/dev/null &
    trap "kill -9 $! 2>/dev/null || true" EXIT
}

failed() { # sources, or - if it is to be tried again; the line for the next start
    printf '%s\n%s\n' "$1" "$2" >build/failed
    exit 1
}

all() {
    hold 8 "another set-up"
    start_client all
    packages all
    choose_mode
    finish_client
    release 8
    hold 9 "the compiler, which is at work in the background"
    sources=$(sources_in .)
    if [[ ! -d "$wheels/$mode-$sources" ]]; then
        [[ $mode == interpreted ]] || say "compiling the engine"
        make_wheel "$mode" || {
            cat "build/$mode.log" >&2
            fail "the build failed"
        }
        rm -f build/failed build/beside
    fi
    release 9
    hold 8 "another set-up"
    prepare_engine "$mode"
    use_engine "$mode"
    release 8
    [[ $mode == compiled ]] || say "$why: starhold is installed interpreted. Everything works, slower."
}

find src \( -name '*.so' -o -name '*.pyd' \) -delete # a stray build in place would pass for the interpreted one
case $for_what in
all) all ;;
play) play ;;
beside) beside "$2" ;;
*) fail "$for_what is neither play nor beside" ;;
esac
