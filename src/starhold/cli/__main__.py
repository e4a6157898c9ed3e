"""`python -m starhold.cli`: the command line without the installed script."""

from starhold.cli import main

main()
