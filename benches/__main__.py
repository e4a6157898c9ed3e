"""`python -m benches`: everything that is measured, in one run; `--help` lists what can be left out."""

from __future__ import annotations

import sys

from starhold.cli import run

if __name__ == "__main__":
    sys.exit(run(["bench", *sys.argv[1:]]))
