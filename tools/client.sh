#!/usr/bin/env bash
# Builds the browser client of web/ into src/starhold/server/static, where the server looks for it. Run again it does
# only what has changed: what is built carries the hash of all it was made of, so old pages are never served.
# Where there is no Node it says so in one line: all else works without.
#
#   tools/client.sh          with all tools of web/, those for tests too
#   tools/client.sh play     with no more tools than building it needs
#
#   STARHOLD_NO_CLIENT=1     leave the browser client out
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

static=$PWD/src/starhold/server/static
log=$PWD/build/client.log
say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 2; }
without() {
    rm -rf "$static" web/dist build/client
    say "$*: the browser client was not built. The server, the terminal and all else work."
    exit 0
}

mkdir -p build
[[ -z "${STARHOLD_NO_CLIENT:-}" || "$STARHOLD_NO_CLIENT" == 0 ]] || without "STARHOLD_NO_CLIENT is set"
command -v node >/dev/null && command -v npm >/dev/null || without "there is no Node with npm here"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
    without "Node $(node --version) is not the 20.19 or 22.12 or later that is needed"

# -- the tools of the client, as the lock file says

packages="$(node --version) $(cat web/package.json web/package-lock.json | sha256sum)"
omit=
[[ "${1:-all}" != play ]] || omit=--omit=dev
there=$(cat web/node_modules/.starhold 2>/dev/null || true)
if [[ "$there" != "$packages" && "$there${1:-all}" != "$packages playplay" ]]; then
    say "installing the tools of the browser client"
    (cd web && npm ci $omit --no-audit --no-fund --loglevel=error) >"$log" 2>&1 || {
        tail -20 "$log" >&2
        fail "npm ci failed (STARHOLD_NO_CLIENT=1 does without the browser client)"
    }
    printf '%s\n' "$packages${omit:+ play}" >web/node_modules/.starhold
fi

# -- the client

sources="$packages $(find web \( -name node_modules -o -name dist \) -prune -o -type f -print0 | LC_ALL=C sort -z |
    xargs -0 sha256sum | sha256sum)"
if [[ ! -f "$static/index.html" || "$(cat build/client 2>/dev/null)" != "$sources" ]]; then
    say "building the browser client"
    rm -rf "$static" web/dist build/client
    (cd web && npm run build) >"$log" 2>&1 || {
        tail -40 "$log" >&2
        fail "the browser client could not be built"
    }
    [[ -f web/dist/index.html ]] || fail "the build of the browser client left no index.html"
    cp -R web/dist "$static"
    printf '%s\n' "$sources" >build/client
fi
