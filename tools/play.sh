#!/usr/bin/env bash
# Plays: sets up what a game needs (tools/setup.sh play), then becomes the starhold command with these arguments.
# Where the compiled engine is not there yet, it is built meanwhile at low priority, for the next start; that ends with
# the game, and goes on with the next one from where it was.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools/setup.sh play

if [[ -f build/beside ]]; then
    export STARHOLD_COMPILING=1
    set -m # a process group of its own: Ctrl+C is for the game
    nice -n 19 tools/setup.sh beside $$ </dev/null >build/beside.log 2>&1 &
    set +m
fi

# This very engine, for this process and all it starts, whatever is installed meanwhile; the lock keeps it from being
# tidied away.
engine=$(cat .venv/engine)
exec 7<"$engine"
.venv/bin/python -c 'import fcntl; fcntl.flock(7, fcntl.LOCK_SH)'
PYTHONPATH=$engine exec .venv/bin/python -m starhold.cli "$@"
