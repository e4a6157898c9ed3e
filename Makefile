# `make play` and `make test` do everything on a fresh clone; `make` alone lists the targets.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
.PHONY: help setup play terminal dev test test-server mutants bench leaderboard docs shots paint format lock clean

bin := .venv/bin
# The server and the browser are tested once, against the build that is installed (make test-server).
engine := --ignore=tests/server --ignore=tests/web
# The rulings of each game, its lessons, the coach, the environments, the commands, training, data sets, work on a cluster
# and the pages are tested once, on the compiled build where there is one; the kernel, the contract of all games, their
# words, the records and the first of the commands (tests/cli/test_commands.py), on both.
once = $$([[ "$$(cat .venv/mode)" != compiled ]] || printf -- '--ignore=%s ' tests/games tests/learn tests/envs \
	tests/coach tests/teach tests/arena/test_ray.py tests/test_docs_run.py tests/test_site.py tests/test_mutants.py \
	$$(ls tests/cli/test_*.py | grep -v /test_commands.py))

# `make test ARGS="-k settle"` may leave one of the runs without a test: pytest's exit code 5, no failure then.
found := || [[ $$? == 5 && -n "$(ARGS)" ]]
# What cannot be run here is said, and is a failure where STARHOLD_ALL is set, as in .ci/run.
leave_out = { echo "left out: $(1)"; [[ -z "$${STARHOLD_ALL:-}" ]]; }

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

setup: ## .venv with the compiled package, the browser client and all tools; quick when nothing has changed
	@tools/setup.sh

play: ## the table in the browser, with friends or bots (ARGS="--port 8080 --database sqlite:///games.db")
	@exec tools/play.sh serve --open $(ARGS)

terminal: ## a game of Race against a bot, in the terminal (ARGS="--seats me,greedy --lang cs")
	@exec tools/play.sh play race $(ARGS)

dev: setup ## the server and a client that reloads itself while web/ is edited
	@trap 'kill $$server' EXIT; PYTHONPATH=src $(bin)/python -m starhold.cli serve $(ARGS) & server=$$!; cd web && npm run dev

test: setup ## lint, types, and all tests: client, engine interpreted and compiled, server, browser (ARGS="-k settle")
	$(bin)/ruff format --check
	$(bin)/ruff check
	$(bin)/mypy
	@echo "== tests, client"
	@if [[ -f build/client ]]; then set -x; cd web; \
		npm run --silent types -- --check; npm run --silent check; npm run --silent size; npm test --silent; \
	else $(call leave_out,the browser client was not built); fi
	@echo "== tests, interpreted"
	STARHOLD_EXPECT=interpreted PYTHONPATH=src $(bin)/python -m pytest -n auto --dist worksteal $(engine) $(once) $(ARGS) $(found)
	@echo "== tests, compiled"
	@if [[ "$$(cat .venv/mode)" == compiled ]]; then set -x; \
		STARHOLD_EXPECT=compiled env -u PYTHONPATH $(bin)/python -m pytest -n auto --dist worksteal $(engine) $(ARGS) $(found); \
	else $(call leave_out,there is no compiled build here (no C compiler, or STARHOLD_NO_COMPILE is set)); fi
	@$(MAKE) test-server

test-server: setup ## the tests of the server, of its faults, and whole games in Chromium (ARGS="-k restart")
	@echo "== tests, server"
	@tools/program.sh nginx >/dev/null || $(call leave_out,there is no nginx)
	@tools/program.sh systemd >/dev/null || $(call leave_out,there is no systemd)
	env -u PYTHONPATH $(bin)/python -m pytest -n 2 --dist worksteal -m "not browser" tests/server tests/web $(ARGS) $(found)
	@echo "== tests, in the browser"
	@if [[ ! -f build/client ]]; then $(call leave_out,the browser client was not built); \
	elif ! browser=$$(tools/program.sh chromium); then $(call leave_out,there is no Chromium); \
	else set -x; STARHOLD_CHROMIUM=$$browser env -u PYTHONPATH $(bin)/python -m pytest -n 2 --dist worksteal -m browser $(ARGS) $(found); fi

mutants: setup ## 200 small wrongs put into a copy of the code: how many the tests notice, and which they do not (ARGS="--seed 2")
	@$(bin)/python tools/mutants.py $(ARGS)

bench: setup ## the speed of the engine, compiled and interpreted side by side, and of a peer
	@$(bin)/python -m benches $(ARGS)

leaderboard: setup ## all bots in all games, with intervals and costs: docs/leaderboard.md; goes on after any stop (ARGS="--games 20"; ARGS=--docs)
	@$(bin)/starhold leaderboard --workers $$(nproc) $(ARGS)

docs: setup ## the documentation site, for a browser or any web server: build/site
	@NO_MKDOCS_2_WARNING=1 $(bin)/python -m mkdocs build --quiet $(ARGS)
	@echo "build/site/index.html"

shots: setup ## pictures of real tables, for the README: docs/pictures (ARGS="race home"; ARGS=--every: each screen in three sizes)
	@browser=$$(tools/program.sh chromium) && STARHOLD_CHROMIUM=$$browser env -u PYTHONPATH $(bin)/python tools/shots.py $(ARGS)

paint: setup ## how soon the table answers a click and how smoothly it moves, in Chromium (ARGS="race")
	@browser=$$(tools/program.sh chromium) && STARHOLD_CHROMIUM=$$browser env -u PYTHONPATH $(bin)/python tools/paint.py $(ARGS)

format: setup ## lay out the sources and mend what the linters can mend
	$(bin)/ruff format
	$(bin)/ruff check --fix
	@[[ ! -d web/node_modules ]] || { set -x; cd web; npm run --silent format; }

lock: setup ## write requirements.lock anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(bin)/uv pip compile --quiet pyproject.toml --all-extras --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --custom-compile-command "make lock" $(UPGRADE) --output-file requirements.lock

clean: ## remove .venv and everything built
	rm -rf .venv build dist .bench .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/dist web/node_modules src/starhold/server/static
	find src tests benches -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
