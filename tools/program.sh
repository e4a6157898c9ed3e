#!/usr/bin/env bash
# Sees to it that there is a program the tests need: the machine's own, or Debian's package where we are root.
# Prints its path on standard output; where there is none it says in one line why, and exits with 1.
#
#   tools/program.sh chromium|nginx|systemd
#   STARHOLD_CHROMIUM=/path/to/chromium, STARHOLD_NGINX=/path/to/nginx    another one
set -euo pipefail
wanted=${1:-}
say() { printf '%s: %s\n' "$wanted" "$*" >&2; }

case $wanted in
    chromium)
        package=chromium needed_by="the browser tests"
        names=(${STARHOLD_CHROMIUM:+"$STARHOLD_CHROMIUM"} /usr/bin/chromium chromium chromium-browser google-chrome)
        ;;
    nginx)
        package=nginx-light needed_by="the test of the proxy"
        names=(${STARHOLD_NGINX:+"$STARHOLD_NGINX"} nginx /usr/sbin/nginx)
        ;;
    systemd)
        package=systemd needed_by="the test of the service"
        names=(systemd-analyze)
        ;;
    *)
        printf 'program.sh: "%s" is none of chromium, nginx, systemd\n' "$wanted" >&2
        exit 2
        ;;
esac

find_one() {
    local name
    for name in "${names[@]}"; do
        command -v "$name" && return 0
    done
    return 1
}

find_one && exit 0
if ! command -v apt-get >/dev/null; then
    say "there is none, and no apt-get to install it with; $needed_by needs it"
    exit 1
fi
if [[ $(id -u) != 0 ]]; then
    say "there is none, and only root can install it: run \"sudo apt-get install $package\" once"
    exit 1
fi
say "installing Debian's $package (once); it is not started"
log=$(mktemp)
# What a package would start is left stopped: the tests start their own.
policy=/usr/sbin/policy-rc.d
ours=
if [[ ! -e $policy ]]; then
    ours=1
    printf '#!/bin/sh\nexit 101\n' >$policy
    chmod +x $policy
fi
trap 'rm -f "$log"; [[ -z $ours ]] || rm -f $policy' EXIT
export DEBIAN_FRONTEND=noninteractive
wait_for_others=(-o DPkg::Lock::Timeout=300)
if ! { apt-get "${wait_for_others[@]}" update &&
    apt-get "${wait_for_others[@]}" install --yes --no-install-recommends "$package"; } >"$log" 2>&1; then
    tail -5 "$log" >&2
    say "apt-get could not install $package (its last lines are above)"
    exit 1
fi
find_one || { say "apt-get installed $package, but there is no such program"; exit 1; }
