#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests: the machine's own, or Debian's package where we are root.
# Prints the path of it on standard output; where there is none it says in one line why, and exits with 1.
#
#   STARHOLD_CHROMIUM=/path/to/chromium    another one
set -euo pipefail
say() { printf 'browser: %s\n' "$*" >&2; }

find_one() {
    local name
    for name in ${STARHOLD_CHROMIUM:+"$STARHOLD_CHROMIUM"} /usr/bin/chromium chromium chromium-browser google-chrome; do
        command -v "$name" && return 0
    done
    return 1
}

find_one && exit 0
if ! command -v apt-get >/dev/null; then
    say "there is no Chromium and no apt-get to install it with; the browser tests need one (STARHOLD_CHROMIUM=PATH)"
    exit 1
fi
if [[ $(id -u) != 0 ]]; then
    say "there is no Chromium, and only root can install it: run \"sudo apt-get install chromium\" once"
    exit 1
fi
say "installing Debian's chromium (once, about a minute)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
wait_for_others=(-o DPkg::Lock::Timeout=300)
if ! { apt-get "${wait_for_others[@]}" update &&
    apt-get "${wait_for_others[@]}" install --yes --no-install-recommends chromium; } >"$log" 2>&1; then
    tail -5 "$log" >&2
    say "apt-get could not install chromium (its last lines are above)"
    exit 1
fi
find_one || { say "apt-get installed chromium, but there is no such program"; exit 1; }
